import type { Label } from '../labels.ts';

/** A name in a line of text. */
export interface NameSpan {
  label: Extract<Label, 'ORG' | 'PERSON' | 'PERSON_TITLE' | 'GPE' | 'LOC'>;
  /** Offsets into the line. */
  start: number;
  end: number;
  confidence: number;
  /** In plain words: what speaks for it. */
  reason: string;
}

/** One capitalised word: "Marsh", "O'Neill", "Krüger-Lutz", "B." */
export const CAPITAL_WORD = "(?:\\p{Lu}\\p{L}*(?:['’-]\\p{L}+)*\\.?)";
export const PARTICLE =
  '(?:van\\sder|van\\sden|van\\sde|van|von\\sder|von|zu|de\\sla|de\\slos|de|del|della|di|da|dos|du|den|der|ten|ter|le|la|y|e)';
