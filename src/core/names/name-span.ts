import type { Reason } from '../entity.ts';
import type { Label } from '../labels.ts';
import { partyWords } from '../lexicon/party-words.ts';

/** A name in a line of text. */
export interface NameSpan {
  label: Extract<Label, 'ORG' | 'PERSON' | 'PERSON_TITLE' | 'GPE' | 'LOC'>;
  /** Offsets into the line. */
  start: number;
  end: number;
  confidence: number;
  /** What speaks for it. */
  reason: Reason;
}

/** One capitalised word: "Marsh", "O'Neill", "Krüger-Lutz", "B." */
export const CAPITAL_WORD = "(?:\\p{Lu}\\p{L}*(?:['’-]\\p{L}+)*\\.?)";
export const PARTICLE = `(?:${partyWords('particlePairs')}|${partyWords('particles')})`;
