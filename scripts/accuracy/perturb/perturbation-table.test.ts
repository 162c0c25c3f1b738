import { expect, test } from 'vitest';
import { createRandom } from '#samples/random.ts';
import { sidewaysScan } from '#samples/strangers/around.ts';
import { drawStranger } from '#samples/strangers/scribe.ts';
import { PERTURBATIONS, perturb } from './perturbation-table.ts';

const originals = [
  drawStranger({ ...sidewaysScan, turn: false }, 2),
  drawStranger({ ...sidewaysScan, turn: false }, 4),
];

test('every change has a name of its own, and leaves words on the pages', () => {
  const changed = PERTURBATIONS.map(
    ({ name, change }) => [name, change(originals[0]!, createRandom(1), originals[1]!)] as const,
  );
  expect(new Set(changed.map(([name]) => name)).size).toBe(PERTURBATIONS.length);
  for (const [name, result] of changed) {
    const words = result?.document.pages.flatMap((page) => page.words).length ?? 1;
    expect([name, words > 0]).toEqual([name, true]);
  }
});

test('a page that is only shrunk, turned or written in another order of its words loses nothing', () => {
  const harmless = PERTURBATIONS.filter(({ name }) => /scaled to 60|stored|reversed|no bold/.test(name));
  expect(perturb(originals, harmless).map(({ keyValues, lines }) => keyValues + lines)).toEqual(harmless.map(() => 0));
});

test('two invoices in one file are told', () => {
  const [result] = perturb(
    originals,
    PERTURBATIONS.filter(({ name }) => name === 'two invoices in one file'),
  );
  expect(result).toMatchObject({ documents: 2, warned: 2, keyValues: 0 });
});
