import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../db/schema.ts';
import { type HttpClient, httpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { findSessionUser, openSession } from './sessions.ts';

let server: TestServer;
let anyone: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '12' });
  anyone = httpClient(server);
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;

const login = (username: string, password: string) => anyone.form('/simple-token', { username, password });

test('whoever registers is signed in, and can sign in again by name or e-mail in any case', async () => {
  const answer = await anyone.form('/api/auth/register', {
    username: 'Ada',
    email: 'Ada@Example.com',
    password: 'secret1',
    full_name: 'Ada L.',
    company: ' ',
  });
  expect(answer.status).toBe(201);
  expect(answer.body.user).toMatchObject({
    username: 'Ada',
    email: 'Ada@Example.com',
    full_name: 'Ada L.',
    company: null,
  });
  expect(JSON.stringify(answer.body)).not.toContain('secret1');
  const me = await httpClient(server, answer.body.access_token).get('/users/me');
  expect(me.body).toEqual(answer.body.user);
  for (const name of ['ada', 'ADA@example.COM']) {
    expect((await login(name, 'secret1')).body).toMatchObject({ token_type: 'bearer' });
  }
});

test.each([
  ['username', 'Please fill in all required fields', { username: ' ' }],
  ['password', 'Password must be at least 6 characters', { password: 'short' }],
  ['password', 'Password must be at most 256 characters', { password: 'x'.repeat(257) }],
  ['email', 'Please enter a valid email address', { email: 'nowhere' }],
  ['username', "Usernames cannot contain '@'", { username: 'a@b' }],
  ['username', 'Username must be at most 100 characters', { username: 'x'.repeat(101) }],
  ['email', 'Please enter a valid email address', { email: `${'x'.repeat(320)}@example.com` }],
  ['full_name', 'Full name must be at most 200 characters', { full_name: 'x'.repeat(201) }],
  ['company', 'Company must be at most 200 characters', { company: 'x'.repeat(3000) }],
])('a wrong %s of a registration is refused: %s', async (path, detail, wrong) => {
  const form = { username: 'new', email: 'new@example.com', password: 'secret1', ...wrong };
  const { status, body } = await anyone.form('/api/auth/register', form);
  expect(status).toBe(422);
  expect(body).toMatchObject({ detail, errors: [{ path, message: detail }] });
});

test('a taken name or e-mail is a conflict, whatever its case', async () => {
  await signUp(server, { username: 'taken' });
  const again = (username: string, email: string) =>
    anyone.form('/api/auth/register', { username, email, password: 'secret1' });
  expect(await again('TAKEN', 'else@example.com')).toMatchObject({
    status: 409,
    body: { code: 'auth.username_taken' },
  });
  expect(await again('else', 'Taken@Example.com')).toMatchObject({ status: 409, body: { code: 'auth.email_taken' } });
});

test('a name and an address can be checked before registering, with the same answers and as often', async () => {
  const own = await startTestServer({ REGISTRATIONS_PER_HOUR: '3' });
  const check = (username: string, email: string) =>
    httpClient(own).json('POST', '/api/auth/check-account', { username, email });
  await signUp(own, { username: 'taken' });
  expect((await check('Free', 'free@example.com')).status).toBe(204);
  expect(await check('TAKEN', 'free@example.com')).toMatchObject({
    status: 409,
    body: {
      code: 'auth.username_taken',
      errors: [{ path: 'username', message: 'This username is already taken.' }],
    },
  });
  expect(await check('free', 'Taken@Example.com')).toMatchObject({
    status: 409,
    body: { code: 'auth.email_taken', errors: [{ path: 'email' }] },
  });
  // What cannot be registered at all is told without being counted; the fourth question in an hour is one too many.
  expect(await check('a@b', 'free@example.com')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'username' }] },
  });
  expect(await check('taken', 'free@example.com')).toMatchObject({ status: 429 });
  // Registering is counted by itself: a newcomer who was asked about is not kept out by it.
  expect((await signUp(own, { username: 'newcomer' })).token).toBeTruthy();
  await own.close();
});

test('a wrong password and an unknown name get the same answer', async () => {
  await signUp(server, { username: 'known' });
  const answers = [await login('known', 'wrong-1'), await login('nobody', 'wrong-1')];
  for (const answer of answers) expect(answer).toMatchObject({ status: 401, body: { detail: 'Invalid credentials' } });
  expect((await login('', '')).body.detail).toBe('Please enter username and password');
});

test('logging out ends that session only', async () => {
  const { token: first } = await signUp(server, { username: 'two-sessions' });
  const second = (await login('two-sessions', 'secret1')).body.access_token;
  expect((await httpClient(server, first).json('POST', '/api/auth/logout')).status).toBe(204);
  expect((await httpClient(server, first).get('/users/me')).status).toBe(401);
  expect((await httpClient(server, second).get('/users/me')).status).toBe(200);
});

test('a session lives 30 days from its last use', async () => {
  const { token } = await signUp(server, { username: 'slow' });
  const begin = server.clock.aheadMs;
  const later = (days: number) => {
    server.clock.aheadMs = begin + days * DAY_MS;
  };
  later(29);
  expect((await httpClient(server, token).get('/users/me')).status).toBe(200);
  later(58);
  expect((await httpClient(server, token).get('/users/me')).status).toBe(200);
  later(89);
  expect(await httpClient(server, token).get('/users/me')).toMatchObject({
    status: 401,
    body: { detail: 'Authentication required. Please log in again.', code: 'auth.required' },
  });
});

test('after ten failures even the right password waits, until 15 minutes have passed', async () => {
  await signUp(server, { username: 'guarded' });
  for (let n = 0; n < 10; n += 1) expect((await login('guarded', `wrong-${n}`)).status).toBe(401);
  const refused = await login('guarded', 'secret1');
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  server.clock.aheadMs += 15 * 60_000 + 1000;
  expect((await login('guarded', 'secret1')).status).toBe(200);
});

test('one address can only register so often in an hour', async () => {
  server.clock.aheadMs += 7_200_000;
  for (let n = 0; n < 12; n += 1) await signUp(server, { username: `many-${n}` });
  const form = { username: 'one-more', email: 'one-more@example.com', password: 'secret1' };
  const refused = await anyone.form('/api/auth/register', form);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  server.clock.aheadMs += 3_601_000;
  expect((await anyone.form('/api/auth/register', form)).status).toBe(201);
});

test('a closed installation registers nobody and says so', async () => {
  const closed = await startTestServer({ REGISTRATION: 'closed' });
  const form = { username: 'late', email: 'late@example.com', password: 'secret1' };
  const answer = await httpClient(closed)
    .form('/api/auth/register', form)
    .finally(() => closed.close());
  expect(answer).toMatchObject({ status: 403, body: { detail: 'Registration is closed on this installation.' } });
});

test('whoever signs in at every call keeps the newest hundred sessions; nobody else loses any', async () => {
  const { db, now } = server.server.deps;
  const often = await signUp(server, { username: 'often' });
  const seldom = await signUp(server, { username: 'seldom' });
  const { id } = (await findSessionUser(db, often.token, now()))!;
  for (let second = 1; second <= 100; second += 1) {
    await openSession(db, id, new Date(now().getTime() + second * 1000));
  }
  expect((await httpClient(server, often.token).get('/users/me')).status).toBe(401);
  expect((await httpClient(server, seldom.token).get('/users/me')).status).toBe(200);
  expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(100);
});
