import pg from 'pg';
import type { Logger } from 'pino';
import { CHANGES, listenerList, type MessageChannel } from './message-channel.ts';

const MESSAGES = 'invoscope';
/** PostgreSQL refuses payloads of 8000 bytes and more (NOTIFY). */
const MAX_PAYLOAD_BYTES = 7900;
const RECONNECT_MS = 1000;

/**
 * Messages over LISTEN/NOTIFY. Listening takes a connection of its own, which is opened again whenever it is lost.
 * Resolves when it listens.
 */
export async function postgresChannel(options: {
  connectionString: string;
  pool: pg.Pool;
  log: Logger;
}): Promise<MessageChannel> {
  const { connectionString, pool, log } = options;
  const self = `${process.pid}.${Math.random().toString(36).slice(2)}`;
  const messages = listenerList<[string]>();
  const changes = listenerList<[string]>();
  const gaps = listenerList<[]>();
  let client: pg.Client | null = null;
  let reconnect: NodeJS.Timeout | null = null;
  let closed = false;

  function listenAgain(): void {
    if (closed || reconnect) return;
    reconnect = setTimeout(() => {
      reconnect = null;
      listen()
        .then(() => gaps.call())
        .catch(listenAgain);
    }, RECONNECT_MS);
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true });
    next.on('error', (err) => log.warn({ err }, 'the connection for messages was lost'));
    next.on('end', listenAgain);
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANGES) {
        changes.call(payload);
        return;
      }
      const gap = payload.indexOf(' ');
      if (payload.slice(0, gap) !== self) messages.call(payload.slice(gap + 1));
    });
    await next.connect();
    client = next;
    await next.query(`listen ${MESSAGES}; listen ${CHANGES}`);
  }
  await listen();

  return {
    send(text) {
      const payload = `${self} ${text}`;
      if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) throw new Error('The message is too long for NOTIFY.');
      pool
        .query('select pg_notify($1, $2)', [MESSAGES, payload])
        .catch((err: unknown) => log.warn({ err }, 'a message to other processes was lost'));
    },
    onMessage: messages.add,
    onChange: changes.add,
    onGap: gaps.add,
    async close() {
      closed = true;
      if (reconnect) clearTimeout(reconnect);
      await client?.end();
    },
  };
}
