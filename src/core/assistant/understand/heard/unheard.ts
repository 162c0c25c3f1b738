import { compareDecimals } from '../../../values/decimal.ts';
import type { DateRange, Plan } from '../../plan.ts';
import { type Reading, saidIn } from '../reading.ts';
import { saidOfOthers } from '../shown/beyond-document.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { markPattern } from '../text/marked-text.ts';
import { type Span, solidSpansOf, spansOf, within } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { contiguous } from '../times/ranges.ts';
import { isOfNumbers } from '../wish/one-figure.ts';
import type { Said } from '../words/concepts.ts';
import type { Concept, Form } from '../words/dictionary.ts';
import { namedFields } from '../words/read-fields.ts';
import { isGuessedList } from './guessed-list.ts';
import { exceptions, orderOfGroups, perDocument, sizesWithAmounts, wordsOfLists } from './heard-besides.ts';
import { HEARD } from './heard-concepts.ts';
import {
  bothStates,
  conversions,
  discountsToCome,
  groupsOfGroups,
  joinedByAnd,
  overlappingSides,
  paymentsThemselves,
} from './meant-otherwise.ts';
import { narrowedOtherwise } from './narrowed-otherwise.ts';
import { nounsOfOthers } from './nouns-of-others.ts';
import { unionsOfConditions } from './unions.ts';
import { unreadWords } from './unread-words.ts';
import { untoldActs } from './untold-acts.ts';
import { wordsOfSome } from './whole-lists.ts';

/** Fields that only questions about them name; the others stand in many a phrase. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  ...['IBAN', 'BIC', 'PURCHASE_ORDER', 'PAYMENT_TERMS', 'CUSTOMER_NUMBER', 'SELLER_TAX_ID', 'BUYER_TAX_ID', 'PHONE'],
  'SUBTOTAL_AMOUNT',
  ...['SELLER_ADDRESS', 'BUYER_ADDRESS', 'EMAIL', 'URL', 'PERSON', 'DELIVERY_DATE', 'SERVICE_PERIOD'],
  ...['GPE', 'LOC', 'ORG'],
]);

/**
 * What a question says and its plan does not carry: a condition, a measure, a number, a negation. An answer without it
 * would be one to another question, and its figure a wrong one. Empty where all of it is in the plan.
 */
export function unheard(reading: Reading, plan: Plan, periods: readonly DateRange[]): string[] {
  const said = saidIn(reading);
  const { message } = reading;
  const heard: Span[] = itemSpans(reading, plan);
  if (plan.wish.kind === 'lines') heard.push(...spansOf(said.text, said.patterns.forms.onIt));
  // "Same for April" goes on from the question before.
  heard.push(...spansOf(said.text, said.patterns.concepts.remove));
  if (reading.scope.previous) heard.push(...spansOf(said.text, said.patterns.concepts.andWhat));
  heard.push(...orderOfGroups(said, plan), ...exceptions(reading, said, plan), ...sizesWithAmounts(said, plan));
  heard.push(...perDocument(said, plan));
  const doubtful: Span[] = [];
  for (const [concept, isHeard] of Object.entries(HEARD) as [Concept, (plan: Plan) => boolean][])
    (isHeard(plan) ? heard : doubtful).push(...solidSpansOf(said.text, said.patterns.concepts[concept]));
  for (const { label, start, length } of namedFields(said)) {
    if (!OWN_FIELDS.has(label)) continue;
    (carriesLabel(plan, label) ? heard : doubtful).push({ start, end: start + length });
  }
  const missed = [
    ...doubtful.filter((span) => !heard.some((other) => within(span, other))),
    ...negations(said, plan, heard),
    ...numbers(reading, said, plan),
    ...forms(said, plan, heard),
    ...names(said, plan),
    ...(isOfOtherSums(said, plan, reading.scope.previous) ? [{ start: 0, end: message.length }] : []),
    ...(isGuessedList(said, plan, reading.scope.previous) ? [{ start: 0, end: message.length }] : []),
    ...approximations(said, plan),
    ...nounsOfWhich(said, plan),
    ...(asksForDocuments(said, plan) ? spansOf(said.text, said.patterns.concepts.which) : []),
    ...(isShareOfCounts(said, plan) ? spansOf(said.text, said.patterns.concepts.share) : []),
    ...times(said, plan, periods, reading.scope.today),
    ...untoldActs(said, plan),
    ...discountsToCome(said, plan),
    ...joinedByAnd(reading),
    ...overlappingSides(plan, said),
    ...bothStates(said, plan),
    ...conversions(reading, said, plan),
    ...groupsOfGroups(said, plan),
    ...paymentsThemselves(said, plan),
    ...narrowedOtherwise(said, plan, message),
    ...wordsOfSome(reading, plan, [...wordsOfLists(said), ...heard]),
    ...saidOfOthers(reading, plan),
    ...nounsOfOthers(reading, said.text, heard),
    ...unionsOfConditions(said, message, plan),
    ...unreadWords(reading, said, plan, heard),
  ];
  return wordsOf(missed, message);
}

function wordsOf(spans: readonly Span[], message: string): string[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const outer = sorted.filter((span, n) => !sorted.slice(0, n).some((other) => within(span, other)));
  return [...new Set(outer.map(({ start, end }) => message.slice(start, end).trim()).filter((word) => word !== ''))];
}

/** Words of what was bought, and those that are looked for. */
function itemSpans({ text }: Reading, { wish, where }: Plan): Span[] {
  const words = foldQuestion([wish.kind === 'lines' ? wish.words : '', where.words ?? ''].join(' ')).split(/\s+/);
  return words
    .filter((word) => word.length > 1)
    .flatMap((word) => spansOf(text.text, wordPattern(word.replace(/[^\p{L}\p{N}]/gu, '.'))));
}

function carriesLabel({ wish, where }: Plan, label: string): boolean {
  if (label === 'SUBTOTAL_AMOUNT' && 'measure' in wish && wish.measure === 'net') return true;
  if (wish.kind === 'field') return wish.labels.includes(label);
  return (
    (wish.kind === 'entities' && wish.label === label) ||
    [...(where.missing ?? []), ...(where.has ?? [])].includes(label)
  );
}

/** So many letters may stand between "not" and what it denies. */
const DENIED_WITHIN = 40;

/** "Not", "never", "without": of something that the plan leaves out. */
function negations(said: Said, { where, wish }: Plan, heard: readonly Span[]): Span[] {
  const leavesOut = where.missing ?? where.notSellers ?? where.notBuyers ?? where.notCurrency ?? where.notOverdue;
  if (leavesOut || wish.kind === 'checks') return [];
  const { concepts, forms } = said.patterns;
  // "Not paid": of the paying alone, where "unpaid, without shipping" leaves out something else.
  const denied = [
    ...(where.payment === 'unpaid' ? [concepts.paid, concepts.spend, concepts.due, forms.isPaid] : []),
    ...(where.types?.join() === 'invoice' ? [concepts.creditNote] : []),
  ].flatMap((pattern) => spansOf(said.text, pattern));
  return spansOf(said.text, forms.negation)
    .filter((span) => !heard.some((other) => within(span, other)))
    .filter(({ end }) => !denied.some(({ start }) => start >= end && start - end <= DENIED_WITHIN));
}

/** Words that change what a figure is about, by what has to be in the plan for them. */
function forms(said: Said, { wish, where }: Plan, heard: readonly Span[]): Span[] {
  const isOrdered =
    wish.kind === 'compare' ||
    (wish.kind === 'lines' && wish.sides !== undefined) ||
    ('rank' in wish && wish.rank !== undefined);
  const isOwed =
    where.payment === 'unpaid' || where.payment === 'overdue' || ('measure' in wish && wish.measure === 'owed');
  const isList = wish.kind === 'list' && wish.rank !== undefined && wish.rank.limit > 1;
  const isDated = 'rank' in wish && (wish.rank?.sort === 'date' || wish.rank?.sort === 'uploaded');
  // What was sold stands in no invoice received; what was turned over with a seller was bought there.
  const isOfSeller =
    where.sellers !== undefined ||
    said.has('seller') ||
    ('by' in wish && wish.by === 'seller') ||
    wish.kind === 'compare';
  const isBy = (unit: string) =>
    wish.kind !== 'aggregate' && wish.kind !== 'list'
      ? true
      : wish.kind === 'aggregate' && (wish.by === unit || wish.each === unit);
  const missed: [Form, boolean][] = [
    ['beyond', true],
    ['comparative', !isOrdered],
    ['bearing', !isOrdered],
    ['awaiting', !isOwed && wish.kind === 'aggregate'],
    ['loneTime', wish.kind !== 'compare' && wish.kind !== 'lines'],
    // "The sum of the three largest" is no list of them.
    ['sumOf', isList],
    ['revenue', !isOfSeller],
    [
      'termOfPayment',
      wish.kind !== 'field' && wish.kind !== 'entities' && !where.due && !where.payment && !where.missing,
    ],
    // "The last payment": documents say when they were written, not when they were paid.
    ['payment', isDated && !said.has('invoice')],
    // "Our biggest month": a unit of time that is in no span of it.
    ['loneMonth', !isBy('month')],
    ['loneQuarter', !isBy('quarter')],
    ['loneYear', !isBy('year')],
    ['loneDay', !isBy('weekday') && where.due === undefined],
  ];
  return missed
    .filter(([, isMissed]) => isMissed)
    .flatMap(([form]) => spansOf(said.text, said.patterns.forms[form]))
    .filter((span) => !heard.some((other) => within(span, other)));
}

/** Numbers that are neither an amount, a day nor how many are to be shown. */
function numbers({ dictionary }: Reading, said: Said, { wish, where }: Plan): Span[] {
  const rank = 'rank' in wish ? wish.rank : undefined;
  const carried = new Set([rank?.limit, rank?.place].filter((number) => number !== undefined));
  if (where.words) return [];
  const isOfLines = wish.kind === 'lines';
  const ofWish = isOfLines ? wish.words : wish.kind === 'rates' ? String(wish.rate ?? '') : '';
  for (const [number] of ofWish.matchAll(/\d+/gu)) carried.add(Number(number));
  // "Deux fois".
  const twice = wish.kind === 'duplicates' ? spansOf(said.text, said.patterns.concepts.duplicate) : [];
  const words = [...Object.entries(dictionary.numbers), ...Object.entries(dictionary.ordinals)].filter(
    ([word, value]) => (value > 1 || value < 0) && !word.includes(' '),
  );
  const values = new Map(words);
  return spansOf(
    said.text,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d+|${words.map(([word]) => word).join('|')})(?![\\p{L}])`, 'gu'),
  ).filter(({ start, end }) => {
    if (twice.some((span) => within({ start, end }, span))) return false;
    const word = said.text.slice(start, end);
    const value = values.get(word) ?? Number(word);
    // "The second one" is a document by now; "two of them" are more than the one there is.
    if (where.ids && (where.ids.length > 1 || word in dictionary.ordinals)) return false;
    // "The last price": which of the lines is known by the wish.
    if (isOfLines && value < 0) return false;
    return !carried.has(value) && !(value < 0 && rank);
  });
}

/** "Around 1,000": no total is looked for that is that to the cent. */
function approximations(said: Said, { where }: Plan): Span[] {
  const match = where.min !== undefined && where.min === where.max ? said.form('roughly') : null;
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
}

/** Currencies and weekdays that are no condition of the plan. */
function names(said: Said, { where, wish }: Plan): Span[] {
  // A field is told as it stands on the document, in whatever currency that is.
  const isToldAnyway = wish.kind === 'field' && where.ids !== undefined && !wish.rank;
  const currencies = said.patterns.currencies
    .filter(([code]) => isToldAnyway || (code !== where.currency && code !== where.notCurrency))
    .flatMap(([, pattern]) => spansOf(said.text, pattern));
  const own = said.patterns.currencies.flatMap(([code, pattern]) =>
    !isToldAnyway && (code === where.currency || code === where.notCurrency) ? spansOf(said.text, pattern) : [],
  );
  const isByDay =
    where.weekday !== undefined ||
    where.period ||
    where.due ||
    where.uploaded ||
    (wish.kind === 'aggregate' && wish.by === 'weekday');
  return [
    ...(wish.kind === 'aggregate' && wish.by === 'currency'
      ? []
      : currencies.filter((span) => !own.some((other) => within(span, other)))),
    ...(isByDay ? [] : said.patterns.weekdays.flatMap((pattern) => spansOf(said.text, pattern))),
  ];
}

/** "Suppliers we paid more than 1,000": of sums, where the plan would look at each document's total. */
function isOfOtherSums(said: Said, { wish, where }: Plan, previous: Plan | undefined): boolean {
  if (where.min === undefined && where.max === undefined) return false;
  // Those that were over 500 before: "and their sum?".
  if (previous && where.min === previous.where.min && where.max === previous.where.max) return false;
  // "Under 100 or over 5,000": either is meant, and no total is both.
  if (where.min && where.max && compareDecimals(where.min, where.max) > 0) return true;
  const isOfDocuments = (['invoice', 'document', 'creditNote', 'receipt'] as const).some((concept) =>
    said.has(concept),
  );
  // "Without IBAN and tax over 100": the bound would be one of the totals.
  const isOfPart = where.missing && wish.kind === 'aggregate' && wish.measure !== 'gross' && !said.has('howMuch');
  if (isOfDocuments) return wish.kind === 'names' || isOfPart === true;
  return (
    wish.kind === 'names' ||
    wish.kind === 'compare' ||
    (wish.kind === 'aggregate' && (wish.by !== undefined || wish.operation === 'sum'))
  );
}

/** "Which invoices …": documents are asked for, where the plan would give one figure of them. */
function asksForDocuments(said: Said, { wish }: Plan): boolean {
  const isOneFigure = wish.kind === 'aggregate' && !wish.by && wish.operation !== 'share';
  if (!isOneFigure || said.has('howMuch') || said.has('howMany') || said.has('total')) return false;
  const [which, noun] = [said.first('which'), said.first('invoice') ?? said.first('document')];
  return which !== null && noun !== null && noun.index - (which.index + which[0].length) === 1;
}

/** "Which account do I pay …?": what is asked for is neither a sum nor the field that is looked up. */
function nounsOfWhich(said: Said, { wish }: Plan): Span[] {
  const isOneFigure = wish.kind === 'aggregate' && !wish.by;
  if ((!isOneFigure && wish.kind !== 'field') || said.has('howMuch') || said.has('howMany')) return [];
  const match = /(?<!\p{L})(?:which|welche[nmrs]?|quel(?:le)?s?)\s+(\p{L}+)/u.exec(said.text);
  if (
    !match ||
    /^(?:is|are|was|were|has|have|did|do|does|ist|sind|war|waren|hat|haben|est|sont|a|ont|etait|etaient|ai|avons|of)$/u.test(
      match[1]!,
    )
  )
    return [];
  const start = match.index + match[0].length - match[1]!.length;
  const span = { start, end: start + match[1]!.length };
  const { concepts, currencies } = said.patterns;
  const fields = wish.kind === 'field' ? namedFields(said) : [];
  if (fields.some((field) => within(span, { start: field.start, end: field.start + field.length }))) return [];
  const known = [...Object.values(concepts), ...currencies.map(([, pattern]) => pattern)];
  return known.some((pattern) => spansOf(said.text, pattern).some((other) => within(span, other))) ? [] : [span];
}

/** "What percentage of the invoices": of their number, where shares are of amounts. */
function isShareOfCounts(said: Said, { wish }: Plan): boolean {
  return wish.kind === 'aggregate' && wish.operation === 'share' && isOfNumbers(said) && wish.of !== 'number';
}

/** Spans of time that are no condition of the plan. */
function times(said: Said, { where, wish }: Plan, periods: readonly DateRange[], today: string): Span[] {
  if (periods.length === 0) return [];
  // Documents are dated up to now: "paid within 10 days" means something else.
  const isAhead = (where.period?.from ?? '') >= today && (where.period?.to ?? '') > today;
  const carried = [where.period, where.due, where.uploaded].filter((range) => range !== undefined);
  const isCarried =
    wish.kind === 'compare' || (wish.kind === 'lines' && wish.sides)
      ? wish.sides!.length >= periods.length || carried.length > 0
      : carried.length > 0 && (periods.length === 1 || contiguous(periods) !== false);
  return isCarried && !isAhead && wish.kind !== 'usage' && wish.kind !== 'stats'
    ? []
    : spansOf(said.text, new RegExp(markPattern('time'), 'gu'));
}
