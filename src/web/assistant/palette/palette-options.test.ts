import { expect, test } from 'vitest';
import type { DocumentWire } from '#contracts/document.ts';
import { isQuestion, paletteGroups, stepOption } from './palette-options.ts';

const SCREENS = [
  { to: '/', label: 'Dashboard' },
  { to: '/?tab=upload', label: 'Upload New', words: 'add' },
];
const summary = { seller: 'Acme GmbH', invoice_number: 'RE-7' };
const DOCUMENTS = [
  { id: 'd1', filename: 'a.pdf', summary },
  { id: 'd2', filename: 'scan.pdf', summary: null },
] as unknown as DocumentWire[];
const lines = (text: string) =>
  paletteGroups(text, SCREENS, DOCUMENTS).map(({ name, options }) => [name, ...options.map((option) => option.text)]);

test('without a text it offers the screens and the newest documents', () => {
  expect(lines('')).toEqual([
    ['Screens', 'Dashboard', 'Upload New'],
    ['Documents', 'Acme GmbH · RE-7', 'scan.pdf'],
  ]);
});

test('a name leads to screens and documents first, and can be asked as well', () => {
  expect(lines('add')).toEqual([
    ['Screens', 'Upload New'],
    ['Documents', 'Acme GmbH · RE-7', 'scan.pdf'],
    ['Ask the assistant', 'add'],
  ]);
});

test('a question goes to the assistant first', () => {
  expect(lines(' what is due ')[0]).toEqual(['Ask the assistant', 'what is due']);
});

test.each(['Acme?', 'was ist fällig', 'combien en mars', 'show overdue', 'total of acme in march'])(
  '%j is a question',
  (text) => expect(isQuestion(text)).toBe(true),
);

test.each(['', 'acme', 'Acme GmbH', 'RE-2041', 'show', 'wasser werke'])('%j is a name', (text) => {
  expect(isQuestion(text)).toBe(false);
});

test('arrow keys go from line to line across the groups and around the ends', () => {
  const groups = paletteGroups('', SCREENS, DOCUMENTS);
  expect(stepOption(groups, 'screen /', 1)).toBe('screen /?tab=upload');
  expect(stepOption(groups, 'screen /?tab=upload', 1)).toBe('document d1');
  expect(stepOption(groups, 'document d2', 1)).toBe('screen /');
  expect(stepOption(groups, 'screen /', -1)).toBe('document d2');
  expect(stepOption(groups, 'gone', 1)).toBe('screen /');
  expect(stepOption([], null, 1)).toBeNull();
});
