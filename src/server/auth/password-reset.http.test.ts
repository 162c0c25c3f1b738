import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, signUp } from '../testing/http-client.ts';
import { mailedResetToken } from '../testing/outbox.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ REGISTRATIONS_PER_HOUR: '1000' });
});
afterAll(() => server.close());

test('a forgotten password is reset by the mailed link, once, and every older token dies', async () => {
  const { username, token, client } = await signUp(server);
  const email = `${username}@example.com`;
  const sentence = 'If an account with that email exists, a password reset link has been sent.';
  const anonymous = httpClient(server);
  for (const address of [email, 'nobody@example.com']) {
    const answer = await anonymous.json('POST', '/api/auth/request-reset', { email: address });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: sentence } });
  }
  const reset = await mailedResetToken(server.dataDir, email);
  expect((await anonymous.json('POST', `/api/auth/validate-token?token=${reset}`)).body).toEqual({ valid: true });
  expect((await anonymous.json('POST', '/api/auth/validate-token?token=other')).body).toEqual({ valid: false });
  for (const [password, detail] of [
    ['Short1', 'Password must be at least 8 characters long'],
    ['alllower1', 'Password must contain at least one uppercase letter'],
    ['ALLUPPER1', 'Password must contain at least one lowercase letter'],
    ['NoDigitsHere', 'Password must contain at least one number'],
  ]) {
    const answer = await anonymous.json('POST', '/api/auth/confirm-reset', { token: reset, new_password: password });
    expect(answer).toMatchObject({ status: 422, body: { detail } });
  }
  const fields = { token: reset, new_password: 'Better-pass1' };
  expect((await anonymous.json('POST', '/api/auth/confirm-reset', fields)).status).toBe(200);
  expect(await anonymous.json('POST', '/api/auth/confirm-reset', fields)).toMatchObject({
    status: 422,
    body: { detail: 'Invalid or expired reset token' },
  });
  expect((await httpClient(server, token).get('/users/me')).status).toBe(401);
  expect((await client.form('/simple-token', { username, password: 'secret1' })).status).toBe(401);
  expect((await client.form('/simple-token', { username: email.toUpperCase(), password: 'Better-pass1' })).status).toBe(
    200,
  );
});

test('a reset link dies after an hour, and the fourth request within one is refused', async () => {
  const { username } = await signUp(server);
  const email = `${username}@example.com`;
  const anonymous = httpClient(server);
  await anonymous.json('POST', '/api/auth/request-reset', { email });
  const reset = await mailedResetToken(server.dataDir, email);
  server.clock.aheadMs = 61 * 60_000;
  expect((await anonymous.json('POST', `/api/auth/validate-token?token=${reset}`)).body).toEqual({ valid: false });
  server.clock.aheadMs = 0;
  for (let request = 2; request <= 3; request += 1) {
    expect((await anonymous.json('POST', '/api/auth/request-reset', { email })).status).toBe(200);
  }
  const fourth = await anonymous.json('POST', '/api/auth/request-reset', { email });
  expect(fourth.status).toBe(429);
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await anonymous.json('POST', '/api/auth/request-reset', { email: ' ' })).toMatchObject({
    status: 422,
    body: { detail: 'Please enter your email address' },
  });
});
