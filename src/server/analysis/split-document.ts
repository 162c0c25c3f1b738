import type { DocumentRow } from '../db/schema.ts';
import { deleteDocument } from '../documents/delete-document.ts';
import { findDocument, type Owned } from '../documents/documents.repository.ts';
import { documentNotFound, fileMissing, invalidField } from '../errors.ts';
import { isBareXml } from '../files/is-bare-xml.ts';
import { FileMissingError } from '../storage/storage.ts';
import { type AcceptDeps, acceptDocument } from './accept-document.ts';
import type { PageRange } from './page-range.ts';
import { splitPdf } from './split-pdf.ts';

/**
 * Makes a document of each range of pages, to be analysed like an upload but not counted: the file was. The original
 * stays until its owner deletes it. All or none; the same ranges again give the documents that are there. Throws 404,
 * and 422 for ranges that overlap or leave the file.
 */
export async function splitDocument(
  deps: AcceptDeps,
  key: Owned,
  ranges: readonly PageRange[],
): Promise<DocumentRow[]> {
  const document = await findDocument(deps.db, key);
  if (!document) throw documentNotFound();
  refuseImpossible(ranges, document.totalPages);
  const bytes = await deps.storage.get(document.sha256).catch((error: unknown) => {
    throw error instanceof FileMissingError ? fileMissing() : error;
  });
  if (await isBareXml(deps, document)) throw invalidField('ranges', 'An electronic invoice is one document.');
  const parts = await splitPdf(bytes, ranges);
  const made: DocumentRow[] = [];
  const added: string[] = [];
  try {
    for (const [index, part] of parts.entries()) {
      const filename = partName(document.filename, ranges[index]!);
      const { origin } = document;
      const accepted = await acceptDocument(deps, { userId: key.userId, filename, bytes: part, isPart: true, origin });
      made.push(accepted.document);
      if (!accepted.isDuplicate) added.push(accepted.document.id);
    }
  } catch (error) {
    for (const id of added) await deleteDocument(deps, { id, userId: key.userId });
    throw error;
  }
  return made;
}

function refuseImpossible(ranges: readonly PageRange[], pages: number): void {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  for (const [index, [first, last]] of sorted.entries()) {
    if (first > last) throw invalidField('ranges', `Pages ${first} to ${last} are in the wrong order.`);
    if (last > pages) throw invalidField('ranges', missingPage(pages, last));
    const before = sorted[index - 1];
    if (before && first <= before[1]) throw invalidField('ranges', `Page ${first} is in more than one range.`);
  }
}

/** "march.pdf" as "march, pages 1–2.pdf". */
function partName(filename: string, [first, last]: PageRange): string {
  const pages = first === last ? `page ${first}` : `pages ${first}–${last}`;
  return `${filename.replace(/\.pdf$/i, '')}, ${pages}.pdf`;
}

const missingPage = (pages: number, page: number) =>
  pages === 1
    ? `The document has one page; there is no page ${page}.`
    : `The document has ${pages} pages; page ${page} is not among them.`;
