import type { Word } from '#core/text-document.ts';
import { accented, mayBeAccent } from './accents.ts';
import type { Glyph } from './glyph.ts';
import { clampToPage, hasPlace, type PageGeometry, toPageFractions } from './page-geometry.ts';
import type { TextRun } from './text-run.ts';

/** A gap wider than this share of the font size separates words; kerning stays well below, a space is about 0.25. */
const WORD_GAP = 0.12;
/** So many words of a line, and letters of each, are looked through for the one below a mark: rules are drawn in thousands of "~". */
const WORDS_OF_LINE = 40;
const LETTERS_OF_WORD = 40;
/** A base line that moves by more than this share of the font size starts another word. */
const BASELINE_SHIFT = 0.3;
/** A glyph that starts this share of the font size before the previous one's end starts another word. */
const STEP_BACK = 0.5;
/** A glyph that starts within this share of a space's width, counted from its start, leaves no gap. */
const TAKEN_BACK = 0.25;
/** A gap behind a ligature is no wider than this share of the font size where it parts no words: its own width is a guess. */
const LIGATURE_GAP = 0.2;
/** Points that differ by less than this are one. */
const SAME = 0.01;
/** Glyphs whose gap is at most this share of the font size touch each other. */
const TOUCHING = 0.06;
/** Directions whose cosine is at least this are the same (about 2.5 degrees). */
const SAME_DIRECTION = 0.999;
/** Writing that is turned by up to this many degrees still reads as upright. */
const UPRIGHT_DEGREES = 10;

/** A word, and what decides whether it can be seen. */
export interface BuiltWord {
  word: Word;
  /** Needs a coloured ground to be seen. */
  white: boolean;
  /** Drawn without ink. */
  invisible: boolean;
}

/** A space's own place; asked for only where it decides. */
export type MeasureSpace = () => Pick<Glyph, 'start' | 'end'>;

/** Joins glyphs that stand together into words; `space` and `breakWord` mark white space. */
export class WordBuilder {
  readonly words: BuiltWord[] = [];
  /** Of what the last words are built. */
  private readonly spelled: Glyph[][] = [];
  private readonly geometry: PageGeometry;
  private glyphs: Glyph[] = [];
  private measureSpace: MeasureSpace | null = null;
  private lineEnded = false;
  /** A mark that the next letter may stand below. */
  private accent: Glyph | null = null;

  constructor(geometry: PageGeometry) {
    this.geometry = geometry;
  }

  add(glyph: Glyph): void {
    if (mayBeAccent(glyph)) {
      this.settleAccent();
      if (!this.marksLetter(glyph)) this.accent = glyph;
      return;
    }
    const accent = this.accent;
    const letter = accent && accented(glyph, accent);
    if (letter) this.accent = null;
    else this.settleAccent();
    this.append(letter ?? glyph);
  }

  /** What marks no letter is a glyph like others. */
  private settleAccent(): void {
    const { accent } = this;
    this.accent = null;
    if (accent) this.append(accent);
  }

  /** Whether the mark stands upon a letter that was read before it, which then has it. PDFium gives some at the end of their line. */
  private marksLetter(accent: Glyph): boolean {
    if (markOneOf(this.glyphs, accent)) return true;
    const at = this.spelled.findLastIndex((glyphs) => markOneOf(glyphs, accent));
    if (at < 0) return false;
    this.words[this.words.length - this.spelled.length + at] = toWord(this.spelled[at]!, this.geometry)!;
    return true;
  }

  private append(glyph: Glyph): void {
    const previous = this.glyphs.at(-1);
    const gap = endsInLigature(this.glyphs) ? LIGATURE_GAP : WORD_GAP;
    if (previous && (!continues(previous, glyph, gap) || this.isMarkedApart(previous, glyph))) this.breakWord();
    this.measureSpace = null;
    this.lineEnded = false;
    this.glyphs.push(glyph);
  }

  /** A printed space: the next glyph begins a word, unless it stands where the space does. */
  space(measure: MeasureSpace): void {
    this.measureSpace ??= measure;
  }

  /** Marks where a line is said to end, which holds unless the next glyph touches the last. */
  endLine(): void {
    this.lineEnded = true;
  }

  private isMarkedApart(previous: Glyph, glyph: Glyph): boolean {
    const space = this.measureSpace;
    return (space !== null && !isTakenBack(space(), glyph)) || (this.lineEnded && !touches(previous, glyph));
  }

  breakWord(): void {
    this.settleAccent();
    const built = this.glyphs.length > 0 ? toWord(this.glyphs, this.geometry) : null;
    if (built) {
      this.words.push(built);
      this.spelled.push(this.glyphs);
      if (this.spelled.length > WORDS_OF_LINE) this.spelled.shift();
    }
    this.glyphs = [];
    this.measureSpace = null;
    this.lineEnded = false;
  }
}

/** Puts the mark upon the letter that it stands upon; false where there is none. */
function markOneOf(glyphs: Glyph[], accent: Glyph): boolean {
  for (let at = glyphs.length - 1; at >= Math.max(0, glyphs.length - LETTERS_OF_WORD); at--) {
    const letter = accented(glyphs[at]!, accent);
    if (!letter) continue;
    glyphs[at] = letter;
    return true;
  }
  return false;
}

/** troff moves letters apart by a space of which it takes back nearly all: "Depar", a space, and the "t" upon it. */
function isTakenBack(space: ReturnType<MeasureSpace>, next: Glyph): boolean {
  const width = space.end - space.start;
  return width > 0 && !next.rightToLeft && Math.abs(next.start - space.start) < TAKEN_BACK * width;
}

/** "fi" printed as one glyph comes as two letters that share its width equally, as letters of their own do not. */
function endsInLigature(glyphs: readonly Glyph[]): boolean {
  const first = glyphs.at(-2);
  if (first?.text !== 'f') return false;
  const second = glyphs.at(-1)!;
  if (!/^[fil]$/.test(second.text)) return false;
  const widths = second.end - second.start - (first.end - first.start);
  return Math.abs(widths) < SAME && Math.abs(second.start - first.end) < SAME;
}

function continues(previous: Glyph, next: Glyph, widest: number): boolean {
  const { run } = next;
  // Letters of one ligature share its box.
  if (next.start === previous.start && next.end === previous.end && next.baseline === previous.baseline) return true;
  const size = Math.max(previous.run.fontSize, run.fontSize);
  const cosine = previous.run.directionX * run.directionX + previous.run.directionY * run.directionY;
  if (cosine < SAME_DIRECTION) return false;
  if (Math.abs(next.baseline - previous.baseline) > BASELINE_SHIFT * size) return false;
  const gap = previous.rightToLeft && next.rightToLeft ? previous.start - next.end : next.start - previous.end;
  return gap <= widest * Math.min(previous.run.fontSize, run.fontSize) && gap >= -STEP_BACK * size;
}

/** Whether a glyph of the same size and weight stands right behind another, as within a word. */
function touches(previous: Glyph, next: Glyph): boolean {
  const { fontSize, bold } = next.run;
  if (fontSize !== previous.run.fontSize || bold !== previous.run.bold) return false;
  return (
    Math.abs(next.start - previous.end) <= TOUCHING * fontSize && Math.abs(next.baseline - previous.baseline) < 0.01
  );
}

/** Null for glyphs that stand nowhere. */
function toWord(glyphs: readonly Glyph[], geometry: PageGeometry): BuiltWord | null {
  const run = glyphs[0]!.run;
  let text = '';
  let [start, end, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const glyph of glyphs) {
    text += glyph.text;
    start = Math.min(start, glyph.start);
    end = Math.max(end, glyph.end);
    low = Math.min(low, glyph.baseline - glyph.run.descent);
    high = Math.max(high, glyph.baseline + glyph.run.ascent);
  }
  const { directionX, directionY } = run;
  const box = toPageFractions(geometry, {
    left: Math.min(start * directionX, end * directionX) - Math.max(low * directionY, high * directionY),
    right: Math.max(start * directionX, end * directionX) - Math.min(low * directionY, high * directionY),
    bottom: Math.min(start * directionY, end * directionY) + Math.min(low * directionX, high * directionX),
    top: Math.max(start * directionY, end * directionY) + Math.max(low * directionX, high * directionX),
  });
  if (!hasPlace(box, run.fontSize)) return null;
  const word: Word = {
    text: text.normalize('NFC'),
    box: clampToPage(box),
    fontSize: Math.round(run.fontSize * 100) / 100,
    bold: glyphs.filter((glyph) => glyph.run.bold).length * 2 > glyphs.length,
  };
  const centreX = box.x + box.width / 2;
  const centreY = box.y + box.height / 2;
  const offPage = centreX < 0 || centreX > 1 || centreY < 0 || centreY > 1;
  if (offPage) word.hidden = true;
  const angle = angleOf(run, geometry.rotation);
  if (angle !== 0) word.angle = angle;
  return {
    word,
    white: glyphs.every((glyph) => glyph.run.white),
    invisible: glyphs.every((glyph) => glyph.run.invisible),
  };
}

/** Clockwise degrees as the reader sees them, to the nearest quarter turn; slanted writing never counts as upright. */
function angleOf(run: TextRun, rotation: number): 0 | 90 | 180 | 270 {
  const clockwise = (-Math.atan2(run.directionY, run.directionX) * 180) / Math.PI + rotation;
  const degrees = ((clockwise % 360) + 360) % 360;
  if (degrees <= UPRIGHT_DEGREES || degrees >= 360 - UPRIGHT_DEGREES) return 0;
  if (degrees < 135) return 90;
  return degrees <= 225 ? 180 : 270;
}
