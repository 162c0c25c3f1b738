import { expect, test } from 'vitest';
import { scannedPages } from './scanned-pages.ts';

test('scans are the pages that were recognised; a logo beside text makes none', () => {
  expect(scannedPages(null)).toEqual([]);
  expect(scannedPages({ text_source: 'text_layer', total_pages: 2 })).toEqual([]);
  expect(scannedPages({ text_source: 'mixed', total_pages: 2 })).toEqual([]);
  expect(scannedPages({ text_source: 'mixed', total_pages: 3, recognised_pages: [2] })).toEqual([2]);
  expect(scannedPages({ text_source: 'ocr', total_pages: 2 })).toEqual([1, 2]);
});
