import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** Ends a drawing and gives what it is as a file. */
export function pdfBytes(drawing: PDFKit.PDFDocument): Promise<Buffer> {
  drawing.end();
  return buffer(drawing);
}

/** A one-page PDF with these lines below each other. */
export function linesPdf(...lines: readonly string[]): Promise<Buffer> {
  const drawing = new PDFDocument();
  for (const line of lines) drawing.text(line);
  return pdfBytes(drawing);
}
