import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isPostcodeLine, isSenderLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { explainsName } from './letterhead-names.ts';

/** Edges of a brand and its company, as a share of the page's width; and how much larger a brand is. */
const BRAND_EDGE = 0.015;
const LARGER = 1.15;
/** How far below it its company begins, in heights of the brand. */
const CLOSE = 2;

/**
 * The company whose address stands below it, right below the name of a house at the head of the page that is written
 * larger or bolder: "Gasthaus Krone" above "Krone Gastronomie GmbH". Or, where no address stands with such a name, the
 * only one that prints its own in the line above the window. Undefined where there is none.
 */
export function companyOfBrand(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Segment | undefined {
  const brands = brandsOf(candidates, facts);
  if (brands.length === 0) return undefined;
  const below = candidates.find(({ segment, start }) => {
    if (start > 0 || !namesCompany(segment.text) || !isAddressedFrom(segment, blocks.get(segment)!)) return false;
    return brands.some(
      ({ segment: brand }) =>
        segment.row === brand.row + 1 &&
        // The window of the address may begin in the next row, further down.
        segment.box.y - brand.box.y < CLOSE * brand.box.height &&
        Math.abs(segment.box.x - brand.box.x) < BRAND_EDGE &&
        (brand.fontSize > LARGER * segment.fontSize || (brand.bold && !segment.bold)),
    );
  });
  return below?.segment ?? companyInLine(candidates, blocks, facts);
}

function brandsOf(candidates: readonly Candidate[], { layout }: DocumentFacts): Candidate[] {
  const [first, second] = layout.pages[0]?.rows ?? [];
  return candidates.filter(
    ({ segment, start, end }) =>
      segment.row <= (second ?? first)!.index &&
      start === 0 &&
      end >= segment.text.length - 1 &&
      !LEGAL_FORM.test(segment.text),
  );
}

/** Whether a line is a company's name with its form, and tells nothing of somebody above. */
function namesCompany(text: string): boolean {
  return /^[\p{Lu}\d](?!\p{Ll}+\.)/u.test(text) && LEGAL_FORM.test(text) && !explainsName(text);
}

/** Whether the name at the head of the page is large, has no legal form and no address: a brand, whose company prints its own elsewhere. */
export function isUnderLogo(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): boolean {
  return brandsOf(candidates, facts).some(
    ({ segment }) =>
      segment.fontSize > LARGER * facts.medianFontSize &&
      !blocks.get(segment)!.segments.some(({ text }) => isOfAddress(text)),
  );
}

/** The only company in a line with all of its address, above the window of somebody else's. */
function companyInLine(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Segment | undefined {
  const lines = candidates.filter(
    ({ segment, start, value }) =>
      start === 0 && LEGAL_FORM.test(value) && isSenderLine(segment.text) && !BANK.test(segment.text),
  );
  if (lines.length === 0) return undefined;
  const windows = [...new Set(blocks.values())].filter(isAddressed);
  const senders = lines.filter(({ segment }) => isAboveWindow(segment, windows));
  const names = new Set(senders.map(({ value }) => foldWord(value)));
  return names.size === 1 && isUnderLogo(candidates, blocks, facts) ? senders[0]!.segment : undefined;
}

/** Whether an address begins below a line, or with it. */
function isAboveWindow({ page, row, box }: Segment, windows: readonly Block[]): boolean {
  return windows.some((window) => {
    const below = window.segments.find((line) => line.row > row);
    return window.page === page && below !== undefined && below.box.y - box.y < WINDOW_BELOW;
  });
}

/** How far below the line of its sender a window begins at most, as a share of the page's height. */
const WINDOW_BELOW = 0.12;

/**
 * The only company with its address that no heading names, beside whoever a heading says is billed: it sends, whatever its
 * brand. `addressed` are the names without a heading above an address.
 */
export function companyBesideBuyer(
  addressed: readonly Segment[],
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Segment | undefined {
  const [only, ...others] = addressed;
  if (!only || others.length > 0 || !namesCompany(only.text)) return undefined;
  return isUnderLogo(candidates, blocks, facts) ? only : undefined;
}

/** Whether a postcode stands below the first line of a block. */
export function isAddressed({ segments }: Block): boolean {
  return segments.slice(1).some(({ text }) => isPostcodeLine(text));
}

const BANK = new RegExp(partyWords('banks'), 'iu');

/** Whether an address stands below a line in its block. */
function isAddressedFrom(line: Segment, { segments }: Block): boolean {
  const below = segments.slice(segments.indexOf(line) + 1);
  return below.some(({ text }) => isOfAddress(text));
}

function isOfAddress(text: string): boolean {
  return isPostcodeLine(text) || isAddressLine(text);
}
