import { type Reading, saidIn, unknownWords } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { markPattern } from '../text/marked-text.ts';
import { findPartialNames, lettersOff, type NameMention, wordsIn } from '../text/match-names.ts';
import { patternSource } from '../text/word-pattern.ts';

const LEGAL_FORM_BEHIND = new RegExp(
  `(${markPattern('name')})((?:[\\s.,&]+(?:gmbh|ltd|limited|inc|llc|ag|kg|sarl|sas|sa|bv|plc|corp|co|se|ug|ohg|gbr|srl|spa|llp|pty|pvt)\\.?(?![\\p{L}]))+)`,
  'gu',
);
/** A word of fewer letters is a letter off many others. */
const SHORT = 5;
const ANY_MARK = /[\u{e000}-\u{e5ff}]/u;

export function markDocuments({ text, scope }: Reading): void {
  for (const [index, { said }] of scope.documents.entries()) {
    const at = text.text.indexOf(foldQuestion(said));
    if (at >= 0) text.mark(at, said.length, 'document', index);
  }
}

export function markNames({ text, mentions }: Reading, found: readonly NameMention[]): void {
  for (const mention of found) {
    text.mark(mention.start, mention.end - mention.start, 'name', mentions.length);
    mentions.push(mention);
  }
  // The legal form behind a name belongs to it.
  text.text = text.text.replace(
    LEGAL_FORM_BEHIND,
    (match, name: string) => name + ' '.repeat(match.length - name.length),
  );
}

/** What stands between quotes, unless it is a name: words to be looked for. */
export function markQuoted({ text, scope, message, quoted }: Reading): void {
  for (const match of [...text.text.matchAll(/"([^"]{2,80})"/gu)]) {
    if (ANY_MARK.test(match[1]!) || findPartialNames(wordsIn(match[1]!), scope.names).length > 0) continue;
    quoted.push(message.slice(match.index + 1, match.index + match[0].length - 1));
    text.mark(match.index, match[0].length, 'quoted', quoted.length - 1);
  }
}

/** One word of a name, where it stands as what was bought: "green tea", "on consulting". */
export function isBought(reading: Reading, { start, end, how, said, names }: NameMention): boolean {
  if (how === 'whole' || said.includes(' ') || reading.scope.notBought?.includes(said)) return false;
  const isAboutItems = saidIn(reading).form('price') ?? saidIn(reading).first('quantity');
  if (how === 'similar' && isAboutItems && !endsWith(reading, start, reading.dictionary.beforeSellerOnly)) return true;
  const isFirst = names.some(({ name }) => foldQuestion(name).startsWith(said));
  const behind = unknownWords(reading).find((word) => word.start > end && word.start - end <= 2);
  if (!isFirst && UNIT_BEHIND.test(reading.text.text.slice(end))) return true;
  return endsWith(reading, start, reading.dictionary.beforeBought) && (!isFirst || behind !== undefined);
}

/** A short word is a letter off many others: it is a name only where one is to be expected. */
export function isChance(reading: Reading, { start, how, said, names }: NameMention): boolean {
  if (how !== 'similar' || said.includes(' ')) return false;
  // "Signé" is no "Harbour Print & Sign".
  const isOfShortPart = names.every(({ name }) => {
    const [first, ...others] = foldQuestion(name).split(/[^\p{L}\p{N}]+/u);
    const isNear = (word: string) => lettersOff(word, said) <= 2;
    return !isNear(first!) && !others.some((word) => word.length >= SHORT && isNear(word));
  });
  return isOfShortPart || (said.length < SHORT && !endsWith(reading, start, reading.dictionary.beforeSeller));
}

/** "A consulting day". */
const UNIT_BEHIND = /^ (?:days?|hours?|tage?|stunden?|jours?|journees?|heures?)(?!\p{L})/u;

const endsWith = ({ text }: Reading, at: number, source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})['\\s]+$`, 'u').test(text.text.slice(0, at));
