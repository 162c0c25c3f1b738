import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { TillSlip } from './till-slip.ts';

/** 80 mm paper, of which 72 are printed, in points. */
const PAPER = 227;
const MARGIN = 11;
const LARGE = 1.4;
const LEADING = 1.3;
/** Of Courier's font size. */
const ADVANCE = 0.6;

/** The slip as a PDF of one page, as long as it needs. The same slip gives the same bytes. */
export async function drawSlip({ lines, columns, largeName }: TillSlip): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const [font, bold] = [await pdf.embedFont(StandardFonts.Courier), await pdf.embedFont(StandardFonts.CourierBold)];
  const size = (PAPER - 2 * MARGIN) / (columns * ADVANCE);
  const height = (lines.length + 3) * size * LEADING + 2 * MARGIN;
  const page = pdf.addPage([PAPER, height]);
  let y = height - MARGIN - size;
  for (const [index, line] of lines.entries()) {
    const isName = index === 0 && largeName && line.trim().length * LARGE <= columns;
    const text = isName ? line.trim() : line;
    const own = isName ? size * LARGE : size;
    const x = isName ? (PAPER - text.length * ADVANCE * own) / 2 : MARGIN;
    page.drawText(text, { x, y, size: own, font: isName ? bold : font });
    y -= own * LEADING;
  }
  return pdf.save();
}
