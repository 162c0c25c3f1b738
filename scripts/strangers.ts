import { parseArgs } from 'node:util';
import { ALL_STRANGERS } from '#samples/strangers/all-strangers.ts';
import { drawStranger } from '#samples/strangers/scribe.ts';
import { TYPED_ROUNDS, typedSet } from '#samples/strangers/typed-sets.ts';
import { calibrationLine } from './accuracy/calibration.ts';
import { FROZEN_FILES, readFrozen } from './accuracy/frozen/read-frozen.ts';
import {
  checksLine,
  mistakesOf,
  type Scored,
  scoreDocument,
  scoreLine,
  scoreSet,
  type TrueDocument,
} from './accuracy/score-set.ts';
import { readDocuments } from './train/read-documents.ts';

/**
 * Measures the engine on the strangers: `--round N` those of one round, `--family ID` one family (of
 * the typed rounds one file), `--seeds N` so many invoices of each that is drawn (from `--from`), `--errors` with what is wrong. `--corpus DIR` measures
 * a folder of real invoices instead, `--frozen` the frozen set, of which figures are shown only. Checks and calibration
 * are told of all together.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      round: { type: 'string' },
      family: { type: 'string' },
      seeds: { type: 'string', default: '12' },
      from: { type: 'string', default: '1' },
      frozen: { type: 'boolean', default: false },
      corpus: { type: 'string' },
      errors: { type: 'boolean', default: false },
    },
  });
  const families = ALL_STRANGERS.filter(
    ({ id, round }) =>
      (!values.family || values.family.split(',').includes(id)) && (!values.round || String(round) === values.round),
  );
  const all: Scored[] = [];
  const sets: [name: string, documents: () => TrueDocument[]][] = families.map((family) => [
    `${family.round} ${family.id}`,
    () => Array.from({ length: Number(values.seeds) }, (_, index) => drawStranger(family, Number(values.from) + index)),
  ]);
  for (const [round, { folder, files }] of Object.entries(TYPED_ROUNDS))
    for (const file of files)
      if ((!values.family || values.family.split(',').includes(file)) && (!values.round || round === values.round))
        sets.push([`${round} ${file}`, () => typedSet(folder, file)]);
  if (values.corpus) {
    const corpus = await readDocuments(values.corpus, 'corpus');
    sets.splice(0, sets.length, ['corpus', () => corpus]);
  }
  // Nobody looks at the frozen set's mistakes: they would be mended, and it would be used up.
  if (values.frozen) {
    values.errors = false;
    sets.splice(0, sets.length, ...FROZEN_FILES.map((name) => [name, () => readFrozen(name)] as (typeof sets)[number]));
  }
  console.log('| Family | Invoices | Macro F1 | All right | Lines | Counts, prices |\n|---|---:|---:|---:|---:|---:|');
  for (const [name, documents] of sets) {
    const drawn = documents();
    const scored = drawn.map(scoreDocument);
    all.push(...scored);
    console.log(scoreLine(name, scoreSet(scored)));
    if (!values.errors) continue;
    for (const [index, one] of scored.entries()) {
      const wrong = mistakesOf(one, drawn[index]!.truth);
      if (wrong.length === 0) continue;
      console.log(
        `  ${one.judged.id} (${one.judged.language}, ${one.extraction.document_type})\n    ${wrong.join('\n    ')}`,
      );
    }
  }
  console.log(scoreLine('all', scoreSet(all)));
  console.log(checksLine(all));
  console.log(calibrationLine(all.map(({ judged }) => judged)));
}

await main();
