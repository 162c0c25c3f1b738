/**
 * Business terms of EN 16931 by their ids ("BT-1"), as text in the standard's own kinds: figures as decimal strings,
 * dates ISO 8601, codes of the lists it names. "BT-29-scheme" is the scheme identifier of BT-29.
 */
export type Terms = Readonly<Record<string, string | undefined>>;

/** Groups that an invoice has any number of, by their ids; BG-27, BG-28, BG-32 and BT-158 are a line's own. */
export const REPEATED_GROUPS = [
  'BG-1',
  'BG-3',
  'BG-16',
  'BG-20',
  'BG-21',
  'BG-23',
  'BG-24',
  'BG-25',
  'BG-27',
  'BG-28',
  'BG-32',
  'BT-158',
] as const;
export type RepeatedGroup = (typeof REPEATED_GROUPS)[number];

/** An invoice, or a group of one, as its terms: what an `EInvoice` reads from XML, without a syntax. */
export interface TermGroup {
  terms: Terms;
  groups: Readonly<Partial<Record<RepeatedGroup, readonly TermGroup[]>>>;
}

/** The groups of an id; none where there are none. */
export function groupsOf({ groups }: TermGroup, id: RepeatedGroup): readonly TermGroup[] {
  return groups[id] ?? [];
}

/** A group of terms alone. Terms without a value are left out. */
export function termGroup(terms: Terms, groups: TermGroup['groups'] = {}): TermGroup {
  const stated = Object.entries(terms).filter(([, text]) => text !== undefined && text.trim() !== '');
  return { terms: Object.fromEntries(stated), groups };
}
