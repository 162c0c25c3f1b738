import type { TableCell } from '../../layout/table.ts';

/** Notes of more than so many times the name's words explain it, and are no part of it. */
const MOST_NOTES = 2;
/** "KG-5512", "SVC": the number of an article above its name. */
const CODE = /^[\p{Lu}\d][\p{Lu}\d._/#-]*$/u;

/** A line of what is printed for an item in the column of names. */
export interface NameLine {
  cell: TableCell;
  /** Without a calculation that stood in it. */
  text: string;
  /** Whether it stands below the line of the amount. */
  isBelow: boolean;
}

/**
 * The lines that name an item: all of its name, and notes below it ("Basic fee per unit, 01.05. to 31.05.") as long as these
 * are no more than twice as long; what stands further down explains it. `widest` is the widest line of the column: one that
 * ends where the next word would have found room was ended on purpose.
 */
export function withoutNotes(lines: readonly NameLine[], widest: number): readonly NameLine[] {
  let words = 0;
  let notes: number | null = null;
  for (const [index, { cell, text, isBelow }] of lines.entries()) {
    const count = wordsIn(text);
    const above = lines[index - 1];
    if (notes === null && !(isBelow && words > 0 && above && wasEnded(above.cell, cell, widest))) {
      if (words > 0 || isName(text)) words += count;
      continue;
    }
    notes = (notes ?? 0) + count;
    if (notes > MOST_NOTES * words) return lines.slice(0, index);
  }
  return lines;
}

function wasEnded(above: TableCell, below: TableCell, widest: number): boolean {
  const { box, text } = below.words[0]!;
  const space = box.width / text.length;
  return above.box.width + space + box.width < widest;
}

const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !CODE.test(text);

const wordsIn = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;
