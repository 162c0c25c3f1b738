import { expect, test } from 'vitest';
import { ALL_STRANGERS } from './all-strangers.ts';
import { drawStranger } from './scribe.ts';
import { TYPED_ROUNDS, typedSet } from './typed-sets.ts';

const drawn = [
  ...ALL_STRANGERS.flatMap((family) => [1, 2, 3, 4, 5, 6].map((seed) => drawStranger(family, seed))),
  ...Object.values(TYPED_ROUNDS).flatMap(({ folder, files }) => files.flatMap((file) => typedSet(folder, file))),
];

test('the truth of a stranger never claims what is not on its page', () => {
  for (const { document, truth } of drawn) {
    const printed = document.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
    for (const field of ['INVOICE_NUMBER', 'SELLER_NAME', 'BUYER_NAME'] as const)
      if (truth.fields[field] !== 'UNSURE')
        expect([truth.id, printed.includes(truth.fields[field] ?? '')]).toEqual([truth.id, true]);
  }
});

test('all words of a stranger lie on its page', () => {
  for (const { document, truth } of drawn) {
    const outside = document.pages.flatMap(({ words }) =>
      words.filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > 1.001 || box.y + box.height > 1.001),
    );
    expect([truth.id, outside.map(({ text }) => text)]).toEqual([truth.id, []]);
  }
});

test('the same family and seed give the same document', () => {
  const family = ALL_STRANGERS[0]!;
  expect(drawStranger(family, 3)).toEqual(drawStranger(family, 3));
});
