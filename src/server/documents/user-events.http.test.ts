import { afterAll, beforeAll, expect, test } from 'vitest';
import { followEvents } from '../testing/follow-events.ts';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
});
afterAll(() => server.close());

test('an upload, a correction and a deletion are told to every window of their user, and to nobody else', async () => {
  const ada = await signUp(server);
  const bob = await signUp(server);
  const windows = await Promise.all([1, 2].map(() => followEvents(server.url, ada.token)));
  const foreign = await followEvents(server.url, bob.token);

  const { document_id: id } = (await ada.client.upload(invoicePdf('told'))).body;
  for (const window of windows) {
    await window.next(({ status }) => status === 'completed');
    expect(window.seen[0]).toEqual({ document_id: id, status: 'processing' });
    expect(window.seen).toContainEqual({ document_id: id, status: 'processing', progress: 20, stage: 'reading' });
    window.seen.length = 0;
  }

  const { entities } = (await ada.client.get(`/api/documents/${id}/entities`)).body;
  await ada.client.json('PATCH', `/api/documents/${id}/entities/${entities.SELLER_NAME[0].id}`, { value: 'Other Ltd' });
  for (const window of windows) await window.next(({ status }) => status === 'completed');

  await ada.client.delete(`/api/documents/${id}`);
  for (const window of windows) {
    expect(await window.next(({ status }) => status === 'deleted')).toEqual({ document_id: id, status: 'deleted' });
    window.close();
  }
  expect(foreign.seen).toEqual([]);
  foreign.close();
});

test('what was refused is told to nobody', async () => {
  const { client, token } = await signUp(server);
  const window = await followEvents(server.url, token);
  expect((await client.upload(Buffer.from('%PDF-1.4 broken'))).status).toBe(422);
  const { document_id: id } = (await client.upload(invoicePdf('after the refused one'))).body;
  await window.next(({ status }) => status === 'completed');
  expect(new Set(window.seen.map(({ document_id }) => document_id))).toEqual(new Set([id]));
  window.close();
});

test('the stream needs a session, and ends when the server stops', async () => {
  expect((await httpClient(server).get('/api/events')).status).toBe(401);
  const { token } = await signUp(server);
  const window = await followEvents(server.url, token);
  await server.restart();
  await window.ended;
});
