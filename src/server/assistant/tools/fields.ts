import { and, eq, sql } from 'drizzle-orm';
import type { AnswerTable, Cell, Citation } from '#core/assistant/answer.ts';
import { describeConditions } from '#core/assistant/wording/describe-conditions.ts';
import { inMinorUnits, writeDate, writeMoney, writeNumber } from '#core/assistant/wording/format-figures.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import type { Entity } from '#core/entity.ts';
import { entities } from '../../db/schema.ts';
import { citeDocuments, quoteOf } from './cite-documents.ts';
import { currencyColumn } from './columns.ts';
import { answerDays } from './days.ts';
import { type Asked, type Finding, nothing } from './finding.ts';
import { answerList } from './list-documents.ts';
import { dueOf, type ListedRow, rowsById } from './listed-rows.ts';

const MOST_READ = 200;
const SHOWN = 10;
const DATES: ReadonlySet<string> = new Set(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE']);

/** What stands in a field: of one document, of the largest or latest one, or of all of a seller. */
export async function answerField(asked: Asked<'field'>): Promise<Finding> {
  const { rows, total } = await documentsMeant(asked);
  const { wording, plan } = asked;
  if (rows.length === 0)
    return nothing(wording.say.noneFound(wording.types.document![1], describeConditions(plan.where, wording)));
  if (asked.wish.inDays) return answerDays(asked, rows, total);
  if (asked.wish.labels.includes('STATUS')) return answerStatus(asked, rows);
  const labels = asked.wish.labels;
  const found = await asked.deps.db
    .select({ id: entities.documentId, body: entities.body })
    .from(entities)
    .where(
      and(
        eq(entities.userId, asked.userId),
        sql`${entities.documentId} = any(${sql.param(rows.map(({ id }) => id))})`,
        sql`${entities.label} = any(${sql.param(withFallbacks(labels))})`,
        eq(entities.dismissed, false),
      ),
    )
    .orderBy(entities.position);
  const values = labels.flatMap((label) => valuesOf(label, rows, found, asked));
  const missing = labels.filter((label) => !values.some((value) => value.label === label));
  const place =
    rows.length === 1 ? nameOf(rows[0]!) : (plan.where.sellers?.join(', ') ?? wording.scope.these(rows.length));
  const lines = values
    .slice(0, SHOWN)
    .map(
      (value) =>
        `${capital(wording.labels[value.label] ?? value.label)}${wording.colon}${value.written} (${value.documents.slice(0, 3).map(nameOf).join('; ')}${value.documents.length > 3 ? ', …' : ''})`,
    );
  const nothingFound = missing.map((label) => wording.say.noField(wording.labels[label] ?? label, place));
  const cited = new Map<string, Citation>();
  for (const { documents: of, entity } of values)
    for (const row of of)
      if (!cited.has(row.id)) cited.set(row.id, { document_id: row.id, filename: row.filename, ...entity(row.id) });
  return {
    text: [
      ...lines,
      ...(values.length > SHOWN ? [wording.say.more(writeNumber(values.length - SHOWN, wording))] : []),
      ...nothingFound,
    ].join('\n'),
    data:
      values.length === 0
        ? undefined
        : {
            columns: [
              { key: 'field', label: wording.columns.field, type: 'text' },
              ...valueColumns(values, wording),
              { key: 'document', label: wording.columns.document, type: 'text' },
            ],
            rows: values.map((value) => [
              wording.labels[value.label] ?? value.label,
              ...valueCells(value, kindOfAll(values)),
              value.documents[0]!.filename,
            ]),
          },
    citations: [...cited.values()].slice(0, 100),
    citationsTotal: cited.size,
    shown: rows.length <= 20 ? rows.map(({ id }) => id) : undefined,
  };
}

const capital = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
const nameOf = (row: ListedRow) => [row.number ?? row.filename, row.seller].filter(Boolean).join(', ');
const withFallbacks = (labels: readonly string[]) => [
  ...labels,
  ...(labels.includes('SUBTOTAL_AMOUNT') ? ['TOTAL_AMOUNT', 'TAX_AMOUNT'] : []),
];

/** The documents, at most as many as a list has, and how many there are. */
async function documentsMeant(asked: Asked<'field'>): Promise<{ rows: ListedRow[]; total: number }> {
  const { wish, plan } = asked;
  const listed = async ({ shown = [], citationsTotal }: Finding) => ({
    rows: await rowsById(asked, shown.slice(0, MOST_READ)),
    total: citationsTotal,
  });
  if (plan.where.ids) {
    const rows = await rowsById(asked, plan.where.ids);
    return { rows, total: rows.length };
  }
  // When something is due is asked of what is left to pay; where nothing is, of the latest.
  if (wish.labels.includes('DUE_DATE') && !wish.rank && !plan.where.payment) {
    const unpaid = await answerList({
      ...asked,
      plan: { ...plan, where: { ...plan.where, payment: 'unpaid' } },
      wish: { kind: 'list', about: 'due' },
    });
    if (unpaid.shown) return listed(unpaid);
    const latest = await answerList({
      ...asked,
      wish: { kind: 'list', rank: { sort: 'date', order: 'desc', limit: 1 } },
    });
    return listed(latest);
  }
  const list = await answerList({
    ...asked,
    wish: { kind: 'list', ...(wish.rank && { rank: wish.rank }), ...(!wish.rank && { of: 'documents' as const }) },
  });
  return listed(list);
}

interface FieldValue {
  label: string;
  value: string;
  kind: ValueKind;
  currency: string | null;
  written: string;
  documents: ListedRow[];
  entity: (id: string) => Pick<Citation, 'page' | 'quote'>;
}

/** The different values, those of most documents first; of one document what lists show of it. */
function valuesOf(
  label: string,
  rows: readonly ListedRow[],
  found: readonly { id: string; body: Entity }[],
  { wording }: Pick<Asked, 'wording'>,
): FieldValue[] {
  const values = new Map<string, FieldValue>();
  for (const row of rows) {
    const own = found.filter(({ id, body }) => id === row.id && body.label === label).map(({ body }) => body);
    const all = ['EMAIL', 'PHONE', 'URL', 'IBAN', 'PERSON'].includes(label) ? own : own.slice(0, 1);
    for (const { value, written, quote } of [
      ...all.map((entity) => ({ value: entity.value, written: writtenOf(entity, label, row, wording), quote: entity })),
      ...(all.length === 0 ? derived(label, row, found, wording) : []),
    ]) {
      const kind = kindOf(label, value);
      const currency = kind === 'money' ? (quote?.currency ?? row.currency) : null;
      const known = values.get(value);
      const spots = known ? known.entity : () => ({ page: null, quote: '' });
      const entity = (id: string) => (id === row.id && quote ? quoteOf(quote) : spots(id));
      values.set(value, {
        label,
        value,
        kind,
        currency,
        written,
        documents: [...(known?.documents ?? []), row],
        entity,
      });
    }
  }
  return [...values.values()].sort((a, b) => b.documents.length - a.documents.length);
}

function writtenOf(entity: Entity, label: string, row: ListedRow, wording: Wording): string {
  const kind = kindOf(label, entity.value);
  if (kind === 'date') return writeDate(entity.value, wording);
  if (kind === 'money') return writeMoney(entity.value, entity.currency ?? row.currency, wording);
  return entity.value.replace(/\s*\n\s*/g, ', ');
}

type ValueKind = 'date' | 'money' | 'text';

function kindOf(label: string, value: string): ValueKind {
  if (DATES.has(label) && /^\d{4}-\d{2}-\d{2}$/.test(value)) return 'date';
  if (/AMOUNT(?:_DUE)?$/.test(label) && /^-?\d+(\.\d+)?$/.test(value)) return 'money';
  return 'text';
}

/** Values of several kinds in one column are texts. */
function kindOfAll(values: readonly FieldValue[]): ValueKind {
  const [first, ...others] = new Set(values.map(({ kind }) => kind));
  return first && others.length === 0 ? first : 'text';
}

function valueColumns(values: readonly FieldValue[], wording: Wording): AnswerTable['columns'] {
  const kind = kindOfAll(values);
  const column = { key: 'value', label: wording.columns.value, type: kind };
  return kind === 'money' ? [column, currencyColumn(wording)] : [column];
}

/** As machines take them where the column says of which kind they are; else as people write them. */
function valueCells({ value, currency, written }: FieldValue, kind: ValueKind): Cell[] {
  if (kind === 'money') return [inMinorUnits(value, currency), currency];
  return [kind === 'date' ? value : written];
}

/** What a document does not print but says: the net amount by total and tax, what is left to pay by the total. */
function derived(
  label: string,
  row: ListedRow,
  found: readonly { id: string; body: Entity }[],
  wording: Wording,
): { value: string; written: string; quote?: Entity }[] {
  const own = (wanted: string) => found.find(({ id, body }) => id === row.id && body.label === wanted)?.body;
  // Of credit notes and receipts nothing is left to pay.
  if (label === 'AMOUNT_DUE' && row.left !== null && row.type === 'invoice')
    return [{ value: row.left, written: writeMoney(row.left, row.currency, wording) }];
  if (label === 'CURRENCY' && row.currency) return [{ value: row.currency, written: row.currency }];
  if (label === 'SUBTOTAL_AMOUNT') {
    const [all, tax] = [own('TOTAL_AMOUNT')?.value, own('TAX_AMOUNT')?.value];
    if (all && tax) {
      const net = (Number(all) - Number(tax)).toFixed(2);
      return [{ value: net, written: writeMoney(net, row.currency, wording) }];
    }
  }
  return [];
}

async function answerStatus(asked: Asked<'field'>, rows: readonly ListedRow[]): Promise<Finding> {
  const { wording, today } = asked;
  const lines = rows.map((row) => {
    const isPaid = row.left !== null && Number(row.left) <= 0;
    // Only invoices are unpaid or due.
    if (row.type !== 'invoice' && !(row.type === 'receipt' && isPaid))
      return `${nameOf(row)}${wording.colon}${row.type ? (wording.types[row.type]?.[0] ?? row.type) : row.status}`;
    const state = isPaid
      ? wording.say.paid
      : `${wording.say.unpaid}, ${dueOf(row, today, wording) ?? ''}`.replace(/, $/, '');
    const left = row.left === null || isPaid ? '' : ` (${writeMoney(row.left, row.currency, wording)})`;
    return `${nameOf(row)}${wording.colon}${state}${left}`;
  });
  return {
    text: lines.join('\n'),
    data: undefined,
    citations: await citeDocuments(
      asked,
      rows.map(({ id }) => id),
      ['AMOUNT_DUE', 'DUE_DATE', 'TOTAL_AMOUNT'],
    ),
    citationsTotal: rows.length,
    shown: rows.map(({ id }) => id),
  };
}
