import type { Conditions } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';
import type { Concept, Dictionary } from '../words/dictionary.ts';

/** What is known of a question before its wish is read. */
export interface WishScope {
  /** The documents are few and named: one by its number, or the one that is asked about. */
  isAboutOne: boolean;
  hasNames: boolean;
  hasPeriod: boolean;
  hasAmounts?: boolean;
  payment: Conditions['payment'];
  isDue: boolean;
  /** What was bought, in the question's words. */
  item: string | undefined;
  types: string[] | undefined;
  /** Something was asked before. */
  isFollowUp?: boolean;
  dictionary: Dictionary;
}

export const has = (said: Said, ...concepts: readonly Concept[]) => concepts.some((concept) => said.has(concept));
