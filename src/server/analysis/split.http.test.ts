import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  ({ client } = await signUp(server));
});
afterAll(() => server.close());

/** A page for each invoice number. */
async function invoices(...numbers: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const number of numbers) {
    const page = pdf.addPage([595, 842]);
    const lines: [number, number, string, number][] = [
      [50, 790, 'Harlow Joinery Ltd', 14],
      [50, 774, '4 Mill Lane, Leeds LS1 4AP', 10],
      [380, 740, 'INVOICE', 18],
      [380, 720, `Invoice number: ${number}`, 10],
      [380, 706, 'Invoice date: 4 March 2024', 10],
      [50, 690, 'Bill to: Pemberton Schools Trust', 10],
      [50, 600, 'Total', 10],
      [480, 600, '£500.00', 10],
    ];
    for (const [x, y, text, size] of lines) page.drawText(text, { x, y, size, font });
  }
  return Buffer.from(await pdf.save());
}

const used = async () => (await client.get('/api/subscription/status')).body;

test('two invoices in one file become a document each; the original stays, and nothing is counted twice', async () => {
  const { body: result } = await client.upload(await invoices('HJ-204', 'HJ-219'), 'march.pdf');
  expect(result.warnings).toMatchObject([
    {
      code: 'several_invoices',
      params: {
        ranges: [
          [1, 1],
          [2, 2],
        ],
      },
    },
  ]);
  expect(result.entities.INVOICE_NUMBER[0].value).toBe('HJ-204');
  const before = await used();

  const { ranges } = result.warnings[0].params;
  const split = await client.json('POST', `/api/documents/${result.document_id}/split`, { ranges });
  expect(split.status).toBe(201);
  const { documents } = split.body;
  expect(documents.map(({ filename }: { filename: string }) => filename)).toEqual([
    'march, page 1.pdf',
    'march, page 2.pdf',
  ]);
  expect(documents.map(({ total_pages }: { total_pages: number }) => total_pages)).toEqual([1, 1]);
  for (const [index, { id }] of documents.entries()) {
    const numberOf = async () =>
      (await client.get(`/api/documents/${id}/entities`)).body.entities?.INVOICE_NUMBER?.[0]?.value;
    await expect.poll(numberOf, { timeout: 30_000 }).toBe(['HJ-204', 'HJ-219'][index]);
    expect((await client.get(`/api/documents/${id}/entities`)).body.warnings).toEqual([]);
  }
  expect(await used()).toEqual(before);
  expect((await client.get(`/api/documents/${result.document_id}`)).status).toBe(200);

  const again = await client.json('POST', `/api/documents/${result.document_id}/split`, { ranges });
  expect(again.body.documents.map(({ id }: { id: string }) => id)).toEqual(
    documents.map(({ id }: { id: string }) => id),
  );
});

test.each([
  [
    [
      [1, 2],
      [2, 2],
    ],
    'Page 2 is in more than one range.',
  ],
  [[[1, 3]], 'The document has 2 pages; page 3 is not among them.'],
  [[[2, 1]], 'Pages 2 to 1 are in the wrong order.'],
])('ranges that overlap or leave the file are refused: %j', async (ranges, detail) => {
  const { body } = await client.upload(await invoices('HJ-301', 'HJ-302'), 'april.pdf');
  const refused = await client.json('POST', `/api/documents/${body.document_id}/split`, { ranges });
  expect([refused.status, refused.body.detail]).toEqual([422, detail]);
});

test('of a document with one page the sentence speaks of one', async () => {
  const { body } = await client.upload(await invoices('HJ-351'));
  const refused = await client.json('POST', `/api/documents/${body.document_id}/split`, { ranges: [[1, 2]] });
  expect(refused.body.detail).toBe('The document has one page; there is no page 2.');
});

test("nobody splits another's document", async () => {
  const { body } = await client.upload(await invoices('HJ-401', 'HJ-402'));
  const { client: other } = await signUp(server);
  expect((await other.json('POST', `/api/documents/${body.document_id}/split`, { ranges: [[1, 1]] })).status).toBe(404);
});
