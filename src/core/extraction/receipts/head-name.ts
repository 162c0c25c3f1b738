import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Row } from '../../layout/layout.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** The name stands in the first lines; below come the address and what was bought. */
const HEAD_ROWS = 9;
/** Read less surely than this on the whole, a line at the head is a logo or specks. */
const LEAST_SURE = 0.45;
/** A first half that is read less surely is no part of the name. */
const NAME_SURE = 0.7;
/** Where the head ends. */
const BELOW_HEAD =
  /\b(?:invoice|receipt|qty|item|description|price|cashier|total|date|rechnung|facture|factura|bon)\b/iu;
const NO_NAME =
  /\b(?:tel|fax|phone|gst|sst|vat|reg|co\.?\s?no|company no|no\.?\s?\d|lot \d|jalan|jln|taman|street|road|www|http|welcome|copy|duplicate|original)\b|@|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}/iu;
/** What shops call themselves where they have no legal form. */
const SHOP =
  /\b(?:s\/b|sb|enterprise|trading|mart|market|supermarket|store|stores|shop|bookstores?|restoran|restaurant|kitchen|cafe|coffee|bakery|cake|house|hardware|stationery|pharmacy|station|petrol|hotel|centre|center|motor|handicraft|services?|perniagaan|syarikat|kedai|bistro|bar|grill|deli|foods?|markt|backerei|bäckerei|apotheke|boulangerie|pharmacie|tienda|farmacia|bar|ristorante|trattoria|supermercado|winkel|bakkerij)\b/iu;
const CAN_BE_LEGAL = new RegExp(`${LEGAL_FORM.source}|\\b(?:sdn|son|san)\\.?\\s?b[hn][do]\\b`, 'iu');
/** "(801580-T)", "CO.NO 12345": the number in the companies' register. */
const REGISTER = /\s*[({[]\s*(?:c[oa]\.?|no\.?|reg|\d{4,}|[\d-]{5,}).*$|\s+(?:co|company|reg)\.?\s?(?:no|reg).*$/iu;

/** The seller of a slip: the line at its head that names a company or a shop, else the first that can be a name. */
export function headName({ layout }: DocumentFacts): Candidate | null {
  const head = layout.rows.slice(0, HEAD_ROWS);
  const end = head.findIndex((row, index) => index > 0 && BELOW_HEAD.test(row.text) && !CAN_BE_LEGAL.test(row.text));
  const names = (end < 0 ? head : head.slice(0, end)).filter(canBeName);
  const named = names.find(({ text }) => CAN_BE_LEGAL.test(text) || SHOP.test(text)) ?? names[0];
  return named ? candidateOf(named, names) : null;
}

function canBeName(row: Row): boolean {
  const text = row.text.replace(REGISTER, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  if (letters < 5 || digits > letters / 2 || NO_NAME.test(text) || /^company\W*$/i.test(text)) return false;
  if (sureness(row) < LEAST_SURE) return false;
  return CAN_BE_LEGAL.test(text) || SHOP.test(text) || (!BELOW_HEAD.test(text) && !isAddressLine(text));
}

function sureness({ words }: Row): number {
  const all = words.map(({ confidence = 1 }) => confidence);
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** A name in large letters may take two lines, the second with the legal form. */
function candidateOf(row: Row, names: readonly Row[]): Candidate {
  const segment = row.segments.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const text = segment.text.replace(REGISTER, '').trim();
  const made = makeCandidate(segment, 0, Math.max(1, text.length), text);
  const above = names.find(({ index }) => index === row.index - 1);
  const goesOn =
    above &&
    sureness(above) >= NAME_SURE &&
    /^\W*(?:\S+\s){0,3}\S*$/u.test(text) &&
    CAN_BE_LEGAL.test(text) &&
    isSameStyle(above, row);
  if (!goesOn || LEGAL_FORM.test(above.text)) return made;
  const value = `${above.text.replace(/\s+/g, ' ')} ${text}`;
  return { ...made, text: value, value };
}

const isSameStyle = (a: Row, b: Row) =>
  Math.abs(a.box.height - b.box.height) < 0.25 * b.box.height &&
  /\p{Ll}{2}/u.test(a.text) === /\p{Ll}{2}/u.test(b.text);
