import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';

/** What is guaranteed or permitted from the day of the invoice on ends before so many years. */
const YEARS = 8;
/** The days of one paper are apart by fewer years than that. */
const YEARS_OF_PAPER = 2;
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
  const recent = candidates.filter((one) => newest - yearOf(one) < YEARS_OF_PAPER);
  if (new Set(recent.map(({ value }) => value)).size < 2) return new Set();
  return new Set(candidates.filter((one) => newest - yearOf(one) >= YEARS));
}

const yearOf = ({ value }: Candidate): number => Number(value.slice(0, 4));
