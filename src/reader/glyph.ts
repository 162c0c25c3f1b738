import type { TextRun } from './text-run.ts';

/** One glyph, measured in points along and across its own writing direction. */
export interface Glyph {
  text: string;
  run: TextRun;
  start: number;
  end: number;
  baseline: number;
  rightToLeft: boolean;
}
