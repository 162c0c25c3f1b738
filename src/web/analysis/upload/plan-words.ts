const PLAN_WORDS = /trial|subscription|upgrade|limit reached/i;

/** Whether an upload error is about the plan, so that its box offers 'View Pricing Plans' (specification §2). */
export function mentionsPlan(error: string): boolean {
  return PLAN_WORDS.test(error);
}
