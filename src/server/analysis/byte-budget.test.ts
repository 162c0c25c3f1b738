import { expect, test } from 'vitest';
import { byteBudget } from './byte-budget.ts';

const tooLate = () => new Error('too late');

test('work goes on together as long as its bytes fit, and in order', async () => {
  const within = byteBudget(100, tooLate);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    log.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = [within(60, work('a')), within(40, work('b')), within(500, work('c')), within(1, work('d'))];
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  ends[0]?.();
  await all[0];
  expect(log).toEqual(['a', 'b']);
  ends[1]?.();
  await all[1];
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c']);
  ends[2]?.();
  await all[2];
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  ends[3]?.();
  await all[3];
});

test('what fails gives its bytes back, and what waits too long is told so', async () => {
  const within = byteBudget(10, tooLate, 20);
  await expect(within(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  let end = () => {};
  const first = within(10, () => new Promise<void>((resolve) => (end = resolve)));
  await expect(within(10, async () => 'never')).rejects.toThrow('too late');
  end();
  await first;
  expect(await within(10, async () => 'now')).toBe('now');
});
