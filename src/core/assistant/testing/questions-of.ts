import type { Plan } from '../plan.ts';
import { planQuestion } from '../understand/plan-question.ts';
import type { QuestionScope, Understood } from '../understand/question-scope.ts';
import { indexNames, type KnownName } from '../understand/text/match-names.ts';

export const seller = (name: string): KnownName => ({ name, key: name, isSeller: true, isBuyer: false });
export const buyer = (name: string, key: string): KnownName => ({ name, key, isSeller: false, isBuyer: true });

/**
 * How questions are read on 17 June 2026 for somebody whose documents have these names; `beside` makes what else they
 * are asked with of what stands behind them.
 */
export function questionsOf<Given extends unknown[] = []>(
  names: readonly KnownName[],
  beside?: (...given: Given) => Partial<QuestionScope>,
): {
  read: (message: string, ...given: Given) => Understood;
  /** Throws where the question was read as anything but a plan. */
  planOf: (message: string, ...given: Given) => Plan;
} {
  const scope = { today: '2026-06-17', names: indexNames(names), documents: [] };
  const read = (message: string, ...given: Given) => planQuestion(message, { ...scope, ...beside?.(...given) });
  return {
    read,
    planOf: (message, ...given) => {
      const understood = read(message, ...given);
      if (understood.kind !== 'plan') throw new Error(`${message}: ${understood.kind}`);
      return understood.plan;
    },
  };
}
