import { ALL_RANKED, type Conditions, type Wish } from '../../plan.ts';
import { type Reading, saidIn } from '../reading.ts';
import { Said } from '../words/concepts.ts';
import { missingFields } from '../words/read-fields.ts';
import { limitOf } from './ranking.ts';

const UPCOMING = 10;
/** "Amount due" is what is owed, on whatever day. */
const AMOUNT_DUE =
  /\b(amounts?|balances?|total) due\b(?!\s+(?:in|by|on|this|next|within|before|until|tomorrow|today|over|the|to))|\bdue (?:amounts?|balances?)\b/gu;

/** Whether periods are meant by due date. */
export function asksForDue(reading: Reading): boolean {
  const rest = saidIn(reading).without('overdue');
  const text = missingFields(rest, reading.dictionary).reduce(
    (left, { start, length }) => left.slice(0, start) + ' '.repeat(length) + left.slice(start + length),
    rest.text,
  );
  return new Said(text.replace(AMOUNT_DUE, ' '), rest.patterns).has('due');
}

/** "The next payment", "upcoming payments": what is unpaid and due from today on, the first first. Adds its conditions. */
export function nextDue({ scope }: Reading, said: Said, where: Conditions): Wish | null {
  const match = said.form('nextDue');
  if (!match || where.due || where.period || said.has('howMuch') || said.has('howMany') || said.has('latest'))
    return null;
  // "When does the next invoice come?": of what is to come nothing is known. What is to be paid next is.
  const isOfPayment = said.form('payment') || said.has('due') || said.has('overdue') || said.has('owed');
  if (said.form('comesIn') && said.has('invoice') && !isOfPayment) return null;
  where.due = { from: scope.today };
  where.payment = 'unpaid';
  const isPlural = said.patterns.forms.nextDueMany.test(match[0]);
  return { kind: 'list', about: 'due', rank: { sort: 'due', order: 'asc', limit: isPlural ? UPCOMING : 1 } };
}

const SEVERAL = /(?<!\p{L})(?:invoices|bills|ones|rechnungen|factures|first|zuerst|d'abord)(?!\p{L})/u;

/**
 * "What is overdue the longest?": by due date, the first first; all of them where several are asked for. Takes the words
 * out, which would else ask for a time.
 */
export function longestOverdue({ text, dictionary }: Reading, said: Said): Wish | null {
  if (!said.has('overdue') || said.has('howMuch') || said.has('howMany')) return null;
  const match = said.form('longest');
  if (!match) return null;
  text.blank(match.index, match[0].length);
  const limit = limitOf(said, dictionary) ?? (SEVERAL.test(said.text) ? ALL_RANKED : 1);
  return { kind: 'list', about: 'overdue', rank: { sort: 'due', order: 'asc', limit } };
}

/** "When is the invoice from … due?": of those that are unpaid. */
export function whenDue(
  said: Said,
  {
    isDue,
    sellers,
    ids,
    periods,
  }: { isDue: boolean; sellers?: string[] | undefined; ids?: string[] | undefined; periods: number },
): Wish | null {
  const isAsked = said.has('when') && isDue && sellers !== undefined && ids === undefined && periods === 0;
  return isAsked && !said.has('latest') && !said.has('largest') ? { kind: 'field', labels: ['DUE_DATE'] } : null;
}
