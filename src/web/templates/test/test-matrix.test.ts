import { expect, test } from 'vitest';
import {
  filterDocuments,
  NO_MATRIX_FILTER,
  statusCounts,
  statusOf,
  type TestedDocument,
  zoneFigures,
} from './test-matrix.ts';
import type { ZoneStatus } from './zone-result-look.ts';

function tested(id: string, statuses: ZoneStatus[], given: Partial<TestedDocument> = {}): TestedDocument {
  return {
    document_id: id,
    filename: `${id}.pdf`,
    matches: true,
    score: 0,
    zones: statuses.map((status, index) => ({ zone_id: `z${index}`, status, message: null, value: null })),
    ...given,
  };
}

const DOCUMENTS = [
  tested('a', ['pass', 'pass']),
  tested('b', ['pass', 'warning']),
  tested('c', ['fail', 'pass']),
  tested('d', ['fail', 'fail'], { matches: false }),
];
const ids = (documents: TestedDocument[]) => documents.map(({ document_id }) => document_id);

test('a document is as good as its worst zone, or as the one chosen', () => {
  expect(DOCUMENTS.map((document) => statusOf(document, null))).toEqual(['pass', 'warning', 'fail', 'fail']);
  expect(DOCUMENTS.map((document) => statusOf(document, 'z1'))).toEqual(['pass', 'warning', 'pass', 'fail']);
});

test('a document that could not be tested fails', () => {
  expect(statusOf(tested('e', [], { error: 'The file is gone.' }), null)).toBe('fail');
});

test('documents are filtered by status, zone and layout', () => {
  expect(ids(filterDocuments(DOCUMENTS, NO_MATRIX_FILTER))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(filterDocuments(DOCUMENTS, { ...NO_MATRIX_FILTER, status: 'fail' }))).toEqual(['c', 'd']);
  expect(ids(filterDocuments(DOCUMENTS, { zoneId: 'z0', status: 'fail', isLayoutOnly: true }))).toEqual(['c']);
  expect(ids(filterDocuments(DOCUMENTS, { zoneId: 'z1', status: 'pass', isLayoutOnly: false }))).toEqual(['a', 'c']);
});

test('the counts say what each status would leave', () => {
  expect(statusCounts(DOCUMENTS, NO_MATRIX_FILTER)).toEqual({ all: 4, pass: 1, warning: 1, fail: 2 });
  expect(statusCounts(DOCUMENTS, { zoneId: 'z0', status: 'pass', isLayoutOnly: true })).toEqual({
    all: 3,
    pass: 2,
    warning: 0,
    fail: 1,
  });
});

test('the success rate of a zone is the share of documents on which it passes', () => {
  const zones = [
    { id: 'z0', name: 'Number' },
    { id: 'z1', name: 'Total' },
  ];
  expect(zoneFigures(zones, DOCUMENTS, NO_MATRIX_FILTER)).toEqual([
    { zoneId: 'z0', name: 'Number', pass: 2, warning: 0, fail: 2, rate: 0.5 },
    { zoneId: 'z1', name: 'Total', pass: 2, warning: 1, fail: 1, rate: 0.5 },
  ]);
  expect(zoneFigures(zones, [], NO_MATRIX_FILTER)[0]?.rate).toBeNull();
});
