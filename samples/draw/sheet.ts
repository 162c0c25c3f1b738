import PDFDocument from 'pdfkit';
import { type Box, unionOf } from '../../src/core/geometry.ts';
import { breakLines, type Token } from './break-lines.ts';
import { FONTS, type Style } from './style.ts';
import { plain, type Text } from './text.ts';

/** Where a field was drawn first. */
export interface Mark {
  page: number;
  box: Box;
  text: string;
}

export type Paper = 'A4' | 'LETTER' | [number, number];
export interface SheetOptions {
  /** Deflate the content; true unless said otherwise. */
  compress?: boolean;
  /** Store the pages lying on their side, with a rotation that puts them upright. */
  rotated?: boolean;
}

function turned(paper: Paper): [number, number] {
  const [width, height] = paper === 'A4' ? [595.28, 841.89] : paper === 'LETTER' ? [612, 792] : paper;
  return [height, width];
}

/** A PDF under construction that remembers where each field was drawn. Coordinates are points from the top left. */
export class Sheet {
  readonly doc: InstanceType<typeof PDFDocument>;
  readonly marks = new Map<string, Mark>();
  page = 1;
  private readonly base: Style;
  private readonly isRotated: boolean;

  constructor(paper: Paper, base: Style, created: string, options: SheetOptions = {}) {
    const date = new Date(`${created}T09:00:00Z`);
    this.base = base;
    this.isRotated = options.rotated ?? false;
    this.doc = new PDFDocument({
      size: this.isRotated ? turned(paper) : paper,
      margin: 0,
      compress: options.compress ?? true,
      info: { CreationDate: date, ModDate: date, Producer: 'Invoscope samples', Creator: 'Invoscope samples' },
    });
    this.turnPage();
  }

  get width(): number {
    return this.isRotated ? this.doc.page.height : this.doc.page.width;
  }

  get height(): number {
    return this.isRotated ? this.doc.page.width : this.doc.page.height;
  }

  addPage(): void {
    this.doc.addPage();
    this.turnPage();
    this.page += 1;
  }

  /** Width in points of a text in a style. */
  measure(text: Text, style: Style = {}): number {
    this.use({ ...this.base, ...style });
    return this.span(plain(text), style.spacing ?? 0);
  }

  /** The height of one line. */
  lineHeight(style: Style = {}): number {
    const merged = { ...this.base, ...style };
    return (merged.size ?? 10) * (merged.leading ?? 1.3);
  }

  /** How many lines the text takes at the style's width. */
  countLines(text: Text, style: Style = {}): number {
    const merged = this.fitted(text, { ...this.base, ...style });
    this.use(merged);
    return this.lines(text, merged).length;
  }

  /** Draws text with its top at y, wraps it at `width`, and returns the y below its last line. */
  write(text: Text, x: number, y: number, style: Style = {}): number {
    const merged = this.fitted(text, { ...this.base, ...style });
    this.use(merged);
    const found = new Map<string, { boxes: Box[]; text: string }>();
    let top = y;
    for (const line of this.lines(text, merged)) {
      const content = line.map((token) => token.text).join('');
      const total = this.span(content, merged.spacing ?? 0);
      const left =
        merged.align === 'right'
          ? x + (merged.width ?? 0) - total
          : merged.align === 'center'
            ? x + ((merged.width ?? 0) - total) / 2
            : x;
      this.drawLine(content, left, top, merged);
      let start = 0;
      for (const token of line) {
        const end = start + token.text.length;
        for (const field of token.fields)
          this.collect(
            found,
            field,
            token.text,
            [
              left + this.span(content.slice(0, start), merged.spacing ?? 0),
              left + this.span(content.slice(0, end), merged.spacing ?? 0),
            ],
            top,
          );
        start = end;
      }
      top += this.lineHeight(merged);
    }
    for (const [field, { boxes, text: printed }] of found) {
      if (!this.marks.has(field))
        this.marks.set(field, { page: this.page, box: unionOf(boxes), text: printed.replace(/\s+/g, ' ').trim() });
    }
    return top;
  }

  line(x1: number, y1: number, x2: number, y2: number, color = '#000000', thickness = 0.7): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thickness).stroke(color);
  }

  dashed(x1: number, y1: number, x2: number, y2: number, color = '#444444'): void {
    this.doc.save();
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.7).dash(3, { space: 2 }).stroke(color);
    this.doc.restore();
  }

  frame(x: number, y: number, width: number, height: number, color = '#000000', thickness = 0.7): void {
    this.doc.rect(x, y, width, height).lineWidth(thickness).stroke(color);
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  /** Text turned by some degrees around its start, as stamps are. */
  stamp(text: string, x: number, y: number, degrees: number, style: Style): void {
    const merged = { ...this.base, ...style };
    this.use(merged);
    const width = this.span(text, merged.spacing ?? 0);
    this.doc.save().rotate(degrees, { origin: [x, y] });
    this.doc
      .rect(x - 8, y - 6, width + 16, (merged.size ?? 10) + 12)
      .lineWidth(2)
      .stroke(merged.color ?? '#c0392b');
    this.doc.fillColor(merged.color ?? '#c0392b').text(text, x, y, { lineBreak: false });
    this.doc.restore();
  }

  /** Ends the document and returns its bytes. The sheet cannot be used afterwards. */
  finish(): Uint8Array {
    this.doc.end();
    const chunks: Buffer[] = [];
    for (let chunk = this.doc.read() as Buffer | null; chunk !== null; chunk = this.doc.read() as Buffer | null)
      chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  }

  /** Stored lying on its side with /Rotate 90 (PDF 32000-1, table 30), so that a viewer shows it upright. */
  private turnPage(): void {
    if (!this.isRotated) return;
    Object.assign(this.doc.page.dictionary.data, { Rotate: 90 });
    this.doc.transform(0, -1, 1, 0, 0, this.doc.page.height);
  }

  private fitted(text: Text, style: Style): Style {
    if (!style.fit || style.width === undefined) return style;
    this.use(style);
    const widest = Math.max(
      ...plain(text)
        .split(/[ \n]/)
        .map((word) => this.span(word, style.spacing ?? 0)),
    );
    const factor = Math.max(0.6, Math.min(1, style.width / widest));
    return { ...style, size: (style.size ?? 10) * factor };
  }

  private use(style: Style): void {
    const [regular, bold, italic] = FONTS[style.family ?? 'helvetica'];
    this.doc.font(style.bold ? bold : style.italic ? italic : regular).fontSize(style.size ?? 10);
  }

  private span(text: string, spacing: number): number {
    return text === '' ? 0 : this.doc.widthOfString(text) + spacing * text.length;
  }

  private lines(text: Text, style: Style): Token[][] {
    return breakLines(text, style.width, (piece) => this.span(piece, style.spacing ?? 0));
  }

  private drawLine(content: string, left: number, top: number, style: Style): void {
    if (content.trim() === '') return;
    this.doc.save();
    // Text render mode 3 (PDF 32000-1, 9.3.6): neither filled nor stroked.
    if (style.hidden) this.doc.addContent('3 Tr');
    this.doc
      .fillColor(style.color ?? '#000000')
      .text(content, left, top, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
    this.doc.restore();
  }

  private collect(
    found: Map<string, { boxes: Box[]; text: string }>,
    field: string,
    text: string,
    [left, right]: [number, number],
    top: number,
  ): void {
    const entry = found.get(field) ?? { boxes: [], text: '' };
    const isNewLine = entry.boxes.length > 0 && Math.abs(entry.boxes.at(-1)!.y - top / this.height) > 1e-9;
    entry.text += (isNewLine ? ' ' : '') + text;
    const height = this.doc.currentLineHeight(false);
    entry.boxes.push({
      x: left / this.width,
      y: top / this.height,
      width: (right - left) / this.width,
      height: height / this.height,
    });
    found.set(field, entry);
  }
}
