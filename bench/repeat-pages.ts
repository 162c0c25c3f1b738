import { PDFDocument } from 'pdf-lib';

/** The document's pages over and over, until there are `count`. */
export async function repeatPages(bytes: Uint8Array, count: number): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { ignoreEncryption: true });
  const target = await PDFDocument.create();
  const available = source.getPageCount();
  const indices = Array.from({ length: count }, (_, index) => index % available);
  // Copied one by one: a page that is copied twice in one call would be the same object.
  const chunk = await target.copyPages(source, indices);
  for (const page of chunk) target.addPage(page);
  return target.save();
}
