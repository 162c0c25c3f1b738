import type { Cell } from '#core/assistant/answer.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { citeDocuments, MOST_CITED } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';
import { answerList } from './list-documents.ts';
import { type PartAtRate, partsByRate, type RatedDocument, standardRateOf } from './rate-parts.ts';
import { documentsAtRates, type RateGroup, type RateSum, ratedDocuments } from './rated-documents.ts';

/** Which rates of tax there are, with net and tax amounts of each, or the documents that have one of them. */
export async function answerRates(asked: Asked<'rates'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const { groups, others } = await ratedDocuments(asked);
  if (groups.length + others.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const isWanted = (rate: number, currency: string | null) => {
    if (wish.rate !== undefined) return Math.abs(rate - Number(wish.rate)) < 0.005;
    if (wish.band === undefined) return true;
    if (wish.band === 'zero') return rate === 0;
    const isStandard = rate >= standardRateOf(currency);
    return rate > 0 && (wish.band === 'standard') === isStandard;
  };
  const parts = others.map((row) => ({ row, ...partsByRate(row) }));
  const found = parts.flatMap(({ row, of, isWorkedOut }) => {
    const own = of.filter((part) => isWanted(part.rate, row.currency));
    return own.length > 0 ? [{ row, of: own, isWorkedOut }] : [];
  });
  const whole = groups.filter(({ rate, currency }) => rate !== null && isWanted(rate, currency));
  const name = wish.rate
    ? `${wording.operations.rates}${wording.colon}${writeNumber(wish.rate, wording)} %`
    : wish.band
      ? wording.rateBands[wish.band]
      : wording.operations.rates;
  const count = found.length + sumOf(whole);
  const worked =
    found.filter(({ isWorkedOut }) => isWorkedOut).length + sumOf(whole.filter(({ kind }) => kind === 'worked'));
  const untold =
    parts.filter(({ of }) => of.length === 0).length +
    sumOf(groups.filter(({ kind, rate }) => kind === 'worked' && rate === null));
  const notes = [
    worked > 0 && wording.say.ratesWorkedOut(writeCount(worked, 'document', wording)),
    untold > 0 && wording.say.mixedRates(writeCount(untold, 'document', wording)),
  ];
  if (count === 0)
    return nothing(sentences(wording.say.noneFound(wording.types.invoice![1], `${scope} (${name})`), ...notes));
  const isAny = wish.rate === undefined && wish.band === undefined;
  const ofWhole = await documentsAtRates(asked, isAny ? null : whole, wish.wants === 'figures' ? MOST_CITED : null);
  const ids = [...ofWhole, ...found.map(({ row }) => row)].sort(newestFirst).map(({ id }) => id);
  if (wish.wants !== 'figures') return listOrCount(asked, ids, { name, notes });
  const sums = [...sumsOf(whole, found).values()].sort(
    (a, b) => b.documents - a.documents || a.rate - b.rate || ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1),
  );
  const { measures } = wording;
  const money = (cents: number, currency: string | null) => writeMoney((cents / 100).toFixed(2), currency, wording);
  const lines = sums.map(
    ({ rate, currency, net, tax, documents: of }) =>
      `• ${writeNumber(rate, wording)} %${wording.colon}${measures.tax} ${money(tax, currency)}, ${measures.net} ${money(net, currency)}, ${measures.gross} ${money(net + tax, currency)} (${writeCount(of, 'document', wording)})`,
  );
  const order = [wish.measure, ...(['tax', 'net', 'gross'] as const).filter((measure) => measure !== wish.measure)];
  const amountOf = ({ net, tax }: RateSum, measure: string) =>
    ((measure === 'tax' ? tax : measure === 'net' ? net : net + tax) / 100).toFixed(2);
  return {
    text: [`${name}${scope}${wording.colon.trimEnd()}`, ...lines, sentences(...notes)].filter(Boolean).join('\n'),
    data: {
      columns: [
        { key: 'rate', label: wording.operations.rates, type: 'text' },
        ...order.map((measure) => ({ ...moneyColumn(measure, wording), label: measures[measure] })),
        { key: 'currency', label: wording.columns.currency, type: 'text' },
        { key: 'count', label: wording.columns.count, type: 'count' },
      ],
      rows: sums.map((one): Cell[] => [
        `${writeNumber(one.rate, wording)} %`,
        ...order.map((measure) => amountOf(one, measure)),
        one.currency,
        one.documents,
      ]),
    },
    citations: await citeDocuments(asked, ids, ['TAX_AMOUNT', 'TOTAL_AMOUNT']),
    citationsTotal: count,
    shown: ids.slice(0, 100),
  };
}

const sumOf = (groups: readonly RateGroup[]) => groups.reduce((sum, { documents }) => sum + documents, 0);

interface Dated {
  id: string;
  date: string | null;
}
const newestFirst = (a: Dated, b: Dated) => {
  const [first, second] = [a.date ?? '', b.date ?? ''];
  return first === second ? (a.id < b.id ? -1 : 1) : first < second ? 1 : -1;
};

/** Of groups that were added up already, and of the parts of documents with several rates. */
function sumsOf(
  groups: readonly RateGroup[],
  found: readonly { row: RatedDocument; of: readonly PartAtRate[] }[],
): Map<string, RateSum> {
  const sums = new Map<string, RateSum>();
  const add = (rate: number, currency: string | null, more: Omit<RateSum, 'rate' | 'currency'>) => {
    const key = `${rate} ${currency}`;
    const sum = sums.get(key) ?? { rate, currency, net: 0, tax: 0, documents: 0 };
    sum.net += more.net;
    sum.tax += more.tax;
    sum.documents += more.documents;
    sums.set(key, sum);
  };
  for (const group of groups) if (group.rate !== null) add(group.rate, group.currency, group);
  for (const { row, of } of found) {
    const sign = row.type === 'credit_note' ? -1 : 1;
    // Each rate once: a document counts once for each.
    for (const { rate, net, tax } of of) add(rate, row.currency, { net: sign * net, tax: sign * tax, documents: 1 });
  }
  return sums;
}

/** The documents themselves, listed or counted as any others are. */
async function listOrCount(
  asked: Asked<'rates'>,
  ids: string[],
  { name, notes }: { name: string; notes: readonly (string | false)[] },
): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const where = { ...plan.where, ids };
  const listed = await answerList({ ...asked, plan: { ...plan, where }, wish: { kind: 'list', of: 'documents' } });
  const head = `${name}${wording.colon}${writeCount(ids.length, 'document', wording)}.`;
  if (wish.wants === 'count')
    return {
      ...listed,
      text: sentences(head, ...notes),
      data: {
        columns: [{ key: 'count', label: wording.columns.count, type: 'count' }],
        rows: [[ids.length]],
      },
    };
  const [, ...lines] = listed.text.split('\n');
  return { ...listed, text: [sentences(head, ...notes), ...lines].join('\n') };
}
