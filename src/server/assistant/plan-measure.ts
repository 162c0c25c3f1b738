import type { ChatRequest } from '#contracts/assistant.ts';
import type { Plan } from '#core/assistant/plan.ts';

/** What a plan's figures are of; undefined where it is not about amounts. */
export function measureOf({ wish }: Plan): ChatRequest['measure'] {
  return 'measure' in wish && !('operation' in wish && wish.operation === 'count') ? wish.measure : undefined;
}

/** The same question about another measure; a plan that is not about amounts stays. */
export function withMeasure(plan: Plan, measure: NonNullable<ChatRequest['measure']>): Plan {
  return measureOf(plan) ? ({ ...plan, wish: { ...plan.wish, measure } } as Plan) : plan;
}
