import { mayMatch, type RunnableTemplate, runDocument, runTemplate } from '#core/templates/run-template.ts';
import { zonePages } from '#core/templates/zone-page.ts';
import type { TextDocument } from '#core/text-document.ts';
import type { Random } from '#samples/random.ts';
import { type SeriesSample, sampleSeries } from '#samples/sample-series.ts';
import { type ReadInvoice, shifted } from './measure-series.ts';

type ReadPdf = (pdf: Uint8Array) => Promise<TextDocument>;

/** 15 mm in points. */
const MOST_SHIFT = 42.5;

/** A series of one sender's invoices, all behind the first printed up to 15 mm away; null for a layout without one. */
export async function readSeries(
  layout: string,
  { seed, count, random, read }: { seed: number; count: number; random: Random; read: ReadPdf },
): Promise<ReadInvoice[] | null> {
  const series = sampleSeries(layout, seed, count);
  return series && Promise.all(series.map((sample, at) => readSample(sample, at > 0, random, read)));
}

async function readSample(
  sample: SeriesSample,
  isShifted: boolean,
  random: Random,
  read: ReadPdf,
): Promise<ReadInvoice> {
  const asDrawn = await read(sample.pdf);
  const document = isShifted ? await read(await shifted(sample.pdf, ...shiftWithin(asDrawn, random))) : asDrawn;
  return { sample, document, pages: zonePages(document) };
}

/** As far as 15 mm, and no further than leaves everything on the paper. */
function shiftWithin({ pages }: TextDocument, random: Random): [right: number, down: number] {
  const seen = pages.flatMap(({ words, width, height }) =>
    words.filter(({ hidden }) => !hidden).map(({ box }) => ({ box, width, height })),
  );
  const least = (room: (one: (typeof seen)[number]) => number) => Math.max(0, Math.min(MOST_SHIFT, ...seen.map(room)));
  const between = (low: number, high: number) => low + random.next() * (high - low);
  const left = least(({ box, width }) => box.x * width);
  const right = least(({ box, width }) => (1 - box.x - box.width) * width);
  const up = least(({ box, height }) => box.y * height);
  const down = least(({ box, height }) => (1 - box.y - box.height) * height);
  return [between(-left, right), between(-up, down)];
}

/** The layouts among these whose template would read a document of another layout. */
export function firesOn(
  templates: readonly { layout: string; template: RunnableTemplate }[],
  document: TextDocument,
): string[] {
  const run = runDocument(zonePages(document));
  return templates
    .filter(({ template }) => mayMatch(template, run) && runTemplate(template, run).matches)
    .map(({ layout }) => layout);
}
