import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { invoicePdf } from '../testing/invoice-pdf.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { ApplyJob } from './apply-jobs.ts';
import { applyWorker } from './apply-worker.ts';
import { acmeInvoice } from './testing/acme-invoice.ts';

let server: TestServer;
let client: HttpClient;
let stranger: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  client = (await signUp(server)).client;
  stranger = (await signUp(server)).client;
});
afterAll(() => server.close());

const regex = (id: string, value: string) => ({ id, type: 'regex', value, config: {} });

/** A template drawn on the first invoice by the boxes where its values are printed. */
async function teach(of: HttpClient, sample: Awaited<ReturnType<typeof acmeInvoice>>, status = 'active') {
  const { places } = sample;
  const zones = [
    {
      id: 'number',
      name: 'Invoice Number',
      type: 'text',
      required: true,
      rules: [regex('n', '\\S.*')],
      ...places.number,
    },
    { id: 'date', name: 'Date', type: 'date', required: true, rules: [regex('d', '.+')], ...places.date },
    { id: 'total', name: 'Total Amount', type: 'text', required: true, rules: [regex('t', '.+')], ...places.total },
    { id: 'clerk', name: 'Clerk', type: 'text', required: false, rules: [], ...places.clerk },
    { id: 'express', name: 'Express', type: 'checkbox', required: false, rules: [], ...places.express },
    { id: 'lines', name: 'Line Items', type: 'table', required: false, rules: [], ...places.table },
  ];
  const body = new FormData();
  body.set('name', 'Acme');
  body.set('status', status);
  body.set('zones', JSON.stringify(zones));
  body.set('pdf_file', new Blob([new Uint8Array(sample.pdf)]), 'acme.pdf');
  const answer = await of.call('POST', '/api/templates', { body });
  expect(answer.status).toBe(201);
  return { id: answer.body.id as string, zones };
}

test('an upload of the layout is read with the template: shifted, with other values and a longer table', async () => {
  const { id } = await teach(client, await acmeInvoice({ number: 'Q-1001', total: '1,190.00' }));
  const other = await acmeInvoice({
    ...{ number: 'Q-2417', date: '17 March 2026', total: '92,310.50', clerk: 'Zoe Quill' },
    ...{ shift: { x: 31, y: 38 }, lines: 9 },
  });
  const { body: result } = await client.upload(other.pdf, 'second.pdf');
  expect(result.metadata.template).toEqual({ id, name: 'Acme' });
  expect(result.entities.INVOICE_NUMBER).toMatchObject([{ value: 'Q-2417', source: 'template' }]);
  expect(result.entities.INVOICE_DATE).toMatchObject([{ value: '2026-03-17', source: 'template' }]);
  expect(result.entities.TOTAL_AMOUNT).toMatchObject([{ value: '92310.50', source: 'template', currency: 'EUR' }]);
  expect(result.entities.CLERK).toMatchObject([{ value: 'Zoe Quill', source: 'template', page: 1 }]);
  expect(result.line_items).toHaveLength(9);
  expect(result.line_items[8]).toMatchObject({ description: 'Part 9', quantity: '9', line_total: '90.00' });
  const template = (await client.get(`/api/templates/${id}`)).body;
  expect(template.lastUsed).not.toBeNull();
  expect(template.documentsRead).toBe(1);

  const again = await client.json('POST', `/api/documents/${result.document_id}/reanalyze`);
  expect(again.body.entities.CLERK).toEqual(result.entities.CLERK);

  const test = await client.json('POST', `/api/templates/${id}/test`, { document_id: result.document_id });
  expect(test.body).toMatchObject({ document_id: result.document_id, score: 100, matches: true });
  const total = test.body.zones.find(({ zone_id }: { zone_id: string }) => zone_id === 'total');
  expect(total).toMatchObject({ status: 'pass', message: null, text: '92,310.50', value: '92310.50', page: 1 });
  expect(total.values).toMatchObject([{ rule_id: 't', value: '92310.50', box: result.entities.TOTAL_AMOUNT[0].box }]);
  expect((await stranger.json('POST', `/api/templates/${id}/test`, { document_id: result.document_id })).status).toBe(
    404,
  );
});

test('a tick is read from its ink: a test run, a preview and an upload say the same, on a shifted page too', async () => {
  const own = (await signUp(server)).client;
  const { id, zones } = await teach(own, await acmeInvoice({ number: 'Q-1', isExpress: true }));
  for (const isExpress of [true, false]) {
    const shift = { x: 9, y: 17 };
    const { body: read } = await own.upload((await acmeInvoice({ number: `Q-2${isExpress}`, isExpress, shift })).pdf);
    const express = { value: String(isExpress), source: 'template', page: 1 };
    expect(read.entities.EXPRESS).toMatchObject([express]);
    const { document_id } = read;
    const run = (await own.json('POST', `/api/templates/${id}/test`, { document_id })).body;
    const tested = run.zones.find(({ zone_id }: { zone_id: string }) => zone_id === 'express');
    expect(tested).toMatchObject({ status: 'pass', value: express.value, box: read.entities.EXPRESS[0].box });
  }
  expect((await own.json('POST', `/api/templates/${id}/preview`, { zones })).body).toEqual([]);
});

test('a draft, another layout and another user’s template read nothing', async () => {
  const own = (await signUp(server)).client;
  const sample = await acmeInvoice({ number: 'Q-1', clerk: 'Ann Ray' });
  const { id } = await teach(own, sample, 'draft');
  const first = await own.upload((await acmeInvoice({ number: 'Q-2' })).pdf);
  expect(first.body.metadata.template).toBeUndefined();
  await own.json('PUT', `/api/templates/${id}`, { status: 'active' });
  const foreign = await own.json('POST', '/api/documents/sample');
  expect(foreign.body.metadata.template).toBeUndefined();
  const others = await stranger.upload((await acmeInvoice({ number: 'Q-3' })).pdf);
  expect(others.body.metadata.template).toBeUndefined();

  const matrix = (await own.json('POST', `/api/templates/${id}/test-all`)).body;
  expect(matrix.total).toBe(2);
  expect(matrix.documents.map(({ matches }: { matches: boolean }) => matches)).toEqual([false, true]);
  expect(matrix.zones[0]).toMatchObject({ zone_id: 'number', success_rate_of_layout: 1 });

  const applied = await own.json('POST', `/api/templates/${id}/apply`);
  expect(applied).toMatchObject({ status: 202, body: { documents: 2 } });
  await expect
    .poll(async () => (await own.get(`/api/documents/${first.body.document_id}/entities`)).body.metadata.template?.id)
    .toBe(id);
  const usedAt = async () => (await own.get(`/api/templates/${id}`)).body.lastUsed;
  const before = await usedAt();
  const document_ids = [first.body.document_id];
  expect((await own.json('POST', `/api/templates/${id}/apply`, { document_ids })).body).toEqual({ documents: 1 });
  await expect.poll(usedAt).not.toBe(before);
});

test('however many documents there are, all are looked at: job after job, none twice', async () => {
  const own = (await signUp(server)).client;
  const { id } = await teach(own, await acmeInvoice({ number: 'Q-1' }));
  for (const copy of ['a', 'b', 'c', 'd', 'e']) await own.upload(invoicePdf(`strangers ${copy}`));
  const { deps } = server.server;
  const sent: ApplyJob[] = [];
  const marks: (string | undefined)[] = [];
  const jobs = { ...deps.jobs, send: async (_kind: object, job: object) => void sent.push(job as ApplyJob) };
  const worker = applyWorker({ ...deps, jobs }, 2);
  const user = (await own.get('/users/me')).body;
  const context = { signal: new AbortController().signal, report: () => {} };
  const first: ApplyJob = { templateId: id, userId: user.id, behind: null, documentIds: null };
  for (let job: ApplyJob | undefined = first; job; job = sent.shift()) {
    await worker.handle(job, context);
    if (sent[0]) marks.push(sent[0].behind?.id);
  }
  const newestFirst = (await own.get('/api/documents')).body.map((one: { id: string }) => one.id);
  expect(marks).toEqual([newestFirst[1], newestFirst[3]]);
});

test('a person switches the template off and on; what they correct stays', async () => {
  const own = (await signUp(server)).client;
  const { id } = await teach(own, await acmeInvoice({ number: 'Q-1' }));
  const { body: read } = await own.upload((await acmeInvoice({ number: 'Q-7', clerk: 'Bob Lee' })).pdf);
  const document = `/api/documents/${read.document_id}`;
  expect((await own.get(`${document}/templates`)).body).toMatchObject([{ id, matches: true, used: true }]);
  const off = await own.json('PUT', `${document}/template`, { template_id: null });
  expect(off.body.metadata.template).toBeUndefined();
  expect(off.body.entities.CLERK).toBeUndefined();
  expect((await own.json('POST', `${document}/reanalyze`)).body.metadata.template).toBeUndefined();
  const on = await own.delete(`${document}/template`);
  expect(on.body.metadata.template).toEqual({ id, name: 'Acme' });
  const clerk = on.body.entities.CLERK[0];
  await own.json('PATCH', `${document}/entities/${clerk.id}`, { value: 'Robert Lee' });
  const again = await own.json('POST', `${document}/reanalyze`);
  expect(again.body.entities.CLERK).toMatchObject([{ value: 'Robert Lee', source: 'user' }]);
  expect(await own.json('PUT', `${document}/template`, { template_id: 'none' })).toMatchObject({
    status: 404,
    body: { detail: 'Template not found' },
  });
});

test('a preview tells what a moved zone would change, before it is saved', async () => {
  const own = (await signUp(server)).client;
  const sample = await acmeInvoice({ number: 'Q-1', clerk: 'Ann Ray' });
  const { id, zones } = await teach(own, sample);
  const { body: read } = await own.upload((await acmeInvoice({ number: 'Q-8', clerk: 'Bob Lee' })).pdf, 'eight.pdf');
  expect((await own.json('POST', `/api/templates/${id}/preview`, { zones })).body).toEqual([]);
  const moved = zones.map((zone) => (zone.id === 'number' ? { ...zone, ...sample.places.clerk } : zone));
  const preview = await own.json('POST', `/api/templates/${id}/preview`, { zones: moved });
  expect(preview.body).toEqual([
    {
      document_id: read.document_id,
      filename: 'eight.pdf',
      zone_id: 'number',
      zone_name: 'Invoice Number',
      label: 'INVOICE_NUMBER',
      before: 'Q-8',
      after: 'Bob Lee',
    },
  ]);
  expect((await own.get(`/api/templates/${id}`)).body.zones[0].coordinates).toEqual(zones[0]!.coordinates);
  for (const [query, found] of [
    ['limit=1', 1],
    ['limit=1&offset=1', 0],
  ]) {
    const stretch = await own.json('POST', `/api/templates/${id}/preview?${query}`, { zones: moved });
    expect(stretch.headers.get('x-total-count')).toBe('1');
    expect(stretch.body).toHaveLength(Number(found));
  }
});

test('from a corrected document zones are proposed, tried on its layout, saved and applied', async () => {
  const own = (await signUp(server)).client;
  const first = (await own.upload((await acmeInvoice({ number: 'Q-1', lines: 3 })).pdf)).body;
  const second = (await own.upload((await acmeInvoice({ number: 'Q-2', shift: { x: 12, y: 20 } })).pdf)).body;
  const [number] = first.entities.INVOICE_NUMBER ?? [];
  if (number) {
    await own.json('PATCH', `/api/documents/${first.document_id}/entities/${number.id}`, { value: 'Q-1' });
  } else {
    await own.json('POST', `/api/documents/${first.document_id}/entities`, { label: 'INVOICE_NUMBER', value: 'Q-1' });
  }
  const { body: suggested } = await own.json('POST', '/api/templates/suggest', { document_id: first.document_id });
  const names = suggested.zones.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['Invoice Number', 'Date', 'Total Amount', 'Line Items']));
  expect(suggested.pages[0].words.length).toBeGreaterThan(20);
  const { zones } = suggested;
  const document_id = first.document_id;
  const before = (await own.json('POST', '/api/templates/preview', { document_id, zones })).body;
  const changed = before.filter((one: { document_id: string }) => one.document_id === second.document_id);
  for (const { label, after } of changed) if (label === 'INVOICE_NUMBER') expect(after).toBe('Q-2');

  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Taught', status: 'active', document_id })) body.set(name, value);
  body.set('zones', JSON.stringify(zones));
  const { body: made } = await own.call('POST', '/api/templates', { body });
  expect((await own.json('POST', `/api/templates/${made.id}/apply`)).body.documents).toBe(2);
  const values = async () => (await own.get(`/api/documents/${second.document_id}/entities`)).body.entities;
  await expect
    .poll(async () => (await values()).INVOICE_NUMBER?.[0])
    .toMatchObject({ value: 'Q-2', source: 'template' });
  await expect.poll(async () => (await own.get(`/api/templates/${made.id}`)).body.documentsRead).toBe(2);
});

test('a scan is read with a template that became active while its pages were recognised', async () => {
  const { client: carla } = await signUp(server);
  const sample = await acmeInvoice({ number: 'Q-3001' });
  const scan = await acmeInvoice({ number: 'Q-3002', shift: { x: 12, y: 9 } });
  const { reader } = server.server.deps;
  const { analyze } = reader;
  let recognised = () => {};
  const gate = new Promise<void>((resolve) => {
    recognised = resolve;
  });
  let hasBegun = false;
  const slow = vi.spyOn(reader, 'analyze').mockImplementation(async (bytes, options) => {
    const analysis = await analyze(bytes, { ...options, recognise: 'later' });
    if (!Buffer.from(bytes).equals(Buffer.from(scan.pdf))) return analysis;
    if (options?.recognise === 'later') return { ...analysis, unreadPages: [1] };
    hasBegun = true;
    await gate;
    return analysis;
  });
  const uploaded = carla.upload(scan.pdf, 'scan.pdf');
  await vi.waitFor(() => expect(hasBegun).toBe(true), { timeout: 60_000, interval: 20 });
  const { id } = await teach(carla, sample);
  recognised();
  const { body } = await uploaded;
  slow.mockRestore();
  expect(body.metadata.template).toEqual({ id, name: 'Acme' });
  expect(body.entities.INVOICE_NUMBER).toMatchObject([{ value: 'Q-3002', source: 'template' }]);
});
