import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { account } from '../testing/mailbox-client.ts';
import { withMailServer } from './mail-server.ts';
import { MailServerError } from './mail-server-error.ts';

vi.setConfig({ testTimeout: 240_000 });

test('where one address of a mail server cannot be reached, the next is tried', async () => {
  const greeted: string[] = [];
  const standing = createServer((socket) => {
    greeted.push(socket.localAddress ?? '');
    socket.end('* BYE not today\r\n');
  }).listen(0, '127.0.0.1');
  await once(standing, 'listening');
  const { port } = standing.address() as AddressInfo;
  const resolve = async () => ['::1', '127.0.0.1'].map((address) => ({ address, family: address === '::1' ? 6 : 4 }));
  const options = { allowPrivate: true, timeoutMs: 60_000, resolve };
  const connect = withMailServer(
    { ...account({ port }, 'ada'), security: 'none', host: 'mail' },
    options,
    async () => {},
  );
  await expect(connect).rejects.toBeInstanceOf(MailServerError);
  expect(greeted).toEqual(['127.0.0.1']);
  standing.close();
  await once(standing, 'close');
});

test('a mail server that hangs is left when the product ends', async () => {
  const hanging = createServer(() => {}).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const { port } = hanging.address() as AddressInfo;
  const stop = new AbortController();
  hanging.once('connection', () => stop.abort());
  const options = { allowPrivate: true, timeoutMs: 200_000, signal: stop.signal };
  const connect = () =>
    withMailServer({ ...account({ port }, 'ada'), security: 'none' }, options, async () => 'signed in');
  await expect(connect()).rejects.toBeInstanceOf(MailServerError);
  // It was told before it began.
  await expect(connect()).rejects.toBeInstanceOf(MailServerError);
  hanging.close();
  await once(hanging, 'close');
});
