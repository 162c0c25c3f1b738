import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
});
afterAll(() => server.close());

/** The ids that a document's duplicate check names; null when it has none. */
async function duplicatesOf(client: HttpClient, id: string): Promise<string[] | null> {
  const { checks } = (await client.get(`/api/documents/${id}/entities`)).body as {
    checks: { id: string; status: string; params: Record<string, string> }[];
  };
  const found = checks.filter((check) => check.id === 'duplicate.number');
  expect(found.length).toBeLessThanOrEqual(1);
  if (found[0]) expect(found[0].status).toBe('warning');
  return found[0]?.params.document_ids?.split(',') ?? null;
}

test('the same seller and number in another document is a warning on both, for as long as it is so', async () => {
  const { client } = await signUp(server);
  const first = (await client.upload(invoicePdf('first'), 'first.pdf')).body;
  expect(await duplicatesOf(client, first.document_id)).toBeNull();
  const second = (await client.upload(invoicePdf('second'), 'second.pdf')).body;
  expect(second.checks).toContainEqual(
    expect.objectContaining({
      id: 'duplicate.number',
      params: expect.objectContaining({ document_ids: first.document_id, filename: 'first.pdf', count: '1' }),
    }),
  );
  expect(await duplicatesOf(client, first.document_id)).toEqual([second.document_id]);
  expect(await duplicatesOf(client, second.document_id)).toEqual([first.document_id]);

  const number = second.entities.INVOICE_NUMBER[0];
  const path = `/api/documents/${second.document_id}`;
  await client.json('PATCH', `${path}/entities/${number.id}`, { value: 'HP-OTHER' });
  expect(await duplicatesOf(client, first.document_id)).toBeNull();
  expect(await duplicatesOf(client, second.document_id)).toBeNull();

  const again = await client.json('POST', `${path}/reanalyze`);
  expect(again.body.entities.INVOICE_NUMBER[0].value).toBe('HP-OTHER');
  expect(await duplicatesOf(client, first.document_id)).toBeNull();

  // Another spelling of the same number.
  const corrected = again.body.entities.INVOICE_NUMBER[0];
  await client.json('PATCH', `${path}/entities/${corrected.id}`, { value: 'hp 2025/0147' });
  expect(await duplicatesOf(client, first.document_id)).toEqual([second.document_id]);
  expect(await duplicatesOf(client, second.document_id)).toEqual([first.document_id]);

  const third = (await client.upload(invoicePdf('third'), 'third.pdf')).body;
  expect(await duplicatesOf(client, first.document_id)).toEqual([third.document_id, second.document_id]);
  await client.delete(`/api/documents/${third.document_id}`);
  await client.delete(path);
  expect(await duplicatesOf(client, first.document_id)).toBeNull();
});

test("another user's copy of the invoice is nobody's business", async () => {
  const [one, other] = [await signUp(server), await signUp(server)];
  const mine = (await one.client.upload(invoicePdf('mine'))).body;
  const theirs = (await other.client.upload(invoicePdf('theirs'))).body;
  expect(await duplicatesOf(one.client, mine.document_id)).toBeNull();
  expect(await duplicatesOf(other.client, theirs.document_id)).toBeNull();
});

test('a dismissed number, and one that cannot be indexed as it is, take the warning away', async () => {
  const { client } = await signUp(server);
  const first = (await client.upload(invoicePdf('dismiss-1'))).body;
  const second = (await client.upload(invoicePdf('dismiss-2'))).body;
  const number = second.entities.INVOICE_NUMBER[0];
  const path = `/api/documents/${second.document_id}/entities/${number.id}`;
  expect((await client.json('PATCH', path, { value: '9'.repeat(2000) })).status).toBe(200);
  expect(await duplicatesOf(client, first.document_id)).toBeNull();
  expect((await client.delete(path)).status).toBe(204);
  expect(await duplicatesOf(client, first.document_id)).toBeNull();
  expect(await duplicatesOf(client, second.document_id)).toBeNull();
});
