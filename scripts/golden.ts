import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import { GOLDEN_FILE, type Golden, goldenDigests } from './golden/golden-digests.ts';

/**
 * Writes the digests of the engine's answers to generated samples. Refuses when answers changed but the analyzer
 * version did not; `--same-version` is for versions that nobody has installed yet.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'same-version': { type: 'boolean', default: false } } });
  const digests = await goldenDigests();
  const before = existsSync(GOLDEN_FILE) ? (JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Golden) : null;
  const changed = Object.keys(digests).filter((id) => before?.digests[id] !== digests[id]);
  if (before && changed.length > 0 && before.analyzer_version === ANALYZER_VERSION && !values['same-version']) {
    console.error(`${changed.length} answers changed: raise ANALYZER_VERSION first (now ${ANALYZER_VERSION}).`);
    process.exitCode = 1;
    return;
  }
  const golden: Golden = { analyzer_version: ANALYZER_VERSION, digests };
  writeFileSync(GOLDEN_FILE, `${JSON.stringify(golden, null, 1)}\n`);
  console.log(`${Object.keys(digests).length} digests written, ${changed.length} changed.`);
}

await main();
