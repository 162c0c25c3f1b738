import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Reply, webhookReceiver } from '../testing/webhook-receiver.ts';
import { callAddress } from './call-address.ts';

let receiver: Awaited<ReturnType<typeof webhookReceiver>>;
let reply: Reply;
beforeAll(async () => {
  receiver = await webhookReceiver(() => reply);
});
afterAll(() => receiver.close());

const LOOPBACK = { address: '127.0.0.1', family: 4 };
const call = (path: string, options: Partial<Parameters<typeof callAddress>[0]> = {}) =>
  callAddress({
    url: `${receiver.url}${path}`,
    headers: { 'content-type': 'application/json' },
    body: '{"ü":1}',
    allowPrivate: true,
    timeoutMs: 60_000,
    ...options,
  });
const paths = () => receiver.received.map(({ path }) => path);

test('what is sent arrives as it was, and the beginning of the answer is kept', async () => {
  reply = { status: 200, body: `\0${'x'.repeat(100_000)}` };
  const { status, answer, error } = await call('/sent');
  expect([status, error, answer]).toEqual([200, null, `\ufffd${'x'.repeat(3_999)}`]);
  expect(receiver.received.at(-1)).toMatchObject({ path: '/sent', body: '{"ü":1}' });
});

test('a redirect is not followed, wherever it leads', async () => {
  reply = { status: 307, headers: { location: `${receiver.url}/inside` } };
  expect(await call('/outside')).toMatchObject({
    status: 307,
    error: 'The answer was a redirect (307), which is not followed.',
  });
  expect(paths()).not.toContain('/inside');
});

test('a name that has changed to a private address since it was checked is not called', async () => {
  reply = { status: 200 };
  const url = `http://hooks.example:${receiver.port}/rebound`;
  const resolve = async () => [LOOPBACK];
  expect(await call('', { url, resolve, allowPrivate: false })).toMatchObject({
    status: null,
    error: "'hooks.example' leads to 127.0.0.1, a private or loopback address. This server only calls public ones.",
  });
  expect(await call('/literal', { allowPrivate: false })).toMatchObject({
    status: null,
    error: "'127.0.0.1' is a private or loopback address. This server only calls public ones.",
  });
  expect(paths()).not.toContain('/rebound');
  expect(paths()).not.toContain('/literal');
});

test('a name is looked up once, and the connection goes to the address that was checked', async () => {
  reply = { status: 200 };
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [LOOPBACK];
  };
  const url = `http://hooks.example:${receiver.port}/pinned`;
  expect((await call('', { url, resolve })).status).toBe(200);
  expect(asked).toBe(1);
  expect(receiver.received.at(-1)?.headers.host).toBe(`hooks.example:${receiver.port}`);
});

test('no answer is said in a sentence: too late, refused, a name that is none', async () => {
  reply = 'hang';
  expect(await call('/hang', { timeoutMs: 200 })).toMatchObject({
    timedOut: true,
    error: 'There was no answer within 0.2 seconds.',
  });
  const gone = await webhookReceiver();
  await gone.close();
  expect(await call('', { url: gone.url })).toMatchObject({ timedOut: false, error: 'The connection was refused.' });
  const resolve = async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
  expect(await call('', { url: 'https://nowhere.example/', resolve })).toMatchObject({
    status: null,
    error: 'The name in the address was not found.',
  });
  reply = { status: 500, body: 'oh' };
  expect(await call('/500')).toMatchObject({ status: 500, answer: 'oh', error: 'The answer was 500.' });
});

test('an answer that wants to speak another protocol is an answer, no wait for ever', async () => {
  const upgrading = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(upgrading, 'listening');
  const { port } = upgrading.address() as AddressInfo;
  expect(await call('', { url: `http://127.0.0.1:${port}/` })).toEqual({
    status: 101,
    answer: '',
    error: 'The answer was 101.',
    timedOut: false,
  });
  upgrading.close();
  await once(upgrading, 'close');
});
