import type { ExportedResult } from '#contracts/export.ts';

/** Results as one JSON array, page by page. */
export async function* writeJson(pages: AsyncIterable<readonly ExportedResult[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const result of page) {
      yield separator + JSON.stringify(result);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Results as JSON, one on each line. */
export async function* writeJsonLines(pages: AsyncIterable<readonly ExportedResult[]>): AsyncGenerator<string> {
  for await (const page of pages) {
    for (const result of page) yield `${JSON.stringify(result)}\n`;
  }
}
