import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { LOCALES } from './locales.ts';
import { type Line, priceLines, type TaxModel } from './pricing.ts';

const MODELS: readonly TaxModel[] = ['none', 'single', 'several', 'inclusive', 'reverse', 'exempt', 'split'];

function lines(rates: readonly number[]): Omit<Line, 'totalCents'>[] {
  return rates.map((taxRate, i) => ({
    position: i + 1,
    sku: 'A',
    code: '1',
    description: 'Paper',
    addition: null,
    quantity: ['3', '1.5', '12'][i % 3]!,
    unit: 'pcs',
    unitCents: 333 + i * 101,
    taxRate,
    date: '2024-01-01',
  }));
}

test.each(MODELS)(
  '%s: lines, discount, shipping, tax, payment and balance add up to the cent in every country',
  (model) => {
    for (const locale of LOCALES) {
      for (let seed = 0; seed < 40; seed++) {
        const random = createRandom(seed);
        const { amounts } = priceLines(random, locale, model, lines(locale.taxRates), {
          paidShare: seed % 3 === 0 ? 0.3 : 0,
          previousBalance: seed % 2 === 0,
          negative: seed % 5 === 0,
        });
        const tax = amounts.parts.reduce((sum, part) => sum + part.cents, 0);
        expect(amounts.tax ?? 0).toBe(tax);
        expect(amounts.lines - amounts.discount + amounts.shipping).toBe(
          model === 'inclusive' ? amounts.total : amounts.net,
        );
        expect(amounts.net + tax).toBe(amounts.total);
        expect(amounts.total - amounts.withheld - amounts.paid).toBe(amounts.due);
        expect(amounts.due + amounts.previousBalance - amounts.earlierPayment).toBe(amounts.accountBalance);
        if (model !== 'inclusive')
          for (const part of amounts.parts) expect(part.cents).toBe(Math.round((part.baseCents * part.rate) / 100));
      }
    }
  },
);

test('only an invoice that speaks of no tax at all has none; reverse charge and exemption are a tax of zero', () => {
  const priced = (model: TaxModel) =>
    priceLines(createRandom(1), LOCALES[0]!, model, lines([20]), {
      paidShare: 0,
      previousBalance: false,
      negative: false,
    });
  expect(priced('none').amounts.tax).toBeNull();
  expect(priced('reverse').amounts.tax).toBe(0);
  expect(priced('exempt').amounts.tax).toBe(0);
});

test('a rounded total is a whole number of units, in Switzerland of five hundredths, and the difference is told', () => {
  for (const locale of LOCALES) {
    for (let seed = 0; seed < 20; seed++) {
      const { amounts } = priceLines(createRandom(seed), locale, 'single', lines(locale.taxRates), {
        paidShare: 0,
        previousBalance: false,
        negative: false,
        rounded: true,
      });
      expect(amounts.total % (locale.country === 'CH' ? 5 : 100)).toBe(0);
      expect(amounts.net + amounts.tax! + amounts.rounding).toBe(amounts.total);
    }
  }
});

test('what the buyer keeps back is taken from what is due, not from the total', () => {
  const { amounts } = priceLines(createRandom(3), LOCALES[0]!, 'single', lines([20]), {
    paidShare: 0,
    previousBalance: false,
    negative: false,
    withheldPercent: 15,
  });
  expect(amounts.withheld).toBe(Math.round((amounts.net * 15) / 100));
  expect(amounts.net + amounts.tax!).toBe(amounts.total);
  expect(amounts.due).toBe(amounts.total - amounts.withheld);
});
