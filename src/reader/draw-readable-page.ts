import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { ReadableColumn, ReadablePage, ReadableSection } from '#core/einvoice/readable-page.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Latin, Greek and Cyrillic letters alike; it comes with pdf.js, for the same purpose. */
const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
const REGULAR = join(FONTS, 'LiberationSans-Regular.ttf');
const BOLD = join(FONTS, 'LiberationSans-Bold.ttf');

const MARGIN = 48;
const SIZE = 9;
const LEADING = 1.35;
const INK = '#111827';
const QUIET = '#6b7280';
const RULE = '#d1d5db';
/** Of a fact's name, in points. */
const NAME_WIDTH = 170;
/** A word longer than its column would never fit. */
const LONGEST_WORD = 60;
/** What is longer is made to be long; it is whole in the data. */
const LONGEST_TEXT = 2000;
/** Of a table's cell: a row must fit on a page. */
const LONGEST_CELL = 400;

/** Draws the page (A4, as many as it takes) and gives the PDF. The same page gives the same bytes. */
export function drawReadablePage(page: ReadablePage): Promise<Uint8Array> {
  const epoch = new Date(0);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: clean(page.title), CreationDate: epoch, ModDate: epoch },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  write(pdf, page.title, { x: MARGIN, y: MARGIN, width: innerWidth(pdf), font: BOLD, size: 16 });
  pdf.y += 2;
  write(pdf, page.subtitle, { x: MARGIN, y: pdf.y, width: innerWidth(pdf), colour: QUIET });
  pdf.y += 12;
  drawParties(pdf, page.parties);
  for (const section of page.sections) drawSection(pdf, section);
  pdf.end();
  return done;
}

interface Writing {
  x: number;
  y: number;
  width: number;
  font?: string;
  size?: number;
  colour?: string;
  isFigure?: boolean;
}

const innerWidth = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN;

/** Writes text that may take several lines, and leaves `pdf.y` below it. */
function write(pdf: Pdf, text: string, { x, y, width, font = REGULAR, size = SIZE, colour = INK, isFigure }: Writing) {
  const lines = linesOf(pdf, text, { width, font, size });
  const step = size * LEADING;
  pdf.fillColor(colour);
  lines.forEach((line, index) => {
    const start = isFigure ? x + width - pdf.widthOfString(line) : x;
    pdf.text(line, start, y + index * step, { lineBreak: false });
  });
  pdf.y = y + lines.length * step;
}

/** Broken at spaces; what is longer than a line is broken where it ends. */
function linesOf(pdf: Pdf, text: string, { width, font, size }: { width: number; font: string; size: number }) {
  pdf.font(font).fontSize(size);
  const words = clean(text)
    .split(/\s+/)
    .flatMap((word) => (word.length > LONGEST_WORD ? (word.match(/.{1,40}/gu) ?? []) : [word]));
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pdf.widthOfString(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Without what no font has a shape for. */
const clean = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .replace(/\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}/gu, ' ')
    .trim();

const heightOf = (pdf: Pdf, text: string, width: number) =>
  linesOf(pdf, text, { width, font: REGULAR, size: SIZE }).length * SIZE * LEADING;

/** Goes on at the top of a new page where the height does not fit any more. */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= bottomOf(pdf)) return false;
  pdf.addPage();
  pdf.y = MARGIN;
  return true;
}

function drawParties(pdf: Pdf, parties: ReadablePage['parties']): void {
  const top = pdf.y;
  const gap = 24;
  const width = (innerWidth(pdf) - gap) / 2;
  let lowest = top;
  parties.forEach(({ title, lines }, index) => {
    const x = MARGIN + index * (width + gap);
    write(pdf, title, { x, y: top, width, colour: QUIET });
    for (const [place, line] of lines.entries()) {
      write(pdf, line, { x, y: pdf.y, width, font: place === 0 ? BOLD : REGULAR });
    }
    lowest = Math.max(lowest, pdf.y);
  });
  pdf.y = lowest + 14;
}

function drawSection(pdf: Pdf, section: ReadableSection): void {
  makeRoom(pdf, 60);
  write(pdf, section.title, { x: MARGIN, y: pdf.y, width: innerWidth(pdf), font: BOLD, size: 11 });
  pdf.y += 4;
  if (section.kind === 'table') drawTable(pdf, section.columns, section.rows);
  else if (section.kind === 'facts') drawFacts(pdf, section.facts);
  else for (const paragraph of section.paragraphs) drawParagraph(pdf, paragraph);
  pdf.y += 12;
}

function drawFacts(pdf: Pdf, facts: readonly [string, string][]): void {
  const width = innerWidth(pdf) - NAME_WIDTH;
  for (const [name, value] of facts) {
    if (heightOf(pdf, value, width) > 300) {
      drawParagraph(pdf, `${name}: ${value}`);
      continue;
    }
    makeRoom(pdf, heightOf(pdf, value, width));
    const y = pdf.y;
    write(pdf, name, { x: MARGIN, y, width: NAME_WIDTH - 10, colour: QUIET });
    const below = pdf.y;
    write(pdf, value, { x: MARGIN + NAME_WIDTH, y, width });
    pdf.y = Math.max(pdf.y, below);
  }
}

/** Line by line, as one may be longer than a page. */
function drawParagraph(pdf: Pdf, text: string): void {
  for (const part of text.split(/\r?\n/)) {
    for (const line of linesOf(pdf, part, { width: innerWidth(pdf), font: REGULAR, size: SIZE })) {
      makeRoom(pdf, SIZE * LEADING);
      write(pdf, line, { x: MARGIN, y: pdf.y, width: innerWidth(pdf) + 1 });
    }
  }
}

const CELL_GAP = 6;

function drawTable(pdf: Pdf, columns: readonly ReadableColumn[], rows: readonly string[][]): void {
  const widths = columns.map(({ share }) => share * innerWidth(pdf));
  drawRow(
    pdf,
    columns.map(({ title }) => title),
    { columns, widths, colour: QUIET },
  );
  for (const row of rows) {
    // A row higher than a page would push itself on for ever.
    const cells = row.map((cell) => cell.slice(0, LONGEST_CELL));
    const height = Math.max(...cells.map((cell, index) => heightOf(pdf, cell, widths[index]! - CELL_GAP))) + 4;
    if (makeRoom(pdf, height)) {
      drawRow(
        pdf,
        columns.map(({ title }) => title),
        { columns, widths, colour: QUIET },
      );
    }
    drawRow(pdf, cells, { columns, widths });
  }
}

function drawRow(
  pdf: Pdf,
  cells: readonly string[],
  { columns, widths, colour = INK }: { columns: readonly ReadableColumn[]; widths: readonly number[]; colour?: string },
): void {
  const y = pdf.y;
  let x = MARGIN;
  let lowest = y;
  for (const [index, column] of columns.entries()) {
    const width = widths[index]! - CELL_GAP;
    write(pdf, cells[index] ?? '', { x, y, width, colour, isFigure: column.isFigure ?? false });
    lowest = Math.max(lowest, pdf.y);
    x += widths[index]!;
  }
  pdf
    .moveTo(MARGIN, lowest + 1.5)
    .lineTo(MARGIN + innerWidth(pdf), lowest + 1.5)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.y = lowest + 4;
}
