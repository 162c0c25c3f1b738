import { parseArgs } from 'node:util';
import { ALL_STRANGERS } from '#samples/strangers/all-strangers.ts';
import { drawStranger } from '#samples/strangers/scribe.ts';
import { mistakesOf, type Scored, scoreDocument, scoreLine, scoreSet } from './accuracy/score-set.ts';

/**
 * Measures the engine on the strangers: `--round N` those of one round, `--family ID` one family, `--seeds N` so many
 * invoices of each (from `--from`), `--errors` with what is wrong.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      round: { type: 'string' },
      family: { type: 'string' },
      seeds: { type: 'string', default: '12' },
      from: { type: 'string', default: '1' },
      errors: { type: 'boolean', default: false },
    },
  });
  const families = ALL_STRANGERS.filter(
    ({ id, round }) =>
      (!values.family || values.family.split(',').includes(id)) && (!values.round || String(round) === values.round),
  );
  const all: Scored[] = [];
  console.log('| Family | Invoices | Macro F1 | All right | Lines |\n|---|---:|---:|---:|---:|');
  for (const family of families) {
    const drawn = Array.from({ length: Number(values.seeds) }, (_, index) =>
      drawStranger(family, Number(values.from) + index),
    );
    const scored = drawn.map(scoreDocument);
    all.push(...scored);
    console.log(scoreLine(`${family.round} ${family.id}`, scoreSet(scored)));
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
}

main();
