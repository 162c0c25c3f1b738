import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { wordsIn } from '../text/match-names.ts';
import { type Span, solidSpansOf, spansOf } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import { namedFields } from '../words/read-fields.ts';
import { SMALL_WORDS } from '../words/small-words.ts';
import { ASKING, GOING_ON, READ_WITH } from './heard-concepts.ts';

const VAT = /(?<!\p{L})(?:vat|gst|hst|tva|mwst|mehrwertsteuer\w*|vorsteuer\w*|ust|umsatzsteuer\w*)(?!\p{L})/u;
const kept = new Map<string, ReadonlySet<string>>();

function smallWords(language: Plan['language']): ReadonlySet<string> {
  const found = kept.get(language);
  if (found) return found;
  const made = new Set(wordsIn(foldQuestion(SMALL_WORDS[language])).map(({ text }) => text));
  kept.set(language, made);
  return made;
}

/** May be left over: it changes nothing about what is asked. */
export const isSmallWord = (word: string, language: Plan['language']): boolean => smallWords(language).has(word);

/**
 * Words that no part of the plan was read from, although they are no small words of the language: whatever they
 * mean, the plan knows nothing of it. `heard` are the spans of what the plan carries.
 */
export function unreadWords(
  { text, dictionary, scope }: Reading,
  said: Said,
  plan: Plan,
  heard: readonly Span[],
): Span[] {
  const { where } = plan;
  const { concepts, forms, currencies, weekdays } = said.patterns;
  const leavesOut = where.notSellers ?? where.notBuyers ?? where.notCurrency ?? where.types ?? where.missing;
  const read = new Uint8Array(said.text.length);
  const mark = (spans: readonly Span[]) => {
    for (const { start, end } of spans) read.fill(1, start, end);
  };
  mark(heard);
  for (const concept of [...ASKING, ...(scope.previous ? GOING_ON : [])])
    mark(solidSpansOf(said.text, concepts[concept]));
  for (const [way, isRead] of READ_WITH)
    if (isRead(plan)) mark(solidSpansOf(said.text, { ...concepts, ...forms }[way]));
  // What can be reclaimed of VAT is what was paid; of other taxes no invoice tells.
  const isOfVat = 'measure' in plan.wish && plan.wish.measure === 'tax' && VAT.test(said.text);
  if (isOfVat && said.form('yesNo') === null) mark(spansOf(said.text, forms.reclaiming));
  // Whether they are carried is looked at by themselves.
  for (const [, pattern] of currencies) mark(spansOf(said.text, pattern));
  for (const pattern of weekdays) mark(spansOf(said.text, pattern));
  for (const { start, length } of namedFields(said)) mark([{ start, end: start + length }]);
  if (leavesOut) mark(spansOf(said.text, wordPattern(`${dictionary.except}|${dictionary.without}`)));
  if (where.missing ?? where.has) mark(spansOf(said.text, wordPattern(`${dictionary.without}|${dictionary.with}`)));
  if (where.buyers ?? where.notBuyers) mark(spansOf(said.text, wordPattern(dictionary.beforeBuyer)));
  const isNumber = (word: string) => word in dictionary.numbers || word in dictionary.ordinals || /^\d/.test(word);
  return wordsIn(text.text)
    .filter(({ text: word }) => !/[\u{e000}-\u{e5ff}]/u.test(word))
    .filter(({ text: word, start }) => !read[start] && !isSmallWord(word, dictionary.language) && !isNumber(word))
    .filter(
      // "c/o", "n/a": letters that stand for words.
      ({ text: word, start, end }) =>
        (word.length > 1 || said.text[end] === '/' || said.text[start - 1] === '/') &&
        !isPrefixAtEnd(dictionary.language, word, said.text.slice(end)),
    );
}

/** "Kommen … vor": the other part of a German verb stands at the end. */
const PREFIXES: ReadonlySet<string> = new Set(
  'ab an auf aus bei ein her hin los mit nach vor zu weg um raus rein'.split(' '),
);
const isPrefixAtEnd = (language: Plan['language'], word: string, behind: string) =>
  language === 'de' && PREFIXES.has(word) && /^[\s?.!,]*$/.test(behind);
