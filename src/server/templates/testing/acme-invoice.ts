import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import type { Box } from '#core/geometry.ts';

export interface AcmeInvoice {
  pdf: Uint8Array;
  /** Where values are printed. */
  places: Record<'number' | 'date' | 'total' | 'clerk' | 'express' | 'table', { coordinates: Box; pageNumber: number }>;
}

const [WIDTH, HEIGHT] = [595, 842];
const SIZE = 10;

/**
 * An invoice of one form, drawn here so that its values and their places can be chosen: the number and the clerk stand
 * behind captions that no engine knows. `shift` in points, to the right and down.
 */
export async function acmeInvoice({
  number,
  date = '3 February 2026',
  total = '100.00',
  clerk = 'Mia Stone',
  lines = 2,
  shift = { x: 0, y: 0 },
  isExpress = false,
}: {
  number: string;
  date?: string;
  total?: string;
  clerk?: string;
  lines?: number;
  shift?: { x: number; y: number };
  /** Whether its box is ticked: with two strokes, not with a letter. */
  isExpress?: boolean;
}): Promise<AcmeInvoice> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const write = (text: string, x: number, y: number) => writeAt(page, font, text, x + shift.x, y + shift.y);
  write('Acme Turbines Limited', 60, 50);
  write('12 Harbour Road, Bristol BS1 4QA, United Kingdom', 60, 64);
  write('accounts@acme-turbines.example', 60, 78);
  write('VAT registration GB 123 4567 82', 60, 92);
  write('Invoice', 60, 130);
  write('Our docket', 340, 130);
  const places = { number: write(number, 430, 130) } as AcmeInvoice['places'];
  write('Issued on', 340, 146);
  places.date = write(date, 430, 146);
  write('Dealt with by', 340, 162);
  places.clerk = write(clerk, 430, 162);
  write('Delivered to the yard of', 60, 162);
  write(`Customer ${number.length} of ours`, 60, 176);
  places.express = drawCheckbox(page, 60 + shift.x, 182 + shift.y, isExpress);
  write('Express', 80, 192);
  for (const [title, x] of [
    ['Description', 60],
    ['Quantity', 300],
    ['Unit price', 380],
    ['Amount', 480],
  ] as const) {
    write(title, x, 220);
  }
  for (let line = 1; line <= lines; line++) {
    const y = 220 + line * 16;
    write(`Part ${line}`, 60, y);
    write(String(line), 310, y);
    write('10.00', 390, y);
    write(`${line * 10}.00`, 485, y);
  }
  const below = 220 + (lines + 2) * 16;
  places.table = {
    pageNumber: 1,
    coordinates: {
      x: (50 + shift.x) / WIDTH,
      y: (208 + shift.y) / HEIGHT,
      width: 500 / WIDTH,
      height: ((lines + 1) * 16) / HEIGHT,
    },
  };
  write('Everything together in EUR', 300, below);
  places.total = write(total, 480, below);
  write('Please settle by bank transfer to the account you know.', 60, below + 40);
  write('Acme Turbines Limited is registered in England.', 60, 780 - shift.y);
  return { pdf: await pdf.save(), places };
}

/** `y` from the top to the base line. Returns where the text is. */
function writeAt(page: PDFPage, font: PDFFont, text: string, x: number, y: number) {
  page.drawText(text, { x, y: HEIGHT - y, size: SIZE, font });
  const width = font.widthOfTextAtSize(text, SIZE);
  return {
    pageNumber: 1,
    coordinates: { x: x / WIDTH, y: (y - SIZE * 0.8) / HEIGHT, width: width / WIDTH, height: SIZE / HEIGHT },
  };
}

/** A framed square, with a cross when it is ticked. `x` and `y`: its top left corner, from the top. */
function drawCheckbox(page: PDFPage, x: number, y: number, isTicked: boolean) {
  const side = 12;
  const [top, bottom] = [HEIGHT - y, HEIGHT - y - side];
  page.drawRectangle({ x, y: bottom, width: side, height: side, borderWidth: 1, borderColor: rgb(0, 0, 0) });
  if (isTicked) {
    page.drawLine({ start: { x, y: top }, end: { x: x + side, y: bottom }, thickness: 1.5 });
    page.drawLine({ start: { x, y: bottom }, end: { x: x + side, y: top }, thickness: 1.5 });
  }
  return {
    pageNumber: 1,
    coordinates: { x: x / WIDTH, y: y / HEIGHT, width: side / WIDTH, height: side / HEIGHT },
  };
}
