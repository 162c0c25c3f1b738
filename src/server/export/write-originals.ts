import { documentName, uniqueNames } from '#core/export/file-name.ts';
import type { DocumentRow } from '../db/schema.ts';
import { isBareXml } from '../files/is-bare-xml.ts';
import { FileMissingError, type Storage } from '../storage/storage.ts';
import type { ZipEntry } from './zip-stream.ts';

/** The uploaded files under names made from date, seller and number. What the storage lost is named in a text beside them. */
export async function* writeOriginals(
  pages: AsyncIterable<readonly DocumentRow[]>,
  storage: Storage,
  now: Date,
): AsyncGenerator<ZipEntry> {
  const named = uniqueNames();
  const missing: string[] = [];
  for await (const page of pages) {
    for (const row of page) {
      const isXml = await isBareXml({ storage }, row).catch(() => false);
      const path = named(originalName(row), isXml ? '.xml' : '.pdf');
      const content = await storage.stream(row.sha256).catch((error: unknown) => {
        if (error instanceof FileMissingError) return null;
        throw error;
      });
      if (content) yield { path, content, stored: true, modified: row.uploadDate };
      else missing.push(`${path} (${row.filename})`);
    }
  }
  if (missing.length === 0) return;
  const lines = ['The stored files of these documents are missing:', ...missing, ''].join('\r\n');
  yield { path: named('Missing files', '.txt'), content: lines, modified: now };
}

/** Without an extension. */
export function originalName(row: Pick<DocumentRow, 'invoiceDate' | 'seller' | 'invoiceNumber' | 'filename'>): string {
  const { invoiceDate: date, seller, invoiceNumber: number, filename } = row;
  return documentName({ date, seller, number, filename });
}
