import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportQuerySchema } from '#contracts/export.ts';
import { readEInvoice } from '#core/einvoice/e-invoice.ts';
import { validate } from '#core/einvoice/rules/validate.ts';
import { sampleXml } from '#core/einvoice/testing/sample-xml.ts';
import { termsOf } from '#core/einvoice/write/read-terms.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { COMPLETE_INVOICES, completeInvoice } from '#samples/complete-invoice.ts';
import { plainEnglishInvoice } from '#samples/plain-invoice.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { exportDocuments } from './export-documents.ts';

let server: TestServer;
let client: HttpClient;
const complete = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off', REGISTRATIONS_PER_HOUR: '1000' });
  ({ client } = await signUp(server));
  for (const name of Object.keys(COMPLETE_INVOICES)) {
    complete.set(name, (await client.upload(await completeInvoice(name), `${name}.pdf`)).body.document_id);
  }
});
afterAll(() => server.close());

const incomplete = async (of = client) => {
  const pdf = await plainEnglishInvoice({
    dates: ['4 March 2025', '3 April 2025'],
    amounts: { price: '50.00', line: '100.00', subtotal: '100.00', tax: '20.00', total: '120.00' },
  });
  return (await of.upload(pdf, 'plain.pdf')).body.document_id as string;
};

test('each complete invoice leaves as UBL and Factur-X that say what its page says', async () => {
  for (const [name, id] of complete) {
    const { summary } = (await client.get(`/api/documents/${id}`)).body;
    const ubl = await client.download(`/api/export?format=ubl&ids=${id}`);
    expect([name, ubl.headers.get('content-type')]).toEqual([name, 'application/xml']);
    expect(ubl.headers.get('content-disposition')).toMatch(/\.xml"/);
    const facturx = await client.download(`/api/export?format=facturx&ids=${id}`);
    expect(facturx.headers.get('content-type')).toBe('application/pdf');
    const embedded = await extractXml(facturx.bytes);
    expect([embedded.filename, embedded.profile]).toEqual(['factur-x.xml', Profile.EN16931]);
    expect((await validateXsd(embedded.xml, Profile.EN16931)).errors).toEqual([]);
    const cii = readEInvoice(new TextEncoder().encode(embedded.xml));
    const read = readEInvoice(ubl.bytes);
    expect([validate(cii)?.valid, validate(read)?.valid]).toEqual([true, true]);
    const total = summary.total.replace('-', '');
    expect([read.first('BT-1')?.text, read.first('BT-112')?.text, read.first('BT-5')?.text]).toEqual([
      summary.invoice_number,
      total,
      summary.currency,
    ]);
    expect(termsOf(read)).toEqual(termsOf(cii));
  }
});

test('an exported file is read back with the values it was made of', async () => {
  const { client: receiver } = await signUp(server);
  const id = complete.get('german');
  const sent = (await client.get(`/api/documents/${id}/entities`)).body;
  const { bytes } = await client.download(`/api/export?format=facturx&ids=${id}`);
  const { body } = await receiver.upload(bytes, 'received.pdf');
  for (const label of ['INVOICE_NUMBER', 'INVOICE_DATE', 'DUE_DATE', 'TOTAL_AMOUNT', 'SELLER_NAME', 'SELLER_TAX_ID']) {
    const [entity] = body.entities[label];
    expect([label, entity.value, entity.source]).toEqual([label, sent.entities[label][0].value, 'einvoice_xml']);
  }
  expect(body.line_items.map((line: { line_total: string }) => line.line_total)).toEqual(['1000.00', '300.00']);
  const facts = body.checks.filter(({ id: check }: { id: string }) => check.startsWith('einvoice.'));
  expect(
    facts.filter(({ status }: { status: string }) => status !== 'pass').map((one: { id: string }) => one.id),
  ).toEqual(['einvoice.pdfa']);
  // An e-invoice that is what is wanted leaves as it came.
  const again = await receiver.download(`/api/export?format=facturx&ids=${body.document_id}`);
  expect((await extractXml(again.bytes)).xml).toBe((await extractXml(bytes)).xml);
});

test('what is missing is named term by term, and a person can add it', async () => {
  const id = await incomplete();
  const path = `/api/documents/${id}/entities`;
  const refused = await client.get(`/api/export?format=ubl&ids=${id}`);
  expect([refused.status, refused.body.code]).toEqual([422, 'export.incomplete']);
  expect(refused.body.missing).toContainEqual({
    document_id: id,
    filename: 'plain.pdf',
    term: 'BT-31',
    label: 'seller VAT id',
    message: 'BT-31 seller VAT id: not found',
    field: 'SELLER_TAX_ID',
  });
  expect(refused.body.missing.map(({ term }: { term: string }) => term)).toEqual(
    expect.arrayContaining(['BT-40', 'BT-55']),
  );
  const values = {
    SELLER_TAX_ID: 'GB980780684',
    SELLER_ADDRESS: '1 Quay Road, Leeds, LS1 4AB',
    BUYER_ADDRESS: '2 High Street, York, YO1 7HH, United Kingdom',
    CURRENCY: 'GBP',
  };
  for (const [label, value] of Object.entries(values)) await client.json('POST', path, { label, value });
  const left = (await client.get(`/api/export?format=ubl&ids=${id}`)).body.missing ?? [];
  expect(left.map(({ message }: { message: string }) => message)).toEqual([
    'BT-152 invoiced item VAT rate of line 1: not found',
  ]);
  const items = (await client.get(path)).body.line_items;
  await client.json('PUT', `/api/documents/${id}/line_items`, [{ ...items[0], tax_rate: '20' }]);
  const { bytes } = await client.download(`/api/export?format=ubl&ids=${id}`);
  const terms = termsOf(readEInvoice(bytes)).terms;
  expect(terms).toMatchObject({ 'BT-31': 'GB980780684', 'BT-37': 'Leeds', 'BT-38': 'LS1 4AB', 'BT-55': 'GB' });
});

test('several leave as one ZIP or not at all', async () => {
  const ids = [complete.get('german')!, complete.get('french')!];
  const zip = await client.download(`/api/export?format=ubl&ids=${ids.join(',')}`);
  expect(zip.headers.get('content-type')).toBe('application/zip');
  expect(zip.headers.get('content-disposition')).toMatch(/filename="e-invoices-\d{4}-\d\d-\d\d\.zip"/);
  const names = [...zip.bytes.toString('latin1').matchAll(/2025-11-\d\d [^/]*?\.xml/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(2);
  const { client: other } = await signUp(server);
  const [whole, lacking] = [
    (await other.upload(await completeInvoice('german'), 'whole.pdf')).body.document_id,
    await incomplete(other),
  ];
  const refused = await other.json('POST', '/api/export', { format: 'facturx', ids: [whole, lacking] });
  expect(refused.status).toBe(422);
  expect(new Set(refused.body.missing.map((one: { document_id: string }) => one.document_id))).toEqual(
    new Set([lacking]),
  );
  expect((await other.get(`/api/export?format=ubl&ids=${ids[0]}`)).status).toBe(404);
});

test('a PDF that a password guards is left out of the ZIP, which says so', async () => {
  const { reader } = server.server.deps;
  const { eInvoice } = reader;
  let guarded = true;
  reader.eInvoice = (asked, ...rest) => {
    if (asked.bytes === null || !guarded) return eInvoice(asked, ...rest);
    guarded = false;
    return Promise.reject(new ReaderError('pdf.protected'));
  };
  const ids = [complete.get('german')!, complete.get('french')!];
  const zip = await client.download(`/api/export?format=facturx&ids=${ids.join(',')}`);
  reader.eInvoice = eInvoice;
  const names = [...zip.bytes.toString('latin1').matchAll(/2025-11-\d\d [^/]*?\.pdf|Left out\.txt/g)].map(
    ([name]) => name,
  );
  expect(new Set(names).size).toBe(2);
  expect(names).toContain('Left out.txt');
});

test('any number leaves as one ZIP; nothing is composed for somebody who has gone', async () => {
  const { client: owner, username, token } = await signUp(server);
  const { db, reader, words } = server.server.deps;
  await db.execute(sql`
    insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type)
    select 'e-' || n, (select id from users where username = ${username}), n || '.pdf', 1, encode(sha256(n::text::bytea), 'hex'),
      1, 'completed', 'invoice'
    from generate_series(1, 251) n`);
  const { find } = words;
  words.find = async () => new Uint8Array();
  const { eInvoice } = reader;
  let composed = 0;
  reader.eInvoice = async () => {
    composed += 1;
    return { file: new TextEncoder().encode('<Invoice/>') };
  };
  const { status, bytes } = await owner.download('/api/export?format=ubl');
  expect([status, composed]).toEqual([200, 502]);
  const names = [...bytes.toString('latin1').matchAll(/\d+\.xml/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(251);

  let [asked, given] = [0, 0];
  reader.eInvoice = (_task, _words, { signal } = {}) => {
    asked += 1;
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        given += 1;
        reject(new ReaderError('analysis.cancelled'));
      });
    });
  };
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const left = fetch(`${server.url}/api/export?format=ubl`, { headers, signal: leaving.signal });
  await expect.poll(() => asked, { timeout: 30_000 }).toBe(4);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => given, { timeout: 30_000 }).toBe(4);
  expect(asked).toBe(4);
  reader.eInvoice = eInvoice;
  words.find = find;
});

test('in the background what lacks a term is left out, counted and named', async () => {
  const { client: other, username } = await signUp(server);
  await other.upload(await completeInvoice('german'), 'whole.pdf');
  await incomplete(other);
  const { deps } = server.server;
  const [user] = (await deps.db.execute<{ id: string }>(sql`select id from users where username = ${username}`)).rows;
  const query = exportQuerySchema.parse({ format: 'ubl' });
  const begun = await exportDocuments(deps, user!.id, query, { mostAtOnce: 1 });
  const job = `/api/export/jobs/${'jobId' in begun ? begun.jobId : ''}`;
  await expect.poll(async () => (await other.get(job)).body.status, { timeout: 60_000 }).toBe('completed');
  const { left_out, download_url, filename } = (await other.get(job)).body;
  expect([left_out, filename]).toEqual([1, expect.stringMatching(/^e-invoices-.*\.zip$/)]);
  const { headers, bytes } = await other.download(download_url);
  expect(headers.get('content-type')).toBe('application/zip');
  const names = [...bytes.toString('latin1').matchAll(/2025-11-\d\d [^/]*?\.xml|Left out\.txt/g)].map(([name]) => name);
  expect(new Set(names).size).toBe(2);
  expect(names).toContain('Left out.txt');
});

test('an e-invoice keeps its own terms in the other syntax, and a person’s values win', async () => {
  const { body } = await client.upload(Buffer.from(sampleXml('ubl')), 'own.xml', '/api/analyze/xml');
  const id = body.document_id;
  const same = await client.download(`/api/export?format=ubl&ids=${id}`);
  expect(same.bytes.toString('utf8')).toBe(sampleXml('ubl'));
  const path = `/api/documents/${id}/entities`;
  const { entities } = (await client.get(path)).body;
  await client.json('PATCH', `${path}/${entities.INVOICE_NUMBER[0].id}`, { value: 'NEW-1' });
  const { bytes } = await client.download(`/api/export?format=facturx&ids=${id}`);
  const { terms } = termsOf(readEInvoice(new TextEncoder().encode((await extractXml(bytes)).xml)));
  const own = termsOf(readEInvoice(Buffer.from(sampleXml('ubl')))).terms;
  expect(terms).toEqual({ ...own, 'BT-1': 'NEW-1' });
});
