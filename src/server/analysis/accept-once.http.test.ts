import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function customer() {
  const { client } = await signUp(server);
  return {
    client,
    async upload(name: string, key: string) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(invoicePdf(name))], { type: 'application/pdf' }), 'invoice.pdf');
      return client.call('POST', '/api/analyze/pdf', { body, headers: { 'idempotency-key': key } });
    },
  };
}

test('an upload under the same Idempotency-Key is the same document, answered as the first time', async () => {
  const { client, upload } = await customer();
  const first = await upload('once', 'order-7');
  const again = await upload('once', 'order-7');
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.body).not.toHaveProperty('duplicate_of');
  expect((await client.get('/api/subscription/status')).body.documents_used).toBe(1);

  expect(await upload('other', 'order-7')).toMatchObject({ status: 422, body: { code: 'idempotency.reused' } });
  expect((await upload('other', 'x'.repeat(256))).body.code).toBe('idempotency.too_long');
  expect((await client.get('/api/documents')).body).toHaveLength(1);
});

test('the keys of others, those of yesterday and those of deleted documents mean nothing', async () => {
  const [{ upload }, other] = [await customer(), await customer()];
  const mine = await upload('mine', 'same-name');
  expect((await other.upload('theirs', 'same-name')).status).toBe(200);
  expect((await upload('changed', 'same-name')).status).toBe(422);
  server.clock.aheadMs = 25 * 3_600_000;
  expect((await upload('changed', 'same-name')).status).toBe(200);
  server.clock.aheadMs = 0;
  const { client, upload: again } = await customer();
  const { document_id } = (await again('mine', 'deleted')).body;
  await client.delete(`/api/documents/${document_id}`);
  const anew = await again('mine', 'deleted');
  expect(anew.status).toBe(200);
  expect([document_id, mine.body.document_id]).not.toContain(anew.body.document_id);
});
