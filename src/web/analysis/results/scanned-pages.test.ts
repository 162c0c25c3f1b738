import { expect, test } from 'vitest';
import { scannedPages } from './scanned-pages.ts';

test('scans are the pages that were recognised; a logo beside text makes none', () => {
  const now = { analyzer_version: '1.2.10' };
  expect(scannedPages(null)).toEqual([]);
  expect(scannedPages({ ...now, text_source: 'text_layer', total_pages: 2 })).toEqual([]);
  expect(scannedPages({ ...now, text_source: 'mixed', total_pages: 2 })).toEqual([]);
  expect(scannedPages({ ...now, text_source: 'mixed', total_pages: 3, recognised_pages: [2] })).toEqual([2]);
  expect(scannedPages({ ...now, text_source: 'ocr', total_pages: 2 })).toEqual([1, 2]);
});

test('of files that an earlier version read, any page may be a scan where words were recognised', () => {
  const then = { analyzer_version: '1.2.5' };
  expect(scannedPages({ ...then, text_source: 'mixed', total_pages: 2 })).toEqual([1, 2]);
  expect(scannedPages({ ...then, text_source: 'text_layer', total_pages: 2 })).toEqual([]);
});
