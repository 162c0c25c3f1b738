import { AFRelationship, PDFDocument } from 'pdf-lib';
import { type InvoiceContent, invoiceContent } from '../invoice-content.ts';
import { ALL_LAYOUTS } from '../layouts/all-layouts.ts';
import { createRandom, seedFrom } from '../random.ts';
import { drawContent, finishSample, pickLocale, type Sample } from '../sample-set.ts';

/** The page of a layout and seed, of which `tamper` may change what is said before it is drawn. */
export function drawnPage(
  layoutId: string,
  seed: number,
  tamper: (content: InvoiceContent) => void = () => {},
): Sample {
  const layout = ALL_LAYOUTS.find(({ id }) => id === layoutId)!;
  const random = createRandom(seedFrom(`${layoutId}:${seed}`));
  const locale = pickLocale(random, layout);
  const { locale: _, ...said } = invoiceContent(random, locale, layout.needs ?? {});
  const content = { ...structuredClone(said), locale };
  tamper(content);
  return finishSample(layout, drawContent(layout, content, random), `${layoutId}-${seed}`);
}

/** A page and its data in one file, as Factur-X attaches it. */
export async function hybridPdf(page: Uint8Array, xml: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(page, { updateMetadata: false });
  await pdf.attach(new TextEncoder().encode(xml), 'factur-x.xml', {
    mimeType: 'text/xml',
    afRelationship: AFRelationship.Alternative,
  });
  return pdf.save();
}
