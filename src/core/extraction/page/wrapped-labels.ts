import type { Candidate } from '../../candidates/candidate.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import { longestPhraseAt } from '../../lexicon/label-lexicon.ts';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';

/** "Uiterste / betaaldatum:" beside its date: the first line of the label stands level, its words are known below. */
export function wrappedLabels(candidate: Candidate, row: Row, below: Row, facts: DocumentFacts): FoundLabel[] {
  const narrow = labelInNarrowCell(candidate, row, below, facts);
  if (narrow.length > 0) return narrow;
  const rest = below.segments.at(-1);
  const level = row.segments[row.segments.indexOf(candidate.segment) - 1] ?? halfAbove(row, rest, facts);
  if (!level || !rest || /\d/.test(level.text)) return [];
  if (Math.abs(level.box.x - rest.box.x) > 0.012 || candidate.segment.box.x <= rest.box.x) return [];
  const whole = (facts.labels.get(rest) ?? []).filter((label) => label.wholeSegment);
  // "Payment" has a meaning of its own; only the whole of "Payment / due" may take it away.
  const joined = joinedLabels(level, whole);
  return joined.length > 0 || (facts.labels.get(level) ?? []).length > 0 ? joined : whole;
}

/** "Skonto; weitere" above "Zahlungsbedingungen:", beside a value of two lines: its second line names what the first does not. */
function labelInNarrowCell({ segment }: Candidate, row: Row, below: Row, { labels }: DocumentFacts): FoundLabel[] {
  const level = row.segments[row.segments.indexOf(segment) - 1];
  if (!level || /[\d:]/.test(level.text) || labels.get(level)?.some(({ wholeSegment }) => wholeSegment)) return [];
  const rest = below.segments.find(({ box }) => Math.abs(box.x - level.box.x) < SAME_X);
  if (!rest || !below.segments.some(({ box }) => Math.abs(box.x - segment.box.x) < SAME_X)) return [];
  return (labels.get(rest) ?? []).filter(({ wholeSegment, colon }) => wholeSegment && colon);
}

/** "Numero di riferimento" above "pagamento", with the value between them: a small letter goes on what the cell began, and names nothing by itself. */
export function endsNarrowCell({ text, box }: Segment, { index, page }: Row, { layout }: DocumentFacts): boolean {
  if (!/^\p{Ll}/u.test(text)) return false;
  return layout.rows
    .slice(Math.max(0, index - 2), index)
    .some(
      (above) =>
        above.page === page &&
        box.y - above.box.y < MOST_LINES * box.height &&
        above.segments.some((one) => Math.abs(one.box.x - box.x) < SAME_X && /^\p{Lu}[^:]*$/u.test(one.text)),
    );
}

/** Lines begin at one edge, as a share of the page's width. */
const SAME_X = 0.012;

/** Beside two lines the value may stand between them: the first line of the label is then in the row above. */
function halfAbove(row: Row, rest: Segment | undefined, facts: DocumentFacts): Segment | undefined {
  const above = facts.layout.rows[row.index - 1];
  if (above?.page !== row.page || !rest || rest.box.y - above.box.y > MOST_LINES * rest.box.height) return undefined;
  return above.segments.find(({ box }) => Math.abs(box.x - rest.box.x) < 0.012);
}

/** Two lines of one label, in heights of a line. */
const MOST_LINES = 1.8;

function joinedLabels(level: Segment, rest: readonly FoundLabel[]): FoundLabel[] {
  return rest.flatMap((label) => {
    const text = `${level.text} ${label.segment.text}`;
    const tokens = labelTokens(text);
    const phrase = tokens.length > 0 ? longestPhraseAt(tokens, 0, text) : null;
    if (phrase?.tokens.length !== tokens.length) return [];
    return [{ ...label, classes: phrase.classes }];
  });
}
