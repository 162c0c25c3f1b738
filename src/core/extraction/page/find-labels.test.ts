import { expect, test } from 'vitest';
import type { Segment } from '../../layout/layout.ts';
import { findLabels } from './find-labels.ts';

const segment = (text: string): Segment => ({
  page: 1,
  text,
  box: { x: 0.1, y: 0.1, width: 0.3, height: 0.01 },
  words: [],
  fontSize: 10,
  bold: false,
  row: 0,
});
const phrases = (text: string) => findLabels(segment(text)).map(({ phrase }) => phrase);

test.each(['Hotel: Seaview Lodge', 'Hotel', 'Store: Alder & Vale', 'Salon:'])(
  'a label by its colon, or alone: %s',
  (text) => {
    expect(phrases(text)).toHaveLength(1);
  },
);

test.each(['Hotel Seaview', 'Hôtel Saint Denis', 'Store Street 12', 'Salon Margot'])('a part of a name: %s', (text) => {
  expect(phrases(text)).toEqual([]);
});

test.each(['Date facturation : 03/10/2025', 'Fecha facturación: 03/10/2025', 'Data faturação: 03/10/2025'])(
  'the day of invoicing without its little word: %s',
  (text) => {
    expect(findLabels(segment(text)).flatMap(({ classes }) => classes)).toContain('invoice_date');
  },
);
