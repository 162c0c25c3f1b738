/**
 * Measures templates on generated invoices: `npm run accuracy:templates [-- --layouts 30 --seed 1 --only NAME,NAME --verbose]`. For each layout a
 * template is drawn at the truth's boxes on the first invoice of a series; nine more of the series, printed up to 15 mm
 * away, with other values and longer or shorter tables, are read with it. Then invoices of other layouts are: none
 * should be taken for the template's own. Layouts that the engine reads worst come first.
 */
import { parseArgs } from 'node:util';
import { createReaderPool } from '#reader/reader-pool.ts';
import { createRandom } from '#samples/random.ts';
import { generateSample, listLayouts } from '#samples/sample-set.ts';
import { drawTemplate, measureSeries, type ReadInvoice, type SeriesFigures } from './templates/measure-series.ts';
import { firesOn, readSeries } from './templates/read-series.ts';

const { values } = parseArgs({
  options: {
    layouts: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    foreign: { type: 'string', default: '300' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const [wantedLayouts, seed, wantedForeign] = [values.layouts, values.seed, values.foreign].map(Number) as [
  number,
  number,
  number,
];

const INVOICES = 10;

// A busy machine takes its time, which is no question of this measurement.
const reader = createReaderPool({ timeoutMs: 600_000 });
const random = createRandom(seed);
const read = (pdf: Uint8Array) => reader.read(pdf);

const measured: { figures: SeriesFigures; first: ReadInvoice }[] = [];
for (const { id } of listLayouts()) {
  if (values.only && !values.only.split(',').includes(id)) continue;
  const series = await readSeries(id, { seed, count: INVOICES, random, read });
  if (!series) continue;
  measured.push({ figures: measureSeries(id, series), first: series[0]! });
  process.stderr.write('.');
}
const share = ({ engineRight, all }: SeriesFigures) => engineRight / all;
const chosen = measured.toSorted((a, b) => share(a.figures) - share(b.figures)).slice(0, wantedLayouts);

const sum = (of: (figures: SeriesFigures) => number) => chosen.reduce((total, { figures }) => total + of(figures), 0);
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(2)} %`;

let fires = 0;
let foreign = 0;
const templates = chosen.map(({ figures, first }) => ({ layout: figures.layout, template: drawTemplate(first) }));
for (let number = 0; foreign < wantedForeign; number++) {
  const layouts = listLayouts();
  const layout = layouts[number % layouts.length]!.id;
  const { pdf, truth } = generateSample(layout, 1000 + seed + Math.floor(number / layouts.length));
  // The same form of another sender is its layout; whether it fires there is no question of this measurement.
  const others = templates.filter((one) => one.layout !== layout);
  for (const id of firesOn(others, await reader.read(pdf))) {
    fires++;
    console.log(`${id} fires on ${truth.id}`);
  }
  foreign++;
}

for (const { figures } of chosen) {
  const { layout, right, all, tablesRight, tables, fired } = figures;
  const engine = percent(figures.engineRight, all);
  console.log(
    `${layout}: ${percent(right, all)} (engine ${engine}), tables ${tablesRight}/${tables}, read ${fired}/${INVOICES - 1}`,
  );
  if (values.verbose) for (const mistake of figures.mistakes) console.log(`  ${mistake}`);
}
console.log(`${chosen.length} of ${measured.length} layouts, ${chosen.length * (INVOICES - 1)} invoices`);
console.log(
  `zone values right: ${sum(({ right }) => right)} of ${sum(({ all }) => all)}, ${percent(
    sum(({ right }) => right),
    sum(({ all }) => all),
  )}`,
);
console.log(
  `the engine alone: ${percent(
    sum(({ engineRight }) => engineRight),
    sum(({ all }) => all),
  )}`,
);
console.log(`tables: ${sum(({ tablesRight }) => tablesRight)} of ${sum(({ tables }) => tables)}`);
console.log(`invoices read with their template: ${sum(({ fired }) => fired)} of ${chosen.length * (INVOICES - 1)}`);
console.log(`fires on ${foreign} documents of other layouts: ${fires}`);
reader.close();
