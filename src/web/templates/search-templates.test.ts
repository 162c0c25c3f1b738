import { expect, test } from 'vitest';
import { searchTemplates } from './search-templates.ts';
import { aTemplate } from './testing-template.test-suite.ts';

const TEMPLATES = [
  aTemplate({ id: 'a', name: 'Northwind invoices', description: 'Monthly, English' }),
  aTemplate({ id: 'b', name: 'Südwerk', description: 'Rechnungen of the Northern branch' }),
];
const found = (query: string) => searchTemplates(TEMPLATES, query).map(({ id }) => id);

test('name and description are searched, whatever their case', () => {
  expect(found('NORTHWIND')).toEqual(['a']);
  expect(found('rechnungen')).toEqual(['b']);
  expect(found('north')).toEqual(['a', 'b']);
});

test('all words must be there, in any order', () => {
  expect(found('english  northwind')).toEqual(['a']);
  expect(found('english südwerk')).toEqual([]);
});

test('without words all are found', () => {
  expect(found('  ')).toEqual(['a', 'b']);
});
