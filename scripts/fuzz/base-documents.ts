import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { sampleSet } from '#samples/sample-set.ts';

/** Sample invoices to mutate, each as it is and with its streams unpacked, so that changes reach what is drawn. */
export async function baseDocuments(count: number): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  for (const { pdf } of sampleSet({ count, seed: 77 })) documents.push(pdf, await unpacked(pdf));
  return documents;
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  for (const [reference, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Filter')) !== PDFName.of('FlateDecode'))
      continue;
    const contents = decodePDFRawStream(object).decode();
    const dict = object.dict.clone(pdf.context);
    dict.delete(PDFName.of('Filter'));
    pdf.context.assign(reference, PDFRawStream.of(dict, contents));
  }
  return pdf.save({ useObjectStreams: false });
}
