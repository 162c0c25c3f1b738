import { foldTitle } from './fold.ts';
import { SUMMARY_KINDS, type SummaryKind } from './lexicon.ts';
import { LEXICONS } from './lexicons.ts';
import { rowWords } from './row-words.ts';

/** How a row of sums reads. */
export interface SummaryReading {
  kind: SummaryKind;
  /** Nothing but words of sums stands there: "Total amount", not "Total station rental". */
  pure: boolean;
}

const PHRASES = new Map<string, SummaryKind>();
/** The words that phrases begin with. */
const FIRST_WORDS = new Set<string>();
const VOCABULARY = new Set<string>([
  ...'eur euro euros usd gbp chf inr aud cad us pct'.split(' '),
  ...LEXICONS.flatMap(({ sumFillers }) => foldTitle(sumFillers).split(' ')),
]);
let longestPhrase = 1;
const ORDINARY = new Set(LEXICONS.flatMap(({ ordinarySums }) => foldTitle(ordinarySums).split(' ')));
const TAX_WORK = new Set(LEXICONS.flatMap(({ taxWork }) => foldTitle(taxWork ?? '').split(' ')));
const FEE = new RegExp(`^(?:${rowWords('fees')})$`);

for (const kind of SUMMARY_KINDS) {
  for (const phrase of LEXICONS.flatMap(({ sums }) => sums[kind].map(foldTitle))) {
    const tokens = phrase.split(' ');
    if (!PHRASES.has(phrase)) PHRASES.set(phrase, kind);
    FIRST_WORDS.add(tokens[0]!);
    longestPhrase = Math.max(longestPhrase, tokens.length);
    for (const token of tokens) VOCABULARY.add(token);
  }
}

function isOrdinary(token: string, rest: readonly string[]): boolean {
  return ORDINARY.has(token) && !rest.every((other) => VOCABULARY.has(other) || /^\d+$/.test(other));
}

/** "Impuesto sobre la electricidad": folded, as it begins a row. */
const LEVY = new RegExp(String.raw`^(?:${rowWords('levies')})(?!\p{L})`, 'u');

/** Reads a label as the start of a row of sums; null when it does not begin like one. */
export function readSummary(label: string): SummaryReading | null {
  const tokens = foldTitle(label).split(' ').filter(Boolean);
  const reading = readTokens(tokens);
  // Taxes on energy and on deeds are part of what is charged.
  if (reading) return reading.kind === 'tax' && LEVY.test(tokens.join(' ')) ? null : reading;
  // "Page totals", "Invoice totals".
  if (tokens.includes('totals')) return readTokens(tokens.map((token) => (token === 'totals' ? 'total' : token)));
  if (tokens.length < 2) return null;
  const joined = joinLetters(tokens);
  return joined.length < tokens.length ? readTokens(joined) : null;
}

/** "V.A.T. 23 %" is folded to single letters. */
function joinLetters(tokens: readonly string[]): string[] {
  return tokens
    .join(' ')
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, '')
    .split(' ');
}

/** "Materials subtotal": what is summed may stand in front. */
const SUBTOTAL_BEHIND = new RegExp(String.raw`^\p{L}[\p{L} ]{2,40} (?:${rowWords('subtotals')})$`, 'u');
/** What it ends in: most rows do not, and are not looked through for it. */
const TOTAL_AT_END = new RegExp(`(?:${rowWords('endings')})$`);

/** "OH sales tax 7.00 %", "Kentucky sales tax", "City of Salida sales & use tax": whose tax it is stands in front. */
const TAX_BEHIND =
  /^(?!(?:prepar|fil|review|consult|advi[cs]|audit|account|train)\p{L}*)(?:\p{L}+ ){1,4}(?:sales|use|utility|excise) tax(?: \d+){0,2}$/u;

/** "Mengenrabatt", "Treuerabatt", "staffelkorting". */
const DISCOUNT_COMPOUND = new RegExp(String.raw`^\p{L}{3,}(?:${rowWords('discounts')})$`, 'u');

function readTokens(tokens: readonly string[]): SummaryReading | null {
  if (tokens.length === 0 || tokens.length > 14) return null;
  const [first, last] = [tokens[0]!, tokens.at(-1)!];
  if (TOTAL_AT_END.test(last) && SUBTOTAL_BEHIND.test(tokens.join(' '))) return { kind: 'subtotal', pure: true };
  if (tokens.includes('tax') && TAX_BEHIND.test(tokens.join(' '))) return { kind: 'tax', pure: true };
  if (DISCOUNT_COMPOUND.test(first)) return { kind: 'discount', pure: true };
  if (!FIRST_WORDS.has(first)) return null;
  for (let length = Math.min(longestPhrase, tokens.length); length > 0; length--) {
    const kind = PHRASES.get(tokens.slice(0, length).join(' '));
    if (!kind) continue;
    const rest = tokens.slice(length);
    if (length === 1 && isOrdinary(first, rest)) return null;
    // "State tax return preparation" is work.
    if (kind === 'tax' && rest.some((token) => TAX_WORK.has(token))) return null;
    // "Payment service fee" is sold.
    if (kind === 'settlement' && rest.some((token) => FEE.test(token))) return null;
    if (first === 'visa' && isOfTravel(rest)) return null;
    const pure = rest.every((token) => VOCABULARY.has(token) || /^\d+$/.test(token));
    return { kind: kind === 'total' && isWithoutTax(rest) ? 'subtotal' : kind, pure };
  }
  return null;
}

/** "Visa fee Vietnam", "VISA des études": what travellers need and architects give; a card's payment has its number or words of sums. */
function isOfTravel(rest: readonly string[]): boolean {
  return rest.some((token) => token.length > 3 && !VOCABULARY.has(token)) && !rest.some((token) => OF_CARD.test(token));
}

/** "Visa ending in 4411", "Visa consumer debit". */
const OF_CARD = /\d|^end|^(?:credit|debit|card|payments?|purchase|interchange)$/;

/** "Total hors TVA", "Total charges excluding VAT": a sum without the tax; but "Gesamtbetrag ohne Abzug" is none. */
function isWithoutTax(rest: readonly string[]): boolean {
  const at = rest.findIndex((token) => WITHOUT.has(token));
  return at >= 0 && readTokens(rest.slice(at + 1))?.kind === 'tax';
}

const WITHOUT = new Set(rowWords('without').split('|'));
