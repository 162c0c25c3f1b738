import { expect, test } from 'vitest';
import { userTurns } from './user-turns.ts';

const tooLate = () => new Error('too late');
const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

test('the third piece of work of a user waits for the first, that of another user does not', async () => {
  const turns = userTurns(2, tooLate);
  const first = await turns.take('ada');
  const second = await turns.take('ada');
  const third = turns.take('ada');
  const fourth = turns.take('ada');
  expect(await settled(third)).toBe(false);
  (await turns.take('bob'))();
  first();
  expect(await settled(third)).toBe(true);
  expect(await settled(fourth)).toBe(false);
  // Given back twice, it counts once.
  first();
  expect(await settled(fourth)).toBe(false);
  second();
  (await third)();
  (await fourth)();
  expect(await settled(turns.take('ada'))).toBe(true);
});

test('who waits too long is told so, and takes nobody else along', async () => {
  const turns = userTurns(1, tooLate, 20);
  const first = await turns.take('ada');
  await expect(turns.take('ada')).rejects.toThrow('too late');
  first();
  expect(await settled(turns.take('ada'))).toBe(true);
});
