import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { findGeneralEntities } from './find-general-entities.ts';
import { LABELLED_TEXTS } from './testing/labelled-texts.ts';

const MARK = /\[(PERSON_TITLE|PERSON|ORG|GPE|LOC) ([^\]]+)\]/g;
const plain = (text: string) => text.replace(MARK, '$2');
const find = (text: string) =>
  findGeneralEntities(typedLayout(text), []).map((entity) => `${entity.label} ${entity.text}`);

test('exact spans of names in twenty texts in five languages: precision at least 0.85, recall at least 0.70', () => {
  let hits = 0;
  let found = 0;
  let stated = 0;
  const mistakes: string[] = [];
  for (const text of LABELLED_TEXTS) {
    // Each name counts once a text, as the engine gives no entity twice.
    const wanted = new Set([...text.matchAll(MARK)].map((match) => `${match[1]} ${match[2]}`));
    const given = new Set(find(plain(text)));
    stated += wanted.size;
    found += given.size;
    hits += [...given].filter((one) => wanted.has(one)).length;
    mistakes.push(...[...given].filter((one) => !wanted.has(one)).map((one) => `+ ${one}`));
    mistakes.push(...[...wanted].filter((one) => !given.has(one)).map((one) => `- ${one}`));
  }
  expect(hits / found, mistakes.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(hits / stated, mistakes.join('\n')).toBeGreaterThanOrEqual(0.7);
});

test.each([
  'Pay within 30 days of the invoice date.',
  '2 Oak doors',
  'Widget 20 KG',
  'Total amount due',
  'Zwischensumme 120,00',
  'Order 5 pieces, 3 boxes',
])('%s holds no name', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['Durch Verschulden der Nordlicht AG', 'ORG Nordlicht AG'],
  ['Invoice from: Harlow & Sons Joinery Ltd', 'ORG Harlow & Sons Joinery Ltd'],
  ['Mariahilfer Straße 101', 'LOC Mariahilfer Straße 101'],
  ['Via Garibaldi 14', 'LOC Via Garibaldi 14'],
  ['20121 Milano', 'GPE Milano'],
])('%s holds %s', (text, expected) => {
  expect(find(text)).toEqual([expected]);
});

test('a form of address may carry a degree', () => {
  expect(find('Frau Dr. Meinhardt')).toEqual(['PERSON_TITLE Frau Dr.', 'PERSON Meinhardt']);
});

test('a name is given once, and not where a specific label uses it', () => {
  const layout = typedLayout('Acme Tools Ltd\nA note to Acme Tools Ltd');
  const once = findGeneralEntities(layout, []);
  expect(once.map(({ text, page }) => [text, page])).toEqual([['Acme Tools Ltd', 1]]);
  expect(findGeneralEntities(layout, [{ ...once[0]!, label: 'SELLER_NAME' }])).toEqual([]);
});

test.each([
  'Attn: Accounts Payable',
  'c/o Horizon Community Management',
  'Contact FleetEx Revenue Services',
  'Sr. Description of Service',
  'Sr',
  'M',
  'Total Inc GST:  $748.00',
  'Insurance Company: Continental',
  'Address: 4410 Amy Orchard',
])('%s names nobody', (text) => {
  expect(find(text).filter((one) => !/^(?:GPE|LOC)/.test(one))).toEqual([]);
});

test.each([
  ['Dr Farhan Siddiqui BDS MFDS', ['PERSON_TITLE Dr', 'PERSON Farhan Siddiqui']],
  ['Nordbau GmbH & Co.', ['ORG Nordbau GmbH & Co.']],
  ['Attention: Wiremu Castellanos', ['PERSON Wiremu Castellanos']],
])('%s is cut where the name ends', (text, expected) => {
  expect(find(text)).toEqual(expected);
});

test('a form of address alone counts above a name', () => {
  expect(find('Herr\nKarl Coyote')).toEqual(['PERSON_TITLE Herr', 'PERSON Karl Coyote']);
  expect(find('Herr\n12.03.2024')).toEqual([]);
});

test('what is sold bears names of people and companies that are none', () => {
  const layout = typedLayout('Mario Kart 7      1    44.99\nTea for Mr. Petrakis    1    4.50\nBerlin AB   1   8.41');
  const [first, , last] = layout.rows;
  const line = { quantity: '1', unit: null, unit_price: null, tax_rate: null, line_total: '44.99' };
  const lines = [first!, layout.rows[1]!, last!].map((row) => ({
    ...line,
    description: row.text,
    page: 1,
    box: row.box,
  }));
  const names = findGeneralEntities(layout, [], lines).map(({ label, text }) => `${label} ${text}`);
  expect(names).toEqual(['PERSON_TITLE Mr.', 'PERSON Petrakis']);
});
