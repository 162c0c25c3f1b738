import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('lanes take turns, and each lane keeps its order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  queue.push('b', 'b2');
  expect(queue.size).toBe(6);
  const order: (string | undefined)[] = [];
  while (queue.size > 0) order.push(queue.shift());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.shift()).toBeUndefined();
});

test('groups take turns, whatever the number of their lanes', () => {
  const queue = new FairQueue<string>();
  for (const user of ['a', 'b', 'c']) queue.push(user, `page of ${user}`, 'pages');
  queue.push('d', 'logo of d', 'pictures');
  queue.push('e', 'logo of e', 'pictures');
  expect(queue.remove('page of c')).toBe(true);
  expect(queue.size).toBe(4);
  const order: (string | undefined)[] = [];
  while (queue.size > 0) order.push(queue.shift());
  expect(order).toEqual(['page of a', 'logo of d', 'page of b', 'logo of e']);
});

test('an item can leave before its turn, once', () => {
  const queue = new FairQueue<string>();
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  expect(queue.remove('a1')).toBe(true);
  expect(queue.remove('a1')).toBe(false);
  expect([queue.shift(), queue.shift()]).toEqual(['a2', undefined]);
});
