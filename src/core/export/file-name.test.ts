import { expect, test } from 'vitest';
import { documentName, safeFileName, uniqueNames } from './file-name.ts';

const filename = 'scan.0001.pdf';

test('a document is called after date, seller and number, or after its file where nothing was read', () => {
  const date = '2026-01-31';
  expect(documentName({ date, seller: 'ACME GmbH', number: 'INV-2041', filename })).toBe(
    '2026-01-31 ACME GmbH INV-2041',
  );
  expect(documentName({ date: null, seller: null, number: 'A/7', filename })).toBe('A-7');
  expect(documentName({ date, seller: null, number: null, filename })).toBe('scan.0001');
  expect(documentName({ date: null, seller: null, number: null, filename: '...pdf' })).toBe('document');
});

test.each([
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\a*?<b>|"c"', 'C-Windows-a-b-c'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['a\u202egnp.exe', 'a-gnp.exe'],
  ['ends with dots. . .', 'ends with dots'],
  ['line\nbreak\u0000', 'line-break'],
  ['Müller & Söhne 株式会社', 'Müller & Söhne 株式会社'],
])('%j becomes a name that every system takes', (text, name) => {
  expect(safeFileName(text)).toBe(name);
  expect([...safeFileName(text.repeat(100))].length).toBeLessThanOrEqual(121);
});

test('no name is given twice, also not in other letters', () => {
  const named = uniqueNames();
  const names = ['a', 'A', 'a (2)', 'a'].map((stem) => named(stem, '.pdf'));
  expect(names).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'a (3).pdf']);
  expect(named('a', '.txt')).toBe('a.txt');
});
