import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, signUp } from './testing/http-client.ts';
import { invoicePdf } from './testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
});
afterAll(() => server.close());

test('a clock that jumps ninety days forth and back ends sessions at most: nothing is lost, and all goes on', async () => {
  const { username, client } = await signUp(server);
  const logIn = async () => {
    const answer = await httpClient(server).form('/simple-token', { username, password: 'secret1' });
    expect(answer.status).toBe(200);
    return httpClient(server, answer.body.access_token as string);
  };
  const first = await client.upload(invoicePdf('before the jump'));
  expect(first.status).toBe(200);

  server.clock.aheadMs = 90 * DAY_MS;
  expect((await client.get('/api/documents')).status).toBe(401);
  const ahead = await logIn();
  const second = await ahead.upload(invoicePdf('ninety days ahead'));
  expect(second.status).toBe(200);

  server.clock.aheadMs = -90 * DAY_MS;
  const behind = await logIn();
  const third = await behind.upload(invoicePdf('ninety days behind'));
  expect(third.status).toBe(200);

  server.clock.aheadMs = 0;
  const now = await logIn();
  const listed = (await now.get('/api/documents')).body as unknown as { id: string; status: string }[];
  const ids = [first, second, third].map(({ body }) => body.document_id);
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await now.get('/api/documents/stats')).body).toMatchObject({ total_documents: 3 });
  expect((await now.get('/readyz')).status).toBe(200);
});
