import type { DocumentLayout, Segment } from '../../layout/layout.ts';
import { isAddressLine } from '../../names/address-lines.ts';
import { type FoundLabel, isHeading } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** The lines of blocks above an address, and below a heading of the buyer. */
export function linesOfAddresses(
  { pages }: DocumentLayout,
  labels: ReadonlyMap<Segment, FoundLabel[]>,
): ReadonlySet<Segment> {
  const inside = new Set<Segment>();
  for (const { segments } of pages.flatMap(({ blocks }) => blocks)) {
    const heading = segments.findIndex((line) => labels.get(line)?.some(isBuyerHeading));
    const address = segments.findLastIndex(({ text }) => isAddressLine(text));
    for (const [index, line] of segments.entries())
      if (index < address || (heading >= 0 && index > heading)) inside.add(line);
  }
  return inside;
}

function isBuyerHeading(label: FoundLabel): boolean {
  return isHeading(label) && isOneOf(label, ['buyer']);
}
