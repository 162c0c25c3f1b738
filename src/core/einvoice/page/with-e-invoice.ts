import { runChecks } from '../../checks/run-checks.ts';
import type { Check, Entity, Extraction, LineItem } from '../../entity.ts';
import { shareInside } from '../../geometry.ts';
import { GENERAL_LABELS } from '../../labels.ts';
import type { DocumentLayout } from '../../layout/layout.ts';
import { compactName, isSameParty } from '../../names/same-name.ts';
import { compareDecimals, isDecimal } from '../../values/decimal.ts';
import type { AttachedInvoice } from '../attached-invoice.ts';
import type { EInvoice } from '../e-invoice.ts';
import { statedInvoice } from '../stated-invoice.ts';
import { differingFigures, printedLines } from './differing-lines.ts';
import { entityOf } from './e-invoice-entity.ts';
import { canContradict, entityDifferences } from './entity-differences.ts';
import { findPrinted, type PrintedAt } from './find-printed.ts';
import { statedAdjustment } from './stated-adjustment.ts';
import { asLineItem, statedLines } from './stated-lines.ts';
import { typeOf, typeReasons } from './stated-type.ts';
import { type StatedValue, statedValues } from './stated-values.ts';
import { unreadableValues } from './unreadable-values.ts';

/** Above this the page's own reading is believed when the e-invoice's value only stands where another field is, */
const SURE = 0.8;
/** above this, for amounts and the currency, wherever it stands: a tampered total may be one of the lines. */
const CERTAIN = 0.95;
/** Labels that a document may state several values for. */
const MANY = new Set([
  'IBAN',
  'BIC',
  'PHONE',
  'EMAIL',
  'SELLER_TAX_ID',
  'BUYER_TAX_ID',
  'CUSTOMER_NUMBER',
  'PURCHASE_ORDER',
]);
const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);
const GENERAL = new Set<string>(GENERAL_LABELS);

/**
 * What the page says, with what the attached e-invoice states before it: one entity where both agree, both where they
 * differ, and a check `einvoice.differs` for each term that does. An e-invoice that cannot be read is a warning.
 * `facts`: checks of how it is attached.
 */
export function withEInvoice(
  read: Extraction,
  attached: AttachedInvoice,
  layout: DocumentLayout,
  facts: readonly Check[] = [],
): Extraction {
  if (!attached) return read;
  if ('code' in attached) {
    const { code, message } = attached;
    return { ...read, warnings: [...read.warnings, { code, message }] };
  }
  const { invoice } = attached;
  const entities: Record<string, Entity[]> = { ...read.entities };
  const taken: Entity[] = [];
  const all = statedValues(invoice);
  for (const stated of all) {
    const { own, others } = held(stated, all, read, layout);
    entities[stated.label] = [own, ...others];
    taken.push(own);
  }
  for (const label of GENERAL_LABELS) {
    const kept = (entities[label] ?? []).filter((one) => taken.includes(one) || !taken.some((own) => covers(own, one)));
    if (entities[label]) entities[label] = kept;
  }
  const lines = statedLines(invoice);
  const printed = printedLines(lines, read.line_items);
  const lineItems: LineItem[] =
    lines.length === 0
      ? read.line_items
      : lines.map((line, index) => asLineItem(line, printed[index]?.page ?? null, printed[index]?.box ?? null));
  const differences = [...entityDifferences(entities), ...differingFigures(lines, printed, layout)];
  const beyond = statedInvoice(invoice);
  const adjustment = statedAdjustment(beyond);
  return {
    ...read,
    entities: Object.fromEntries(Object.entries(entities).filter(([, list]) => list.length > 0)),
    line_items: lineItems,
    checks: [
      ...runChecks({ entities, lineItems, adjustment }),
      ...differences,
      ...explainedSign(invoice, read),
      ...facts,
    ],
    warnings: [...read.warnings.filter(({ code }) => code !== 'no_invoice_found'), ...unreadableValues(invoice)],
    ...typeBeside(read, invoice),
    e_invoice: { ...beyond, embedded: true },
  };
}

/** The type that the e-invoice states, or the page's; a person's stands. */
function typeBeside(
  read: Extraction,
  invoice: EInvoice,
): Pick<Extraction, 'document_type' | 'type_reasons' | 'read_as'> {
  const stated = typeOf(invoice) ?? (read.document_type === 'other' ? 'invoice' : null);
  const { document_type, type_reasons, read_as } = read;
  if (read_as !== undefined) return { document_type, type_reasons, read_as: stated ?? read_as };
  return stated ? { document_type: stated, type_reasons: typeReasons(invoice) } : { document_type, type_reasons };
}

/** A credit note's amounts may be printed negative although the e-invoice, by its type, states them without a sign. */
function explainedSign(invoice: EInvoice, read: Extraction): Check[] {
  const printed = read.entities.TOTAL_AMOUNT?.[0];
  const stated = invoice.first('BT-112')?.text.trim() ?? '';
  if (typeOf(invoice) !== 'credit_note' || !printed?.value.startsWith('-') || stated.startsWith('-')) return [];
  return [
    {
      id: 'einvoice.credit_note_sign',
      status: 'pass',
      message: 'The page prints the amounts of this credit note with a minus sign, the e-invoice without one.',
      params: { xml: stated, page: printed.value },
      entity_ids: [],
    },
  ];
}

/** One value against the page: what stands for it then, and what the page says else. */
function held(stated: StatedValue, all: readonly StatedValue[], read: Extraction, layout: DocumentLayout) {
  const onPage = read.entities[stated.label] ?? [];
  const same = onPage.find((entity) => agrees(stated, entity));
  const beside = MANY.has(stated.label) ? onPage.filter((entity) => entity !== same) : [];
  if (same) return { own: entityOf(stated, placeOf(same)), others: beside };
  const printed = findPrinted(stated.value, stated.kind, layout.rows);
  const rival = onPage[0];
  const compared =
    rival !== undefined &&
    stated.kind !== 'text' &&
    canContradict(stated.term, stated.label, rival) &&
    !(stated.also !== undefined && isSameAmount(rival.value, stated.also));
  const elsewhere =
    printed &&
    compared &&
    ((rival.confidence >= SURE && isAnotherField(printed, stated, read)) ||
      (rival.confidence >= CERTAIN && isContradicted(stated, rival, all)));
  if (printed && !elsewhere) return { own: entityOf(stated, printed), others: beside };
  if (!compared)
    return { own: entityOf(stated, stated.kind === 'text' && rival ? placeOf(rival) : null), others: beside };
  return { own: entityOf(stated, null), others: onPage };
}

/** An amount that the e-invoice states under no name, or another currency, as the page's own. */
function isContradicted({ kind }: StatedValue, rival: Entity, all: readonly StatedValue[]): boolean {
  if (kind === 'currency') return true;
  if (kind !== 'amount') return false;
  return !all.some(
    ({ kind: other, value, also }) =>
      other === 'amount' && [value, also].some((amount) => amount !== undefined && isSameAmount(rival.value, amount)),
  );
}

function agrees({ kind, value, label }: StatedValue, entity: Entity): boolean {
  if (kind === 'amount') return isSameAmount(entity.value, value);
  if (kind === 'name') return isSameParty(entity.value, value);
  if (kind === 'currency') return entity.value === value || (/\$/.test(entity.text) && DOLLARS.has(value));
  if (kind === 'date') return entity.value === value;
  const [printed, wanted] = [compactName(entity.value), compactName(value)];
  return printed === wanted || (TAX_IDS.has(label) && withoutTax(printed) === withoutTax(wanted));
}

const TAX_IDS: ReadonlySet<string> = new Set(['SELLER_TAX_ID', 'BUYER_TAX_ID']);
/** Swiss numbers may end in the name of the tax. */
const withoutTax = (compact: string) => compact.replace(/(?<=^che\d{9})(mwst|tva|iva)$/i, '');

function isSameAmount(a: string, b: string): boolean {
  return isDecimal(a) && compareDecimals(unsigned(a), unsigned(b)) === 0;
}

/** A credit note may be printed with either sign; its type says which way the money goes. */
const unsigned = (value: string) => value.replace(/^-/, '');

/** Whether a value's place is that of another field of the same kind: an amount due is no total. */
function isAnotherField(printed: PrintedAt, { label }: StatedValue, read: Extraction): boolean {
  return Object.entries(read.entities).some(
    ([other, list]) =>
      other !== label &&
      !GENERAL.has(other) &&
      list.some(({ page, box }) => page === printed.page && box !== null && shareInside(printed.box, box) > 0.8),
  );
}

function placeOf({ page, box, text, context }: Entity): PrintedAt | null {
  return page === null || box === null ? null : { page, box, text, context };
}

function covers(own: Entity, other: Entity): boolean {
  return (
    own.page !== null &&
    own.page === other.page &&
    own.box !== null &&
    other.box !== null &&
    shareInside(other.box, own.box) > 0.8
  );
}
