import { expect, test } from 'vitest';
import { chooseTab } from './initial-tab.ts';

test('a selected document opens as Current Document', () => {
  expect(chooseTab({ requested: null, hasSelection: true, hasDocuments: null })).toBe('document');
});

test('without a selection the dashboard opens where documents exist, and Upload where none do', () => {
  expect(chooseTab({ requested: null, hasSelection: false, hasDocuments: true })).toBe('dashboard');
  expect(chooseTab({ requested: null, hasSelection: false, hasDocuments: false })).toBe('upload');
});

test('the choice waits until it is known whether documents exist', () => {
  expect(chooseTab({ requested: null, hasSelection: false, hasDocuments: null })).toBeNull();
});

test('the address decides where it names a tab that there is', () => {
  expect(chooseTab({ requested: 'upload', hasSelection: true, hasDocuments: true })).toBe('upload');
  expect(chooseTab({ requested: 'dashboard', hasSelection: false, hasDocuments: false })).toBe('dashboard');
  expect(chooseTab({ requested: 'document', hasSelection: false, hasDocuments: true })).toBe('dashboard');
  expect(chooseTab({ requested: 'nonsense', hasSelection: false, hasDocuments: false })).toBe('upload');
});
