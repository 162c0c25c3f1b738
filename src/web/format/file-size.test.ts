import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [1_048_576, '1 MB'],
  [26_214_400, '25 MB'],
  [1_610_612_736, '1.5 GB'],
  [5_000 * 1024 ** 3, '5000 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('a size below zero, which no file has, reads as nothing', () => {
  expect(formatFileSize(-5)).toBe('0 Bytes');
});
