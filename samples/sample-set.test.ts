import { describe, expect, test } from 'vitest';
import { verticalOverlap } from '#core/geometry.ts';
import type { Page, Word } from '#core/text-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { LANGUAGES } from './content/locale.ts';
import { generateSample, listLayouts, sampleSet } from './sample-set.ts';
import type { SampleTruth, TruthPlace } from './sample-truth.ts';

/** Letters of the visible words that lie in the box, without white space. */
function lettersAt(page: Page, { box }: TruthPlace): string {
  return page.words
    .filter((word) => {
      const across = Math.min(word.box.x + word.box.width, box.x + box.width) - Math.max(word.box.x, box.x);
      const middle = word.box.y + word.box.height / 2;
      return (
        !word.hidden &&
        across > 0.3 * Math.min(word.box.width, box.width) &&
        middle > box.y &&
        middle < box.y + box.height
      );
    })
    .map((word) => word.text)
    .join('')
    .replace(/\s/g, '');
}

/** Pairs of words that cover each other by more than a third of a line's height. */
function collisions(words: readonly Word[]): string[] {
  return words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => {
        const across = Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x);
        return across > 0.002 && verticalOverlap(a.box, b.box) > 0.35;
      })
      .map((b) => `${a.text} / ${b.text}`),
  );
}

function cents(value: string | null): number {
  return Math.round(Number(value) * 100);
}

const samples = [...sampleSet({ count: listLayouts().length * 2, seed: 11 })];

describe('the layouts', () => {
  const layouts = listLayouts();

  test('there are at least forty, each with a name of its own, and about a quarter to a third are held back', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(layouts.map((layout) => layout.id)).size).toBe(layouts.length);
    const share = layouts.filter((layout) => layout.split === 'heldout').length / layouts.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  test.each(LANGUAGES)('%s occurs among the training and among the held-back layouts', (language) => {
    for (const split of ['train', 'heldout']) {
      expect(
        layouts.filter((layout) => layout.split === split && layout.languages.includes(language)).length,
      ).toBeGreaterThan(3);
    }
  });

  test('an unknown layout is refused by name', () => {
    expect(() => generateSample('no-such-layout', 1)).toThrow(/no layout "no-such-layout"/);
  });
});

describe('a sample set', () => {
  test('the same seed gives the same bytes and truth, another seed gives others', () => {
    const [once, again, other] = [
      generateSample('boxed-grid', 5),
      generateSample('boxed-grid', 5),
      generateSample('boxed-grid', 6),
    ];
    expect(Buffer.from(once.pdf).equals(Buffer.from(again.pdf))).toBe(true);
    expect(again.truth).toEqual(once.truth);
    expect(Buffer.from(once.pdf).equals(Buffer.from(other.pdf))).toBe(false);
  });

  test('English is the largest share and every language occurs', () => {
    const counts = LANGUAGES.map((language) => samples.filter(({ truth }) => truth.language === language).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBe(counts[0]);
  });

  test('date, total, seller and line items are always stated, numbers nearly; due date, tax, terms and orders only sometimes', () => {
    const share = (state: (fields: SampleTruth['fields']) => boolean) =>
      samples.filter(({ truth }) => state(truth.fields)).length / samples.length;
    expect(
      share((fields) => Boolean(fields.INVOICE_DATE && fields.TOTAL_AMOUNT && fields.SELLER_NAME && fields.lineItems)),
    ).toBe(1);
    // Some tills and utilities print none.
    expect(share((fields) => fields.INVOICE_NUMBER !== null)).toBeGreaterThan(0.95);
    for (const field of ['DUE_DATE', 'TAX_AMOUNT', 'PAYMENT_TERMS', 'PURCHASE_ORDER', 'AMOUNT_DUE'] as const) {
      expect(share((fields) => fields[field] !== null)).toBeGreaterThan(0.05);
      expect(share((fields) => fields[field] === null)).toBeGreaterThan(0.05);
    }
  });

  test('a number sign before the invoice number may be left out or kept', () => {
    const signed = Array.from({ length: 60 }, (_, seed) => generateSample('din-letter', seed)).filter(({ truth }) =>
      truth.boxes.INVOICE_NUMBER?.text.startsWith('#'),
    );
    expect(signed.length).toBeGreaterThan(0);
    for (const { truth } of signed) {
      expect(truth.fields.INVOICE_NUMBER).not.toContain('#');
      expect(truth.accept.INVOICE_NUMBER).toEqual([`#${truth.fields.INVOICE_NUMBER}`]);
    }
  });

  test('the same seller never comes twice, so that no name can be learned by heart', () => {
    const sellers = samples.map(({ truth }) => truth.fields.SELLER_NAME);
    expect(new Set(sellers).size).toBeGreaterThan(sellers.length * 0.97);
  });
});

describe.each(samples.map((sample) => [sample.truth.id, sample] as const))('%s', (_id, { pdf, truth }) => {
  test('prints every value of the truth in its box', async () => {
    const document = await readPdf(pdf);
    expect(document.pages.length).toBe(truth.pages);
    for (const [field, place] of Object.entries(truth.boxes)) {
      expect(lettersAt(document.pages[place.page - 1]!, place), field).toContain(place.text.replace(/\s/g, ''));
    }
  });

  test('prints nothing beyond the page and no word over another', async () => {
    const document = await readPdf(pdf);
    for (const page of document.pages) {
      const words = page.words.filter((word) => !word.hidden && !word.angle);
      expect(
        words
          .filter(({ box }) => box.x < 0 || box.x + box.width > 1.001 || box.y + box.height > 1.001)
          .map((word) => word.text),
      ).toEqual([]);
      expect(collisions(words)).toEqual([]);
    }
  });

  test('adds up: quantity times price gives each line, the lines give the subtotal', () => {
    const { fields } = truth;
    for (const line of fields.lineItems!) {
      if (line.quantity === null || line.unitPrice === null) continue;
      expect(Math.abs(cents(line.lineTotal))).toBe(Math.round(Number(line.quantity) * cents(line.unitPrice)));
    }
    const lines = fields.lineItems!.reduce((sum, line) => sum + cents(line.lineTotal), 0);
    if (fields.SUBTOTAL_AMOUNT !== null) expect(cents(fields.SUBTOTAL_AMOUNT)).toBe(lines);
    if (fields.DUE_DATE !== null) expect(fields.DUE_DATE > fields.INVOICE_DATE!).toBe(true);
  });
});
