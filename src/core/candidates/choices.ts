import type { KeyField } from '../labels.ts';
import type { Candidate } from './candidate.ts';
import type { WeighedSign } from './signs.ts';

/**
 * Named numbers that describe one candidate for one field. `prior` is special: log odds that the model starts from, the
 * sum of a table of signs (what anybody knows about invoices); the trees learn the rest. So a label that was rare in
 * training still counts.
 */
export type Features = Record<string, number>;

/** What is seen of each candidate of a field, in their order. */
export interface DescribedCandidates {
  features: Features[];
  /** The signs behind a candidate's `prior`, those first that speak most for it. */
  told: (index: number) => WeighedSign[];
}

/** All candidates of one field with what is seen of them. */
export interface FieldCandidates extends DescribedCandidates {
  candidates: Candidate[];
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
  /** Codes of what spoke for it beside its own signs: where it stands, and that it agrees with another field's value. */
  supports?: readonly string[];
}

export type Choices = Partial<Record<KeyField, Choice>>;
