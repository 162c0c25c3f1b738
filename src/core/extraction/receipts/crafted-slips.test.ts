import { expect, test } from 'vitest';
import type { Candidate } from '../../candidates/candidate.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { headName } from './head-name.ts';
import { paidTotal } from './paid-total.ts';
import { printedDay } from './printed-day.ts';

// Each of these took from minutes to hours where the time grew with the square of the length.

const BOX = { x: 0, y: 0, width: 0.5, height: 0.02 };

function rowOf(text: string, index = 0): Row {
  const words = [{ text, box: BOX, fontSize: 9, bold: false, confidence: 0.9 }];
  const segment: Segment = { ...{ words, text, box: BOX, page: 1, fontSize: 9 }, bold: false, row: index };
  return { ...{ index, page: 1, words, segments: [segment], text }, box: BOX };
}

const candidate = ({ segments }: Row, value: string, start = 0, end = 1): Candidate => ({
  ...{ segment: segments[0]!, start, end, text: value, value },
  ...{ page: 1, box: BOX },
});

const head = (...lines: string[]) =>
  headName({ layout: { rows: lines.map(rowOf) } } as unknown as DocumentFacts)?.value;

test('the head of a slip is read at once, whatever stands in it a hundred thousand times', () => {
  for (const unit of ['aä', 'ä', 'a', ' ', 'A ', '( ', 'a1 ', 'A0', 'Sdn ', 'co no ', '. . ', '- ', 'markt', '1a']) {
    expect(head(unit.repeat(100_000), 'CORNER SHOP ENTERPRISE'), unit).toBeDefined();
  }
  expect(head('aä'.repeat(100_000), 'CORNER SHOP ENTERPRISE')).toBe('CORNER SHOP ENTERPRISE');
});

test('of twenty thousand amounts in a row the one that adds up is found at once', () => {
  const rows = [
    rowOf(Array.from({ length: 20_000 }, (_, index) => `tax ${index}.00`).join(' '), 0),
    ...['Total 12.50', 'Cash 20.00', 'Change 7.50'].map((text, index) => rowOf(text, index + 1)),
  ];
  const many = Array.from({ length: 20_000 }, (_, index) => candidate(rows[0]!, `${index + 30}.00`));
  const total = candidate(rows[1]!, '12.50');
  const others = [candidate(rows[2]!, '20.00'), candidate(rows[3]!, '7.50')];
  expect(paidTotal([...many, total, ...others], rows)).toBe(total);
  const [given, back] = [rowOf('cash '.repeat(20_000), 0), rowOf('change '.repeat(20_000), 1)];
  const crossed = many.flatMap(({ value }) => [candidate(given, value), candidate(back, value)]);
  expect(paidTotal(crossed, [given, back])).toBeDefined();
});

test('of sixty thousand dates in a row the labelled one is found at once', () => {
  const day = '01/02/2018 ';
  const row = rowOf(day.repeat(60_000), 0);
  const labelled = rowOf('Date 03/02/2018', 1);
  const many = Array.from({ length: 60_000 }, (_, index) =>
    candidate(row, '2018-02-01', index * day.length, (index + 1) * day.length - 1),
  );
  const date = candidate(labelled, '2018-02-03', 5, 15);
  expect(printedDay([...many, date], [row, labelled])).toBe(date);
});
