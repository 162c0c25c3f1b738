import PDFDocument from 'pdfkit';
import { linesPdf, pdfBytes } from './pdf-bytes.ts';

/** Columns of a plain invoice, in points from the left. */
const COLUMNS = [56, 300, 370, 450] as const;
const ROW_HEIGHT = 20;

/**
 * A one-page PDF with just these rows, each cell in its column: an invoice whose every date and amount a test can write
 * as it needs it. Rows of one cell stand at the left; null leaves a cell empty.
 */
export function plainInvoice(rows: readonly (readonly (string | null)[])[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 40 });
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell !== null)
        document.fontSize(10).text(cell, COLUMNS[column] ?? 56, 60 + row * ROW_HEIGHT, { lineBreak: false });
    });
  });
  return pdfBytes(document);
}

interface Writing {
  dates: [issued: string, due: string];
  amounts: { price: string; line: string; subtotal: string; tax: string; total: string };
}

/** A small English invoice of one line, with no mark of any country. */
export function plainEnglishInvoice({ dates, amounts }: Writing): Promise<Buffer> {
  return plainInvoice([
    ['Northwind Tools Inc'],
    ['Invoice'],
    ['Invoice number: NT-1042'],
    [`Invoice date: ${dates[0]}`],
    [`Due date: ${dates[1]}`],
    ['Bill to: Harbor Press Company'],
    [null],
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Steel brackets', '2', amounts.price, amounts.line],
    [null],
    [null, null, 'Subtotal', amounts.subtotal],
    [null, null, 'Tax', amounts.tax],
    [null, null, 'Total', amounts.total],
  ]);
}

/** A small German invoice of two lines, in euros. */
export function plainGermanInvoice(): Promise<Buffer> {
  return plainInvoice([
    ['Nordwind Werkzeuge GmbH'],
    ['Rechnung'],
    ['Rechnungsnummer: NW-2042'],
    ['Rechnungsdatum: 15.11.2025'],
    ['Zahlbar bis: 15.12.2025'],
    ['Hafenpresse GmbH'],
    [null],
    ['Bezeichnung', 'Menge', 'Einzelpreis', 'Betrag'],
    ['Stahlwinkel', '2', '500,00', '1.000,00'],
    ['Montage', '1,5', '200,00', '300,00'],
    [null],
    [null, null, 'Nettobetrag', '1.300,00 €'],
    [null, null, 'MwSt 19 %', '247,00 €'],
    [null, null, 'Gesamtbetrag', '1.547,00 €'],
  ]);
}

/** A bill that names itself nothing and asks for nothing. */
export function notedWork(): Promise<Buffer> {
  return linesPdf('Tom Averill', '12 May 2026', 'Hedge cut, both sides', 'Lawn', 'Total 145.00');
}
