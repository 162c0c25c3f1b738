import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { isAddressLine, isPostcodeLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { explainsName } from './letterhead-names.ts';

/** Edges of a brand and its company, as a share of the page's width; and how much larger a brand is. */
const BRAND_EDGE = 0.015;
const LARGER = 1.15;

/**
 * The company whose address stands below it, right below the name of a house at the head of the page that is written
 * larger or bolder: "Gasthaus Krone" above "Krone Gastronomie GmbH". Undefined where there is none.
 */
export function companyOfBrand(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Segment | undefined {
  const [first, second] = facts.layout.pages[0]?.rows ?? [];
  const brands = candidates.filter(
    ({ segment, start, end }) =>
      segment.row <= (second ?? first)!.index &&
      start === 0 &&
      end >= segment.text.length - 1 &&
      !LEGAL_FORM.test(segment.text),
  );
  return candidates.find(({ segment, start }) => {
    if (
      start > 0 ||
      !/^[\p{Lu}\d](?!\p{Ll}+\.)/u.test(segment.text) ||
      !LEGAL_FORM.test(segment.text) ||
      explainsName(segment.text) ||
      !isAddressedFrom(segment, blocks.get(segment)!)
    )
      return false;
    return brands.some(
      ({ segment: brand }) =>
        segment.row === brand.row + 1 &&
        Math.abs(segment.box.x - brand.box.x) < BRAND_EDGE &&
        (brand.fontSize > LARGER * segment.fontSize || (brand.bold && !segment.bold)) &&
        // "RECAMBIOS EBRO" above "Recambios y Accesorios Ebro, S.L.": either is its name.
        !isShortOf(brand.text, segment.text),
    );
  })?.segment;
}

function isShortOf(brand: string, company: string): boolean {
  const whole = foldWord(company);
  return brand.split(/\s+/).every((word) => whole.includes(foldWord(word)));
}

/** Whether an address stands below a line in its block. */
function isAddressedFrom(line: Segment, { segments }: Block): boolean {
  const below = segments.slice(segments.indexOf(line) + 1);
  return below.some(({ text }) => isPostcodeLine(text) || isAddressLine(text));
}
