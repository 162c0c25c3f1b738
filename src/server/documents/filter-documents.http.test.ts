import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentSchema, documentStatsSchema } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import type { Check, DocumentType } from '#core/entity.ts';
import { addDays } from '#core/values/calendar-date.ts';
import { documents } from '../db/schema.ts';
import { type HttpClient, signUp } from '../testing/http-client.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { summaryColumns } from './summary-columns.ts';
import { today } from './today.ts';

let server: TestServer;
let client: HttpClient;
let stranger: HttpClient;

/** What an invented document says; null where it says nothing. */
interface Said {
  seller: string | null;
  buyer: string | null;
  date: string | null;
  due: string | null;
  total: string | null;
  amountDue: string | null;
  currency: string | null;
  type: DocumentType;
  status: 'completed' | 'failed' | 'processing';
  failed: number;
  confidence: number;
  confirmed: boolean;
}

/** What is due goes by the day: neither midnight nor the turn of a year may come between two looks. */
const NOON = new Date(2026, 10, 23, 12);
const now = today(NOON);
/** By country and by form: four writings of one seller, two of another, and one that is another. */
const SELLERS = ['Hase GmbH', 'HASE G.m.b.H.', 'Hase Gesellschaft mit beschränkter Haftung', 'Hase-GmbH'];
const OTHERS = ['Northwind Tools Ltd', 'Northwind Tools Limited', 'Northwind Tool Ltd', null];
const at = <Value>(list: readonly Value[], n: number): Value => list[n % list.length] as Value;

/** The lists have lengths without a common divisor, so that all sorts of things come together. */
const said: Said[] = Array.from({ length: 400 }, (_, n) => ({
  seller: n % 2 ? at(SELLERS, n >> 1) : at(OTHERS, n >> 1),
  buyer: at(['Ada & Co', 'ADA & Company', null], n),
  date: at([`${now.slice(0, 4)}-02-28`, '2024-02-29', '2024-03-01', null, '2023-12-31'], n),
  due: at([addDays(now, -1), now, addDays(now, 14), addDays(now, 15), addDays(now, -400), null, addDays(now, 3)], n),
  total: at(['119.00', '20.5', '-30.00', null, '1000', '0.00', '99.99', '100.00', '7', '3.10', '250.00'], n),
  amountDue: at([null, null, null, '0.00', '50.00'], n + 1),
  currency: at(['EUR', 'EUR', 'USD', null], n + (n >> 3)),
  type: at(['invoice', 'invoice', 'credit_note', 'invoice', 'receipt', 'invoice', 'other'], n + (n >> 4)),
  status: at(['completed', 'completed', 'completed', 'failed', 'completed', 'processing'], n + (n >> 5)),
  failed: at([0, 0, 1, 0, 2, 0, 0, 0], n + (n >> 4)),
  confidence: at([0.95, 0.8, 0.79], n + (n >> 4)),
  confirmed: n % 4 === 0,
}));

const entity = (label: string, value: string | null, more: Partial<EntityWire> = {}): Record<string, EntityWire[]> => {
  if (value === null) return {};
  const shown = { id: label, label, text: value, value, context: '', confidence: 1, source: 'improved_contextual' };
  const found = { matched_keyword: null, matched_pattern: null, method: '', page: null, box: null };
  return { [label]: [{ ...shown, ...found, ...more } as EntityWire] };
};

const check = (status: Check['status'], difference: string): Check => ({
  id: 'totals.add_up',
  status,
  message: `Off by ${difference}.`,
  params: { difference },
  entity_ids: [],
});

beforeAll(async () => {
  server = await startTestServer({ BILLING: 'off' });
  server.clock.aheadMs = NOON.getTime() - Date.now();
  client = (await signUp(server)).client;
  stranger = (await signUp(server)).client;
  const { db } = server.server.deps;
  for (const [who, userId] of [await idOf(client), await idOf(stranger)].entries()) {
    const rows = said.slice(0, who === 0 ? said.length : 20).map((one, n) => {
      const checks = [
        check('pass', '900'),
        ...Array.from({ length: one.failed }, (_, i) => check('fail', `${i + 1}.50`)),
      ];
      const read = { confidence: one.confidence, source: one.confirmed ? 'user' : 'improved_contextual' } as const;
      const entities = {
        ...entity('SELLER_NAME', one.seller, read),
        ...entity('BUYER_NAME', one.buyer),
        ...entity('INVOICE_DATE', one.date),
        ...entity('DUE_DATE', one.due),
        ...entity('TOTAL_AMOUNT', one.total, one.currency ? { currency: one.currency } : {}),
        ...entity('CURRENCY', one.currency),
        ...entity('AMOUNT_DUE', one.amountDue),
        ...entity('INVOICE_NUMBER', n % 9 === 0 ? null : `R-${9000 - n}`),
      };
      return {
        id: `${who}-${String(n).padStart(3, '0')}`,
        userId,
        filename: `document-${n}.pdf`,
        fileSize: 1000 + n,
        sha256: `${who}-${n}`,
        totalPages: 1,
        uploadDate: new Date(Date.UTC(2025, 0, 1, 0, n)),
        status: one.status,
        documentType: one.type,
        checks,
        ...summaryColumns({ entities, checks }),
      };
    });
    await db.insert(documents).values(rows);
  }
});
afterAll(() => server.close());

const idOf = async (of: HttpClient) => (await of.get('/users/me')).body.id as string;

const hasKey = (name: string | null, part: string) =>
  (name ?? '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .startsWith(part);
const isUnpaid = (one: Said) => Number(one.amountDue ?? one.total ?? 1) > 0;
const isOwed = (one: Said) => one.status === 'completed' && one.type === 'invoice' && isUnpaid(one) && one.due !== null;
const isOverdue = (one: Said) => isOwed(one) && (one.due as string) < now;
const isSoon = (one: Said) => isOwed(one) && !isOverdue(one) && (one.due as string) <= addDays(now, 14);
const isReviewed = (one: Said) =>
  one.status === 'completed' &&
  one.type !== 'other' &&
  (one.failed > 0 || (one.seller !== null && one.confidence < 0.8 && !one.confirmed));

const FILTERS: [query: string, expected: (one: Said) => boolean][] = [
  ['', () => true],
  ['status=failed', (one) => one.status === 'failed'],
  ['status=processing&label=DUE_DATE', (one) => one.status === 'processing' && one.due !== null],
  ['label=AMOUNT_DUE', (one) => one.amountDue !== null],
  ['seller=hase%20gmbh', (one) => hasKey(one.seller, 'hase')],
  ['seller=Hase+gesellschaft+mit+beschr%C3%A4nkter+haftung', (one) => hasKey(one.seller, 'hase')],
  ['seller=NORTHWIND-TOOLS%2C+LTD.', (one) => hasKey(one.seller, 'northwindtools')],
  ['seller=Northwind', () => false],
  ['seller=%20&buyer=ada%20%26%20co.', (one) => one.buyer !== null],
  ['from=2024-02-29&to=2024-02-29', (one) => one.date === '2024-02-29'],
  ['from=2024-01-01', (one) => one.date !== null && one.date >= '2024-01-01'],
  ['to=2024-01-01', (one) => one.date === '2023-12-31'],
  ['currency=usd', (one) => one.currency === 'USD'],
  ['min=99.99&max=119', (one) => one.total !== null && Number(one.total) >= 99.99 && Number(one.total) <= 119],
  ['max=-0.01', (one) => Number(one.total ?? 0) < 0],
  ['due=overdue', isOverdue],
  ['due=soon', isSoon],
  ['due=none', (one) => one.status === 'completed' && one.type === 'invoice' && one.due === null],
  ['type=receipt', (one) => one.type === 'receipt'],
  ['type=receipt,credit_note', (one) => one.type === 'receipt' || one.type === 'credit_note'],
  ['type=quote', () => false],
  ['checks=failed', (one) => one.failed > 0],
  ['review=needed', isReviewed],
  [
    'seller=hase+gmbh&due=overdue&currency=EUR&min=10&type=invoice&checks=failed',
    (one) =>
      hasKey(one.seller, 'hase') &&
      isOverdue(one) &&
      one.currency === 'EUR' &&
      Number(one.total ?? 0) >= 10 &&
      one.failed > 0,
  ],
];

test.each(FILTERS)('the filter "%s" finds what it says, and counts it', async (query, isExpected) => {
  const expected = said.flatMap((one, n) => (isExpected(one) ? [`document-${n}.pdf`] : [])).toReversed();
  const answer = await client.get(`/api/documents?${query}`);
  expect(answer.status).toBe(200);
  expect(answer.body.map((document: { filename: string }) => document.filename)).toEqual(expected);
  const page = await client.get(`/api/documents?${query}&limit=2&offset=1`);
  expect(page.headers.get('x-total-count')).toBe(String(expected.length));
  expect(page.body.map((document: { filename: string }) => document.filename)).toEqual(expected.slice(1, 3));
});

test('every number of the dashboard is what its link counts', async () => {
  const stats = documentStatsSchema.parse((await client.get('/api/documents/stats')).body);
  const counted = async (query: string) =>
    Number((await client.get(`/api/documents?limit=1&${query}`)).headers.get('x-total-count'));
  const links: [number, string][] = [
    [stats.total_documents, ''],
    [stats.overdue_count, 'due=overdue'],
    [stats.due_soon_count, 'due=soon'],
    [stats.to_review, 'review=needed'],
    [stats.failed_documents_count, 'checks=failed'],
  ];
  const spent = 'status=completed&type=invoice,credit_note,receipt';
  for (const { seller, currency, count } of stats.spend_by_seller) {
    links.push([count, `${spent}&currency=${currency}&seller=${encodeURIComponent(seller)}`]);
  }
  for (const { month, currency, count } of stats.spend_by_month) {
    const end = addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
    links.push([count, `${spent}&currency=${currency}&from=${month}-01&to=${end}`]);
  }
  expect(links.length).toBeGreaterThan(12);
  for (const [number, query] of links) {
    expect(number, query).toBeGreaterThan(0);
    expect(await counted(query), query).toBe(number);
  }
});

test('the dashboard says true sums, and of failed checks what failed and by how much', async () => {
  const stats = documentStatsSchema.parse((await client.get('/api/documents/stats')).body);
  const sum = (list: Said[], currency: string) =>
    list
      .filter((one) => one.currency === currency)
      .reduce((total, one) => total + Math.round(Number(one.amountDue ?? one.total ?? 0) * 100), 0);
  for (const [totals, isMeant] of [
    [stats.overdue_totals, isOverdue],
    [stats.due_soon_totals, isSoon],
  ] as const) {
    expect(totals.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    for (const { currency, total } of totals) {
      expect(Math.round(Number(total) * 100)).toBe(sum(said.filter(isMeant), currency));
    }
  }
  expect(stats.overdue_count).toBeGreaterThan(stats.overdue.length);
  expect(stats.failed_checks).toBe(said.reduce((count, one) => count + one.failed, 0));
  const twice = stats.failed_documents.find(({ failed_checks: count }) => count === 2);
  expect(twice?.check).toEqual({ id: 'totals.add_up', message: 'Off by 2.50.', params: { difference: '2.50' } });
});

test('a seller written in several ways is one, called as most of its documents write it', async () => {
  const stats = documentStatsSchema.parse((await client.get('/api/documents/stats')).body);
  const names = stats.spend_by_seller.filter(({ currency }) => currency === 'EUR').map(({ seller }) => seller);
  expect(names).toHaveLength(3);
  expect(names.filter((name) => hasKey(name, 'hase'))).toHaveLength(1);
  expect(new Set(names.filter((name) => hasKey(name, 'northwind'))).size).toBe(2);
  const isSpent = (one: Said) => one.status === 'completed' && one.type !== 'other' && one.currency !== null;
  const writings = Map.groupBy(
    said.filter((one) => isSpent(one) && hasKey(one.seller, 'hase')),
    ({ seller }) => seller,
  );
  const most = Math.max(...[...writings.values()].map((list) => list.length));
  const name = names.find((other) => hasKey(other, 'hase')) as string;
  expect(writings.get(name)).toHaveLength(most);
});

test("a stranger's documents are in nobody else's lists and figures", async () => {
  for (const [query, isExpected] of FILTERS) {
    const answer = await stranger.get(`/api/documents?${query}`);
    const expected = said.slice(0, 20).filter(isExpected).length;
    expect(answer.body, query).toHaveLength(expected);
    expect(answer.headers.get('x-total-count'), query).toBe(String(expected));
  }
  const stats = documentStatsSchema.parse((await stranger.get('/api/documents/stats')).body);
  expect(stats.overdue_count).toBe(said.slice(0, 20).filter(isOverdue).length);
});

const SORTS = ['seller', 'buyer', 'invoice_number', 'invoice_date', 'due_date', 'total'] as const;

test.each(SORTS)('sorted by %s, either way, what lacks it comes last, and pages fit together', async (field) => {
  for (const sign of ['', '-']) {
    for (const filter of ['', '&type=invoice']) {
      const whole = (await client.get(`/api/documents?sort=${sign}${field}${filter}`)).body.map((document: unknown) =>
        documentSchema.parse(document),
      );
      const values = whole.map(({ summary }: ReturnType<typeof documentSchema.parse>) => summary?.[field] ?? null);
      const known = values.filter((value: string | null) => value !== null);
      expect(known.length).toBeGreaterThan(20);
      expect(values.length).toBeGreaterThan(known.length);
      expect(values.slice(0, known.length)).toEqual(known);
      const folded = known.map((value: string) =>
        field === 'total' ? Number(value) : value.toLowerCase().replace(/[^a-z0-9]/g, ''),
      );
      // Names go by their key, which has the legal form in its short writing.
      if (field !== 'seller' && field !== 'buyer') {
        const sorted = folded.toSorted((a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0));
        expect(folded).toEqual(sign ? sorted.toReversed() : sorted);
      } else {
        const first = folded.map((value: string) => value.slice(0, 14));
        const changes = first.filter(
          (value: string, n: number) => n > 0 && first[n - 1].slice(0, 4) !== value.slice(0, 4),
        );
        expect(changes.length).toBeLessThanOrEqual(1);
      }
      const pages: string[] = [];
      for (let offset = 0; offset < whole.length; offset += 40) {
        const page = await client.get(`/api/documents?sort=${sign}${field}${filter}&limit=40&offset=${offset}`);
        pages.push(...page.body.map(({ id }: { id: string }) => id));
      }
      expect(pages).toEqual(whole.map(({ id }: { id: string }) => id));
    }
  }
});

test.each([
  ['sort=constructor', 'sort', 'Documents can be sorted by'],
  ['sort=__proto__', 'sort', 'Documents can be sorted by'],
  ['sort=-', 'sort', 'Documents can be sorted by'],
  ['from=2026-02-30', 'from', 'Please enter a date as 2026-01-31.'],
  ['to=01.02.2026', 'to', 'Please enter a date as 2026-01-31.'],
  ['min=1%2C000', 'min', 'Please enter an amount as 1190.00.'],
  ['max=abc', 'max', 'Please enter an amount as 1190.00.'],
  ['currency=euro', 'currency', 'Please enter a currency as its three letters, such as EUR.'],
  ['currency=XQZ', 'currency', 'Please enter a currency as its three letters, such as EUR.'],
  ['due=later', 'due', "'due' must be one of overdue, soon, none."],
  ['type=constructor', 'type', "'type' must be one of invoice,"],
  ['checks=passed', 'checks', "'checks' must be one of failed."],
  ['review=done', 'review', "'review' must be one of needed."],
  ['status=lost', 'status', "'status' must be one of"],
])('"%s" is refused with a sentence', async (query, path, sentence) => {
  const answer = await client.get(`/api/documents?${query}`);
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  expect(answer.body.detail).toContain(sentence);
});

test("what is due goes by the server's date: the next day more is overdue", async () => {
  const count = async () => (await client.get('/api/documents/stats')).body.overdue_count as number;
  const before = await count();
  server.clock.aheadMs += 86_400_000;
  try {
    const dueToday = said.filter((one) => isOwed(one) && one.due === now).length;
    expect(dueToday).toBeGreaterThan(0);
    expect(await count()).toBe(before + dueToday);
  } finally {
    server.clock.aheadMs -= 86_400_000;
  }
});
