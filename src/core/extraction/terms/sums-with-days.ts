import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { amountOfRow, hasAmountRight } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { deniesDiscount } from './offers.ts';
import { asksPolitely, marksPaid, statesPeriod } from './terms-language.ts';

/** "CURRENT CHARGES, due by 25 November 2024     $1,536.54": the name of a sum, with the day beside. */
export function isSumWithDay(segment: Segment, facts: DocumentFacts): boolean {
  const { text } = segment;
  // "Acompte versé le 29/08/2025 (fact. 2025-037)     - 800,00": what was paid before.
  const isPaid = facts.labels.get(segment)?.some((label) => label.startsSegment && isOneOf(label, ['prepaid']));
  const hasAmount = amountOfRow(segment, facts) !== null || /\d[.,]\d{2}(?!\d)\W{0,3}$/.test(text);
  if (isPaid && hasAmount && facts.datesIn(text).length > 0 && !statesPeriod(text)) return true;
  if (endsInDueDay(segment, facts) || isNameOfDueSum(segment, facts)) return true;
  if (!amountOfRow(segment, facts) || facts.datesIn(text).length !== 1 || /[%!]|[.;]\s/.test(text)) return false;
  if (statesPeriod(text) || deniesDiscount(text) || asksPolitely(text)) return false;
  return namesSum(text) || ANNOUNCES_AMOUNT.test(text);
}

/** "Importe vencimiento   5.934,10 €": words of labels alone, one of them for the day, and the amount beside them. */
function isNameOfDueSum(segment: Segment, facts: DocumentFacts): boolean {
  const labels = facts.labels.get(segment) ?? [];
  if (!labels.some((label) => isOneOf(label, ['due_date'])) || !hasAmountRight(segment, facts)) return false;
  const rest = labels.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), segment.text);
  return !/[\p{L}\d]/u.test(rest);
}

/** "Importo da pagare € 58,30 – Scadenza 26/06/2025": a sum with its amount, and a label with its day. */
function endsInDueDay(segment: Segment, facts: DocumentFacts): boolean {
  const { text } = segment;
  const labels = facts.labels.get(segment) ?? [];
  const [day, another] = facts.datesIn(text);
  const [first, last] = [labels[0], labels.findLast(({ end }) => day !== undefined && end <= day.start)];
  if (!day || another || !first?.startsSegment || !last || first === last) return false;
  return (
    isOneOf(first, ['amount_due', 'total']) &&
    isOneOf(last, ['due_date']) &&
    /\d[.,]\d{2}(?!\d)[^\p{L}]*$/u.test(text.slice(first.end, last.start)) &&
    /^[\s:]*$/.test(text.slice(last.end, day.start)) &&
    !/[\p{L}\d]/u.test(text.slice(day.end))
  );
}

/** "Betrag fällig am 15.05.2025: EUR", and the amount beside it. */
const ANNOUNCES_AMOUNT = /:\s*(?:\p{Sc}|[A-Z]{3})?$/u;

/** "Scadenza: 18/07/2025 – SALDATO": behind the day stands that it was paid. */
export function isMarkedPaid(text: string, facts: DocumentFacts): boolean {
  const day = facts.datesIn(text).at(-1);
  return day !== undefined && marksPaid(text.slice(day.end));
}

function namesSum(text: string): boolean {
  const kind = readSummary(text)?.kind;
  return kind === 'total' || kind === 'subtotal';
}

/** "9,99 € fällig am 1. September 2024", "A-118 · $20.00 due May 3, 2024": an amount and its day, in no sentence. */
export function isAmountDue(value: string): boolean {
  return AMOUNT_DUE.test(value);
}

const AMOUNT_DUE = new RegExp(
  String.raw`^(?:(?=\S*\d)[\p{L}\d/.-]+\s[·•|–-]\s)?(?:(?:\p{Sc}|[A-Z]{2,3}\p{Sc}?)\s?)?\d[\d.,’' ]*(?:\s?(?:\p{Sc}|[A-Z]{3}|kr|zł|Kč))?\s(?:${inAllLanguages(({ terms }) => terms.dueOn)})(?:\s\p{L}{2,6})?\s(?=\S*[\d\p{L}]).{4,22}$`,
  'u',
);
