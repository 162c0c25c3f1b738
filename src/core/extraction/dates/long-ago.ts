import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';

/** Nobody bills so many years after the day of the bill. */
const YEARS = 4;
/** Links of at least this strength call a day one of the paper. */
const LABELLED = 0.4;

/**
 * "Lic. no. 1188 of 22/12/2004", "Founded 1 May 1998": days many years before all those that labels call days of the paper,
 * of which there are several.
 */
export function daysOfLongAgo(candidates: readonly Candidate[], facts: DocumentFacts): ReadonlySet<Candidate> {
  const labelled = candidates.filter(
    (one) => strongestLink(labelLinks(one, facts), ['invoice_date', 'date', 'due_date']) > LABELLED,
  );
  const newest = Math.max(...labelled.map(yearOf));
  const recent = candidates.filter((one) => newest - yearOf(one) < YEARS);
  if (new Set(recent.map(({ value }) => value)).size < 2) return new Set();
  return new Set(candidates.filter((one) => newest - yearOf(one) >= YEARS));
}

const yearOf = ({ value }: Candidate): number => Number(value.slice(0, 4));
