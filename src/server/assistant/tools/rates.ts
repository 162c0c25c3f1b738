import { sql } from 'drizzle-orm';
import type { Cell } from '#core/assistant/answer.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { writeCount, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { documents } from '../../db/schema.ts';
import { SPENDING_TYPES } from '../conditions-sql.ts';
import { citeDocuments } from './cite-documents.ts';
import { moneyColumn } from './columns.ts';
import { countedDocuments } from './compute-figures.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';
import { answerList } from './list-documents.ts';
import { type PartAtRate, partsByRate, type RatedDocument, standardRateOf } from './rate-parts.ts';

interface RateSum {
  rate: number;
  currency: string | null;
  /** In the currency's hundredths. */
  net: number;
  tax: number;
  documents: Set<string>;
}

/** Which rates of tax there are, with net and tax amounts of each, or the documents that have one of them. */
export async function answerRates(asked: Asked<'rates'>): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const rows = await ratedDocuments(asked);
  if (rows.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const parts = rows.map((row) => ({ row, ...partsByRate(row) }));
  const isWanted = ({ rate }: PartAtRate, { currency }: RatedDocument) => {
    if (wish.rate !== undefined) return Math.abs(rate - Number(wish.rate)) < 0.005;
    if (wish.band === undefined) return true;
    if (wish.band === 'zero') return rate === 0;
    const isStandard = rate >= standardRateOf(currency);
    return rate > 0 && (wish.band === 'standard') === isStandard;
  };
  const found = parts.flatMap(({ row, of, isWorkedOut }) => {
    const own = of.filter((part) => isWanted(part, row));
    return own.length > 0 ? [{ row, of: own, isWorkedOut }] : [];
  });
  const name = wish.rate
    ? `${wording.operations.rates}${wording.colon}${writeNumber(wish.rate, wording)} %`
    : wish.band
      ? wording.rateBands[wish.band]
      : wording.operations.rates;
  const ids = found.map(({ row }) => row.id);
  const worked = found.filter(({ isWorkedOut }) => isWorkedOut).length;
  const untold = parts.filter(({ of }) => of.length === 0).length;
  const notes = [
    worked > 0 && wording.say.ratesWorkedOut(writeCount(worked, 'document', wording)),
    untold > 0 && wording.say.mixedRates(writeCount(untold, 'document', wording)),
  ];
  if (found.length === 0)
    return nothing(sentences(wording.say.noneFound(wording.types.invoice![1], `${scope} (${name})`), ...notes));
  if (wish.wants !== 'figures') return documentsAtRate(asked, ids, { name, notes });
  const sums = [...sumsOf(found).values()].sort(
    (a, b) =>
      b.documents.size - a.documents.size || a.rate - b.rate || ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1),
  );
  const { measures } = wording;
  const money = (cents: number, currency: string | null) => writeMoney((cents / 100).toFixed(2), currency, wording);
  const lines = sums.map(
    ({ rate, currency, net, tax, documents: of }) =>
      `• ${writeNumber(rate, wording)} %${wording.colon}${measures.tax} ${money(tax, currency)}, ${measures.net} ${money(net, currency)}, ${measures.gross} ${money(net + tax, currency)} (${writeCount(of.size, 'document', wording)})`,
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
        one.documents.size,
      ]),
    },
    citations: await citeDocuments(asked, ids, ['TAX_AMOUNT', 'TOTAL_AMOUNT']),
    citationsTotal: ids.length,
    shown: ids.slice(0, 100),
  };
}

function sumsOf(found: readonly { row: RatedDocument; of: readonly PartAtRate[] }[]): Map<string, RateSum> {
  const sums = new Map<string, RateSum>();
  for (const { row, of } of found) {
    for (const { rate, net, tax } of of) {
      const key = `${rate} ${row.currency}`;
      const sum = sums.get(key) ?? { rate, currency: row.currency, net: 0, tax: 0, documents: new Set<string>() };
      const sign = row.type === 'credit_note' ? -1 : 1;
      sum.net += sign * net;
      sum.tax += sign * tax;
      sum.documents.add(row.id);
      sums.set(key, sum);
    }
  }
  return sums;
}

/** The documents themselves, listed or counted as any others are. */
async function documentsAtRate(
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

async function ratedDocuments(asked: Asked<'rates'>): Promise<RatedDocument[]> {
  const { wish, plan } = asked;
  // Counted and listed are invoices, as everywhere; amounts are less credit notes.
  const types = plan.where.ids
    ? null
    : (plan.where.types ?? (wish.wants === 'figures' ? [...SPENDING_TYPES] : ['invoice']));
  // The net amount printed counts where it is not the total less the tax. One value for all of them: ten thousand rows take much longer to be sent than what stands in them.
  const [row] = await asked.deps.db
    .select({
      all: sql<RatedDocument[]>`coalesce(json_agg(json_build_object(
        'id', ${documents.id}, 'type', ${documents.documentType}, 'currency', ${documents.currency},
        'total', ${documents.total}::text, 'tax', ${documents.taxAmount}::text,
        'net', case when ${documents.taxAmount} is null or ${documents.total} is null then ${documents.netAmount}::text end,
        'lines', ${documents.lineFigures}->'rates'
      ) order by ${documents.invoiceDate} desc nulls last, ${documents.id}), '[]')`,
    })
    .from(documents)
    .where(countedDocuments(asked, types));
  return row?.all ?? [];
}
