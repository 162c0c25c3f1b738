import type { Conditions, Plan, Wish } from '../../plan.ts';
import type { Concept, Form } from '../words/dictionary.ts';

type Heard = (plan: Plan) => boolean;

const is =
  (...kinds: Wish['kind'][]): Heard =>
  ({ wish }) =>
    kinds.includes(wish.kind);
const given =
  (...keys: (keyof Conditions)[]): Heard =>
  ({ where }) =>
    keys.some((key) => where[key] !== undefined);
const any =
  (...heard: Heard[]): Heard =>
  (plan) =>
    heard.some((each) => each(plan));
const measures =
  (...of: string[]): Heard =>
  ({ wish }) =>
    'measure' in wish && of.includes(wish.measure);
const computes =
  (...of: string[]): Heard =>
  ({ wish }) =>
    wish.kind === 'aggregate' && of.includes(wish.operation);
const pays =
  (...of: string[]): Heard =>
  ({ where }) =>
    where.payment !== undefined && of.includes(where.payment);
const by =
  (dimension: string): Heard =>
  ({ wish }) =>
    (wish.kind === 'aggregate' && (wish.by === dimension || wish.each === dimension)) ||
    (wish.kind === 'names' && wish.dimension === dimension);
const wants =
  (...of: string[]): Heard =>
  ({ wish }) =>
    wish.kind === 'lines' && of.includes(wish.wants);
const labels =
  (pattern: RegExp): Heard =>
  ({ wish, where }) =>
    (wish.kind === 'field' && wish.labels.some((label) => pattern.test(label))) ||
    (wish.kind === 'entities' && wish.label !== undefined && pattern.test(wish.label)) ||
    [...(where.missing ?? []), ...(where.has ?? [])].some((label) => pattern.test(label));
const ofType =
  (type: string): Heard =>
  ({ where, wish }) =>
    where.types?.includes(type) === true ||
    (type === 'credit_note' && wish.kind === 'aggregate') ||
    (where.ids?.length ?? 0) > 0;
const inDays: Heard = ({ wish }) => wish.kind === 'field' && wish.inDays === true;
const beside: Heard = ({ wish }) => wish.kind === 'lines' && wish.sides !== undefined;
/** The order of a list by amount; "the lowest and the highest" are two. */
const rankedFrom =
  (order: 'asc' | 'desc'): Heard =>
  ({ wish }) =>
    'rank' in wish &&
    wish.rank !== undefined &&
    (wish.kind !== 'list' || wish.rank.sort !== 'amount' || wish.rank.order === order);
const ranked: Heard = ({ wish }) => 'rank' in wish && wish.rank !== undefined;
/** "La plus petite": its "plus" and "moins" stand in front of either end. */
const rankedInFrench: Heard = (plan) => plan.language === 'fr' && ranked(plan);
const sums: Heard = ({ wish }) =>
  wish.kind === 'rates' || wish.kind === 'compare' || (wish.kind === 'aggregate' && wish.operation !== 'count');
const counts: Heard = ({ wish }) => 'count' in wish && wish.count;
const figureOfAll: Heard = ({ wish }) => wish.kind === 'aggregate' && !wish.by;

/** What must show in a plan where a concept is said: else it was not understood. Concepts that ask for nothing of their own are left out. */
export const HEARD: Readonly<Partial<Record<Concept, Heard>>> = {
  creditNote: ofType('credit_note'),
  receipt: ofType('receipt'),
  quote: ofType('quote'),
  deliveryNote: ofType('delivery_note'),
  reminder: ofType('reminder'),
  statement: ofType('statement'),
  seller: any(
    by('seller'),
    is('names'),
    given('sellers', 'notSellers', 'ids', 'words'),
    ranked,
    labels(/SELLER|IBAN|BIC|TERMS|EMAIL|PHONE|URL|CUSTOMER/),
    is('lines', 'compare', 'duplicates', 'checks', 'usage', 'stats'),
  ),
  buyer: any(by('buyer'), given('buyers', 'notBuyers'), labels(/BUYER|CUSTOMER/)),
  currency: any(by('currency'), given('currency', 'notCurrency'), labels(/CURRENCY/), figureOfAll, is('stats')),
  lineItem: is('lines'),
  entity: is('entities', 'stats'),
  net: any(measures('net'), labels(/SUBTOTAL/)),
  // Totals are gross: an amount said of them may be said to be so.
  gross: any(
    measures('gross'),
    labels(/TOTAL/),
    ({ wish, where }) => wish.kind === 'list' && (where.min ?? where.max) !== undefined,
  ),
  tax: any(is('rates'), measures('tax'), labels(/TAX|SUBTOTAL/)),
  owed: any(inDays, measures('owed'), pays('unpaid', 'overdue'), labels(/DUE|STATUS/), given('due')),
  average: any(
    computes('average'),
    ({ wish }) => wish.kind === 'aggregate' && wish.each !== undefined,
    ({ wish }) => wish.kind === 'compare' && wish.operation === 'average',
    wants('averagePrice'),
  ),
  median: computes('median'),
  largest: any(beside, rankedFrom('desc'), computes('max', 'min'), is('compare'), wants('dearest')),
  smallest: any(rankedFrom('asc'), computes('max', 'min'), is('compare'), wants('cheapest')),
  most: any(rankedFrom('desc'), rankedInFrench, computes('max', 'min'), is('compare'), wants('dearest', 'cheapest')),
  least: any(rankedFrom('asc'), rankedInFrench, computes('max', 'min'), is('compare'), wants('cheapest')),
  top: any(ranked, is('compare'), wants('dearest')),
  latest: any(ranked, wants('latest'), given('ids')),
  earliest: any(ranked, wants('latest', 'earliest'), given('ids')),
  share: computes('share'),
  howMany: any(
    computes('count', 'share'),
    counts,
    wants('quantity', 'count'),
    is('usage', 'stats', 'checks'),
    ({ wish }) => wish.kind === 'compare' && wish.operation === 'count',
    labels(/NUMBER|ORDER/),
    ({ wish }) => wish.kind === 'rates' && wish.wants === 'count',
  ),
  price: any(is('lines', 'usage'), computes('average')),
  // A price is no answer to how many.
  quantity: wants('quantity', 'count', 'list', 'sellers', 'latest', 'earliest', 'spent'),
  unpaid: any(inDays, pays('unpaid', 'overdue'), labels(/STATUS|DUE/), measures('owed'), by('status')),
  paid: any(pays('paid'), ({ where }) => where.payment === 'unpaid', labels(/STATUS/), sums, by('status'), is('lines')),
  daysLeft: any(
    inDays,
    labels(/PAYMENT_TERMS/),
    ({ where, wish }) => where.due?.from !== undefined && 'rank' in wish && wish.rank?.sort === 'due',
  ),
  taxRate: is('rates'),
  overdue: any(inDays, pays('overdue'), given('notOverdue'), labels(/STATUS/), by('status'), is('stats')),
  due: any(
    given('due', 'notOverdue'),
    pays('unpaid', 'overdue'),
    labels(/DUE|STATUS|TERMS/),
    measures('owed'),
    ({ wish }) => 'rank' in wish && wish.rank?.sort === 'due',
  ),
  failedChecks: any(given('checks'), is('checks')),
  // The same invoice, credit note or receipt is looked for, not the same reminder.
  duplicate: ({ wish, where }) =>
    wish.kind === 'duplicates' &&
    (where.types ?? []).every((type) => ['invoice', 'credit_note', 'receipt'].includes(type)),
  review: given('review', 'ids'),
  uploaded: any(
    given('uploaded'),
    // No field of a document tells the day of its upload.
    ({ where, wish }) => wish.kind !== 'field' && (!where.period || ('rank' in wish && wish.rank?.sort === 'uploaded')),
  ),
  bySeller: by('seller'),
  byBuyer: by('buyer'),
  byMonth: any(by('month'), is('usage')),
  byQuarter: by('quarter'),
  byYear: by('year'),
  byCurrency: any(by('currency'), given('currency'), figureOfAll, labels(/CURRENCY/)),
  byStatus: by('status'),
  byWeekday: by('weekday'),
  byType: by('type'),
  when: any(
    is('list', 'field', 'usage', 'duplicates', 'checks'),
    wants('latest', 'earliest', 'list'),
    by('month'),
    by('year'),
    by('quarter'),
    by('weekday'),
  ),
  who: any(
    by('seller'),
    by('buyer'),
    is('list', 'names', 'field', 'lines', 'compare', 'duplicates', 'checks', 'entities'),
    given('sellers'),
  ),
  whereIs: labels(/ADDRESS|IBAN/),
  // A name or a day is no answer to it.
  howMuch: ({ wish }) =>
    wish.kind !== 'field' || wish.labels.some((label) => !/NAME|ADDRESS|IBAN|BIC|EMAIL|URL/.test(label)),
  compare: any(is('compare'), beside),
  usage: is('usage'),
  stats: is('stats'),
  order: any(ofType('order'), is('lines'), labels(/PURCHASE/)),
  different: any(is('names'), computes('count')),
  recent: any(ranked, given('uploaded', 'period')),
  failed: given('status', 'checks'),
  processing: given('status'),
};

const grouped: Heard = any(
  ({ wish }) => wish.kind === 'aggregate' && (wish.by !== undefined || wish.each !== undefined),
  is('names'),
);

/** Ways of putting a question, by what has to be in the plan for them to have been read. */
export const READ_WITH: readonly (readonly [Concept | Form, Heard])[] = [
  ['per', grouped],
  ['groups', grouped],
  ['mention', given('words')],
  ['versus', any(is('compare'), beside)],
  ['whichIsMore', any(is('compare'), beside)],
  ['than', any(is('compare'), beside)],
  ['mostOften', any(computes('count'), counts)],
  ['mostInvoices', any(computes('count'), counts)],
  ['nextDue', given('due')],
  ['buying', () => true],
  ['bought', () => true],
  ['isPaid', () => true],
  ['allOf', () => true],
  ['sumOf', sums],
  ['onIt', is('lines')],
];

/** Concepts that ask for nothing of their own: they say that something is asked, of what kind of thing, or are polite. */
export const ASKING: readonly Concept[] = [
  'invoice',
  'document',
  'spend',
  'total',
  'count',
  'show',
  'which',
  'isThere',
  'summary',
  'only',
  'arrived',
  'greeting',
  'thanks',
];
/** The same in what goes on from the question before. */
export const GOING_ON: readonly Concept[] = ['andWhat', 'ofThem', 'it', 'remove'];
