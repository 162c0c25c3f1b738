import type { Conditions, Wish } from '../plan.ts';
import { Said } from './concepts.ts';
import { missingFields } from './read-fields.ts';
import { type Reading, saidIn } from './reading.ts';

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
  where.due = { from: scope.today };
  where.payment = 'unpaid';
  const isPlural = said.patterns.forms.nextDueMany.test(match[0]);
  return { kind: 'list', about: 'due', rank: { sort: 'due', order: 'asc', limit: isPlural ? UPCOMING : 1 } };
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
