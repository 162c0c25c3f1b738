import type { Plan } from '../plan.ts';
import { isPlainWord } from './plain/correct-typos.ts';
import type { QuestionScope } from './question-scope.ts';
import { foldQuestion } from './text/fold-question.ts';
import { MarkedText } from './text/marked-text.ts';
import { type NameMention, type Word, wordsIn } from './text/match-names.ts';
import { patternsOf, Said } from './words/concepts.ts';
import type { Dictionary } from './words/dictionary.ts';
import { withoutKnown } from './words/known-spans.ts';

/** A question while it is read: what is understood is marked in its text, so that what is left shows. */
export interface Reading {
  /** As it was written, typing errors set right. */
  message: string;
  dictionary: Dictionary;
  scope: QuestionScope;
  text: MarkedText;
  /** Names found, in the order of their marks. */
  mentions: NameMention[];
  /** What stood between quotes, in the order of its marks. */
  quoted: string[];
}

export function beginReading(message: string, dictionary: Dictionary, scope: QuestionScope): Reading {
  return { message, dictionary, scope, text: new MarkedText(foldQuestion(message)), mentions: [], quoted: [] };
}

/** What the text says now, by concept. */
export const saidIn = ({ text, dictionary }: Reading): Said => new Said(text.text, patternsOf(dictionary));

/** Words that nothing is known of: no expression of the dictionary has them where they stand. */
export function unknownWords({ text, dictionary }: Reading): Word[] {
  return wordsIn(withoutKnown(text.text, dictionary).replace(/[\u{e000}-\u{e5ff}]/gu, ' ')).filter(
    ({ text: word }) => !isPlainWord(word, dictionary) && !/^\d+$/.test(word) && word.length > 1,
  );
}

/** Names that were found although they were written otherwise. */
export function takenAs({ mentions, message }: Reading): Plan['takenAs'] {
  const similar = mentions.filter(({ how, names }) => how === 'similar' && names.length === 1);
  if (similar.length === 0) return undefined;
  return similar.map(({ start, end, names }) => ({ said: message.slice(start, end), name: names[0]!.name }));
}

/** Without the "and what about" at its start, which asks for nothing by itself. */
export function withoutLead(said: Said, { scope }: Reading): Said {
  const match = scope.previous && said.first('andWhat');
  if (!match || said.text.slice(0, match.index).trim() !== '') return said;
  return new Said(
    said.text.slice(0, match.index) + ' '.repeat(match[0].length) + said.text.slice(match.index + match[0].length),
    said.patterns,
  );
}
