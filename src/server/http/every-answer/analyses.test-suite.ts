import sharp from 'sharp';
import { expect } from 'vitest';
import { sampleXml } from '#core/einvoice/testing/sample-xml.ts';
import type { TextDocument } from '#core/text-document.ts';
import { packDocument } from '#reader/packed-document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import { subscriptions } from '../../db/subscription-schema.ts';
import { followEvents } from '../../testing/follow-events.ts';
import { type HttpClient, signUp } from '../../testing/http-client.ts';
import { invoicePdf } from '../../testing/invoice-pdf.ts';
import type { Answering } from './answering.test-suite.ts';

/** As if the first page of a file had been recognised. */
const SCANNED: TextDocument = {
  pages: [
    {
      ...{ number: 1, width: 595, height: 842, rotation: 0 },
      words: [
        {
          ...{ text: 'Total', fontSize: 10, bold: false, confidence: 0.9 },
          box: { x: 0.1, y: 0.1, width: 0.1, height: 0.02 },
        },
      ],
    },
  ],
  metadata: {},
  attachments: [],
  textSource: 'ocr',
  warnings: [],
};

/** Analyses that are refused, fail, wait, are stopped or beyond the plan. */
export async function answerAnalyses({ server }: Answering): Promise<void> {
  const { storage, events, reader } = server.server.deps;
  const { get, put, getWords } = storage;
  const { pack } = reader;
  const { client: own } = await signUp(server);
  const analyses = (id: string) => ['reanalyze', 'retry'].map((call) => `/api/documents/${id}/${call}`);
  const readAgain = (id: string) =>
    Promise.all([
      own.json('PUT', `/api/documents/${id}/template`, { template_id: null }),
      own.delete(`/api/documents/${id}/template`),
    ]);
  await own.upload(Buffer.alloc(0));
  await own.upload(Buffer.from('no PDF'));
  await own.upload(Buffer.alloc(26 * 1024 * 1024, '%PDF-1.4 '));
  await own.upload(Buffer.alloc(26 * 1024 * 1024, '<a/>'), 'large.xml', '/api/analyze/xml');
  const sendXml = (client: HttpClient, number: string) =>
    client.upload(Buffer.from(sampleXml('ubl').replace('>R-1<', `>${number}<`)), 'a.xml', '/api/analyze/xml');
  const bare = await sendXml(own, 'X-1');
  expect((await own.get(`/api/documents/${bare.body.document_id}/validation`)).body.valid).toBe(true);
  expect((await own.upload(Buffer.from('<a/>'), 'a.xml', '/api/analyze/xml')).status).toBe(422);
  const sendPicture = async (client: HttpClient, side: number) =>
    client.upload(await blankPicture(side), 'a.png', '/api/analyze/image');
  expect((await sendPicture(own, 8)).status).toBe(200);
  const refused = [Buffer.alloc(0), Buffer.from('no picture'), Buffer.alloc(26 * 1024 * 1024)];
  const refusals = [];
  for (const bytes of refused) refusals.push((await own.upload(bytes, 'a.png', '/api/analyze/image')).status);
  expect(refusals).toEqual([422, 415, 413]);
  storage.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await own.upload(invoicePdf('full'));
  expect((await sendXml(own, 'X-full')).status).toBe(503);
  expect((await sendPicture(own, 9)).status).toBe(503);
  storage.put = put;

  await own.json('POST', '/api/documents/sample');
  const { document_id: id } = (await own.upload(invoicePdf('stopped'))).body;
  const [reanalyze = '', retry = ''] = analyses(id);
  const { document_id: chosen } = (await own.upload(invoicePdf('chosen'))).body;
  const { document_id: free } = (await own.upload(invoicePdf('free'))).body;
  // Everything is read from its file.
  storage.getWords = async () => null;
  reader.pack = () => Promise.reject(new ReaderError('pdf.damaged'));
  expect((await own.get(`/api/documents/${id}/pages/1/words`)).status).toBe(422);
  expect((await own.get(`/api/files/${id}/searchable`)).status).toBe(422);
  reader.pack = () => packDocument(SCANNED);
  expect((await own.get(`/api/files/${id}/searchable`)).status).toBe(200);
  storage.get = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  expect((await own.get(`/api/files/${id}/searchable`)).status).toBe(503);
  expect((await own.get(`/api/documents/${id}/pages/1/words`)).status).toBe(503);
  storage.get = get;
  reader.pack = pack;
  storage.get = () => Promise.reject(new Error('broken'));
  const { client: unlucky } = await signUp(server);
  // At once: each is tried several times, with a pause before each.
  const broken = await Promise.all([
    unlucky.json('POST', '/api/documents/sample'),
    unlucky.upload(invoicePdf('broken')),
    sendXml(unlucky, 'X-broken'),
    sendPicture(unlucky, 10),
    own.json('POST', reanalyze),
    own.json('PUT', `/api/documents/${chosen}/template`, { template_id: null }),
    own.delete(`/api/documents/${free}/template`),
  ]);
  expect(broken.map(({ status }) => status)).toEqual(broken.map(() => 500));
  expect((await own.json('POST', retry)).status).toBe(500);
  storage.get = async () => Buffer.from('no PDF');
  for (const path of [reanalyze, retry]) await own.json('POST', path);
  await own.json('PUT', `/api/documents/${id}/template`, { template_id: null });
  await own.delete(`/api/documents/${id}/template`);
  storage.get = get;
  for (const one of [id, chosen, free]) await own.json('POST', `/api/documents/${one}/retry`);

  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  storage.get = (sha256, range) => until.then(() => get(sha256, range));
  const running = own.upload(invoicePdf('cancelled'));
  const stopped = await expect
    .poll(async () => (await own.get('/api/documents?status=processing')).body[0]?.id as string)
    .toBeDefined()
    .then(async () => (await own.get('/api/documents?status=processing')).body[0].id as string);
  for (const path of analyses(stopped)) expect((await own.json('POST', path)).status).toBe(409);
  expect((await own.json('PATCH', `/api/documents/${stopped}`, { document_type: 'quote' })).status).toBe(409);
  expect((await readAgain(stopped)).map(({ status }) => status)).toEqual([409, 409]);
  expect((await own.json('POST', `/api/documents/${stopped}/cancel`)).status).toBe(200);
  expect((await running).status).toBe(409);
  const { client: hasty } = await signUp(server);
  const sample = hasty.json('POST', '/api/documents/sample');
  const begun = async () => (await hasty.get('/api/documents')).body[0]?.id as string | undefined;
  await expect.poll(begun).toBeDefined();
  expect((await hasty.delete(`/api/documents/${await begun()}`)).status).toBe(204);
  expect((await sample).status).toBe(409);
  const sent = sendXml(hasty, 'X-hasty');
  await expect.poll(begun).toBeDefined();
  expect((await hasty.delete(`/api/documents/${await begun()}`)).status).toBe(204);
  expect((await sent).status).toBe(409);
  const photo = sendPicture(hasty, 11);
  await expect.poll(begun).toBeDefined();
  expect((await hasty.delete(`/api/documents/${await begun()}`)).status).toBe(204);
  expect((await photo).status).toBe(409);

  await server.server.deps.db.update(subscriptions).set({ documentsUsed: 10 });
  expect((await own.upload(invoicePdf('beyond'))).status).toBe(402);
  expect((await sendXml(own, 'X-beyond')).status).toBe(402);
  expect((await sendPicture(own, 12)).status).toBe(402);
  expect((await own.json('POST', `/api/documents/${stopped}/retry`)).status).toBe(402);
  await server.server.deps.db.update(subscriptions).set({ documentsUsed: 0 });

  // A server that stops lets nobody wait: what is not done by then is 202.
  const { client: waiting, token } = await signUp(server);
  const followed = await followEvents(server.url, token);
  const answers = [
    waiting.json('POST', '/api/documents/sample'),
    waiting.upload(invoicePdf('waiting')),
    sendXml(waiting, 'X-waiting'),
    sendPicture(waiting, 13),
    own.json('POST', `/api/documents/${stopped}/retry`),
    own.json('POST', `/api/documents/${id}/reanalyze`),
    own.delete(`/api/documents/${chosen}/template`),
    own.json('PUT', `/api/documents/${free}/template`, { template_id: null }),
  ];
  await expect
    .poll(async () => {
      const lists = await Promise.all([waiting, own].map((one) => one.get('/api/documents?status=processing')));
      return lists.map(({ body }) => body.length);
    })
    .toEqual([4, 4]);
  events.end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 202));
  await followed.ended;
  release();
  Object.assign(storage, { get, getWords });
}

const blankPicture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
