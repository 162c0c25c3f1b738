import type { Language, Plan } from '../../plan.ts';
import { roleOf } from '../names/resolve-names.ts';
import { DICTIONARIES } from '../plain/question-language.ts';
import type { QuestionScope } from '../question-scope.ts';
import { foldQuestion } from '../text/fold-question.ts';

const lettersOf = (text: string) => foldQuestion(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The plan before, with one of the names that were asked back about; null where none of them is meant. */
export function answerToOpen(said: string, language: Language, { previous }: QuestionScope): Plan | null {
  const open = previous?.open;
  if (!previous || !open) return null;
  const folded = lettersOf(said);
  const parts = open.names.filter((name) => folded.length > 3 && lettersOf(name).includes(folded));
  const chosen =
    open.names.find((name) => lettersOf(name) === folded) ??
    (parts.length === 1 && open.names.length > 1 ? parts[0] : undefined);
  const ordinal = DICTIONARIES[language].ordinals[folded.replace(/^(the|die|der|das|la|le)|(one)$/gu, '')];
  const name = chosen ?? (ordinal === undefined ? undefined : open.names.at(ordinal > 0 ? ordinal - 1 : ordinal));
  if (!name) return null;
  const { open: _, ...plan } = previous;
  const role = roleOf(open);
  return { ...plan, where: { ...plan.where, [role]: [...(plan.where[role] ?? []), name] } };
}
