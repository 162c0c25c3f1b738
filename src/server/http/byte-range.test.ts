import { expect, test } from 'vitest';
import { contentDisposition, requestedRange } from './byte-range.ts';

test('ranges are read as RFC 9110 says', () => {
  expect(requestedRange(undefined, 100)).toBe('whole');
  expect(requestedRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(requestedRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(requestedRange('bytes=90-1000', 100)).toEqual({ start: 90, end: 99 });
  expect(requestedRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  expect(requestedRange('bytes=-1000', 100)).toEqual({ start: 0, end: 99 });
  expect(requestedRange('bytes=100-', 100)).toBe('unsatisfiable');
  expect(requestedRange('bytes=-0', 100)).toBe('unsatisfiable');
  expect(requestedRange('bytes=0-1,4-5', 100)).toBe('whole');
  expect(requestedRange('bytes=9-1', 100)).toBe('whole');
  expect(requestedRange('lines=0-1', 100)).toBe('whole');
});

test('a file name of any script and with quotes stays one header value', () => {
  expect(contentDisposition('attachment', 'Rechnung "März" (1).pdf')).toBe(
    'attachment; filename="Rechnung _Ma_rz_ (1).pdf"; filename*=UTF-8\'\'Rechnung%20%22M%C3%A4rz%22%20%281%29.pdf',
  );
  expect(contentDisposition('inline', '請求書.pdf')).toContain("filename*=UTF-8''%E8%AB%8B");
});
