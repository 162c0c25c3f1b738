import type pg from 'pg';
import { CHANGES, listenerList, type MessageChannel } from './message-channel.ts';

/** The channel of the embedded database: there is no other process, but the database tells of changes all the same. */
export async function embeddedChannel(pool: pg.Pool): Promise<MessageChannel> {
  const changes = listenerList<[string]>();
  const follow = (client: pg.PoolClient) => {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANGES) changes.call(payload);
    });
  };
  // The backend may be a new one, after a full disk, that does not listen yet.
  const listen = (client: pg.PoolClient) => {
    follow(client);
    client.query(`listen ${CHANGES}`).catch(() => {});
  };
  pool.on('connect', listen);
  const client = await pool.connect();
  try {
    // The pool made its client before anybody listened to it, or makes it now; the next ones come with 'connect'.
    if (client.listenerCount('notification') === 0) follow(client);
    await client.query(`listen ${CHANGES}`);
  } finally {
    client.release();
  }
  return {
    send() {},
    onMessage() {},
    onChange: changes.add,
    onGap() {},
    close: async () => {
      pool.off('connect', listen);
    },
  };
}
