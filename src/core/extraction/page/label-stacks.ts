import { SAME_EDGE } from '../../alignment.ts';
import type { DocumentLayout, PageLayout, Segment } from '../../layout/layout.ts';
import type { FoundLabel } from './find-labels.ts';
import { isOneOf } from './link-features.ts';

/** Lines of one stack stand at most so many text heights apart, top to top, and two stacks at most so many. */
const LINE_PITCH = 2;
const BETWEEN_STACKS = 5;
const FEWEST = 2;
/** Of the values so many may be words: all others have a digit. */
const MOST_WORDS = 1;

/**
 * "Date", "Customer no.", "Invoice no." below each other in a narrow column, and below them as many values in the same
 * order: which label each of these lines has. Text boxes are printed so, and columns that were copied as text.
 */
export function stackedValues(
  layout: DocumentLayout,
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
): Map<Segment, FoundLabel> {
  const values = new Map<Segment, FoundLabel>();
  for (const page of layout.pages) {
    const alone = new Set(
      page.rows.flatMap(({ segments }) => segments.slice(-1)).filter((one) => isLabel(one, labels)),
    );
    for (const column of columnsWithLabels(page, alone)) addStacks(column, alone, labels, values);
  }
  return values;
}

/** The lines at each left edge at which a label without anything beside it begins, from top to bottom. */
function columnsWithLabels({ rows }: PageLayout, alone: ReadonlySet<Segment>): readonly (readonly Segment[])[] {
  const edges: number[] = [];
  for (const { box } of alone) if (!edges.some((edge) => Math.abs(edge - box.x) < SAME_EDGE.usual)) edges.push(box.x);
  return edges.map((edge) =>
    rows.flatMap(({ segments }) => segments.filter(({ box }) => Math.abs(box.x - edge) < SAME_EDGE.usual)),
  );
}

function addStacks(
  column: readonly Segment[],
  alone: ReadonlySet<Segment>,
  labels: ReadonlyMap<Segment, readonly FoundLabel[]>,
  values: Map<Segment, FoundLabel>,
): void {
  for (let from = 0; from < column.length; from++) {
    // "Invoice no.   4711", above "Bill to": what has its value beside it waits for none below.
    const names = runFrom(column, from, (line) => alone.has(line));
    if (names.length === 0) continue;
    const first = from + names.length;
    const own = runFrom(column, first, (line) => !isLabel(line, labels));
    const gap = own[0] ? pitchOf(names.at(-1)!, own[0]) : Infinity;
    const isStack = names.length >= FEWEST && own.length === names.length && gap <= BETWEEN_STACKS;
    const words = own.filter(({ text }) => !/\d/.test(text));
    if (isStack && words.length <= MOST_WORDS && words.every((line) => !labels.get(line)?.length))
      own.forEach((line, index) => {
        values.set(line, labels.get(names[index]!)!.find(({ wholeSegment }) => wholeSegment)!);
      });
    from = first - 1;
  }
}

/** The lines from one on that pass and follow each other closely. */
function runFrom(column: readonly Segment[], from: number, passes: (line: Segment) => boolean): Segment[] {
  const run: Segment[] = [];
  for (const line of column.slice(from)) {
    const last = run.at(-1);
    if (!passes(line) || (last && pitchOf(last, line) > LINE_PITCH)) break;
    run.push(line);
  }
  return run;
}

/** From the top of one line to that of the next, in heights of the text. */
function pitchOf(upper: Segment, lower: Segment): number {
  return (lower.box.y - upper.box.y) / Math.max(upper.box.height, Number.EPSILON);
}

/** A label and nothing else; the paper's title heads them all. */
function isLabel(line: Segment, labels: ReadonlyMap<Segment, readonly FoundLabel[]>): boolean {
  const found = labels.get(line) ?? [];
  return (
    !/\d/.test(line.text) && found.some((label) => label.wholeSegment && !isOneOf(label, ['title', 'credit_title']))
  );
}
