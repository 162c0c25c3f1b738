import { expect, test } from 'vitest';
import { readPdf } from '#reader/read-pdf.ts';
import { createRandom } from '#samples/random.ts';
import { generateSample } from '#samples/sample-set.ts';
import { drawTemplate, measureSeries } from './measure-series.ts';
import { firesOn, readSeries } from './read-series.ts';

/** Some that the engine reads partly; all of them: `npm run accuracy:templates`. */
const LAYOUTS = ['shop-order', 'named-at-payment', 'window-letter'];
const STRANGERS = ['uk-trade', 'hotel-folio'];

test('templates drawn by the truth read later invoices of their layout, shifted, and leave strangers alone', async () => {
  const random = createRandom(1);
  const templates = [];
  let [right, all, fired] = [0, 0, 0];
  for (const layout of LAYOUTS) {
    const series = await readSeries(layout, { seed: 2, count: 4, random, read: readPdf });
    const figures = measureSeries(layout, series!);
    right += figures.right;
    all += figures.all;
    fired += figures.fired;
    templates.push({ layout, template: drawTemplate(series![0]!) });
  }
  expect(fired).toBe(3 * LAYOUTS.length);
  expect(right / all).toBeGreaterThanOrEqual(0.97);
  for (const layout of [...STRANGERS, ...LAYOUTS]) {
    const stranger = await readPdf(generateSample(layout, 1001).pdf);
    const others = templates.filter((one) => one.layout !== layout);
    expect(firesOn(others, stranger), layout).toEqual([]);
  }
});
