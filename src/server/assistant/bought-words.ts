import type { Language } from '#core/assistant/plan.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import type { ToolDeps } from './tools/tool.ts';

/** More words name no one thing that is bought. */
const MOST_WORDS = 3;
const SHORTEST = 4;
/** "Stromkosten" are costs of "Strom". */
const COSTS_OF = /^(\p{L}{4,}?)s?(?:kosten|ausgaben|preise?|verbrauch)$/iu;

/**
 * Words of a question that nothing is known of, where line items of the user have all of them: then they are what was
 * bought. Undefined where none has.
 */
export async function boughtWords(
  deps: ToolDeps,
  { userId, today, language }: { userId: string; today: string; language: Language },
  words: readonly string[],
): Promise<string[] | undefined> {
  const named = words.flatMap((word) => word.split(/\s+/)).map((word) => COSTS_OF.exec(word)?.[1] ?? word);
  if (named.length === 0 || named.length > MOST_WORDS || named.some((word) => !/^\p{L}[\p{L}\p{N}]*$/u.test(word)))
    return undefined;
  if (named.every((word) => word.length < SHORTEST)) return undefined;
  const wish = { kind: 'lines', words: named.join(' '), wants: 'list' } as const;
  const found = await carryOutPlan(deps, { userId, today, plan: { language, wish, where: {} } });
  return found.citationsTotal > 0 ? named : undefined;
}
