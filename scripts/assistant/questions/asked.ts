import type { QuestionKind } from './question.ts';
import type { Truth } from './truths.ts';

/** One question of one person, in one wording; `after` what was asked before it, `of` the one document it is asked about. */
export type AskedOnce = [
  language: 'en' | 'de' | 'fr',
  kind: string,
  message: string,
  expected: Truth,
  after?: string | readonly string[],
  of?: string,
];

/** Questions that were each worded once, as kinds of one wording. */
export function askedOnce(questions: readonly AskedOnce[]): QuestionKind[] {
  return questions.map(([language, kind, message, expected, after, of]) => ({
    kind,
    expected,
    ...(after !== undefined && { after: { en: after, de: after, fr: after } }),
    ...(of !== undefined && { of }),
    en: [],
    de: [],
    fr: [],
    [language]: [message],
  }));
}
