import type { KeyField } from '../labels.ts';
import type { Candidate } from './candidate.ts';

/**
 * Named numbers that describe one candidate for one field. `prior` is special: log odds that the model starts from, what
 * anybody knows about labels; the trees learn the rest. So a label that was rare in training still counts.
 */
export type Features = Record<string, number>;

/** All candidates of one field with their features, in the same order. */
export interface FieldCandidates {
  candidates: Candidate[];
  features: Features[];
}

/** A candidate that was taken for a field. */
export interface Choice {
  candidate: Candidate;
  /** Index into the field's candidates. */
  index: number;
  /** The scorer's own opinion, 0 to 1. */
  score: number;
  /** Its share among itself, the best candidate of another value, and absence: 1 when nothing rivals it. */
  share: number;
  /** The name is the reader's own company. */
  isOwn?: boolean;
}

export type Choices = Partial<Record<KeyField, Choice>>;
