import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['all addresses refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['a database that shuts down', coded('57P01')],
  ['a statement that took too long', coded('57014')],
  ['too many connections', coded('53300')],
  ['a query behind the query builder', new DrizzleQueryError('select', [], coded('08006'))],
  ['a client that waited too long', new Error('Query read timeout')],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a store that says nothing', Object.assign(new Error('no answer'), { name: 'TimeoutError' })],
])('%s is an outage', (_, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ['a broken constraint', coded('23505')],
  ['a fault of ours', new TypeError('x is undefined')],
  ['nothing', null],
])('%s is none', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
