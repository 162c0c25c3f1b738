import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../db/schema.ts';
import { createLog } from '../log.ts';
import { httpClient, signUp, uniqueName } from '../testing/http-client.ts';
import { mailedResetToken, mailWritten } from '../testing/outbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

const lines: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000', TRUST_PROXY: '127.0.0.1' }, { log });
});
afterAll(() => server.close());

/** Calls as from `address`, which a trusted proxy forwards. */
function from(address: string) {
  const headers = { 'x-forwarded-for': address };
  const call = (path: string, body: BodyInit, type = 'application/x-www-form-urlencoded') =>
    httpClient(server).call('POST', path, { body, headers: { ...headers, 'content-type': type } });
  return {
    login: (username: string, password: string) =>
      call('/simple-token', `${new URLSearchParams({ username, password })}`),
    register: (fields: Record<string, string>) => call('/api/auth/register', `${new URLSearchParams(fields)}`),
    json: (path: string, body: unknown) => call(path, JSON.stringify(body), 'application/json'),
  };
}

let block = 0;
/** Addresses of a block of their own for each test, so that none meets another's limits. */
const addresses = () => {
  block += 1;
  return (n: number) => `10.${block}.${Math.floor(n / 200)}.${(n % 200) + 1}`;
};
const rows = () => server.server.deps.db.$count(attempts);

test('names of any length are refused before anything is written, and never answer 500', async () => {
  const at = from(addresses()(1));
  const before = await rows();
  for (const length of [321, 3_000, 15_000]) {
    const name = Array.from({ length }, (_, n) => String.fromCharCode(97 + ((n * 7919) % 26))).join('');
    expect(await at.login(name, 'secret1')).toMatchObject({ status: 401, body: { detail: 'Invalid credentials' } });
    expect((await at.json('/api/auth/request-reset', { email: `${name}@x.yz` })).status).toBe(422);
    expect((await at.register({ username: name, email: 'a@b.cd', password: 'secret1' })).status).toBe(422);
    expect((await at.register({ username: 'a', email: `${name}@b.cd`, password: 'secret1' })).status).toBe(422);
  }
  expect((await at.json('/api/auth/request-reset', { email: 'x'.repeat(800_000) })).status).toBe(413);
  expect((await at.login('x'.repeat(800_000), 'secret1')).status).toBe(413);
  expect(await rows()).toBe(before);
});

test('a name that folds to more than an index can hold is refused', async () => {
  // Each of these becomes eighteen characters.
  const username = '\uFDFA'.repeat(99);
  expect(
    await from(addresses()(1)).register({ username, email: 'ligature@example.com', password: 'secret1' }),
  ).toMatchObject({
    status: 422,
    body: { detail: 'Username must be at most 100 characters' },
  });
});

test('what is stored of an attempt is a hash of one length, and nothing where a limit is reached', async () => {
  const at = from(addresses()(1));
  for (let n = 0; n < 10; n += 1) await at.login('flooded', 'wrong-1');
  const before = await rows();
  for (let n = 0; n < 5; n += 1) expect((await at.login('flooded', 'wrong-1')).status).toBe(429);
  expect(await rows()).toBe(before);
  for (const { key } of await server.server.deps.db.select().from(attempts)) expect(key).toMatch(/^[0-9a-f]{64}$/);
});

test('a forwarded address of any length is one address, and no fault', async () => {
  expect((await from('x'.repeat(8_000)).login('nobody-here', 'wrong-1')).status).toBe(401);
});

test.each([
  ['owner＠example.org', "Usernames cannot contain '@'"],
  ['line\nbreak', 'Usernames cannot contain invisible characters'],
  ['zero\u200bwidth', 'Usernames cannot contain invisible characters'],
  ['turned\u202eround', 'Usernames cannot contain invisible characters'],
  ['\u3164', 'Usernames cannot contain invisible characters'],
  ['filler\uffa0', 'Usernames cannot contain invisible characters'],
])('the user name %j is refused', async (username, detail) => {
  const form = { username, email: `${uniqueName()}@example.org`, password: 'secret1' };
  expect(await from(addresses()(1)).register(form)).toMatchObject({ status: 422, body: { detail } });
});

test.each(['a,b@x.yz', 'a;b@x.yz', 'Ada <a@x.yz>', 'a(b)@x.yz', '"a"@x.yz', 'a\u200b@x.yz', 'a，b@x.yz'])(
  '%j is no e-mail address',
  async (email) => {
    const form = { username: uniqueName(), email, password: 'secret1' };
    expect(await from(addresses()(1)).register(form)).toMatchObject({
      status: 422,
      body: { detail: 'Please enter a valid email address' },
    });
  },
);

test('an account whose name looks like an address of somebody else does not lock them out', async () => {
  const { db } = server.server.deps;
  const { username: squatter } = await signUp(server);
  const { username: owner } = await signUp(server);
  // As one could be registered before names were looked at folded.
  await db.execute(sql`update users set username_key = ${`${owner}@example.com`} where username = ${squatter}`);
  expect((await from(addresses()(1)).login(`${owner}@EXAMPLE.com`, 'secret1')).status).toBe(200);
});

test('name and e-mail of one account count together, ten failures for one address', async () => {
  const { username } = await signUp(server);
  const at = from(addresses()(1));
  for (let n = 0; n < 10; n += 1) {
    const login = n % 2 === 0 ? username : `${username.toUpperCase()}@example.com`;
    expect((await at.login(login, 'wrong-1')).status).toBe(401);
  }
  for (const login of [username, `${username}@example.com`])
    expect((await at.login(login, 'secret1')).status).toBe(429);
});

test('all addresses of an IPv6 network of one customer count as one', async () => {
  const { username } = await signUp(server);
  for (let n = 0; n < 10; n += 1)
    expect((await from(`2001:db8:7:7::${n + 1}`).login(username, 'wrong-1')).status).toBe(401);
  expect((await from('2001:db8:7:7:ffff::1').login(username, 'secret1')).status).toBe(429);
  expect((await from('2001:db8:7:8::1').login(username, 'secret1')).status).toBe(200);
});

test('after a hundred failures from anywhere an account is closed to strangers, and open to its owner', {
  timeout: 120_000,
}, async () => {
  const { username } = await signUp(server);
  const address = addresses();
  const home = from(address(1));
  expect((await home.login(username, 'secret1')).status).toBe(200);
  const answers: number[] = [];
  for (let n = 0; n < 100; n += 1) answers.push((await from(address(10 + n)).login(username, `wrong-${n}`)).status);
  expect(new Set(answers)).toEqual(new Set([401]));
  const refused = await from(address(150)).login(username, 'secret1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await home.login(username, 'secret1')).status).toBe(200);

  // Away from home the owner comes in by the mail.
  const away = from(address(151));
  const email = `${username}@example.com`;
  expect((await away.json('/api/auth/request-reset', { email })).status).toBe(200);
  const token = await mailedResetToken(server.dataDir, email);
  expect((await away.json('/api/auth/confirm-reset', { token, new_password: 'Better-pass1' })).status).toBe(200);
  expect((await away.login(username, 'Better-pass1')).status).toBe(200);
  expect((await from(address(152)).login(username, 'Better-pass1')).status).toBe(429);
});

test('a hundred reset requests from one address in an hour are enough', { timeout: 120_000 }, async () => {
  const at = from(addresses()(1));
  for (let n = 0; n < 100; n += 1) {
    expect((await at.json('/api/auth/request-reset', { email: `reset-${n}@example.com` })).status).toBe(200);
  }
  expect((await at.json('/api/auth/request-reset', { email: 'reset-more@example.com' })).status).toBe(429);
});

test('attempts that a clock ahead of time has left do not count', async () => {
  const { username } = await signUp(server);
  const at = from(addresses()(1));
  server.clock.aheadMs = 90 * 86_400_000;
  for (let n = 0; n < 10; n += 1) expect((await at.login(username, 'wrong-1')).status).toBe(401);
  expect((await at.login(username, 'secret1')).status).toBe(429);
  server.clock.aheadMs = 0;
  expect((await at.login(username, 'secret1')).status).toBe(200);
});

test('the most common passwords are refused at registration and at a reset, behind the specified rules', async () => {
  const detail = 'This password is one of the most common ones. Please choose another';
  const at = from(addresses()(1));
  for (const password of ['123456', 'password', 'QWERTY', 'abc123']) {
    const form = { username: uniqueName(), email: `${uniqueName()}@example.com`, password };
    expect(await at.register(form)).toMatchObject({ status: 422, body: { detail, errors: [{ path: 'password' }] } });
  }
  expect((await at.register({ username: '', email: 'x', password: '123456' })).body.detail).toBe(
    'Please fill in all required fields',
  );
  const reset = { token: 'none', new_password: 'Qwerty123' };
  expect(await at.json('/api/auth/confirm-reset', reset)).toMatchObject({ status: 422, body: { detail } });
});

test('a token that opens nothing is refused without the work of hashing a password', async () => {
  const at = from(addresses()(1));
  // The cheapest of ten calls: what else the process does meanwhile only adds.
  const cpu = async (work: () => Promise<unknown>) => {
    const calls: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const begin = process.cpuUsage();
      await work();
      calls.push(process.cpuUsage(begin).user);
    }
    return Math.min(...calls);
  };
  const guess = { token: 'guess', new_password: 'Better-pass1' };
  expect((await at.json('/api/auth/confirm-reset', guess)).status).toBe(422);
  const guessing = await cpu(() => at.json('/api/auth/confirm-reset', guess));
  // The same call, with the hashing of a login of nobody.
  const hashing = await cpu(() => at.login('nobody-hashed', 'Better-pass1'));
  expect(guessing).toBeLessThan(hashing);
});

test('answers about a person are stored by no cache', async () => {
  const { client } = await signUp(server);
  for (const path of ['/users/me', '/api/documents', '/api/documents/stats', '/api/subscription/status']) {
    expect((await client.get(path)).headers.get('cache-control')).toBe('no-store');
  }
  expect((await from('10.250.0.1').login('nobody', 'wrong-1')).headers.get('cache-control')).toBe('no-store');
});

test('the security log tells events with the user id, and nothing else of the person', async () => {
  const { username, client, answer } = await signUp(server);
  const user = answer.body.user.id as string;
  const at = from(addresses()(1));
  const email = `${username}@example.com`;
  await at.login(username, 'wrong-1');
  await client.json('POST', '/api/auth/logout');
  await at.json('/api/auth/request-reset', { email });
  const token = await mailedResetToken(server.dataDir, email);
  await at.json('/api/auth/confirm-reset', { token, new_password: 'Better-pass1' });
  await at.json('/api/auth/confirm-reset', { token, new_password: 'Better-pass1' });
  for (let n = 0; n < 10; n += 1) await at.login(username, 'wrong-1');
  await at.login(username, 'wrong-1');
  const noted = lines.filter(({ msg }) => msg === 'security');
  expect(noted.filter((line) => line.user === user).map(({ event }) => event)).toEqual([
    'login.failed',
    'session.ended',
    'reset.requested',
    'reset.completed',
    'sessions.ended',
    ...Array(9).fill('login.failed'),
    'login.refused',
    'login.refused',
  ]);
  expect(noted.at(-1)).toMatchObject({ event: 'login.refused', user });
  expect(noted.some(({ event }) => event === 'reset.refused')).toBe(true);
  for (const line of noted)
    expect(Object.keys(line).toSorted()).toEqual(['event', 'hostname', 'level', 'msg', 'pid', 'time', 'user']);
});

test('a mail goes to one address, whatever is written in it', async () => {
  const { db, mailer } = server.server.deps;
  const { username } = await signUp(server);
  // As one could be registered before such addresses were refused.
  await db.execute(sql`update users set email = 'a,b@x.yz' where username = ${username}`);
  await mailer.send({ to: 'a,b@x.yz', subject: `To one ${username}`, text: 'x', html: 'x' });
  const mail = await mailWritten(server.dataDir, ({ subject }) => subject === `To one ${username}`);
  expect(mail.to?.map(({ address }) => address)).not.toContain('b@x.yz');
});
