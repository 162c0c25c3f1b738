import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import { matchesOf } from '../../matches-of.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/**
 * A run with a digit: letters, digits and the marks that identifiers use; hyphens of Unicode become plain ones. Parts in
 * brackets belong to it where it goes on behind them: "0/0(018)0044/(2025)004817".
 */
const IDENTIFIER =
  /(?<![\p{L}\d@])[\p{L}\d](?:[\p{L}\d\-‐‑–/._:+]|\([\p{L}\d]{1,6}\)(?=[\p{L}\d/-]))*(?<![.:/\-‐‑–])/gu;
/** Two to four short groups: "INV 2024 0012", "2024 / 118", "HR-2024 118 442". */
const GROUPED =
  /(?<![\p{L}\d.,/-])(?:\p{Lu}{1,5}\s)?[\p{Lu}\d]{1,8}(?:\s?[-/]\s?|\s)\d{1,8}(?:\s?[-/]?\s?\d{1,8}){0,2}(?![\p{L}\d.,/-])/gu;
const NO_IDENTIFIER =
  /^(?:\p{L}+:.*|\d{1,3}(?:[.,]\d{3})*[.,]\d{2}|[\d.,]+%|\d{1,2}:\d{2}(?::\d{2})?|(?:https?:|www\.).*|.*\.(?:com|de|fr|nl|net|org|it|es|co\.uk|pdf)|\p{Lu}{2}\d{2}[\dA-Z]{11,30}|v?\d\.\d)$/iu;
/** What stands right before a number: "n°", "No.", "número:". */
export const NUMBER_SIGN =
  /(?:n[°º]|#|№|(?<!\p{L})(?:no|nr|nro|č|čís|n\.º|núm|number|nummer|numero|número|numéro|numer)\.?)\s*:?\s*$/iu;
/** "n°123", "Nr.123", "Factuurnummer:2026-0063", "Rechnungs-Nr.:R26-1": label and number in one word. */
const GLUED = /^(?:(?:n|nr|no|num|nro|inv(?:oice)?|rechnung)[.:]+(?=\d)|\p{L}[\p{L}.-]*:(?=[\p{L}\d]))/iu;
/** "FV 12/03/2024", "INV-2024/03/12", "FS 447/MAG/07/2025": letters, and then groups that read like a date; or letters right before it. */
const DATED =
  /(?<![\p{L}\d.,/-])(?:\p{Lu}{1,5}[ /-]?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}(?:[/.-]\d{1,6})?|(?:\p{Lu}{1,5}[ /-]?)?\d{1,6}\/\p{Lu}[\p{Lu}\d]{0,5}\/\d{1,2}\/\d{2,4})(?![\p{L}\d/-])/gu;
/** Days and months are no letters of a number: "AM 12/03/2024", "DU 12/03/2024". */
const LITTLE_WORD =
  /^(?:am|vom|den|du|le|de|del|el|il|on|of|op|van|to|date|dated|datum|data|fecha|bis|by|from|le|dal|al|da|ab|zum)(?![\p{L}])/iu;

/** Where a number begins that holds a date at `start`; -1 where the date stands by itself. */
function datedNumberAt(text: string, start: number): number {
  for (const match of matchesOf(text, DATED))
    if (match.index < start && start < match.index + match[0].length && !LITTLE_WORD.test(match[0])) return match.index;
  return -1;
}

/** Whether the date that begins there is part of a number such as "FV 12/03/2024". */
export function isInNumber(text: string, start: number): boolean {
  return datedNumberAt(text, start) >= 0;
}
const DATED_WHOLE = new RegExp(`^(?:${DATED.source})$`, 'u');
const MAX_LENGTH = 30;
/** Longer segments are prose, whose numbers do not belong together. */
const MAX_GROUPED_WORDS = 12;

/** Every token that may be an identifier, and short groups of tokens that may be one. */
export function numberCandidates(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const row of facts.layout.rows) {
    for (const segment of row.segments) {
      if (!/\d/.test(segment.text)) continue;
      const dates = facts.datesIn(segment.text);
      const add = (start: number, text: string) => {
        const end = start + text.length;
        if (/[$€£]$/.test(segment.text.slice(Math.max(0, start - 1), start))) return;
        if (!/\d/.test(text) || text.length > MAX_LENGTH || NO_IDENTIFIER.test(text)) return;
        const isDate = dates.some((date) => start < date.end && date.start < end);
        // "Facture n° 2024-07-03" is numbered by the day.
        const dated = DATED_WHOLE.test(text) && !LITTLE_WORD.test(text);
        if (isDate && !dated && !(/^\d{4}-\d{2}-\d{2}/.test(text) && NUMBER_SIGN.test(segment.text.slice(0, start))))
          return;
        found.push({
          ...makeCandidate(segment, start, end, text.replace(/\s+/g, ' ').replace(/[‐‑]/g, '-')),
          isIdentifier: true,
        });
      };
      for (const match of matchesOf(segment.text, IDENTIFIER)) {
        const glued = GLUED.exec(match[0])?.[0].length ?? 0;
        add(match.index + glued, match[0].slice(glued));
      }
      for (const match of matchesOf(segment.text, DATED)) add(match.index, match[0]);
      if (segment.words.length <= MAX_GROUPED_WORDS) {
        for (const match of matchesOf(segment.text, GROUPED)) if (/[\s]/.test(match[0])) add(match.index, match[0]);
      }
    }
  }
  return found;
}
