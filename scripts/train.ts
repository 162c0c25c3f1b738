import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { KEY_FIELDS } from '#core/labels.ts';
import { listLayouts } from '#samples/sample-set.ts';
import { featureTable } from './train/feature-table.ts';
import { type DescribedDocument, readDocuments, strangerDocuments } from './train/read-documents.ts';
import { signFactors } from './train/sign-factors.ts';
import { allLooks, fitSureness } from './train/sureness.ts';
import { type FeatureTable, trainModels } from './train/train-models.ts';

const TABLE = new URL('../samples/training/features.json.gz', import.meta.url);
/** Fewer invoices of a layout would teach its accidents. */
const SAMPLES_PER_LAYOUT = 8;
const SIGN_FACTORS = new URL('../src/core/candidates/sign-factors.json', import.meta.url);
const WEIGHTS = new URL('../src/core/extraction/scorer/weights/', import.meta.url);

/**
 * Trains the scorers from the committed feature table. `--samples DIR` (as written by `npm run samples`) with
 * `--corpus DIR` (a folder with truth.json and PDFs) and all strangers rebuilds that table first; it holds numbers only,
 * no text. `--field NAME` (again for more) trains those only. `--signs` fits the weights of the tables of signs to
 * strangers and to `--corpus DIR`, the sign of each fixed; trees start from their sum, so that the table has to be rebuilt
 * and trained on after that. `--sureness` trains nothing: it fits what a confidence says to how often it was right on
 * strangers.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      samples: { type: 'string' },
      corpus: { type: 'string' },
      field: { type: 'string', multiple: true },
      signs: { type: 'boolean', default: false },
      sureness: { type: 'boolean', default: false },
    },
  });
  if (values.signs) return writeSignFactors(values.corpus);
  if (values.sureness) return writeSureness();
  const table = values.samples || values.corpus ? await rebuildTable(values) : readTable();
  const models = trainModels(table);
  mkdirSync(WEIGHTS, { recursive: true });
  const fields = KEY_FIELDS.filter((field) => values.field?.includes(field) ?? true);
  for (const field of fields) {
    writeFileSync(new URL(`${field.toLowerCase()}.json`, WEIGHTS), `${JSON.stringify(models[field])}\n`);
  }
  console.log(`Trained ${fields.length} models.`);
}

async function writeSignFactors(corpus?: string): Promise<void> {
  const documents = [...strangerDocuments(), ...(corpus ? await readDocuments(corpus, 'corpus') : [])];
  writeFileSync(SIGN_FACTORS, `${JSON.stringify(signFactors(documents), null, 2)}\n`);
  console.log('Weighed the signs; now rebuild the table and train: npm run train -- --samples DIR --corpus DIR');
}

async function writeSureness(): Promise<void> {
  const lines = Object.entries(fitSureness(await allLooks())).map(
    ([field, line]) => `  ${JSON.stringify(field)}: ${JSON.stringify(line)}`,
  );
  writeFileSync(new URL('sureness.json', WEIGHTS), `{\n${lines.join(',\n')}\n}\n`);
  console.log(lines.join('\n'));
}

function readTable(): FeatureTable {
  return JSON.parse(gunzipSync(readFileSync(TABLE)).toString('utf8')) as FeatureTable;
}

async function rebuildTable(folders: { samples?: string; corpus?: string }): Promise<FeatureTable> {
  const documents = [
    ...(folders.samples ? await readDocuments(folders.samples, 'sample') : []).filter(
      ({ truth }) => truth.split !== 'heldout',
    ),
    ...(folders.corpus ? await readDocuments(folders.corpus, 'corpus') : []),
    ...strangerDocuments(),
  ];
  if (folders.samples) checkSamples(documents);
  const table = featureTable(documents);
  mkdirSync(new URL('.', TABLE), { recursive: true });
  writeFileSync(TABLE, gzipSync(JSON.stringify(table), { level: 9 }));
  return table;
}

/** Throws when the samples were drawn with other layouts than today's, or too few of each. */
function checkSamples(documents: readonly DescribedDocument[]): void {
  const layouts = listLayouts();
  const lacking = layouts
    .filter(({ split }) => split === 'train')
    .filter(({ id }) => documents.filter(({ truth }) => truth.family === id).length < SAMPLES_PER_LAYOUT);
  if (lacking.length === 0) return;
  const count = layouts.length * SAMPLES_PER_LAYOUT;
  throw new Error(
    `Too few samples of ${lacking.map(({ id }) => id).join(', ')}. Draw them anew: npm run samples -- --out DIR --count ${count}`,
  );
}

await main();
