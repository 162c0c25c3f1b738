import { expect, test } from 'vitest';
import { rowLinks } from './row-links.ts';

const COLUMNS = [
  { key: 'number', label: 'Number', type: 'text' },
  { key: 'document', label: 'Document', type: 'text' },
] as const;
const cite = (document_id: string, filename: string) => ({ document_id, filename, page: null, quote: '' });
const links = (rows: string[][], ...citations: ReturnType<typeof cite>[]) =>
  rowLinks({ columns: [...COLUMNS], rows }, citations);

test('a row leads to the document that it names', () => {
  expect(
    links(
      [
        ['RE-1', 'a.pdf'],
        ['RE-2', 'b.pdf'],
      ],
      cite('d2', 'b.pdf'),
    ),
  ).toEqual([undefined, '/?document=d2&tab=document']);
});

test('a file name that several documents have leads nowhere', () => {
  expect(links([['RE-1', 'a.pdf']], cite('d1', 'a.pdf'), cite('d2', 'a.pdf'))).toEqual([undefined]);
  expect(
    links(
      [
        ['RE-1', 'a.pdf'],
        ['RE-2', 'a.pdf'],
      ],
      cite('d1', 'a.pdf'),
    ),
  ).toEqual([undefined, undefined]);
});

test('figures have no documents of their own', () => {
  expect(rowLinks({ columns: [COLUMNS[0]], rows: [['RE-1']] }, [cite('d1', 'RE-1')])).toEqual([]);
});
