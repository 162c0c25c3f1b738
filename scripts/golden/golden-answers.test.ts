import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import { GOLDEN_FILE, type Golden, goldenAnswers } from './golden-answers.ts';

const golden = JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Golden;

test('the engine answers the generated samples as recorded (after a wanted change: raise ANALYZER_VERSION, npm run golden)', async () => {
  expect(await goldenAnswers()).toEqual(golden.answers);
}, 120_000);

test('the recorded answers belong to this analyzer version', () => {
  expect(golden.analyzer_version).toBe(ANALYZER_VERSION);
});
