import { roundedConfidence } from '../../candidates/make-entity.ts';
import type { Entity, Extraction } from '../../entity.ts';
import { type Box, shareInside } from '../../geometry.ts';
import type { Page, TextDocument } from '../../text-document.ts';

/** A word belongs to a value that covers most of it, or that it covers (a word may hold more than the value). */
const MOSTLY = 0.5;
/** A sentence with one odd word is still that sentence. */
const FEW_WORDS = 3;

/**
 * Lowers the confidence of values whose words were recognised in a picture: a value is as sure as what was read is, and as
 * sure as it is the right field. The least sure of few words counts: one wrong digit makes an amount wrong.
 */
export function weighByRecognition(entities: readonly Entity[], pages: readonly Page[]): void {
  const recognised = new Map(
    pages.map(({ number, words }) => [number, words.filter(({ confidence }) => confidence !== undefined)]),
  );
  for (const entity of entities) {
    const { page, box } = entity;
    if (page === null || !box || entity.source === 'einvoice_xml') continue;
    const own = (recognised.get(page) ?? []).filter((word) => overlaps(word.box, box));
    if (own.length === 0) continue;
    const sureness = own.map(({ confidence = 1 }) => confidence);
    const ofValue =
      own.length <= FEW_WORDS ? Math.min(...sureness) : sureness.reduce((sum, one) => sum + one, 0) / own.length;
    entity.confidence = roundedConfidence(entity.confidence * ofValue);
  }
}

const overlaps = (word: Box, box: Box) => shareInside(word, box) >= MOSTLY || shareInside(box, word) >= MOSTLY;

/** How surely the words of pictures were recognised, by their letters; nothing where there are none. */
export function recognitionQuality({ pages }: Pick<TextDocument, 'pages'>): Pick<Extraction, 'recognition_quality'> {
  let [letters, sum] = [0, 0];
  for (const { text, confidence } of pages.flatMap(({ words }) => words)) {
    if (confidence === undefined) continue;
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters === 0 ? {} : { recognition_quality: Math.round((sum / letters) * 1000) / 1000 };
}
