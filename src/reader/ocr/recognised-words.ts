import type { Shape } from './letter-shapes.ts';

/** A word as the recogniser gives it. */
export interface RecognisedWord {
  text: string;
  /** Pixels of the image that was read. */
  box: Shape;
  /** 0 to 1. */
  confidence: number;
  /** Words of one line share its number. */
  line: number;
}

/** Level 5 of Tesseract's TSV: a word; `left top width height conf text` are columns 6 to 11. */
const WORD_LEVEL = '5';

/** The words of Tesseract's TSV (`tesseract … tsv`). */
export function recognisedWords(tsv: string): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  let line = -1;
  let key = '';
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    if (cells[0] !== WORD_LEVEL) continue;
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const text = (cells[11] ?? '').trim();
    const lineKey = cells.slice(1, 5).join(' ');
    if (lineKey !== key) [key, line] = [lineKey, line + 1];
    if (text === '' || !(width > 0 && height > 0)) continue;
    words.push({
      text: text.normalize('NFC'),
      box: { left, top, right: left + width, bottom: top + height },
      confidence: Math.min(Math.max(confidence / 100, 0), 1),
      line,
    });
  }
  return words;
}
