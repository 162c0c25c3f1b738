import type { Page, Word } from '../../src/core/text-document.ts';

/** How a typed page is set: its letters, and how far they stand apart. */
export interface Setting {
  /** Points. */
  size: number;
  /** Every letter is as wide as every other, as typewriters and old printers have it. */
  fixedPitch: boolean;
  /** Line pitch in text sizes. */
  pitch: number;
  /** Points left of the first column. */
  margin: number;
}

const WIDTH = 595;
const HEIGHT = 842;
/** A column of the typing takes this share of the text size, so that proportional letters find room. */
const COLUMN = 0.56;
const FIGURE = /^(?:[-–(]?[A-Z]{0,3}\s?[€$£]?\s?)?\d[\d.,'’ \u00a0]*(?:\s?(?:€|%|[A-Z]{3}|h|kr|zł|Kč))?[-)]?$/;

/**
 * A page typed as text: what two spaces or more part stands in columns of their own, figures at their right ends. A line
 * may begin with a mark: "# " large, "## " larger than the text, "*" bold, "~" half a line above the next one.
 */
export function typeset(text: string, number: number, setting: Setting): Page {
  const words: Word[] = [];
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  // What is typed too wide is set smaller rather than cut off.
  const size = Math.min(setting.size, (WIDTH - setting.margin - 20) / (longest * COLUMN));
  let y = 38;
  for (const line of lines) {
    const mark = /^(?:#{1,2} |\*|~)/.exec(line)?.[0] ?? '';
    const fontSize = size * (mark === '# ' ? 1.6 : mark === '## ' ? 1.2 : 1);
    const bold = mark !== '' && mark !== '~';
    for (const part of line.slice(mark.length).matchAll(/\S+(?: \S+)*/g)) {
      const width = widthOf(part[0], fontSize, setting.fixedPitch);
      const left = setting.margin + part.index * size * COLUMN;
      const room = part[0].length * size * COLUMN;
      const isFigure = FIGURE.test(part[0]) && part.index > 0;
      let x = isFigure ? left + room - width : left;
      for (const word of part[0].split(' ')) {
        const wide = widthOf(word, fontSize, setting.fixedPitch);
        words.push({
          text: word,
          box: { x: x / WIDTH, y: y / HEIGHT, width: wide / WIDTH, height: fontSize / HEIGHT },
          fontSize,
          bold,
        });
        x += wide + widthOf(' ', fontSize, setting.fixedPitch);
      }
    }
    y += fontSize * setting.pitch * (mark === '~' ? 0.5 : line.trim() === '' ? 0.8 : 1);
  }
  return { number, width: WIDTH, height: Math.max(HEIGHT, y + 30), rotation: 0, words: fitted(words, y + 30) };
}

/** A page that grew longer than its paper keeps all its words on it. */
function fitted(words: readonly Word[], height: number): Word[] {
  if (height <= HEIGHT) return [...words];
  const share = HEIGHT / height;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, y: word.box.y * share, height: word.box.height * share },
  }));
}

/** Points; the proportional widths are those of Helvetica, roughly. */
function widthOf(text: string, size: number, fixedPitch: boolean): number {
  if (fixedPitch) return text.length * size * COLUMN;
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

function letterWidth(letter: string): number {
  if (/[.,:;'’|!ijlft \u00a0]/.test(letter)) return 0.27;
  if (/[-()/r]/.test(letter)) return 0.33;
  if (/[mwMW%@]/.test(letter)) return 0.84;
  return /\p{Lu}/u.test(letter) ? 0.68 : 0.55;
}
