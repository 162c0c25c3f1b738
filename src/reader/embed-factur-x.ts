import {
  AFRelationship,
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { facturXMetadata } from './factur-x-metadata.ts';
import { ReaderError } from './reader-error.ts';

const FACTUR_X_NAME = 'factur-x.xml';
/** What other versions of the standard call it: a document has one. */
const E_INVOICE_NAMES = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i;
/** Name trees of honest files are two levels deep. */
const DEEPEST_TREE = 8;

/**
 * A PDF with a Cross Industry Invoice embedded as Factur-X wants it (EN 16931 profile): the file `factur-x.xml`,
 * associated as an alternative of the page, and the XMP metadata that say so. An e-invoice that was there is replaced,
 * other attachments stay. The pages are not touched; a claim of PDF/A-1 or A-2 becomes A-3, which alone has such files.
 * A signature of the PDF is no longer valid. Throws `ReaderError` (`pdf.protected`) where a password guards against
 * changes.
 */
export async function embedFacturX(bytes: Uint8Array, xml: Uint8Array, now: Date): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  if (pdf.isEncrypted) throw new ReaderError('pdf.protected', { what: 'no e-invoice can be embedded' });
  const { context, catalog } = pdf;
  const file = context.register(
    context.flateStream(xml, {
      Type: 'EmbeddedFile',
      Subtype: 'text/xml',
      Params: { Size: xml.length, ModDate: PDFString.fromDate(now) },
    }),
  );
  const spec = context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(FACTUR_X_NAME),
      UF: PDFHexString.fromText(FACTUR_X_NAME),
      EF: { F: file, UF: file },
      Desc: PDFString.of('Factur-X invoice'),
      AFRelationship: AFRelationship.Alternative,
    }),
  );
  const names = catalog.lookupMaybe(PDFName.of('Names'), PDFDict) ?? context.obj({});
  const before = namesOf(names.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict));
  const kept = before.filter(({ name }) => !E_INVOICE_NAMES.test(name));
  const gone = new Set(before.filter(({ name }) => E_INVOICE_NAMES.test(name)).map(({ value }) => value.toString()));
  const all = [...kept, { name: FACTUR_X_NAME, value: spec }].sort((a, b) => (a.name < b.name ? -1 : 1));
  // One flat tree, in the order that name trees are kept in.
  const tree = context.obj({ Names: all.flatMap(({ name, value }) => [PDFHexString.fromText(name), value]) });
  names.set(PDFName.of('EmbeddedFiles'), tree);
  catalog.set(PDFName.of('Names'), names);
  const associated = catalog.lookupMaybe(PDFName.of('AF'), PDFArray)?.asArray() ?? [];
  catalog.set(PDFName.of('AF'), context.obj([...associated.filter((one) => !gone.has(one.toString())), spec]));
  const metadata = facturXMetadata(xmpOf(pdf), { title: pdf.getTitle() ?? null, now });
  catalog.set(
    PDFName.of('Metadata'),
    context.register(context.stream(new TextEncoder().encode(metadata), { Type: 'Metadata', Subtype: 'XML' })),
  );
  pdf.setModificationDate(now);
  return pdf.save({ useObjectStreams: false, updateFieldAppearances: false });
}

interface NamedFile {
  name: string;
  value: PDFObject;
}

/** The entries of a name tree, whatever its shape. */
function namesOf(tree: PDFDict | undefined, depth = 0): NamedFile[] {
  if (!tree || depth > DEEPEST_TREE) return [];
  const own = tree.lookupMaybe(PDFName.of('Names'), PDFArray);
  const found: NamedFile[] = [];
  for (let at = 0; own && at + 1 < own.size(); at += 2) {
    const name = own.lookup(at);
    if (name instanceof PDFString || name instanceof PDFHexString)
      found.push({ name: name.decodeText(), value: own.get(at + 1) });
  }
  const kids = tree.lookupMaybe(PDFName.of('Kids'), PDFArray);
  for (let at = 0; kids && at < kids.size(); at += 1) {
    const kid = kids.lookup(at);
    if (kid instanceof PDFDict) found.push(...namesOf(kid, depth + 1));
  }
  return found;
}

/** The document's own XMP packet, if it has one that can be read. */
function xmpOf(pdf: PDFDocument): string | null {
  const entry = pdf.catalog.get(PDFName.of('Metadata'));
  const stream = entry instanceof PDFRef ? pdf.context.lookup(entry) : entry;
  if (!(stream instanceof PDFRawStream)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(decodePDFRawStream(stream).decode());
  } catch {
    return null;
  }
}
