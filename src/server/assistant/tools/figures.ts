import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Cell } from '#core/assistant/answer.ts';
import type { Dimension, Measure } from '#core/assistant/plan.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import {
  inMinorUnits,
  joinWords,
  writeAmounts,
  writeCount,
  writeMoney,
  writeMonth,
  writeNumber,
} from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { compareDecimals } from '#core/values/decimal.ts';
import { documents } from '../../db/schema.ts';
import { LEFT_TO_PAY } from '../conditions-sql.ts';
import { citeDocuments, MOST_CITED } from './cite-documents.ts';
import {
  computeFigures,
  countedDocuments,
  documentsBehind,
  duplicateNumbers,
  type Figure,
  typesOf,
} from './compute-figures.ts';
import { type Asked, type Finding, nothing, sentences } from './finding.ts';

const SHOWN_GROUPS = 12;
/** What an amount is cited by. */
export const QUOTED: Readonly<Record<Measure, readonly string[]>> = {
  gross: ['TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  net: ['SUBTOTAL_AMOUNT', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  tax: ['TAX_AMOUNT', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
  owed: ['AMOUNT_DUE', 'TOTAL_AMOUNT', 'INVOICE_NUMBER'],
};

type AskedFigure = Asked<'aggregate'>;

/** Counts, sums, averages, medians, ends and shares; of all that is meant, or of each seller, month and so on. */
export async function answerFigure(asked: AskedFigure): Promise<Finding> {
  const { operation, by } = asked.wish;
  if (by) return ofEach(asked, by);
  if (operation === 'count') return count(asked);
  if (operation === 'share') return share(asked);
  if (operation === 'average' || operation === 'median') return average(asked);
  if (operation === 'min' || operation === 'max') return extreme(asked);
  return sum(asked);
}

const total = (figures: readonly Figure[], of: 'invoices' | 'creditNotes' | 'receipts' | 'documents' | 'unknown') =>
  figures.reduce((all, figure) => all + figure[of], 0);
const known = (figures: readonly Figure[]) =>
  figures.flatMap(({ currency, sum, ...rest }) =>
    sum !== null && rest.documents > 0 ? [{ ...rest, currency, amount: sum }] : [],
  );

/** "4 invoices, 1 credit note deducted". */
function basis(
  figures: readonly Figure[],
  measure: Measure,
  wording: Wording,
  types: readonly string[] | null,
): string {
  const [invoices, receipts, creditNotes] = [
    total(figures, 'invoices'),
    total(figures, 'receipts'),
    total(figures, 'creditNotes'),
  ];
  const isOnlyCredit = types?.length === 1 && types[0] === 'credit_note';
  const counted = [
    invoices > 0 ? writeCount(invoices, 'invoice', wording) : undefined,
    receipts > 0 ? writeCount(receipts, 'receipt', wording) : undefined,
    creditNotes > 0
      ? isOnlyCredit || measure === 'owed'
        ? writeCount(creditNotes, 'credit_note', wording)
        : wording.say.creditNotesDeducted(writeCount(creditNotes, 'credit_note', wording))
      : undefined,
  ];
  return counted.filter((part) => part !== undefined).join(', ');
}

async function behind(asked: AskedFigure, types: readonly string[] | null, documentsCount: number) {
  const { measure } = asked.wish;
  const ids = await documentsBehind(asked, { measure, types });
  return { citations: await citeDocuments(asked, ids, QUOTED[measure]), citationsTotal: documentsCount, ids };
}

async function duplicatesNote(asked: AskedFigure, types: readonly string[] | null): Promise<string | undefined> {
  const numbers = await duplicateNumbers(asked, { types });
  return numbers.length > 0 ? asked.wording.say.duplicatesIncluded(numbers.join(', ')) : undefined;
}

async function sum(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = typesOf(wish.measure, plan.where);
  const figures = await computeFigures(asked, { measure: wish.measure, types });
  const amounts = known(figures);
  const scope = describeConditions(
    {
      ...plan.where,
      payment: wish.measure === 'owed' && plan.where.payment === 'unpaid' ? undefined : plan.where.payment,
      types: undefined,
    },
    wording,
    true,
  );
  const count = total(figures, 'documents') + total(figures, 'unknown');
  if (count === 0)
    return nothing(wording.say.noneFound(wording.types[types.length === 1 ? types[0]! : 'invoice']![1], scope));
  const unknown = total(figures, 'unknown');
  const isCredit = types.length === 1 && types[0] === 'credit_note';
  const shown = amounts.map(({ amount, ...rest }) => ({
    ...rest,
    amount: isCredit ? amount.replace(/^-/, '') : amount,
  }));
  const { citations, citationsTotal, ids } = await behind(asked, types, count);
  const label = isCredit
    ? wording.types.credit_note![1].replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    : wording.measures[wish.measure];
  const text = sentences(
    `${label}${scope}${wording.colon}${shown.length > 0 ? writeAmounts(shown, wording) : '–'} (${basis(figures, wish.measure, wording, types)}).`,
    amounts.length > 1 && wording.say.mixedCurrencies,
    unknown > 0 &&
      (wish.measure === 'tax' ? wording.say.withoutTax : wording.say.withoutAmount)(
        writeCount(unknown, 'document', wording),
      ),
    await duplicatesNote(asked, types),
  );
  const rows: Cell[][] = shown.map(({ amount, currency, invoices }) => [
    inMinorUnits(amount, currency),
    currency,
    invoices,
  ]);
  return {
    text,
    data: { columns: [moneyColumn('amount', wording), ...countColumns(wording)], rows },
    citations,
    citationsTotal,
    shown: ids,
  };
}

async function count(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = wish.of === 'documents' && !plan.where.types ? null : (plan.where.types ?? ['invoice']);
  const figures = await computeFigures(asked, { measure: 'gross', types });
  const number = total(figures, 'documents') + total(figures, 'unknown');
  const noun = types === null || types.length > 1 ? 'document' : types[0]!;
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const isInvoices = types?.length === 1 && types[0] === 'invoice' && !plan.where.types;
  const left = isInvoices ? await computeFigures(asked, { measure: 'gross', types: ['credit_note'] }) : [];
  const creditNotes = total(left, 'documents') + total(left, 'unknown');
  const leftOut = creditNotes > 0 && wording.say.creditNotesLeftOut(writeCount(creditNotes, 'credit_note', wording));
  if (number === 0) return nothing(sentences(`${wording.say.noneFound(wording.types[noun]![1], scope)}`, leftOut));
  const ids = await documentsBehind(asked, { measure: 'gross', types });
  return {
    text: sentences(
      `${writeCount(number, noun, wording)}${scope}.`,
      leftOut,
      types !== null && (await duplicatesNote(asked, types)),
    ),
    data: { columns: [{ key: 'count', label: wording.types[noun]![1], type: 'count' }], rows: [[number]] },
    citations: await citeDocuments(asked, ids, ['INVOICE_NUMBER', 'TOTAL_AMOUNT']),
    citationsTotal: number,
    shown: ids,
  };
}

async function average(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const types = plan.where.types ?? ['invoice'];
  const isMedian = wish.operation === 'median';
  const figures = await computeFigures(asked, { measure: wish.measure, types, withMedian: isMedian });
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  const found = figures.flatMap((figure) => {
    const amount = isMedian ? figure.median : figure.average;
    return amount === null ? [] : [{ ...figure, amount }];
  });
  if (found.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const { citations, citationsTotal, ids } = await behind(asked, types, total(figures, 'documents'));
  const label = isMedian ? wording.median : wording.average[wish.measure];
  const unknown = total(figures, 'unknown');
  return {
    text: sentences(
      `${label}${scope}${wording.colon}${writeAmounts(found, wording)} (${basis(figures, wish.measure, wording, types)}).`,
      found.length > 1 && wording.say.mixedCurrencies,
      unknown > 0 && wording.say.withoutAmount(writeCount(unknown, 'document', wording)),
    ),
    data: {
      columns: [moneyColumn('amount', wording, label), ...countColumns(wording)],
      rows: found.map(({ amount, currency, documents: counted }) => [
        inMinorUnits(amount, currency),
        currency,
        counted,
      ]),
    },
    citations,
    citationsTotal,
    shown: ids,
  };
}

/** Of all that was spent in the same time and currency, how much is meant. */
async function share(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const { measure } = wish;
  const isOfStatus = plan.where.payment !== undefined && !plan.where.sellers;
  const types = isOfStatus ? ['invoice'] : typesOf(measure, plan.where);
  const part = known(await computeFigures(asked, { measure: isOfStatus ? 'gross' : measure, types }));
  const { sellers: _, buyers: __, payment: ___, min: _m, max: _x, ...rest } = plan.where;
  const whole = known(
    await computeFigures(
      {
        ...asked,
        plan: {
          ...plan,
          where: isOfStatus
            ? { ...rest, sellers: plan.where.sellers, buyers: plan.where.buyers }
            : { ...rest, payment: plan.where.payment },
        },
      },
      { measure: isOfStatus ? 'gross' : measure, types },
    ),
  );
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  if (part.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const shares = part.flatMap(({ amount, currency }) => {
    const all = whole.find((other) => other.currency === currency)?.amount;
    return all && Number(all) !== 0
      ? [{ amount, currency, all, percent: ((Number(amount) / Number(all)) * 100).toFixed(1) }]
      : [];
  });
  const { citations, citationsTotal, ids } = await behind(
    { ...asked, wish: { ...wish, measure: isOfStatus ? 'gross' : measure } },
    types,
    part.reduce((all, figure) => all + figure.documents, 0),
  );
  const said = shares.map(
    ({ amount, all, currency, percent }) =>
      `${writeNumber(percent, wording, 1)} % (${writeMoney(amount, currency, wording)} / ${writeMoney(all, currency, wording)})`,
  );
  return {
    text: `${wording.share}${scope}${wording.colon}${joinWords(said, wording)}.`,
    data: {
      columns: [
        { key: 'share', label: wording.columns.share, type: 'percent' },
        moneyColumn('amount', wording),
        { ...moneyColumn('total', wording), label: wording.measures[measure] },
        { key: 'currency', label: wording.columns.currency, type: 'text' },
      ],
      rows: shares.map(({ percent, amount, all, currency }) => [
        percent,
        inMinorUnits(amount, currency),
        inMinorUnits(all, currency),
        currency,
      ]),
    },
    citations,
    citationsTotal,
    shown: ids,
  };
}

/** The least or greatest amount of one document, in each currency. */
async function extreme(asked: AskedFigure): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const amount = wish.measure === 'owed' ? LEFT_TO_PAY : sql`${documents.total}`;
  const direction = wish.operation === 'max' ? desc : asc;
  const rows = await asked.deps.db
    .selectDistinctOn([documents.currency], {
      id: documents.id,
      currency: documents.currency,
      amount: sql<string>`(${amount})::text`,
      seller: documents.seller,
      number: documents.invoiceNumber,
    })
    .from(documents)
    .where(
      and(
        countedDocuments(asked, plan.where.types ?? ['invoice']),
        isNotNull(documents.currency),
        isNotNull(documents.total),
        eq(documents.status, 'completed'),
      ),
    )
    .orderBy(documents.currency, direction(amount));
  const scope = describeConditions({ ...plan.where, types: undefined }, wording);
  if (rows.length === 0) return nothing(wording.say.noneFound(wording.types.invoice![1], scope));
  const label = wording.operations[wish.operation === 'max' ? 'largest' : 'smallest'];
  return {
    text: `${label}${scope}${wording.colon}${rows.map((row) => `${writeMoney(row.amount, row.currency, wording)} (${[row.seller, row.number].filter(Boolean).join(', ')})`).join('; ')}.`,
    data: {
      columns: [moneyColumn('amount', wording), { key: 'currency', label: wording.columns.currency, type: 'text' }],
      rows: rows.map((row) => [row.amount, row.currency]),
    },
    citations: await citeDocuments(
      asked,
      rows.map(({ id }) => id),
      QUOTED[wish.measure],
    ),
    citationsTotal: rows.length,
    shown: rows.map(({ id }) => id),
  };
}

async function ofEach(asked: AskedFigure, by: Dimension): Promise<Finding> {
  const { wish, plan, wording } = asked;
  const { operation, rank } = wish;
  const isCount = operation === 'count';
  const types = isCount
    ? by === 'type' || (wish.of === 'documents' && !plan.where.types)
      ? null
      : (plan.where.types ?? ['invoice'])
    : operation === 'average' || operation === 'median'
      ? (plan.where.types ?? ['invoice'])
      : by === 'type' && !plan.where.types
        ? null
        : by === 'status'
          ? ['invoice']
          : typesOf(wish.measure, plan.where);
  const figures = await computeFigures(asked, { measure: wish.measure, types, by, withMedian: operation === 'median' });
  const scope = describeConditions(
    {
      ...plan.where,
      types: undefined,
      payment: wish.measure === 'owed' && plan.where.payment === 'unpaid' ? undefined : plan.where.payment,
    },
    wording,
  );
  const named = figures.filter(({ key }) => key !== null);
  if (named.length === 0)
    return nothing(wording.say.noneFound(wording.types[types?.length === 1 ? types[0]! : 'document']![1], scope));
  const groups = isCount ? byCount(named, wording) : byAmount(named, operation);
  const wholes = new Map<string | null, number>();
  if (operation === 'share')
    for (const { currency, amount } of groups) wholes.set(currency, (wholes.get(currency) ?? 0) + Number(amount));
  const isOrdered = !rank && ['month', 'quarter', 'year', 'weekday'].includes(by);
  const sorted = isOrdered
    ? groups.sort((a, b) =>
        a.key === b.key ? ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1) : a.key! < b.key! ? -1 : 1,
      )
    : rankWithinCurrencies(groups, rank?.order ?? 'desc', rank?.limit);
  const label = (group: Group) => nameOfGroup(group, by, wording);
  const figureOf = (group: Group) => {
    if (isCount)
      return writeCount(Number(group.amount), types === null || types.length > 1 ? 'document' : types[0]!, wording);
    const money = writeMoney(group.amount, group.currency, wording);
    if (operation !== 'share') return money;
    const whole = wholes.get(group.currency) || 1;
    return `${writeNumber(((Number(group.amount) / whole) * 100).toFixed(1), wording, 1)} % (${money})`;
  };
  const lines = sorted.slice(0, SHOWN_GROUPS).map((group) => `• ${label(group)}${wording.colon}${figureOf(group)}`);
  const rest = sorted.length - SHOWN_GROUPS;
  const title = isCount
    ? wording.types[types === null || types.length > 1 ? 'document' : types[0]!]![1]
    : operation === 'average'
      ? wording.average[wish.measure]
      : operation === 'share'
        ? wording.share
        : wording.measures[wish.measure];
  const head = `${title.replace(/^\p{L}/u, (letter) => letter.toUpperCase())}${scope} ${wording.by(wording.dimensions[by])}${wording.colon.trimEnd()}`;
  const isSingle = rank?.limit === 1;
  const counted = total(figures, 'documents') + total(figures, 'unknown');
  const top = isSingle ? sorted : undefined;
  const cited = await documentsOfGroups(asked, by, top, types);
  const currencies = new Set(sorted.map(({ currency }) => currency));
  return {
    text: sentences(
      [head, ...lines, rest > 0 ? wording.say.more(writeNumber(rest, wording)) : ''].filter(Boolean).join('\n'),
      !isCount && currencies.size > 1 && `\n${wording.say.mixedCurrencies}`,
    ),
    data: {
      columns: [
        { key: by, label: wording.dimensions[by], type: 'text' },
        ...(isCount
          ? [{ key: 'count', label: title, type: 'count' as const }]
          : [
              ...(operation === 'share'
                ? [{ key: 'share', label: wording.columns.share, type: 'percent' as const }]
                : []),
              moneyColumn('amount', wording),
              ...(by === 'currency'
                ? [{ key: 'invoices', label: wording.columns.count, type: 'count' as const }]
                : countColumns(wording)),
            ]),
      ],
      rows: sorted.map((group): Cell[] =>
        isCount
          ? [label(group), Number(group.amount)]
          : [
              label(group),
              ...(operation === 'share'
                ? [((Number(group.amount) / (wholes.get(group.currency) || 1)) * 100).toFixed(1)]
                : []),
              inMinorUnits(group.amount, group.currency),
              ...(by === 'currency' ? [group.documents] : [group.currency, group.documents]),
            ],
      ),
    },
    citations: cited.citations,
    citationsTotal: top ? cited.total : counted,
    shown: cited.ids,
  };
}

interface Group {
  key: string | null;
  name: string | null;
  currency: string | null;
  amount: string;
  documents: number;
}

function byAmount(figures: readonly Figure[], operation: string): Group[] {
  return figures.flatMap((figure) => {
    const amount = operation === 'average' ? figure.average : operation === 'median' ? figure.median : figure.sum;
    return amount === null
      ? []
      : [{ key: figure.key, name: figure.name, currency: figure.currency, amount, documents: figure.documents }];
  });
}

function byCount(figures: readonly Figure[], _wording: Wording): Group[] {
  const groups = new Map<string | null, Group>();
  for (const figure of figures) {
    const count = figure.documents + figure.unknown;
    const group = groups.get(figure.key) ?? {
      key: figure.key,
      name: figure.name,
      currency: null,
      amount: '0',
      documents: 0,
    };
    groups.set(figure.key, {
      ...group,
      amount: String(Number(group.amount) + count),
      documents: group.documents + count,
    });
  }
  return [...groups.values()];
}

/** The first few of each currency, as currencies are not compared; the currency of most documents first. */
function rankWithinCurrencies(groups: readonly Group[], order: 'asc' | 'desc', limit: number | undefined): Group[] {
  const byCurrency = new Map<string | null, Group[]>();
  for (const group of groups) byCurrency.set(group.currency, [...(byCurrency.get(group.currency) ?? []), group]);
  return [...byCurrency.values()]
    .sort((a, b) => b.reduce((all, { documents: n }) => all + n, 0) - a.reduce((all, { documents: n }) => all + n, 0))
    .flatMap((list) => {
      const sorted = list.sort(
        (a, b) =>
          compareDecimals(a.amount, b.amount) * (order === 'asc' ? 1 : -1) || ((a.key ?? '') < (b.key ?? '') ? -1 : 1),
      );
      if (limit === undefined) return sorted;
      // What is as much as the last one shown is shown too.
      const last = sorted[limit - 1];
      return sorted.filter(
        (group, n) => n < limit || (last !== undefined && compareDecimals(group.amount, last.amount) === 0),
      );
    });
}

function nameOfGroup({ key, name }: Group, by: Dimension, wording: Wording): string {
  if (key === null) return '–';
  if (by === 'month') return writeMonth(key, wording);
  if (by === 'weekday') return wording.weekdays[Number(key) - 1] ?? key;
  if (by === 'quarter') return `${wording.locale === 'fr' ? 'T' : 'Q'}${key.slice(6)} ${key.slice(0, 4)}`;
  if (by === 'type') return wording.types[key]?.[1] ?? key;
  if (by === 'status') return wording.statuses[key as 'paid'] ?? key;
  return name ?? key;
}

async function documentsOfGroups(
  asked: AskedFigure,
  by: Dimension,
  groups: readonly Group[] | undefined,
  types: readonly string[] | null,
) {
  const { measure, operation } = asked.wish;
  const more =
    groups && (by === 'seller' || by === 'buyer')
      ? { [by === 'seller' ? 'sellers' : 'buyers']: groups.flatMap(({ name }) => name ?? []) }
      : {};
  const ids = await documentsBehind(asked, { measure, types, more, limit: MOST_CITED });
  const within = groups && !(by === 'seller' || by === 'buyer') ? await withinGroups(asked, by, groups, types) : ids;
  return {
    citations: await citeDocuments(
      asked,
      within,
      operation === 'count' ? ['INVOICE_NUMBER', 'TOTAL_AMOUNT'] : QUOTED[measure],
    ),
    ids: within,
    total: groups ? groups.reduce((all, { documents: n }) => all + n, 0) : within.length,
  };
}

/** Of months and the like, the documents of those shown. */
async function withinGroups(
  asked: AskedFigure,
  by: Dimension,
  groups: readonly Group[],
  types: readonly string[] | null,
): Promise<string[]> {
  const ranges = groups.flatMap(({ key }) =>
    key && (by === 'month' || by === 'year' || by === 'quarter') ? [rangeOf(key, by)] : [],
  );
  const lists = await Promise.all(
    ranges.map((period) => documentsBehind(asked, { measure: asked.wish.measure, types, more: { period } })),
  );
  return ranges.length > 0
    ? [...new Set(lists.flat())]
    : documentsBehind(asked, { measure: asked.wish.measure, types });
}

function rangeOf(key: string, by: 'month' | 'quarter' | 'year') {
  const year = Number(key.slice(0, 4));
  const first = by === 'month' ? Number(key.slice(5, 7)) : by === 'quarter' ? Number(key.slice(6)) * 3 - 2 : 1;
  const size = { month: 1, quarter: 3, year: 12 }[by];
  const day = (month: number, number: number) => new Date(Date.UTC(year, month, number)).toISOString().slice(0, 10);
  return { from: day(first - 1, 1), to: day(first - 1 + size, 0) };
}

export const moneyColumn = (key: string, wording: Wording, label = wording.columns.amount) => ({
  key,
  label,
  type: 'money' as const,
});
const countColumns = (wording: Wording) => [
  { key: 'currency', label: wording.columns.currency, type: 'text' as const },
  { key: 'invoices', label: wording.columns.count, type: 'count' as const },
];
