import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READER_VERSION } from '#reader/reader-version.ts';
import { GOLDEN_WORDS_FILE, type GoldenWords, goldenWords } from './golden-words.ts';

const golden = JSON.parse(readFileSync(GOLDEN_WORDS_FILE, 'utf8')) as GoldenWords;

test('the reader reads the generated samples as recorded (after a wanted change: raise READER_VERSION, npm run golden)', async () => {
  expect(await goldenWords()).toBe(golden.digest);
}, 120_000);

test('the recorded words belong to this version of the reader', () => {
  expect(golden.reader_version).toBe(READER_VERSION);
});
