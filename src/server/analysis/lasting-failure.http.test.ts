import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a result that the database cannot hold fails at once, is not tried again, and costs nothing', async () => {
  const { deps } = server.server;
  const { reader } = deps;
  let tries = 0;
  deps.reader = {
    ...reader,
    async analyze(...task) {
      tries += 1;
      const analysis = await reader.analyze(...task);
      const { extraction } = analysis;
      const numbers = extraction.entities.INVOICE_NUMBER?.map((entity) => ({ ...entity, value: `${entity.value}\0` }));
      const entities = { ...extraction.entities, INVOICE_NUMBER: numbers ?? [] };
      return { ...analysis, extraction: { ...extraction, entities } };
    },
  };
  const { token } = await signUp(server);
  const client = httpClient(server, token);
  const answer = await client.upload(invoicePdf('unstorable'));
  expect(answer.status).toBe(500);
  expect(answer.body).toMatchObject({ code: 'analysis.failed' });
  expect(tries).toBe(1);
  const status = await client.get('/api/subscription/status');
  expect(status.body).toMatchObject({ documents_used: 0 });
  deps.reader = reader;
});
