/** PDFs that the reader's, the pool's and the command line's tests make for themselves. */
import { deflateSync } from 'node:zlib';
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import PDFKit from 'pdfkit';

export const A4: [number, number] = [595, 842];

export interface Canvas {
  pdf: PDFDocument;
  page: PDFPage;
  regular: PDFFont;
  bold: PDFFont;
}

/** A one-page A4 document drawn with pdf-lib; `draw` may add pages. */
export async function pdfWith(draw: (canvas: Canvas) => void | Promise<void>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage(A4);
  page.setFont(regular);
  page.setFontSize(12);
  await draw({ pdf, page, regular, bold });
  return pdf.save({ useObjectStreams: false });
}

/** A plain English invoice of one page. */
export function invoicePdf(number = 'INV-2026-001'): Promise<Uint8Array> {
  return pdfWith(({ page, bold }) => {
    const lines = [
      'Northwind Traders Ltd',
      '12 Harbour Street, Bristol BS1 4RN',
      `Invoice number: ${number}`,
      'Invoice date: 2026-03-02',
      'Due date: 2026-04-01',
      'Bill to: Contoso GmbH',
      'Consulting   10   100.00   1000.00',
      'Subtotal 1000.00 EUR',
      'VAT 19% 190.00 EUR',
      'Total 1190.00 EUR',
      'Payment terms: 30 days net',
    ];
    page.drawText('INVOICE', { x: 50, y: 780, size: 20, font: bold });
    lines.forEach((line, index) => {
      page.drawText(line, { x: 50, y: 740 - index * 22 });
    });
  });
}

/** `count` pages that share one content stream of `lines` lines: a small file that takes long to read. */
export function repeatedPagePdf(count: number, lines: number): Uint8Array {
  const text = Array.from(
    { length: lines },
    (_, line) => `1 0 0 1 40 ${800 - (line % 70) * 11} Tm (Row ${line} of many words 12.50 EUR) Tj`,
  );
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>`,
    streamObject(Buffer.from(`BT /F1 9 Tf ${text.join(' ')} ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: count }, () => page),
  ]);
}

/** One word of a glyph for each code unit (hexadecimal, four digits), which the font says it stands for. */
export function toUnicodePdf(codes: readonly string[]): Uint8Array {
  const hex = (n: number) => n.toString(16).padStart(2, '0');
  const map = codes.map((code, index) => `<${hex(index + 65)}> <${code}>`).join('\n');
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${codes.length} beginbfchar
${map}
endbfchar endcmap end end`;
  const glyphs = codes.map((_, index) => hex(index + 65)).join('');
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [6 0 R] /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>',
    streamObject(Buffer.from(`BT /F1 12 Tf 50 700 Td <${glyphs}> Tj ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 5 0 R >>',
    streamObject(Buffer.from(cmap)),
    '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
  ]);
}

/** A page whose compressed content unpacks to `megabytes` of blanks. */
export function decompressionBombPdf(megabytes: number): Uint8Array {
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] /MediaBox [0 0 595 842] >>',
    streamObject(Buffer.alloc(megabytes * 1024 * 1024, 0x20)),
    '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
  ]);
}

/** Protected with pdfkit's encryption: with a user password nobody gets in, with an owner password alone everybody. */
export function protectedPdf(passwords: { userPassword?: string; ownerPassword?: string }): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const pdf = new PDFKit({ size: 'A4', pdfVersion: '1.7', ...passwords });
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.text('Invoice number INV-7', 50, 50);
    pdf.end();
  });
}

function streamObject(content: Uint8Array): Buffer {
  const packed = deflateSync(content);
  const head = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

/** A PDF of the given objects, numbered from 1; the first one is the catalogue. */
export function rawPdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const bytes = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(bytes);
    length += bytes.length;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
}
