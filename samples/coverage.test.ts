import { beforeAll, describe, expect, test } from 'vitest';
import type { Page, TextDocument } from '#core/text-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { LOCALES } from './content/locales.ts';
import type { TaxModel } from './content/pricing.ts';
import { type ContentNeeds, type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { createRandom } from './random.ts';
import { generateSample, listLayouts, sampleSet } from './sample-set.ts';
import type { SampleTruth } from './sample-truth.ts';

/** What the set must teach and measure; each kind is looked for in what is drawn, not in how it was meant. */
const drawn = [...sampleSet({ count: listLayouts().length * 2, seed: 40 })];
const contents: InvoiceContent[] = Array.from({ length: 400 }, (_, seed) => {
  const random = createRandom(seed);
  return invoiceContent(random, LOCALES[seed % LOCALES.length]!, {});
});
const read: { truth: SampleTruth; document: TextDocument }[] = [];

beforeAll(async () => {
  for (const { pdf, truth } of drawn) read.push({ truth, document: await readPdf(pdf) });
}, 60_000);

function textOf(page: Page): string {
  return page.words.map((word) => word.text).join(' ');
}

describe('conventions', () => {
  test.each(['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'IN', 'DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'ES', 'MX', 'IT'])(
    'invoices of %s are drawn',
    (country) => {
      expect(LOCALES.filter((locale) => locale.country === country).length).toBeGreaterThan(0);
    },
  );

  test('several currencies, number styles and date orders occur', () => {
    expect(new Set(LOCALES.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(8);
    const styles = LOCALES.flatMap(({ numbers }) => numbers.map((style) => JSON.stringify(style)));
    expect(new Set(styles).size).toBeGreaterThanOrEqual(6);
    expect(new Set(LOCALES.flatMap(({ dates }) => dates)).size).toBeGreaterThanOrEqual(10);
  });
});

describe('content', () => {
  test.each(['none', 'single', 'several', 'inclusive', 'reverse', 'exempt', 'split'] satisfies TaxModel[])(
    'the tax model "%s" occurs',
    (model) => {
      expect(contents.filter(({ amounts }) => amounts.model === model).length).toBeGreaterThan(4);
    },
  );

  test('discounts, charges and deposits occur', () => {
    for (const kind of ['discount', 'shipping', 'paid'] as const)
      expect(contents.filter(({ amounts }) => amounts[kind] !== 0).length).toBeGreaterThan(10);
  });

  test('earlier balances, rounding and tax kept back occur where a layout asks for them', () => {
    const ask = (needs: ContentNeeds) =>
      Array.from({ length: 20 }, (_, seed) => invoiceContent(createRandom(seed), LOCALES[0]!, needs).amounts);
    expect(ask({ previousBalance: true }).every(({ previousBalance }) => previousBalance > 0)).toBe(true);
    expect(ask({ rounded: true, taxModels: ['single'] }).some(({ rounding }) => rounding !== 0)).toBe(true);
    expect(ask({ withheldPercents: [15], taxModels: ['single'] }).every(({ withheld }) => withheld > 0)).toBe(true);
  });

  test('sellers and buyers are companies as well as people', () => {
    for (const role of ['seller', 'buyer'] as const) {
      const people = contents.filter((content) => content[role].isPerson).length;
      expect(people).toBeGreaterThan(10);
      expect(people).toBeLessThan(contents.length / 2);
    }
  });

  test('invoices, credit notes and receipts are drawn, some with negative totals', () => {
    const types = new Set(drawn.map(({ truth }) => truth.document_type));
    expect([...types].sort()).toEqual(['credit_note', 'invoice', 'receipt']);
    expect(drawn.some(({ truth }) => Number(truth.fields.TOTAL_AMOUNT) < 0)).toBe(true);
  });
});

describe('paper', () => {
  test('some invoices take several pages', () => {
    expect(read.filter(({ document }) => document.pages.length > 1).length).toBeGreaterThan(3);
  });

  test('what is due may differ from the total', () => {
    const apart = drawn.filter(
      ({ truth: { fields } }) => fields.AMOUNT_DUE !== null && fields.AMOUNT_DUE !== fields.TOTAL_AMOUNT,
    );
    expect(apart.length).toBeGreaterThan(5);
  });

  test('pages stored on their side, hidden words and slanted stamps occur', async () => {
    const words = read.flatMap(({ document }) => document.pages.flatMap((page) => page.words));
    expect(words.some((word) => word.hidden)).toBe(true);
    expect(words.some((word) => word.angle)).toBe(true);
    const { document, truth } = read.find(({ truth: { family } }) => family === 'rotated-page')!;
    expect(textOf(document.pages[0]!)).toContain(truth.boxes.INVOICE_NUMBER!.text);
  });

  test('narrow till rolls, portrait and landscape pages occur', () => {
    const shapes = read.map(({ document }) => document.pages[0]!.width / document.pages[0]!.height);
    expect(shapes.some((shape) => shape > 1.2)).toBe(true);
    expect(shapes.some((shape) => shape > 0.6 && shape < 0.8)).toBe(true);
    expect(read.some(({ document }) => document.pages[0]!.width < 400)).toBe(true);
  });

  test('values stand beside, below and above their labels', () => {
    const found = new Set<string>();
    for (const { truth, document } of read) {
      const place = truth.boxes.INVOICE_DATE;
      if (!place) continue;
      const { box } = place;
      for (const word of document.pages[place.page - 1]!.words) {
        if (!/^(?:date|datum|fecha|data|rechnungsdatum|factuurdatum)[:.]?$/i.test(word.text)) continue;
        const down = word.box.y + word.box.height / 2 - (box.y + box.height / 2);
        const isOver = word.box.x < box.x + box.width && box.x < word.box.x + word.box.width;
        if (Math.abs(down) < box.height / 2 && word.box.x < box.x) found.add('beside');
        else if (isOver && down < 0 && -down < 3 * box.height) found.add('below');
        else if (isOver && down > 0 && down < 3 * box.height) found.add('above');
      }
    }
    expect([...found].sort()).toEqual(['above', 'below', 'beside']);
  });

  test('days ahead that are no due dates stand on bills without one', () => {
    const bills = Array.from({ length: 12 }, (_, seed) => generateSample('renewal-notice', seed));
    expect(bills.some(({ truth }) => truth.fields.DUE_DATE === null)).toBe(true);
    expect(bills.some(({ truth }) => truth.fields.DUE_DATE !== null)).toBe(true);
  });
});
