import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleSet } from './sample-set.ts';
import type { SampleTruth } from './sample-truth.ts';
import { welcomeInvoice } from './welcome-invoice.ts';

/** Writes DIR/pdf/*.pdf and DIR/truth.json; with `--welcome` only samples/welcome-invoice.pdf, which is committed. */
function main(): void {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: '.cache/samples' },
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      split: { type: 'string' },
      welcome: { type: 'boolean', default: false },
    },
  });
  if (values.welcome) {
    writeFileSync(new URL('./welcome-invoice.pdf', import.meta.url), welcomeInvoice());
    return;
  }
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isInteger(count) || count < 1) throw new Error('--count must be a positive whole number');
  if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number');
  if (values.split !== undefined && values.split !== 'train' && values.split !== 'heldout')
    throw new Error('--split must be train or heldout');
  mkdirSync(join(values.out, 'pdf'), { recursive: true });
  const truth: SampleTruth[] = [];
  for (const sample of sampleSet({ count, seed, ...(values.split ? { split: values.split } : {}) })) {
    writeFileSync(join(values.out, 'pdf', sample.truth.file), sample.pdf);
    truth.push(sample.truth);
  }
  writeFileSync(join(values.out, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
  console.log(`${truth.length} sample invoices in ${values.out}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
