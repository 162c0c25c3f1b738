import type { Candidate } from '../../candidates/candidate.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { longestPhraseAt } from '../../lexicon/label-lexicon.ts';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';

/** "Uiterste / betaaldatum:" beside its date: the first line of the label stands level, its words are known below. */
export function wrappedLabels(candidate: Candidate, row: Row, below: Row, facts: DocumentFacts): FoundLabel[] {
  const level = row.segments[row.segments.indexOf(candidate.segment) - 1];
  const rest = below.segments.at(-1);
  if (!level || !rest || /\d/.test(level.text)) return [];
  if (Math.abs(level.box.x - rest.box.x) > 0.012 || candidate.segment.box.x <= rest.box.x) return [];
  const whole = (facts.labels.get(rest) ?? []).filter((label) => label.wholeSegment);
  // "Payment" has a meaning of its own; only the whole of "Payment / due" may take it away.
  const joined = joinedLabels(level, whole);
  return joined.length > 0 || (facts.labels.get(level) ?? []).length > 0 ? joined : whole;
}

function joinedLabels(level: Segment, rest: readonly FoundLabel[]): FoundLabel[] {
  return rest.flatMap((label) => {
    const text = `${level.text} ${label.segment.text}`;
    const tokens = labelTokens(text);
    const phrase = tokens.length > 0 ? longestPhraseAt(tokens, 0, text) : null;
    if (phrase?.tokens.length !== tokens.length) return [];
    return [{ ...label, classes: phrase.classes }];
  });
}
