import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import { lineAboveInColumn } from './asked-around-amounts.ts';

/** "le", "am", "op" before a date: a label in a form, but not in a sentence. */
export function isLittleWord({ phrase }: FoundLabel): boolean {
  return phrase.length <= 3 && phrase !== 'due';
}

/**
 * "Rechnung Nr. 12 vom 3.4.2024", "Facture n° 12 du 3/4/2024": title and date in one segment, with a gap before "du", or
 * in two lines.
 */
export function isTitledDate({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  const titles = (one: Segment, until: number) =>
    facts.labels.get(one)?.some((label) => label.startsSegment && label.end <= until && isOneOf(label, TITLES));
  if (titles(segment, start)) return true;
  const { segments } = facts.layout.rows[segment.row]!;
  const left = segments[segments.indexOf(segment) - 1];
  const joins = facts.labels
    .get(segment)
    ?.some((label) => label.startsSegment && isOneOf(label, ['date']) && isLittleWord(label) && start - label.end <= 1);
  if (!joins) return false;
  return [left, lineAboveInColumn(segment, facts.layout)].some(
    (one) => one && /\d/.test(one.text) && titles(one, one.text.length),
  );
}

const TITLES: FoundLabel['classes'] = ['title', 'credit_title', 'invoice_number'];
