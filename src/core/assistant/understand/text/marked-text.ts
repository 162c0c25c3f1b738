/** What stands for a part of the question that is understood; the characters are nobody's (Unicode, private use). */
export type MarkKind = 'name' | 'time' | 'amount' | 'document' | 'quoted';
const FIRST: Readonly<Record<MarkKind, number>> = {
  name: 0xe000,
  time: 0xe100,
  amount: 0xe200,
  document: 0xe300,
  quoted: 0xe400,
};
const MOST = 0x100;
const FILLER = '\u{e500}';

/** Source of an expression that matches a mark of the kind; its group is the mark's sign. */
export function markPattern(kind: MarkKind): string {
  const first = FIRST[kind];
  return `([\\u{${first.toString(16)}}-\\u{${(first + MOST - 1).toString(16)}}])${FILLER}*`;
}

/**
 * A folded question of which more and more is understood: parts are replaced by marks, or blanked. It stays as long as
 * it was, so that offsets are those of the question.
 */
export class MarkedText {
  text: string;
  constructor(folded: string) {
    this.text = folded;
  }

  has(pattern: RegExp): boolean {
    pattern.lastIndex = 0;
    return pattern.test(this.text);
  }

  /** The first match, taken out of what is left; null when there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = 0;
    const match = pattern.exec(this.text);
    if (match) this.blank(match.index, match[0].length);
    return match;
  }

  blank(start: number, length: number): void {
    this.text = `${this.text.slice(0, start)}${' '.repeat(length)}${this.text.slice(start + length)}`;
  }

  mark(start: number, length: number, kind: MarkKind, index: number): void {
    const sign = String.fromCharCode(FIRST[kind] + (index % MOST)) + FILLER.repeat(Math.max(0, length - 1));
    this.text = this.text.slice(0, start) + sign.slice(0, length) + this.text.slice(start + length);
  }
}

/** Which mark of its kind a sign is. */
export function markIndex(sign: string, kind: MarkKind): number {
  return sign.charCodeAt(0) - FIRST[kind];
}
