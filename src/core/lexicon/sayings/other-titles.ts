import { eitherOf } from '../alternatives.ts';
import { SAYINGS } from './all-sayings.ts';
import type { OtherTitle } from './sayings.ts';

/** In the order in which a line is held against them. */
const KINDS: readonly OtherTitle[] = ['quote', 'order', 'delivery_note', 'statement', 'reminder', 'other'];

/** Of every language. It comes last, as it goes on in some: "Proforma-Rechnung". */
const LATIN: Partial<Record<OtherTitle, readonly string[]>> = { quote: ['pr[oó].?forma'] };

const titlesOf = (kind: OtherTitle) =>
  eitherOf([...[...SAYINGS.values()].flatMap(({ titles }) => titles?.[kind] ?? []), ...(LATIN[kind] ?? [])]);

/** The matcher of each kind: a title at the start of a line, perhaps with the count of a reminder before it. */
export const OTHER_TITLES: readonly (readonly [OtherTitle, RegExp])[] = KINDS.map((kind) => [
  kind,
  new RegExp(String.raw`^(?:\d{1,2}(?:\.|st|nd|rd|th|e|a|ª|º)?\s)?(?:${titlesOf(kind)})(?!\p{L})`, 'iu'),
]);
