/**
 * Throws made-up and mutated input at the product for a time: PDFs at the reader's pool, calls and uploads at a server,
 * texts at the parsers. `npm run fuzz [-- --seconds 900 --seed 1 --only reader|http|parsers]`; the same seed tries the
 * same input. Finds are written to `.cache/fuzz`, to be kept as tests; ends with 1 when there was one.
 */
import { parseArgs } from 'node:util';
import { Findings } from './fuzz/findings.ts';
import { fuzzParsers } from './fuzz/fuzz-parsers.ts';
import { fuzzReader } from './fuzz/fuzz-reader.ts';
import { fuzzServer } from './fuzz/fuzz-server.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '900' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const areas = ['parsers', 'reader', 'http'].filter((area) => values.only === undefined || values.only === area);
const eachMs = (Number(values.seconds) * 1000) / areas.length;
const findings = new Findings('.cache/fuzz');
let health: number[] = [];

for (const area of areas) {
  const until = Date.now() + eachMs;
  if (area === 'parsers') await fuzzParsers(findings, seed, until);
  else if (area === 'reader') await fuzzReader(findings, seed, until);
  else health = await fuzzServer(findings, seed, eachMs);
}

console.log('area, outcome, inputs, longest ms');
for (const row of findings.table()) console.log(row.join('  '));
if (health.length > 0) {
  const sorted = health.toSorted((a, b) => a - b);
  console.log(`health check: ${sorted.length} calls, p99 ${Math.round(sorted[Math.floor(sorted.length * 0.99)]!)} ms`);
}
console.log(`${findings.found.length} finds`);
process.exitCode = findings.found.length > 0 ? 1 : 0;
