import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import { READER_VERSION } from '#reader/reader-version.ts';
import { GOLDEN_FILE, type Golden, goldenAnswers } from './golden/golden-answers.ts';
import { GOLDEN_WORDS_FILE, type GoldenWords, goldenWords } from './golden/golden-words.ts';

/**
 * Writes the engine's answers to generated samples, and a digest of the words read of them. Refuses when they changed
 * but the analyzer's or the reader's version did not; `--same-version` is for versions that nobody has installed yet.
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
  const words: GoldenWords = { reader_version: READER_VERSION, digest: await goldenWords() };
  const wordsBefore = existsSync(GOLDEN_WORDS_FILE)
    ? (JSON.parse(readFileSync(GOLDEN_WORDS_FILE, 'utf8')) as GoldenWords)
    : null;
  const isOfThisVersion = wordsBefore?.reader_version === READER_VERSION && !values['same-version'];
  if (isOfThisVersion && wordsBefore.digest !== words.digest) {
    console.error(`The words read have changed: raise READER_VERSION first (now ${READER_VERSION}).`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(GOLDEN_WORDS_FILE, `${JSON.stringify(words, null, 1)}\n`);
  const golden: Golden = { analyzer_version: ANALYZER_VERSION, answers };
  writeFileSync(GOLDEN_FILE, `${JSON.stringify(golden, null, 1)}\n`);
  console.log(`${Object.keys(answers).length} answers written, ${changed.length} changed.`);
}

await main();
