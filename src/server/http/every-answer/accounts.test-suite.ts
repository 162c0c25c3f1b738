import { expect } from 'vitest';
import { httpClient, signUp } from '../../testing/http-client.ts';
import { mailedResetToken } from '../../testing/outbox.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { Answering } from './answering.test-suite.ts';

/** Signing up, in and out, resetting a password, writing to us: what goes well and what does not. */
export async function answerAccounts({ server, client, noteAnswers }: Answering): Promise<void> {
  const { username, client: own } = await signUp(server);
  const anyone = httpClient(server);
  await anyone.form('/api/auth/register', { username, email: 'b@example.com', password: 'secret1' });
  await anyone.json('POST', '/api/auth/check-account', { username, email: 'b@example.com' });
  await anyone.json('POST', '/api/auth/check-account', { username: 'free', email: 'free@example.com' });
  await anyone.form('/simple-token', { username, password: 'secret1' });
  await anyone.form('/simple-token', { username, password: 'wrong' });
  await anyone.form('/simple-token', {});
  await own.get('/users/me');
  await anyone.json('POST', '/api/auth/request-reset', { email: `${username}@example.com` });
  await anyone.json('POST', '/api/auth/validate-token?token=x');
  await anyone.json('POST', `/api/auth/validate-token?token=${'x'.repeat(10_000)}&token=y`);
  const token = await mailedResetToken(server.dataDir, `${username}@example.com`);
  expect((await anyone.json('POST', '/api/auth/confirm-reset', { token, new_password: 'Secret12' })).status).toBe(200);
  const tooLong = { username: 'x'.repeat(20_000), email: 'x'.repeat(20_000), token: 'x'.repeat(20_000) };
  for (const path of ['/api/auth/register', '/simple-token']) {
    expect((await anyone.form(path, { ...tooLong, password: 'x' })).status).toBe(413);
  }
  for (const path of ['/api/auth/check-account', '/api/auth/request-reset', '/api/auth/confirm-reset']) {
    expect((await anyone.json('POST', path, tooLong)).status).toBe(413);
  }
  expect((await client.json('POST', '/api/contact', { message: 'x'.repeat(100_000) })).status).toBe(413);
  await client.json('POST', '/api/contact', { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' });
  const other = await signUp(server);
  await other.client.json('POST', '/api/auth/logout');
  const closed = await startTestServer({ REGISTRATION: 'closed' });
  await httpClient(closed).form('/api/auth/register', { username, email: 'b@example.com', password: 'secret1' });
  await httpClient(closed).json('POST', '/api/auth/check-account', { username, email: 'b@example.com' });
  await noteAnswers(closed);
  await closed.close();
}
