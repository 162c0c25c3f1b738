import type { FieldCandidates } from '../candidates/choices.ts';
import { roundedBox } from '../candidates/make-entity.ts';
import { runChecks } from '../checks/run-checks.ts';
import type { DocumentType, Entity, Extraction, ExtractionOptions, LineItem, Reason } from '../entity.ts';
import type { KeyField } from '../labels.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { type UprightDocument, uprightPages } from '../layout/upright-pages.ts';
import { findGeneralEntities } from '../names/find-general-entities.ts';
import { findPatternEntities } from '../patterns/find-pattern-entities.ts';
import type { DocumentWarning, TextDocument } from '../text-document.ts';
import type { AmountCandidate } from './amounts/amount-candidates.ts';
import { withSummedTax } from './amounts/summed-tax.ts';
import { servicePeriod } from './dates/service-period.ts';
import { documentType, type TypeDecision } from './document-type/document-type.ts';
import { asksForMoney, isSaleType, keptChoices } from './document-type/kept-fields.ts';
import { doings } from './document-type/type-sentence.ts';
import { assignIds } from './entities/assign-ids.ts';
import { currencyEntity } from './entities/currency-entity.ts';
import { keyEntities } from './entities/key-entities.ts';
import { leftoverEntities } from './entities/leftover-entities.ts';
import { recognitionQuality, weighByRecognition } from './entities/recognition-confidence.ts';
import { roleEntities } from './entities/role-entities.ts';
import { findLineItems } from './line-items/find-line-items.ts';
import { singleService } from './line-items/single-service.ts';
import { toldInProse } from './line-items/told-in-prose.ts';
import { belowMailHead } from './page/below-mail-head.ts';
import { type DocumentFacts, documentFacts } from './page/document-facts.ts';
import { partyAddresses } from './parties/party-addresses.ts';
import { tillSlip } from './receipts/till-slip.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { MODELS } from './scorer/models.ts';
import { type Models, resolveCandidates } from './scorer/resolve-candidates.ts';
import { findInvoices, type PageRange } from './several-invoices/find-invoices.ts';
import { pageSigns } from './several-invoices/page-signs.ts';
import { pagesApart } from './several-invoices/pages-apart.ts';

/** Everything the engine finds in a document's words. Pure: the same document always gives the same answer. */
export function extractInvoice(document: TextDocument, options: ExtractionOptions = {}): Extraction {
  return extractWith(MODELS, document, options);
}

/** As `extractInvoice`, with other models than the committed ones (to measure models trained on other documents). */
export function extractWith(models: Models, document: TextDocument, options: ExtractionOptions = {}): Extraction {
  const { upright, facts, head } = readPages(document);
  const extraction = extractPages(models, document, upright, facts, options);
  return head ? withMailHead(extraction, head) : extraction;
}

function extractPages(
  models: Models,
  document: TextDocument,
  upright: UprightDocument,
  facts: DocumentFacts,
  options: ExtractionOptions,
): Extraction {
  const fields = fieldCandidates(facts);
  if (facts.layout.pages.length === 1) return asStored(extractFrom(document, facts, fields, models, options), upright);
  const signs = pageSigns(facts, fields.INVOICE_NUMBER.candidates);
  const apart = pagesApart(facts, signs);
  // What was laid in front bears the number of the invoice behind it at times, and begins none.
  const { ranges, copies } = findInvoices(signs.slice(signs.findIndex(({ number }) => !apart.has(number))));
  const last = ranges[0]![1];
  if (ranges.length === 1 && copies.size === 0 && apart.size === 0)
    return asStored(extractFrom(document, facts, fields, models, options), upright);
  // One invoice's values together: what the next one says would only contradict them.
  const pages = upright.document.pages.filter(
    ({ number }) => number <= last && !copies.has(number) && !apart.has(number),
  );
  // What was in front is no page of the invoice: its own first page is where letterheads and titles are looked for.
  const counted = pages.map((page, index) => ({ ...page, number: index + 1 }));
  const own = documentFacts(layoutDocument({ ...upright.document, pages: counted }));
  const extraction = extractFrom(document, own, fieldCandidates(own), models, options);
  for (const found of foundIn(extraction)) if (found.page !== null) found.page = pages[found.page - 1]!.number;
  if (ranges.length > 1) extraction.warnings.push(severalInvoices(ranges));
  return asStored(extraction, upright);
}

/** The document's pages as they are read: upright, and without the head of the mail that brought them. */
function readPages(document: TextDocument): { upright: UprightDocument; facts: DocumentFacts; head?: UprightDocument } {
  const upright = uprightPages(document);
  const facts = documentFacts(layoutDocument(upright.document));
  const parted = belowMailHead(upright, facts);
  if (!parted) return { upright, facts };
  const { below, head } = parted;
  return { upright: below, facts: documentFacts(layoutDocument(below.document)), head };
}

/** The mail's addresses, people and dates are told as well, but none of them is a field of the invoice. */
function withMailHead(extraction: Extraction, head: UprightDocument): Extraction {
  const facts = documentFacts(layoutDocument(head.document));
  const drafts = findPatternEntities({ ...facts, taken: [], isInvoice: false });
  drafts.push(...leftoverEntities(fieldCandidates(facts), drafts, facts));
  drafts.push(...findGeneralEntities(facts.layout, drafts, []));
  const found = asStored({ ...extraction, entities: byLabel(assignIds(drafts)), line_items: [] }, head).entities;
  const entities = { ...extraction.entities };
  for (const [label, own] of Object.entries(found)) entities[label] = [...(entities[label] ?? []), ...own];
  return { ...extraction, entities };
}

function extractFrom(
  document: TextDocument,
  facts: DocumentFacts,
  fields: Record<KeyField, FieldCandidates>,
  models: Models,
  options: ExtractionOptions,
): Extraction {
  // A recognised slip is read by its order; elsewhere, also beside a recognised letterhead, labels and layout tell more.
  const slip = document.textSource === 'ocr' ? tillSlip(facts, fields) : null;
  const chosen = { ...resolveCandidates(fields, models, options.ownCompany), ...slip };
  const resolved = withSummedTax(chosen, fields.TAX_AMOUNT, facts);
  const listed = findLineItems(facts.layout, { numberStyle: facts.numberStyle });
  const amounts = fields.TOTAL_AMOUNT.candidates as AmountCandidate[];
  const decision = documentType(facts, resolved, listed, amounts);
  const { type, certainty, ...why } = typeSaid(decision, slip?.TOTAL_AMOUNT !== undefined, options.documentType);
  const told = listed.length === 0 && isSaleType(type) ? toldInProse(amounts, resolved, facts) : listed;
  const single = told.length === 0 && isSaleType(type) ? singleService(amounts, resolved, facts) : null;
  const lines = single ? [single] : told;
  // What is no invoice has no invoice fields; its dates, amounts and names are still entities.
  const isOther = type === 'other';
  const choices = keptChoices(resolved, type, fields.BUYER_NAME);
  const drafts = keyEntities(choices, fields, models, facts, certainty);
  if (!isOther) {
    const roles = roleEntities(fields, choices, facts, lines);
    drafts.push(...roles.filter(({ label }) => label !== 'AMOUNT_DUE' || asksForMoney(type)));
    drafts.push(...currencyEntity(facts, choices), ...partyAddresses(choices, drafts, facts), ...servicePeriod(facts));
  }
  drafts.push(...findPatternEntities({ ...facts, taken: drafts, isInvoice: !isOther }));
  drafts.push(...leftoverEntities(fields, drafts, facts));
  drafts.push(...findGeneralEntities(facts.layout, drafts, lines));
  const entities = byLabel(assignIds(drafts));
  const lineItems = isOther ? [] : lines;
  return {
    entities,
    line_items: lineItems,
    checks: runChecks({ entities, lineItems }),
    warnings: warningsOf(document, isOther && options.documentType === undefined ? why.type_reasons : null),
    document_type: type,
    ...why,
    language: facts.language,
    text_source: document.textSource,
    ...recognitionQuality(document),
    ...(document.recognisedPages ? { recognised_pages: document.recognisedPages } : {}),
  };
}

/** As surely as its words were recognised, and with the boxes where they lie on the pages as they are stored. */
function asStored(extraction: Extraction, { document, asStored: stored }: UprightDocument): Extraction {
  const { text_source } = extraction;
  if (text_source !== 'text_layer') weighByRecognition(Object.values(extraction.entities).flat(), document.pages);
  if (stored.size === 0) return extraction;
  for (const found of foundIn(extraction)) {
    const place = found.page === null ? undefined : stored.get(found.page);
    if (place && found.box) found.box = roundedBox(place(found.box));
  }
  return extraction;
}

/** All that has a page and a place on it. */
function foundIn({ entities, line_items }: Extraction): (Entity | LineItem)[] {
  return [...Object.values(entities).flat(), ...line_items];
}

function severalInvoices(ranges: PageRange[]): DocumentWarning {
  const named = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return {
    code: 'several_invoices',
    message: `This file holds ${ranges.length} invoices (pages ${named.slice(0, -1).join(', ')} and ${named.at(-1)}). The values are those of the first.`,
    params: { ranges },
  };
}

function byLabel(entities: readonly Entity[]): Record<string, Entity[]> {
  const grouped: Record<string, Entity[]> = {};
  for (const entity of entities) {
    grouped[entity.label] ??= [];
    grouped[entity.label]!.push(entity);
  }
  return grouped;
}

/** What the document is: what a person says it is, else what was read. */
function typeSaid(
  decision: TypeDecision,
  isSlip: boolean,
  said: DocumentType | undefined,
): Pick<TypeDecision, 'type' | 'certainty'> & Pick<Extraction, 'type_reasons' | 'read_as'> {
  // What was paid at a till is a sale, however little of its words was read.
  const isTill = decision.type === 'other' && isSlip;
  const read = isTill ? 'receipt' : decision.type;
  if (said) return { type: said, certainty: 1, type_reasons: [{ code: 'chosen', params: {} }], read_as: read };
  const reasons = isTill ? [{ code: 'till_slip', params: {} }] : decision.reasons;
  return { type: read, certainty: decision.certainty, type_reasons: reasons };
}

/** `reasons`: why it is no part of a sale; null where it is, or a person says that it is not. */
function warningsOf(document: TextDocument, reasons: readonly Reason[] | null): DocumentWarning[] {
  const warnings = [...document.warnings];
  const hasWords = document.pages.some((page) => page.words.length > 0);
  if (reasons && hasWords && !warnings.some(({ code }) => code === 'no_invoice_found')) {
    const does = doings(reasons);
    const message = `This document does not look like an invoice${does ? `: it ${does}` : ''}.`;
    warnings.push({ code: 'no_invoice_found', message });
  }
  return warnings;
}
