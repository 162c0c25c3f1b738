import type { ToolResult } from '../tools/tool.ts';

const MOST_ROWS = 60;
const MOST_DOCUMENTS = 25;
const MOST_CHARACTERS = 16_000;

/**
 * What a tool found as a model reads it: the finding, the table, the documents with a quote each. Cells stand apart with
 * spaces, so that each number is one when figures are looked up in it.
 */
export function toolReport({ text, data, citations, citationsTotal }: ToolResult): string {
  const lines = [text];
  if (data && data.rows.length > 0) {
    lines.push('', data.columns.map(({ key }) => key).join(' | '));
    for (const row of data.rows.slice(0, MOST_ROWS)) lines.push(row.map((cell) => cell ?? '-').join(' | '));
    if (data.rows.length > MOST_ROWS) lines.push(`(${data.rows.length} rows in all)`);
  }
  if (citations.length > 0) {
    lines.push('', `Documents (${citationsTotal} in all):`);
    for (const { document_id, filename, page, quote } of citations.slice(0, MOST_DOCUMENTS)) {
      lines.push(`document_id ${document_id} | ${filename} | page ${page ?? '-'} | "${quote}"`);
    }
  }
  return lines.join('\n').slice(0, MOST_CHARACTERS);
}
