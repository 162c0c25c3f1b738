import type { AnswerTable, Citation } from '#contracts/assistant.ts';
import { citationLink } from './citation-link.ts';

/** Where the rows of a list of documents lead; a file name that several of them have says nothing. */
export function rowLinks({ columns, rows }: AnswerTable, citations: readonly Citation[]): (string | undefined)[] {
  const file = columns.findIndex(({ key }) => key === 'document');
  if (file === -1) return [];
  const byName = Map.groupBy(citations, ({ filename }) => filename);
  const names = Map.groupBy(rows, (row) => row[file]);
  return rows.map((row) => {
    const [cited, ...others] = byName.get(String(row[file])) ?? [];
    const isOnly = others.length === 0 && names.get(row[file])?.length === 1;
    return cited && isOnly ? citationLink(cited) : undefined;
  });
}
