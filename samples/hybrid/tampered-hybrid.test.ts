import { expect, test } from 'vitest';
import { attachedInvoice } from '#core/einvoice/attached-invoice.ts';
import { withEInvoice } from '#core/einvoice/page/with-e-invoice.ts';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { eInvoiceAttachment } from '#reader/attached-xml.ts';
import { readPdf } from '#reader/read-pdf.ts';
import type { InvoiceContent } from '../invoice-content.ts';
import { listLayouts } from '../sample-set.ts';
import type { SampleTruth, TruthLine } from '../sample-truth.ts';
import { drawnPage, hybridPdf } from './hybrid-invoice.ts';
import { statedXml } from './stated-xml.ts';

type Fields = SampleTruth['fields'];

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
const more = (amount: string, by: number) => (Number(amount) + by).toFixed(2);
const nextDigit = (id: string) => id.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
const isStated = (value: string | null): value is string => value !== null && value !== 'UNSURE';

/** One value of the data changed; null where the page does not state it. */
const IN_DATA: Readonly<Record<string, (fields: Fields) => Partial<Fields> | null>> = {
  total: ({ TOTAL_AMOUNT: total }) => (isStated(total) ? { TOTAL_AMOUNT: more(total, 100) } : null),
  tax: ({ TAX_AMOUNT: tax }) => (isStated(tax) ? { TAX_AMOUNT: more(tax, 3.17) } : null),
  number: ({ INVOICE_NUMBER: number }) => (isStated(number) ? { INVOICE_NUMBER: nextDigit(number) } : null),
  issued: ({ INVOICE_DATE: date }) => (isStated(date) ? { INVOICE_DATE: later(date, 31) } : null),
  due: ({ DUE_DATE: date }) => (isStated(date) ? { DUE_DATE: later(date, 17) } : null),
  iban: ({ IBAN: iban }) => (isStated(iban) ? { IBAN: nextDigit(iban) } : null),
  seller: ({ SELLER_NAME: name }) => (isStated(name) ? { SELLER_NAME: 'Harlow Joinery Ltd' } : null),
  buyer: ({ BUYER_NAME: name }) => (isStated(name) ? { BUYER_NAME: 'Pemberton Schools Trust' } : null),
  currency: ({ CURRENCY: code }) => (isStated(code) ? { CURRENCY: code === 'EUR' ? 'USD' : 'EUR' } : null),
  price: (fields) => ofFirstLine(fields, 'unitPrice', (price) => more(price, 3.33)),
  quantity: (fields) => ofFirstLine(fields, 'quantity', (quantity) => String(Number(quantity) + 11)),
};

function ofFirstLine(
  { lineItems }: Fields,
  figure: 'unitPrice' | 'quantity',
  change: (value: string) => string,
): Partial<Fields> | null {
  const [first, ...others] = lineItems ?? [];
  const value = first?.[figure] ?? null;
  return first && value !== null ? { lineItems: [{ ...first, [figure]: change(value) }, ...others] } : null;
}

/** The same on the page, before it is drawn. */
const ON_PAGE: Readonly<Record<string, (content: InvoiceContent) => void>> = {
  total: ({ amounts }) => {
    amounts.total += 10_000;
    amounts.due += 10_000;
  },
  number: (content) => {
    content.number = nextDigit(content.number);
  },
  issued: (content) => {
    content.date = later(content.date, 31);
  },
  seller: ({ seller }) => {
    seller.name = 'Harlow Joinery Ltd';
  },
  buyer: ({ buyer }) => {
    buyer.name = 'Pemberton Schools Trust';
  },
  price: ({ lines }) => {
    lines[0]!.unitCents += 333;
  },
  due: (content) => {
    if (content.due) content.due = later(content.due, 17);
  },
  tax: ({ amounts }) => {
    if (amounts.tax === null || amounts.parts.length !== 1) return;
    amounts.tax += 317;
    amounts.parts[0]!.cents += 317;
  },
  quantity: ({ lines }) => {
    lines[0]!.quantity = String(Number(lines[0]!.quantity) + 11);
  },
};

async function readPage(pdf: Uint8Array) {
  const document = await readPdf(pdf);
  return { document, layout: layoutDocument(document), read: extractInvoice(document) };
}

type ReadPage = Awaited<ReturnType<typeof readPage>>;

function differences({ read, layout }: ReadPage, attachment: Parameters<typeof attachedInvoice>[0]): string[] {
  return withEInvoice(read, attachedInvoice(attachment), layout).checks.flatMap(({ id, params }) =>
    id === 'einvoice.differs' ? [`${params.term} ${params.xml} ${params.page}`] : [],
  );
}

const asAttachment = (xml: string) => ({ name: 'factur-x.xml', bytes: new TextEncoder().encode(xml) });
const forms = listLayouts().map(({ id }) => id);
/** Of every sixth page: drawing and reading it again takes most of the time. */
const FORGED_PAGES = 6;

test('of 50 hybrid invoices of as many layouts none is said to differ, and of 100 with one value changed at least 97 are', async () => {
  const alarms: string[] = [];
  const missed: string[] = [];
  let [honest, tampered] = [0, 0];
  for (const form of forms) {
    const { pdf, truth } = drawnPage(form, 1);
    if (truth.document_type === 'receipt' || honest === 50) continue;
    const page = await readPage(await hybridPdf(pdf, statedXml(truth)));
    const told = differences(page, eInvoiceAttachment(page.document.attachments));
    alarms.push(...told.map((one) => `${truth.id}: ${one}`));
    for (const [kind, change] of changesFor(honest * 2, truth.fields)) {
      tampered += 1;
      const xml = statedXml({ ...truth, fields: { ...truth.fields, ...change } });
      if (differences(page, asAttachment(xml)).length === 0) missed.push(`data ${kind} ${truth.id}`);
    }
    if (honest % FORGED_PAGES === 0) {
      const [kind, change] = Object.entries(ON_PAGE)[honest / FORGED_PAGES]!;
      const other = drawnPage(form, 1, change);
      if (saysOtherwise(other.truth.fields, truth.fields)) {
        tampered += 1;
        const forged = await readPage(other.pdf);
        if (differences(forged, asAttachment(statedXml(truth))).length === 0) missed.push(`page ${kind} ${truth.id}`);
      }
    }
    honest += 1;
  }
  expect(alarms).toEqual([]);
  expect(honest).toBe(50);
  expect(tampered).toBeGreaterThanOrEqual(100);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

/** Two kinds of change, in turn, of those whose value the page states. */
function changesFor(turn: number, fields: Fields): [string, Partial<Fields>][] {
  const kinds = Object.entries(IN_DATA);
  return [...kinds, ...kinds]
    .slice(turn % kinds.length)
    .flatMap(([kind, change]): [string, Partial<Fields>][] => {
      const changed = change(fields);
      return changed ? [[kind, changed]] : [];
    })
    .slice(0, 2);
}

const figures = (lines: readonly TruthLine[] | null) => lines?.map(({ quantity, unitPrice }) => [quantity, unitPrice]);

/** Whether the change is printed at all. */
function saysOtherwise(a: Fields, b: Fields): boolean {
  const printed = (fields: Fields) => JSON.stringify({ ...fields, lineItems: figures(fields.lineItems) });
  return printed(a) !== printed(b);
}
