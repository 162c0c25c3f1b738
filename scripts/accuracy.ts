import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extractWith } from '#core/extraction/extract-invoice.ts';
import { MODELS } from '#core/extraction/scorer/models.ts';
import { createOcrPool } from '#reader/ocr/ocr-pool.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { createReaderPool } from '#reader/reader-pool.ts';
import { sampleSet } from '#samples/sample-set.ts';
import { accuracyPage, type Section } from './accuracy/accuracy-page.ts';
import { type Judged, judge, summarise } from './accuracy/judge.ts';
import { PERTURBATIONS, perturb, perturbationTable } from './accuracy/perturb/perturbation-table.ts';
import { measureRasterized, type PrintedDocument } from './accuracy/rasterize/measure-rasterized.ts';
import { measureSlips } from './accuracy/rasterize/measure-slips.ts';
import type { Raster } from './accuracy/rasterize/rasterized.ts';
import type { TrueDocument } from './accuracy/score-set.ts';
import { featureTable } from './train/feature-table.ts';
import {
  type DescribedDocument,
  readDocuments,
  readPdfFile,
  readTruth,
  strangerDocuments,
} from './train/read-documents.ts';
import { trainModels } from './train/train-models.ts';

const PAGE = new URL('../docs/accuracy.md', import.meta.url);

/** Other invoices than those that the engine was trained on. */
const PERTURBED_SEED = 900;

/**
 * Measures the engine on the text layer and writes docs/accuracy.md. `--samples DIR` (from `npm run samples`) measures
 * its held-back layouts, `--corpus DIR` a folder of real invoices; `--leave-one-out` trains without each of the
 * corpus' layout families in turn and measures on it.
 * `--perturb` writes nothing: it prints what each change that leaves the meaning loses, on `--count` generated invoices
 * and on the corpus where one is given (`--kind` for the changes whose name holds that, `--lost` with each value).
 * `--rasterize` writes nothing: it renders `--count` generated invoices, or those of the corpus where one is given, at
 * `--dpi` (with `--worn` askew, with noise and JPEG), recognises them and prints what is lost against the text layer, and
 * how many letters were misread; `--slips` as many slips of tills in the same way.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      samples: { type: 'string', default: '.cache/samples' },
      corpus: { type: 'string' },
      'leave-one-out': { type: 'boolean', default: false },
      perturb: { type: 'boolean', default: false },
      count: { type: 'string', default: '40' },
      kind: { type: 'string', default: '' },
      lost: { type: 'boolean', default: false },
      rasterize: { type: 'boolean', default: false },
      dpi: { type: 'string', default: '200' },
      worn: { type: 'boolean', default: false },
      slips: { type: 'boolean', default: false },
    },
  });
  if (values.rasterize) {
    const raster = { dpi: Number(values.dpi), worn: values.worn };
    return printRasterized({ raster, count: Number(values.count), corpus: values.corpus, ofSlips: values.slips });
  }
  if (values.perturb) return printPerturbations(Number(values.count), values.kind, values.lost, values.corpus);
  const samples = await readDocuments(values.samples, 'sample');
  const corpus = values.corpus ? await readDocuments(values.corpus, 'corpus') : [];
  const sections: Section[] = [];
  if (values['leave-one-out']) {
    sections.push({
      title: 'Real invoices, their layout family left out of training',
      ...summarise(leaveOneOut(samples, corpus)),
    });
  }
  const committed = (document: DescribedDocument) => judge(document.truth, extractWith(MODELS, document.document));
  if (corpus.length > 0) sections.push({ title: 'Real invoices, trained on all', ...summarise(corpus.map(committed)) });
  const heldOut = samples.filter(({ truth }) => truth.split === 'heldout');
  sections.push({ title: 'Generated invoices, layouts held back from training', ...summarise(heldOut.map(committed)) });
  const page = accuracyPage(sections);
  writeFileSync(PAGE, page);
  console.log(page);
}

interface Rasterizing {
  raster: Raster;
  count: number;
  corpus: string | undefined;
  ofSlips: boolean;
}

async function printRasterized({ raster, count, corpus, ofSlips }: Rasterizing): Promise<void> {
  const documents = corpus ? spread(corpus, count) : sampleSet({ count, seed: PERTURBED_SEED });
  const pool = createReaderPool({ processes: 1, ocr: createOcrPool() });
  try {
    console.log(ofSlips ? await measureSlips(pool, count, raster) : await measureRasterized(pool, documents, raster));
  } finally {
    pool.close();
  }
}

/** So many documents of a folder, from all over it: neighbours are alike. */
function spread(folder: string, count: number): PrintedDocument[] {
  const all = readTruth(folder);
  const every = Math.max(1, Math.ceil(all.length / count));
  return all
    .filter((_, index) => index % every === 0)
    .map((truth) => ({ truth, pdf: readPdfFile(folder, truth.file) }));
}

async function printPerturbations(count: number, kind: string, lost: boolean, corpus?: string): Promise<void> {
  const kinds = PERTURBATIONS.filter(({ name }) => name.includes(kind));
  const generated: TrueDocument[] = [];
  for (const { pdf, truth } of sampleSet({ count, seed: PERTURBED_SEED })) {
    generated.push({ document: await readPdf(pdf), truth: { ...truth, accept: truth.accept } });
  }
  const real = corpus ? await readDocuments(corpus, 'corpus') : [];
  for (const [title, documents] of [
    ['Generated invoices', generated],
    ['Real invoices', real],
  ] as const) {
    if (documents.length === 0) continue;
    const results = perturb(documents, kinds);
    console.log(`\n## ${title}\n\n${perturbationTable(results)}`);
    if (lost) for (const result of results) console.log(`${result.name}: ${result.lost.join(', ')}`);
  }
}

function leaveOneOut(samples: readonly DescribedDocument[], corpus: readonly DescribedDocument[]): Judged[] {
  const trained = samples.filter(({ truth }) => truth.split !== 'heldout');
  const table = featureTable([...trained, ...corpus, ...strangerDocuments()]);
  const families = [...new Set(corpus.map(({ truth }) => truth.family))].sort();
  return families.flatMap((family) => {
    const models = trainModels(table, (group) => group === `corpus:${family}`);
    return corpus
      .filter(({ truth }) => truth.family === family)
      .map(({ truth, document }) => judge(truth, extractWith(models, document)));
  });
}

await main();
