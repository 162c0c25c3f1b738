import type { Choice, Choices, FieldCandidates } from '../../candidates/choices.ts';
import type { DocumentType, Entity, Extraction } from '../../entity.ts';
import { KEY_FIELDS, type KeyField } from '../../labels.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { isFormalGreeting } from '../parties/name-greetings.ts';

const SALES: readonly DocumentType[] = ['invoice', 'credit_note', 'receipt'];
/** What a near-invoice (a quote, an order …) states about itself. */
const STATED: readonly KeyField[] = [
  'INVOICE_NUMBER',
  'INVOICE_DATE',
  'TOTAL_AMOUNT',
  'TAX_AMOUNT',
  'SELLER_NAME',
  'BUYER_NAME',
];

/** Whether money was or is to be paid for what the document says. */
export function isSaleType(type: DocumentType): boolean {
  return SALES.includes(type);
}

/** Whether an amount or a day on which to pay can be stated. */
export function asksForMoney(type: DocumentType): boolean {
  return isSaleType(type) || type === 'reminder';
}

/** The choices that a document of this type keeps; "other" keeps none. `buyers`: the candidates that one was chosen from. */
export function keptChoices(choices: Choices, type: DocumentType, buyers: FieldCandidates): Choices {
  const kept = Object.entries(choices).filter(([field]) => keepsField(field as KeyField, type));
  return Object.fromEntries(kept.filter(([field, choice]) => field !== 'BUYER_NAME' || !isGuess(choice, type, buyers)));
}

/** Slips name no buyer: one for which nothing speaks, and that is neither a company's nor a person's by its own words, is an article or a heading. */
function isGuess({ candidate, index, supports = [] }: Choice, type: DocumentType, buyers: FieldCandidates): boolean {
  const { prior = 0, streetBelow } = buyers.features[index]!;
  if (type !== 'receipt' || supports.length > 0 || prior > 0 || streetBelow) return false;
  return !LEGAL_FORM.test(candidate.value) && !isFormalGreeting(candidate.value);
}

function keepsField(field: KeyField, type: DocumentType): boolean {
  if (isSaleType(type)) return true;
  return type !== 'other' && (STATED.includes(field) || (type === 'reminder' && field === 'DUE_DATE'));
}

/** Labels of a sale beside the key fields. */
const OF_SALE = [
  'SUBTOTAL_AMOUNT',
  'CURRENCY',
  'AMOUNT_DUE',
  'SERVICE_PERIOD',
  'SELLER_ADDRESS',
  'BUYER_ADDRESS',
] as const;

type Typed = Pick<Extraction, 'entities' | 'line_items' | 'checks' | 'document_type'> &
  Pick<Partial<Extraction>, 'read_as'>;

/**
 * What a document of the type that a person gave it keeps of what a template or an e-invoice says, which know nothing
 * of that; unchanged where no person did.
 */
export function keptOfType<Found extends Typed>(found: Found): Found {
  const { document_type: type } = found;
  if (found.read_as === undefined || isSaleType(type)) return found;
  const gone: ReadonlySet<string> = new Set(
    type === 'other' ? [...KEY_FIELDS, ...OF_SALE] : KEY_FIELDS.filter((field) => !keepsField(field, type)),
  );
  const isKept = ([label]: [string, Entity[]]) => !gone.has(label) && (label !== 'AMOUNT_DUE' || asksForMoney(type));
  const entities = Object.fromEntries(Object.entries(found.entities).filter(isKept));
  const shown = new Set(Object.values(entities).flatMap((list) => list.map(({ id }) => id)));
  const checks = found.checks.filter(({ entity_ids: ids }) => ids.every((id) => shown.has(id)));
  return { ...found, entities, checks, line_items: type === 'other' ? [] : found.line_items };
}
