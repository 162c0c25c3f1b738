import type { SubscriptionStatus } from '#contracts/subscription.ts';

/** How many AI queries are left, in words; null without a limit. */
export function queriesLeft({
  ai_queries_used: used,
  ai_queries_limit: limit,
}: Pick<SubscriptionStatus, 'ai_queries_used' | 'ai_queries_limit'>): { words: string; isNone: boolean } | null {
  if (limit === null) return null;
  const left = Math.max(0, limit - used);
  if (left === 0) return { words: 'No AI queries left', isNone: true };
  return { words: `${left} of ${limit} AI queries left`, isNone: false };
}
