import type { Candidate } from '../../candidates/candidate.ts';
import { horizontalOverlap, verticalOverlap } from '../../geometry.ts';
import type { Row, Segment } from '../../layout/layout.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FoundLabel } from './find-labels.ts';
import { coverage } from './label-coverage.ts';
import type { LabelLink } from './label-link.ts';
import { isOneOf } from './link-features.ts';
import { isFilled, packedTitle } from './packed-titles.ts';
import { endsNarrowCell, wrappedLabels } from './wrapped-labels.ts';

const MAX_LEFT_SEGMENTS = 5;
const MAX_ROWS_ABOVE = 6;
/** Labels above or below are at most this many line heights away. */
const MAX_LINES_ABOVE = 4.2;
const MAX_ROWS_BELOW = 3;
/** Words between a label's known part and its colon. */
const MAX_LABEL_WORDS = 7;
/** Centred titles of narrow cells may stand this far (share of the page's width) from the middle of their value. */
const MAX_CENTRES_APART = 0.06;
const CELL_PAIR = 0.8;
const MAX_LINES_BELOW = 2.2;
/** A label of a stack is that of the value in its place. */
const STACKED = 0.95;
/** The second line of a label that is wrapped in a narrow column. */
const MAX_LINES_WRAPPED = 1.7;

/**
 * All labels around a candidate: in its own segment, to the left and right, above, above-left and below. Several fields describe
 * the same candidates; the document's facts keep what was found for each.
 */
export function labelLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const found = facts.links.get(candidate);
  if (found) return found;
  const links = findLinks(candidate, facts);
  facts.links.set(candidate, links);
  return links;
}

function findLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const row = facts.layout.rows[candidate.segment.row]!;
  // Of labels below each other the last stands above all values, and is that of one of them only.
  const stacked = facts.stacked.get(candidate.segment);
  if (stacked) return [...insideLinks(candidate, facts), { label: stacked, direction: 'above', strength: STACKED }];
  return [
    ...insideLinks(candidate, facts),
    ...behindLinks(candidate, facts),
    ...leftLinks(candidate, row, facts),
    ...besideLinks(candidate, row, facts),
    ...rightLinks(candidate, row, facts),
    ...aboveLinks(candidate, row, facts),
    ...belowLinks(candidate, row, facts),
  ];
}

function insideLinks(candidate: Candidate, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  for (const label of facts.labels.get(candidate.segment) ?? []) {
    if (label.end > candidate.start) continue;
    const printed = candidate.segment.text.slice(label.end, candidate.start);
    // "To pay by 1 November 2024: £661.74": the day by which belongs to the label.
    const between = 'money' in candidate ? withoutDates(printed, facts) : printed;
    const words = between.match(/[\p{L}\d]+/gu)?.length ?? 0;
    // "N. fattura elettronica valida ai fini fiscali: 4820": what stands before the colon belongs to the label.
    // "Payable to the provider. Acme Ltd, …": what was announced in another sentence is not this.
    const other = OTHER_SENTENCE.test(between) ? 0.3 : 1;
    const goesOn = words > 0 && words <= MAX_LABEL_WORDS && /^[^\d:;.]*:\s*$/u.test(between);
    links.push({
      label,
      direction: 'inside',
      strength: other * (goesOn ? Math.max(0.75, 0.8 ** words) : 0.8 ** words),
    });
  }
  return links;
}

/** A text before an amount without the dates in it, where it ends in a colon. */
function withoutDates(text: string, facts: DocumentFacts): string {
  if (!/\d.*:\s*\p{Sc}?\s*$/u.test(text)) return text;
  return facts.datesIn(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}

const OTHER_SENTENCE = /\p{Ll}{3}[.!?]\s/u;

/** "(includes £14.40 VAT)", "7,00 € MwSt.": the label right behind an amount that ends its segment or bracket. */
const BEHIND = 0.7;
/** Nothing more, or "198.96 VAT at 20 % on 994.80": the rate and what it is taken of. */
const ENDS_BEHIND =
  /^\.?\s*(?:[),;]|$)|^\s(?:\(|\p{L}{1,3}\s)?\d{1,2}(?:[.,]\d{1,2})?\s?%\)?(?:\s\p{L}{1,5}\s[\p{Sc}\d.,' ]+)?$/u;

function behindLinks({ segment, end, text }: Candidate, facts: DocumentFacts): LabelLink[] {
  if (!/\d[.,]\d{2}(?!\d)/.test(text)) return [];
  return (
    (facts.labels.get(segment) ?? [])
      .filter((label) => label.start >= end && /^[\s(]*$/.test(segment.text.slice(end, label.start)))
      .filter((label) => ENDS_BEHIND.test(segment.text.slice(label.end)))
      // "1,00 sats": a set of something, in languages beside one in which it is a rate; of which there is no amount.
      .filter((label) => !isOneOf(label, ['part_tax']))
      .map((label) => ({ label, direction: 'inside' as const, strength: BEHIND }))
  );
}

function leftLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  const own = row.segments.indexOf(candidate.segment);
  // "Bill to | Invoice 3318": what its own line announces needs no label at its left.
  let strength = isAnnounced(candidate, facts) ? ANNOUNCED : 1;
  for (let index = own - 1; index >= 0 && index >= own - MAX_LEFT_SEGMENTS; index--) {
    const segment = row.segments[index]!;
    const labels = facts.labels.get(segment) ?? [];
    for (const label of labels) {
      links.push({ label, direction: 'left', strength: strength * coverage(label, candidate, facts) });
    }
    // Whatever stands between weakens the link: another value more than a short note.
    strength *= labels.some((label) => label.startsSegment) ? 0.6 : /\d/.test(segment.text) ? 0.75 : 0.8;
  }
  return links;
}

/** A row's lines overlap by so much of the lower one's height. */
const SAME_LINE = 0.5;

/**
 * "VAT 0% (reverse" / "charge)" beside "€0.00", between whose lines the amount of a form stands: what overlaps it from
 * another row, and is nearer than anything in its own.
 */
function besideLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  if (!('money' in candidate) || !isWholeAmount(candidate)) return [];
  const { box } = candidate.segment;
  const before = row.segments[row.segments.indexOf(candidate.segment) - 1];
  const from = before ? before.box.x + before.box.width : 0;
  return [-1, 1].flatMap((step) => {
    const other = facts.layout.rows[row.index + step];
    if (other?.page !== row.page) return [];
    const near = other.segments.findLast((one) => one.box.x + one.box.width < box.x);
    if (!near || near.box.x < from || verticalOverlap(near.box, box) < SAME_LINE) return [];
    const labels = (facts.labels.get(near) ?? []).filter(({ startsSegment }) => startsSegment);
    return labels.map((label) => ({ label, direction: 'left' as const, strength: coverage(label, candidate, facts) }));
  });
}

/** "£4,088.76   Total due": where amounts stand in the first column, what they are is said behind them. */
function rightLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const [first, named, ...more] = row.segments;
  if (first !== candidate.segment || !named || !isWholeAmount(candidate)) return [];
  // Amounts further right are what the label announces.
  if (more.some(({ text }) => /\d/.test(text)) || /^\W*\d/.test(named.text)) return [];
  const labels = (facts.labels.get(named) ?? []).filter(({ startsSegment }) => startsSegment);
  return labels.map((label) => ({ label, direction: 'right', strength: coverage(label, candidate, facts) }));
}

/** An amount with cents, and nothing else in its cell. */
function isWholeAmount({ segment, text, start, end }: Candidate): boolean {
  const beside = segment.text.slice(0, start) + segment.text.slice(end);
  return /\d[.,]\d{2}(?!\d)/.test(text) && !/[\p{L}\d]/u.test(beside.replace(/^[A-Z]{3}\s|\s[A-Z]{3}$/, ''));
}

const ANNOUNCED = 0.5;

function isAnnounced({ segment, start }: Candidate, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some((label) => label.startsSegment && label.end <= start);
}

function aboveLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  let blocked = 1;
  for (let step = 1; step <= MAX_ROWS_ABOVE; step++) {
    const above = facts.layout.rows[row.index - step];
    if (!above || above.page !== row.page) break;
    const lines = (candidate.box.y - above.box.y) / lineHeight(candidate);
    if (lines > MAX_LINES_ABOVE) break;
    let covered = false;
    for (const segment of above.segments) {
      const aligned = isAligned(candidate, segment);
      const labels = facts.labels.get(segment) ?? [];
      const strength = blocked * Math.min(1, 1.25 - 0.22 * lines);
      if (aligned) covered = true;
      for (const label of labels) {
        if (aligned) {
          const said = packedTitle(label, labels, candidate, row) ?? coverage(label, candidate, facts);
          links.push({ label, direction: 'above', strength: strength * said });
        } else if (
          (label.wholeSegment && isCellPair(candidate, row, segment, above)) ||
          (step === 1 && hangsBeside(candidate, row, label, above)) ||
          (step === 1 && isTitleAlone(label, labels) && endsColumn(candidate, segment, above))
        ) {
          links.push({ label, direction: 'above', strength: strength * CELL_PAIR });
        } else if (step <= 2 && isOpenToTheRight(segment, above, candidate, facts) && !hasOwnAmount(label, candidate)) {
          links.push({ label, direction: 'beside', strength: strength * coverage(label, candidate, facts) });
        }
      }
    }
    if (covered) blocked *= 0.6;
  }
  return links;
}

/** Never 0: damaged files print words of no height. */
const lineHeight = ({ box }: Candidate) => Math.max(box.height, Number.EPSILON);

/** A title and a value that are not aligned, but each other's nearest in two rows of as many cells on the right. */
function isCellPair(candidate: Candidate, row: Row, title: Segment, titles: Row): boolean {
  const centre = (segment: Segment) => segment.box.x + segment.box.width / 2;
  const apart = (a: Segment, b: Segment) => Math.abs(centre(a) - centre(b));
  const distance = apart(candidate.segment, title);
  if (distance > MAX_CENTRES_APART || titles.segments.length < 2 || row.segments.length !== titles.segments.length)
    return false;
  return (
    titles.segments.every((other) => other === title || apart(other, candidate.segment) > distance) &&
    row.segments.every((other) => other === candidate.segment || apart(other, title) > distance)
  );
}

/** So far (share of the page's width) behind the heading of a party its lines begin. */
const HANGING = 0.045;

/** "SOLD TO:  CUST # 30417" above "LITTLE OAK LLC": the lines of a party hang behind its heading, its number first. */
function hangsBeside({ segment: { box, text } }: Candidate, row: Row, heading: FoundLabel, above: Row): boolean {
  const { segment, wholeSegment, colon } = heading;
  if (!wholeSegment || !colon || !isOneOf(heading, ['buyer', 'seller', 'other_party']) || /\d/.test(text)) return false;
  const gap = box.x - segment.box.x - segment.box.width;
  if (gap < 0 || gap > HANGING) return false;
  if (row.segments.some((one) => one.box.x < box.x && one.box.x + one.box.width > segment.box.x)) return false;
  const beside = above.segments[above.segments.indexOf(segment) + 1];
  // A name beside the heading is the party's.
  return !beside || beside.box.x > box.x + box.width || /\d/.test(beside.text);
}

/** So near (share of the page's width) to the next title a value ends its own column. */
const BEFORE_NEXT = 0.025;

/** A title at the left edge of a column as wide as a value at its right edge: the next title begins right behind the value. */
function endsColumn({ box }: Candidate, title: Segment, { segments }: Row): boolean {
  const index = segments.indexOf(title);
  const next = segments[index + 1];
  if (!next || segments.length < 3 || title.box.x > box.x) return false;
  const gap = next.box.x - (box.x + box.width);
  return gap > 0 && gap < BEFORE_NEXT && segments.every(({ text }) => !/\d(?!\d?(?:[.,]\d+)?\s?%)/.test(text));
}

/** "MwSt. 19 % EUR": nothing stands beside a title but its rate and a currency. */
function isTitleAlone(
  { wholeSegment, startsSegment, segment, end }: FoundLabel,
  labels: readonly FoundLabel[],
): boolean {
  if (wholeSegment) return true;
  // "Cuota I.V.A.": two labels, and nothing else.
  return startsSegment && (RATE_AND_CURRENCY.test(segment.text.slice(end)) || isFilled(segment, labels));
}

const RATE_AND_CURRENCY = /^[.:]?(?:\s\d{1,2}(?:[.,]\d{1,2})?\s?%)?(?:\s(?:\p{Sc}|[A-Z]{3}))?$/u;

function isAligned(candidate: Candidate, segment: Segment): boolean {
  const slack = 0.012;
  const right = candidate.box.x + candidate.box.width;
  return (
    horizontalOverlap(candidate.box, segment.box) > 0.3 ||
    Math.abs(candidate.box.x - segment.box.x) < slack ||
    Math.abs(right - segment.box.x - segment.box.width) < slack
  );
}

/** Half a line above and to the left, with nothing of its own to the right: the value hangs a little lower. */
function isOpenToTheRight(segment: Segment, row: Row, candidate: Candidate, facts: DocumentFacts): boolean {
  if (segment.box.x >= candidate.box.x) return false;
  return row.segments.at(-1) === segment && !endsNarrowCell(segment, row, facts);
}

/** "VALOR TOTAL = R$ 8.820,00" has its amount already. */
function hasOwnAmount({ segment, end }: FoundLabel, candidate: Candidate): boolean {
  return 'money' in candidate && /\d[.,]\d{2}(?!\d)/.test(segment.text.slice(end));
}

/** "Project No: | H2231.04" below a day: the label has its own value. */
function hasValueBeside(
  { segment, wholeSegment, colon }: FoundLabel,
  { segments }: Row,
  { labels }: DocumentFacts,
): boolean {
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || !wholeSegment || !colon || next.box.x - segment.box.x - segment.box.width > VALUE_APART) return false;
  // "Invoice no: | Invoice date:" below their values.
  return !next.text.endsWith(':') && !labels.get(next)?.some(({ startsSegment }) => startsSegment);
}

/** As a share of the page's width. */
const VALUE_APART = 0.15;

/** Labels under the value, also when lines of other columns lie between; and narrow labels that go on below. */
function belowLinks(candidate: Candidate, row: Row, facts: DocumentFacts): LabelLink[] {
  const links: LabelLink[] = [];
  for (let step = 1; step <= MAX_ROWS_BELOW; step++) {
    const below = facts.layout.rows[row.index + step];
    if (!below || below.page !== row.page) break;
    const lines = (below.box.y - candidate.box.y) / lineHeight(candidate);
    if (lines > MAX_LINES_BELOW) break;
    const aligned = below.segments.filter((segment) => isAligned(candidate, segment));
    for (const label of aligned.flatMap((segment) => facts.labels.get(segment) ?? [])) {
      if (hasValueBeside(label, below, facts)) continue;
      const strength = coverage(label, candidate, facts) * Math.min(1, 1.3 - 0.3 * lines);
      links.push({ label, direction: 'below', strength });
    }
    if (step === 1 && lines < MAX_LINES_WRAPPED) {
      const wrapped = wrappedLabels(candidate, row, below, facts);
      links.push(...wrapped.map((label) => ({ label, direction: 'beside' as const, strength: 1 })));
    }
    if (aligned.length > 0) break;
  }
  return links;
}
