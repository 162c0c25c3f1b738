import { isKnownWord } from '../plain/correct-typos.ts';
import { type Reading, saidIn } from '../reading.ts';
import { findPartialNames, type NameMention, type Word, wordsIn } from '../text/match-names.ts';
import { onceFor } from '../text/once-for.ts';
import { spansOf, within } from '../text/spans.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Concept, Dictionary } from '../words/dictionary.ts';

/** What is asked of an assistant rather than of invoices: who is called so is asked for all the same ("Koch 2025"). */
const OF_TALK: ReadonlySet<Concept> = new Set([
  ...(['destroy', 'others', 'inject', 'makeUp', 'outside', 'usage'] as const),
]);
const BEHIND_WITH = /^-(?:rechnung|beleg|gutschrift|quittung|ausgaben|kosten|dokument)/u;
/** They stand in front of nobody else than who writes invoices; the others stand in front of times and things too. */
const AT = /(?<!\p{L})(?:at|bei|beim|chez|aupres de|firma)\s+(?:(?:der|dem|la|le|the)\s+)?$/u;

/** Behind these stands who writes invoices. */
const follows = onceFor(
  (dictionary: Dictionary) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(dictionary.beforeSellerOnly)})\\s+$`, 'u'),
);
const aWeekday = onceFor(
  ({ weekdays }: Dictionary) => new RegExp(`^(?:${weekdays.map(patternSource).join('|')})$`, 'u'),
);

/** Whether a word that says something in questions is a name where it stands: sellers are called "Total", "Koch" or "Chase". */
export function isCalledSo(reading: Reading, word: Word): boolean {
  const { message, text, dictionary } = reading;
  const before = text.text.slice(0, word.start);
  if (BEHIND_WITH.test(text.text.slice(word.end)) || AT.test(before)) return true;
  const isCapital = /^\p{Lu}/u.test(message.slice(word.start));
  if (isCapital && follows(dictionary).test(before) && !isOfTime(word, reading)) return true;
  if (isCapital && dictionary.language !== 'de' && before.trim() !== '' && !isInCapitals(message)) return true;
  return isOfTalk(word, reading);
}

function isOfTime({ text }: Word, { dictionary }: Reading): boolean {
  return (
    text in dictionary.time.months ||
    text in dictionary.numbers ||
    text in dictionary.ordinals ||
    aWeekday(dictionary).test(text)
  );
}

/** "Show Me The Total": where most words have a capital letter, it tells nothing. */
function isInCapitals(message: string): boolean {
  const words = message.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length;
}

function isOfTalk(word: Word, reading: Reading): boolean {
  const said = saidIn(reading);
  const concepts = (Object.entries(said.patterns.concepts) as [Concept, RegExp][])
    .filter(([, pattern]) => spansOf(said.text, pattern).some((span) => within(word, span)))
    .map(([concept]) => concept);
  return concepts.length > 0 && concepts.every((concept) => OF_TALK.has(concept));
}

/** Names said by their first word alone, where it is one of those. */
export function namesOfWords(reading: Reading): NameMention[] {
  const { text, scope, dictionary } = reading;
  const said = wordsIn(text.text).filter(
    (word) =>
      scope.names.byWord.get(word.text)?.some(({ words }) => words[0] === word.text) &&
      isKnownWord(word.text, dictionary) &&
      isCalledSo(reading, word),
  );
  return findPartialNames(said, scope.names).filter(({ how }) => how === 'part');
}
