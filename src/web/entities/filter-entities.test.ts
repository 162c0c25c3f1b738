import { expect, test } from 'vitest';
import { filterGroups, isFiltering, NO_FILTER } from './filter-entities.ts';
import { groupEntities, labelName } from './group-entities.ts';
import { entity } from './testing-entity.test-suite.ts';

const total = entity({
  label: 'TOTAL_AMOUNT',
  text: '1.190,00 €',
  value: '1190.00',
  context: 'Gesamt',
  confidence: 0.6,
});
const number = entity({
  label: 'INVOICE_NUMBER',
  text: 'RE-7',
  value: 'RE-7',
  context: 'Rechnung RE-7',
  confidence: 0.95,
});
const plain = entity({ label: 'DATE', text: 'May', value: 'May', context: 'total in May', confidence: 0.3 });
const groups = groupEntities({
  DATE: [plain],
  MY_ZONE: [entity({ label: 'MY_ZONE' })],
  TOTAL_AMOUNT: [total],
  INVOICE_NUMBER: [number],
  EMAIL: [],
});

const labels = (filter: Partial<typeof NO_FILTER>) =>
  filterGroups(groups, { ...NO_FILTER, ...filter }).map((group) => group.label);

test('groups come as key fields, general types, then own labels, without empty ones', () => {
  expect(groups.map((group) => group.label)).toEqual(['INVOICE_NUMBER', 'TOTAL_AMOUNT', 'DATE', 'MY_ZONE']);
});

test('ORGANIZATION joins ORG', () => {
  const joined = groupEntities({ ORG: [entity()], ORGANIZATION: [entity()] });
  expect(joined.map((group) => [group.label, group.entities.length])).toEqual([['ORG', 2]]);
});

test('the search looks in text, context or both', () => {
  expect(labels({ query: 'gesamt' })).toEqual(['TOTAL_AMOUNT']);
  expect(labels({ query: 'gesamt', field: 'text' })).toEqual([]);
  expect(labels({ query: 'may', field: 'context' })).toEqual(['DATE']);
  expect(labels({ query: '1190', field: 'text' })).toEqual(['TOTAL_AMOUNT']);
});

test('the minimum confidence includes its own value', () => {
  expect(labels({ minimumConfidence: 0.6 })).toEqual(['INVOICE_NUMBER', 'TOTAL_AMOUNT', 'MY_ZONE']);
  expect(labels({ minimumConfidence: 1 })).toEqual([]);
});

test('type and search narrow together', () => {
  expect(labels({ type: 'DATE' })).toEqual(['DATE']);
  expect(labels({ type: 'DATE', query: 'gesamt' })).toEqual([]);
});

test('spaces alone are no filter', () => {
  expect(isFiltering({ ...NO_FILTER, query: '  ' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, minimumConfidence: 0.1 })).toBe(true);
});

test('labels read as words, acronyms stay', () => {
  expect(labelName('INVOICE_NUMBER')).toBe('Invoice number');
  expect(labelName('SELLER_TAX_ID')).toBe('Seller tax ID');
  expect(labelName('IBAN')).toBe('IBAN');
  expect(labelName('ORGANIZATION')).toBe('Organization');
});
