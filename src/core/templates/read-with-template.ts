import { isOwnCheck, runChecks } from '../checks/run-checks.ts';
import { statedAdjustment } from '../einvoice/page/stated-adjustment.ts';
import type { Entity, Extraction } from '../entity.ts';
import { keptOfType } from '../extraction/document-type/kept-fields.ts';
import { assignIds } from '../extraction/entities/assign-ids.ts';
import { type Box, shareInside, verticalOverlap } from '../geometry.ts';
import { because } from '../reasons/reason.ts';
import { AMOUNT_LABELS } from '../typed/amount-labels.ts';
import type { RunDocument, TemplateRun, ZoneRun } from './run-template.ts';
import { isLineItems, templateLineItems } from './template-line-items.ts';
import type { ZonePage } from './zone-page.ts';

/** Entities without a role on the invoice: where a zone reads the same words, they say nothing more. */
const GENERAL_LABELS: ReadonlySet<string> = new Set(['DATE', 'MONETARY', 'ORG', 'PERSON']);
/** Characters of a line that is shown around a value. */
const LONGEST_CONTEXT = 300;
const LONGEST_VALUE = 2000;

type Read = Pick<Extraction, 'entities' | 'line_items' | 'checks' | 'warnings' | 'document_type' | 'e_invoice'> &
  Partial<Pick<Extraction, 'type_reasons' | 'read_as'>>;

/**
 * What was read of a document, with a template's values in the place of the engine's: of the labels that its zones
 * fill, and of the line items. What an embedded e-invoice says stands. The checks are run on what stands then.
 */
export function readWithTemplate<Result extends Read>(
  read: Result,
  run: Pick<TemplateRun, 'zones'>,
  { name, document }: { name: string; document: RunDocument },
): Result {
  const lines = run.zones.find(({ zone, reading }) => reading?.table && isLineItems(zone, reading.table));
  const items = lines?.reading?.table ? templateLineItems(lines.reading.table, document.writing.numberStyle) : [];
  const currency = currencyOf(read);
  const drafts = run.zones
    .filter((one) => one !== lines || items.length === 0)
    .flatMap((one) => draftsOf(one, { name, currency, pages: document.pages }));
  const stated = (label: string) => (read.entities[label] ?? []).filter(({ source }) => source === 'einvoice_xml');
  const own = assignIds(drafts.filter(({ label }) => stated(label).length === 0));
  const filled = new Set(own.map(({ label }) => label));

  const entities: Record<string, Entity[]> = {};
  for (const entity of own) entities[entity.label] = [...(entities[entity.label] ?? []), entity];
  for (const [label, list] of Object.entries(read.entities)) {
    const kept = filled.has(label) ? [] : list.filter((one) => !isReadAgain(one, own));
    if (kept.length > 0) entities[label] = kept;
  }
  const lineItems = items.length > 0 ? items : read.line_items;
  const isSaid = read.read_as !== undefined;
  const isFound = read.document_type === 'other' && (filled.has('INVOICE_NUMBER') || filled.has('TOTAL_AMOUNT'));
  const isInvoice = read.document_type !== 'other' || (isFound && !isSaid);
  return keptOfType({
    ...read,
    entities,
    line_items: lineItems,
    checks: [
      ...runChecks({ entities, lineItems, adjustment: statedAdjustment(read.e_invoice) }),
      ...read.checks.filter((check) => !isOwnCheck(check)),
    ],
    warnings: isInvoice ? read.warnings.filter(({ code }) => code !== 'no_invoice_found') : read.warnings,
    ...(isFound && !isSaid ? { document_type: 'invoice', type_reasons: [{ code: 'template', params: { name } }] } : {}),
    ...(isFound && isSaid ? { read_as: 'invoice' } : {}),
  });
}

/** Of the total, else of whatever is stated in one. */
function currencyOf({ entities }: Read): string | null {
  const total = entities.TOTAL_AMOUNT?.find(({ currency }) => currency)?.currency;
  return total ?? entities.CURRENCY?.[0]?.value ?? null;
}

function draftsOf(
  { zone, place, reading, confidence }: ZoneRun,
  about: { name: string; currency: string | null; pages: readonly ZonePage[] },
): Omit<Entity, 'id'>[] {
  const value = reading?.value;
  if (!reading || !value || !place) return [];
  const rule = zone.rules.find(({ id }) => id === value.ruleId);
  const currency = value.currency ?? about.currency;
  return [
    {
      label: reading.label,
      text: value.printed.slice(0, LONGEST_VALUE),
      value: value.value.slice(0, LONGEST_VALUE),
      ...(AMOUNT_LABELS.has(reading.label) && currency ? { currency } : {}),
      context: contextOf(value.page, value.box, about.pages) || value.printed.slice(0, LONGEST_CONTEXT),
      confidence,
      source: 'template',
      matched_keyword: zone.anchor?.text ?? null,
      matched_pattern: rule?.type === 'regex' || rule?.type === 'keyword' ? rule.value : null,
      reasons: [because('zone', { zone: zone.name, template: about.name })],
      page: value.page,
      box: value.box,
    },
  ];
}

/** The line that the value stands in. */
function contextOf(number: number | null, box: Box | null, pages: readonly ZonePage[]): string {
  const page = pages.find((one) => one.number === number);
  if (!page || !box) return '';
  const line = page.words.filter((word) => verticalOverlap(word.box, box) >= 0.5);
  return line
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LONGEST_CONTEXT);
}

function isReadAgain({ label, page, box }: Entity, own: readonly Entity[]): boolean {
  if (!GENERAL_LABELS.has(label) || !box) return false;
  return own.some((one) => one.page === page && one.box !== null && shareInside(box, one.box) >= 0.5);
}
