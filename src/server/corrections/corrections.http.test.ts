import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentEntitiesSchema, documentHistorySchema } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { plainEnglishInvoice, plainGermanInvoice } from '#samples/plain-invoice.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
let client: HttpClient;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  client = (await signUp(server)).client;
});
afterAll(() => server.close());

const DOLLARS = { price: '$50.00', line: '$100.00', subtotal: '$100.00', tax: '$10.00', total: '$110.00' };
let copies = 0;

/** The invoice under other bytes, analysed for a user; what was found, and how to speak about it. */
async function analysed(pdf: Buffer, user: HttpClient = client) {
  copies += 1;
  const { status, body } = await user.upload(Buffer.concat([pdf, Buffer.from(`\n% copy ${copies}\n`)]));
  expect(status, JSON.stringify(body)).toBe(200);
  const path = `/api/documents/${body.document_id}`;
  const one = (label: string): EntityWire => body.entities[label]?.[0] ?? expect.unreachable(`no ${label}`);
  return {
    path,
    one,
    correct: (label: string, value: string) => user.json('PATCH', `${path}/entities/${one(label).id}`, { value }),
    add: (label: string, value: string) => user.json('POST', `${path}/entities`, { label, value }),
    restore: (label: string) => user.json('POST', `${path}/entities/${one(label).id}/restore`),
    found: async () => documentEntitiesSchema.parse((await user.get(`${path}/entities`)).body),
    history: async () => documentHistorySchema.parse((await user.get(`${path}/entities/history`)).body),
    summary: async () => (await user.get(path)).body.summary,
  };
}

const american = (user?: HttpClient) =>
  plainEnglishInvoice({ dates: ['11/15/2019', '12/15/2019'], amounts: DOLLARS }).then((pdf) => analysed(pdf, user));
const undecided = () =>
  plainEnglishInvoice({ dates: ['03/04/2026', '03/05/2026'], amounts: DOLLARS }).then((pdf) => analysed(pdf));
const german = (user?: HttpClient) => plainGermanInvoice().then((pdf) => analysed(pdf, user));

describe('a typed date', () => {
  test('is read in the order of the document, corrected or added', async () => {
    const document = await american();
    expect(await document.correct('DUE_DATE', '03/04/2026')).toMatchObject({
      status: 200,
      body: { value: '2026-03-04' },
    });
    expect((await document.add('DELIVERY_DATE', '02/01/2026')).body).toMatchObject({ value: '2026-02-01' });
    expect((await document.correct('DUE_DATE', '31/12/2026')).body).toMatchObject({ value: '2026-12-31' });
    expect((await (await german()).correct('DUE_DATE', '03/04/2026')).body).toMatchObject({ value: '2026-04-03' });
  });

  test('that can be two days of an unknown order is asked about, and changes nothing', async () => {
    const document = await undecided();
    const before = await document.found();
    for (const answer of [
      await document.correct('DUE_DATE', '06/07/2026'),
      await document.add('DELIVERY_DATE', '06/07/2026'),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'date.ambiguous',
          detail: '“06/07/2026” can be 2026-07-06 or 2026-06-07. Please choose one.',
          params: { readings: ['2026-07-06', '2026-06-07'] },
          errors: [{ path: 'value' }],
        },
      });
    }
    expect(await document.found()).toEqual(before);
    expect((await document.correct('DUE_DATE', '2026-06-07')).body).toMatchObject({ value: '2026-06-07' });
    expect((await document.correct('DUE_DATE', '07/31/2026')).body).toMatchObject({ value: '2026-07-31' });
    expect((await document.correct('DUE_DATE', '7 June 2026')).body).toMatchObject({ value: '2026-06-07' });
  });
});

describe('a typed amount', () => {
  test('is read in the style of the document', async () => {
    const document = await german();
    expect((await document.correct('TOTAL_AMOUNT', '12.500')).body).toMatchObject({ value: '12500', currency: 'EUR' });
    expect((await document.correct('TOTAL_AMOUNT', '1.234')).body).toMatchObject({ value: '1234' });
    expect((await document.correct('TOTAL_AMOUNT', '1.234,5')).body).toMatchObject({ value: '1234.5' });
    expect((await document.correct('TOTAL_AMOUNT', '1234.56')).body).toMatchObject({ value: '1234.56' });
    expect((await document.add('AMOUNT_DUE', '1.234')).body).toMatchObject({ value: '1234', currency: 'EUR' });
    expect((await document.summary()).total).toBe('1234.56');
  });

  test('that is finer than its currency is refused with a sentence', async () => {
    const document = await american();
    expect(await document.correct('TOTAL_AMOUNT', '12.500')).toMatchObject({
      status: 422,
      body: {
        code: 'amount.too_fine',
        detail: '“12.500” cannot be an amount in USD, which has at most 2 decimals. Did you mean 12500 or 12.50?',
        params: { currency: 'USD', decimals: 2, readings: ['12500', '12.50'] },
        errors: [{ path: 'value' }],
      },
    });
    expect(await (await german()).add('TOTAL_AMOUNT', '1,234')).toMatchObject({ status: 422 });
    expect((await document.correct('TOTAL_AMOUNT', '12.500 KWD')).body).toMatchObject({
      value: '12.500',
      currency: 'KWD',
    });
    expect((await document.summary()).currency).toBe('KWD');
  });
});

describe("a person's currency", () => {
  const spend = async (user: HttpClient) =>
    (await user.get('/api/documents/stats')).body.spend_by_seller as {
      currency: string;
      total: string;
    }[];

  test('typed with an amount is that amount’s, and can be taken back', async () => {
    const { client: own } = await signUp(server);
    const document = await american(own);
    const before = await document.found();
    expect((await document.correct('TOTAL_AMOUNT', '99.00 EUR')).body).toMatchObject({
      value: '99.00',
      currency: 'EUR',
    });
    expect(await document.summary()).toMatchObject({ total: '99.00', currency: 'EUR' });
    expect(await spend(own)).toMatchObject([{ currency: 'EUR', total: '99.00' }]);
    const mixed = (await document.found()).checks.find(({ id }) => id === 'currency.consistent');
    expect(mixed).toMatchObject({ status: 'warning', params: { currencies: expect.stringContaining('EUR') } });
    expect((await document.restore('TOTAL_AMOUNT')).body).toEqual(document.one('TOTAL_AMOUNT'));
    expect(await document.found()).toEqual(before);
    expect(await spend(own)).toMatchObject([{ currency: 'USD', total: '110.00' }]);
  });

  test('moves the amounts, the list and the sums, stays over a new analysis, and undo puts all back', async () => {
    const { client: own } = await signUp(server);
    const document = await american(own);
    const before = await document.found();
    expect((await document.correct('CURRENCY', 'cad')).body).toMatchObject({ value: 'CAD', original: 'USD' });
    const moved = async () => {
      const { entities, checks } = await document.found();
      for (const label of ['TOTAL_AMOUNT', 'TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'MONETARY']) {
        expect(entities[label]?.length, label).toBeGreaterThan(0);
        for (const { currency } of entities[label] ?? []) expect(currency, label).toBe('CAD');
      }
      expect(checks.find(({ id }) => id === 'currency.consistent')).toMatchObject({ params: { currencies: 'CAD' } });
      expect(await document.summary()).toMatchObject({ total: '110.00', currency: 'CAD' });
      expect(await spend(own)).toMatchObject([{ currency: 'CAD', total: '110.00' }]);
    };
    await moved();
    expect((await own.json('POST', `${document.path}/reanalyze`)).body.entities.TOTAL_AMOUNT[0]).toMatchObject({
      currency: 'CAD',
      source: document.one('TOTAL_AMOUNT').source,
    });
    await moved();
    // A correction afterwards stays in the person's currency, one with its own keeps that.
    expect((await document.correct('TOTAL_AMOUNT', '$120.00')).body).toMatchObject({
      value: '120.00',
      currency: 'CAD',
    });
    expect((await document.restore('TOTAL_AMOUNT')).status).toBe(200);
    expect((await document.restore('CURRENCY')).status).toBe(200);
    expect((await document.found()).entities).toEqual(before.entities);
    expect(await document.summary()).toMatchObject({ currency: 'USD' });
    expect(await spend(own)).toMatchObject([{ currency: 'USD', total: '110.00' }]);
  });

  test('that is added or dismissed moves them too; what is no currency is refused', async () => {
    const pdf = await plainEnglishInvoice({
      dates: ['2026-01-15', '2026-02-15'],
      amounts: { price: '50.00', line: '100.00', subtotal: '100.00', tax: '10.00', total: '110.00' },
    });
    const document = await analysed(pdf);
    expect(await document.summary()).toMatchObject({ currency: null });
    const added = await document.add('CURRENCY', 'KWD');
    expect(added.status).toBe(201);
    expect((await document.found()).entities.TOTAL_AMOUNT).toMatchObject([{ value: '110.00', currency: 'KWD' }]);
    expect(await document.summary()).toMatchObject({ currency: 'KWD' });
    expect((await client.delete(`${document.path}/entities/${added.body.id}`)).status).toBe(204);
    expect(await document.summary()).toMatchObject({ currency: null });
    expect((await document.found()).entities.TOTAL_AMOUNT?.[0]).not.toHaveProperty('currency');
    for (const wrong of ['money', '$', 'XXZ']) {
      expect(await document.add('CURRENCY', wrong)).toMatchObject({
        status: 422,
        body: { code: 'currency.unknown', detail: 'Please enter the code of a currency, for example EUR' },
      });
    }
  });
});

test('the same value in another writing adds no history', async () => {
  const document = await american();
  const due = document.one('DUE_DATE');
  expect((await document.correct('DUE_DATE', '12/15/2019')).body).toEqual(due);
  expect((await document.correct('TOTAL_AMOUNT', '$ 110.00')).body).toEqual(document.one('TOTAL_AMOUNT'));
  expect(await document.history()).toEqual([]);
  await document.correct('DUE_DATE', '2020-01-31');
  await document.correct('DUE_DATE', 'January 31, 2020');
  expect(await document.history()).toHaveLength(1);
});
