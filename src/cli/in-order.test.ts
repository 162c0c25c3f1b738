import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('outcomes keep the order of the items whatever takes longest', async () => {
  const delays = [60, 5, 30, 1, 1, 20, 0];
  const outcomes: number[] = [];
  for await (const outcome of inOrder(delays, 3, (delay) => wait(delay, delay))) outcomes.push(outcome);
  expect(outcomes).toEqual(delays);
});

test('no more than the given number run at once, and a slow first item does not hold up the others', async () => {
  let running = 0;
  let most = 0;
  let startedBeforeFirstEnded = 0;
  let firstEnded = false;
  const work = async (item: number) => {
    running++;
    most = Math.max(most, running);
    if (!firstEnded) startedBeforeFirstEnded++;
    // The first outlasts all that may begin beside it, and gives more of them every chance.
    while (item === 0 && startedBeforeFirstEnded < 4) await wait(1);
    for (let turn = 0; item === 0 && turn < 50; turn++) await nextTurn();
    await nextTurn();
    if (item === 0) firstEnded = true;
    running--;
    return item;
  };
  const outcomes: number[] = [];
  for await (const outcome of inOrder([0, 1, 2, 3, 4, 5, 6, 7], 2, work)) outcomes.push(outcome);
  expect(outcomes).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
  expect(startedBeforeFirstEnded).toBe(4);
});

test('an empty list yields nothing', async () => {
  for await (const _ of inOrder([], 2, async () => 1)) throw new Error('nothing to yield');
});
