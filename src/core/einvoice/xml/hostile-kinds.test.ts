import { describe, expect, test } from 'vitest';
import { attachedInvoice } from '../attached-invoice.ts';
import { statedLines } from '../page/stated-lines.ts';
import { statedValues } from '../page/stated-values.ts';
import { unreadableValues } from '../page/unreadable-values.ts';
import { readablePage } from '../readable-page.ts';
import { validate } from '../rules/validate.ts';
import { statedInvoice } from '../stated-invoice.ts';
import { sampleXml } from '../testing/sample-xml.ts';
import { HOSTILE_KINDS } from './hostile-kinds.test-suite.ts';

const attached = (bytes: Uint8Array) => attachedInvoice({ name: 'factur-x.xml', bytes });

describe('a file that is broken, wrongly encoded or made to harm is refused with line and reason, or read', () => {
  test.each(HOSTILE_KINDS)('$name', ({ bytes, told }) => {
    const found = attached(bytes());
    if (found && 'code' in found) {
      const reason = found.message.replace(/^.*cannot be read: | The values were read from the page instead\.$/g, '');
      expect(`${found.code}: ${reason}`).toMatch(told instanceof RegExp ? told : /^read$/);
      return;
    }
    const { invoice } = found!;
    // Nothing of it takes long or throws.
    expect(validate(invoice)?.findings).toBeInstanceOf(Array);
    expect(readablePage(invoice, statedInvoice(invoice)).title).toContain('R-1');
    const seller = statedValues(invoice).find(({ label }) => label === 'SELLER_NAME')?.value;
    expect({ seller }).toEqual(told);
  });
});

function valuesOf(xml: string) {
  const found = attached(Buffer.from(xml));
  if (!found || !('invoice' in found)) throw new Error('is not read');
  const values = statedValues(found.invoice);
  const lines = statedLines(found.invoice);
  return {
    value: (label: string) => values.find((stated) => stated.label === label)?.value,
    quantity: lines[0]?.quantity,
    warnings: unreadableValues(found.invoice).map(({ code, message }) => `${code}: ${message}`),
  };
}

const CII = sampleXml('cii');
const stating = (tag: string, text: string) => CII.replace(new RegExp(`(<${tag}(?: [^>]*)?>)[^<]*`), `$1${text}`);

test.each([
  [' 12 ', '12'],
  ['+5', '5'],
  ['-0', '0'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['-12.50', '-12.50'],
  [`${'9'.repeat(400)}.25`, `${'9'.repeat(400)}.25`],
])('a figure may be written "%s"', (written, read) => {
  const { value, warnings } = valuesOf(stating('ram:GrandTotalAmount', written));
  expect([value('TOTAL_AMOUNT'), warnings]).toEqual([read, []]);
});

test.each(['1e999', 'NaN', 'INF', '1,000.00', '１２', '1 000', '0x10', '--5', '1.2.3', '12 EUR', '1'.repeat(5000)])(
  'what is no figure is told with its line and left out: %s',
  (written) => {
    const { value, warnings } = valuesOf(stating('ram:GrandTotalAmount', written));
    expect(value('TOTAL_AMOUNT')).toBeUndefined();
    expect(warnings).toEqual([
      expect.stringMatching(/^xml.unreadable_value: Line \d+ of the e-invoice: ".{1,41}" is no figure\. .*BT-112/),
    ]);
    const line = valuesOf(stating('ram:BilledQuantity', written));
    expect([line.quantity, line.warnings]).toEqual([null, [expect.stringMatching(/is no figure\. .*BT-129/)]]);
  },
);

test.each([
  ['20240229', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
  ['202402291200', '2024-02-29'],
])('a date may be written %s', (written, read) => {
  const { value, warnings } = valuesOf(CII.replace(/(format="102">)[^<]*/, `$1${written}`));
  expect([value('INVOICE_DATE'), warnings]).toEqual([read, []]);
});

test.each(['2024-02-30', '20241301', '00000000', '99999999', '01.02.2024', '2024', '２０２４０１０１', 'tomorrow'])(
  'what is no day of the calendar is told with its line and left out: %s',
  (written) => {
    const { value, warnings } = valuesOf(CII.replace(/(format="102">)[^<]*/, `$1${written}`));
    expect(value('INVOICE_DATE')).toBeUndefined();
    expect(warnings).toEqual([
      `xml.unreadable_value: Line 15 of the e-invoice: "${written}" is no date. Invoice date (BT-2) was not taken from the e-invoice.`,
    ]);
  },
);

test('a currency in small letters is one; a sign is none', () => {
  const small = valuesOf(stating('ram:InvoiceCurrencyCode', 'eur'));
  expect([small.value('CURRENCY'), small.warnings]).toEqual(['EUR', []]);
  const sign = valuesOf(stating('ram:InvoiceCurrencyCode', '€'));
  expect([sign.value('CURRENCY'), sign.warnings]).toEqual([undefined, [expect.stringMatching(/"€" is no currency/)]]);
});
