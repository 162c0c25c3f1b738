import { expect, test } from 'vitest';
import { documentWriting } from './document-writing.ts';

let made = 0;
const printed = (label: string, text: string, value: string, context = text, given = {}) => {
  made += 1;
  return { id: `e${made}`, label, text, value, context, source: 'improved_contextual' as const, page: 1, ...given };
};

test('printed dates that can only be read one way tell the order', () => {
  const date = printed('INVOICE_DATE', '11/15/2019', '2019-11-15', 'Invoice date: 11/15/2019');
  expect(documentWriting([date], 'en').dateOrder).toBe('month_first');
  expect(documentWriting([printed('DATE', '15/11/2019', '2019-11-15')], 'en').dateOrder).toBe('day_first');
  expect(documentWriting([], 'de').dateOrder).toBe('day_first');
});

test('what nothing printed proves is unknown: a date that was guessed proves nothing', () => {
  const guessed = printed('INVOICE_DATE', '03/04/2026', '2026-03-04', 'Date 03/04/2026  Total $ 12.00');
  expect(documentWriting([guessed], 'en').dateOrder).toBeNull();
  expect(documentWriting([printed('DATE', '2026-03-04', '2026-03-04')], 'en').dateOrder).toBeNull();
  const both = [printed('DATE', '13/04/2026', '2026-04-13'), printed('DATE', '04/13/2026', '2026-04-13')];
  expect(documentWriting(both, 'en').dateOrder).toBeNull();
});

test('what a person typed is no evidence of how the document writes', () => {
  const typed = printed('DATE', '13/04/2026', '2026-04-13', '', { id: 'user-1', source: 'user', page: null });
  expect(documentWriting([typed], 'en').dateOrder).toBeNull();
});

test('printed amounts tell the style, also by how the analysis read them', () => {
  const style = (...entities: Parameters<typeof documentWriting>[0]) =>
    documentWriting(entities, 'en').numberStyle.decimalMark;
  expect(style(printed('TOTAL_AMOUNT', '1.589,80', '1589.80'))).toBe(',');
  expect(style(printed('TOTAL_AMOUNT', '1,589.80', '1589.80'))).toBe('.');
  expect(style(printed('TOTAL_AMOUNT', '12.500', '12500'))).toBe(',');
  expect(style(printed('TOTAL_AMOUNT', '12.500', '1', '12.500', { source: 'user', original: '12500' }))).toBe(',');
  expect(style()).toBe('.');
});
