import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import { GOLDEN_FILE, type Golden, goldenAnswers } from './golden/golden-answers.ts';

/**
 * Writes the engine's answers to generated samples. Refuses when answers changed but the analyzer
 * version did not; `--same-version` is for versions that nobody has installed yet.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'same-version': { type: 'boolean', default: false } } });
  const answers = await goldenAnswers();
  const before = existsSync(GOLDEN_FILE) ? (JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Golden) : null;
  const changed = Object.keys(answers).filter(
    (id) => JSON.stringify(before?.answers[id]) !== JSON.stringify(answers[id]),
  );
  if (before && changed.length > 0 && before.analyzer_version === ANALYZER_VERSION && !values['same-version']) {
    console.error(`${changed.length} answers changed: raise ANALYZER_VERSION first (now ${ANALYZER_VERSION}).`);
    process.exitCode = 1;
    return;
  }
  const golden: Golden = { analyzer_version: ANALYZER_VERSION, answers };
  writeFileSync(GOLDEN_FILE, `${JSON.stringify(golden, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} answers written, ${changed.length} changed.`);
}

await main();
