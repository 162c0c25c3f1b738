import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';
import { knownNames } from './known-names.ts';
import { ownExamples } from './suggest-questions.ts';

const database = await openOwnDatabase('ada', 'bob', 'new');
afterAll(database.close);

const SELLERS = [
  ['ada', 'invoice', 'EUR', 'NORTHWIND TOOLS', 'northwindtools', 'Ada Ltd', 'ada'],
  ['ada', 'invoice', 'EUR', 'Northwind Tools', 'northwindtools', 'Ada Ltd', 'ada'],
  ['ada', 'receipt', 'EUR', 'Northwind Tools', 'northwindtools', 'ADA LTD', 'ada'],
  ['ada', 'invoice', null, 'Currencyless', 'currencyless', null, null],
  ['ada', 'quote', 'EUR', 'Quoting', 'quoting', 'Ada Ltd', 'ada'],
  ['ada', 'invoice', 'EUR', 'Ada Ltd', 'ada', 'Bergmann', 'bergmann'],
  ['bob', 'invoice', 'EUR', 'Secret', 'secret', 'Bob', 'bob'],
  [null, 'invoice', 'EUR', 'Binned', 'binned', 'Ada Ltd', 'ada'],
] as const;

beforeAll(async () => {
  for (const [n, [user, type, currency, seller, sellerKey, buyer, buyerKey]] of SELLERS.entries())
    await database.pool.query(
      `insert into documents (id, user_id, filename, file_size, sha256, total_pages, status, document_type, currency,
        total, seller, seller_key, buyer, buyer_key)
        values ($1, $2, 'a.pdf', 1, $1, 1, 'completed', $3, $4, 1, $5, $6, $7, $8)`,
      [`d${n}`, user, type, currency, seller, sellerKey, buyer, buyerKey],
    );
});

const namesOf = async (user: string) =>
  (await knownNames(database.db, user)).names
    .map(({ name, isSeller, isBuyer }) => [name, isSeller, isBuyer])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

test('every seller and buyer of the user is known, of whatever kind of document, as most of them write it', async () => {
  expect(await namesOf('ada')).toEqual([
    ['Ada Ltd', true, true],
    ['Bergmann', false, true],
    ['Currencyless', true, false],
    ['Northwind Tools', true, false],
    ['Quoting', true, false],
  ]);
});

test('nobody knows the names of others, and a new user none', async () => {
  expect(await namesOf('bob')).toEqual([
    ['Bob', false, true],
    ['Secret', true, false],
  ]);
  expect(await namesOf('new')).toEqual([]);
});

test('names follow every change at once', async () => {
  await database.pool.query("update documents set buyer = 'Carla', buyer_key = 'carla' where id = 'd5'");
  expect((await namesOf('ada')).map(([name]) => name)).toContain('Carla');
  expect((await namesOf('ada')).map(([name]) => name)).not.toContain('Bergmann');
  await database.pool.query("update documents set buyer = 'Bergmann', buyer_key = 'bergmann' where id = 'd5'");
});

test('an example names the seller with the most documents', async () => {
  const [example] = await ownExamples(database.db, 'ada', 'en');
  expect(example).toContain('Northwind Tools');
});
