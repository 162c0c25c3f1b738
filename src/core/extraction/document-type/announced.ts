import type { Candidate } from '../../candidates/candidate.ts';
import type { Choices } from '../../candidates/choices.ts';
import type { KeyField } from '../../labels.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { FoundLabel } from '../page/find-labels.ts';
import { labelLinks } from '../page/label-links.ts';

/** A label of these classes at the start of its line or cell, close to the value that was chosen: 0 or 1. */
export function announces(
  facts: DocumentFacts,
  choices: Choices,
  field: KeyField,
  classes: readonly LabelClass[],
): number {
  const candidate = choices[field]?.candidate;
  return candidate ? announcesValue(facts, candidate, classes, field) : 0;
}

/** The same for one of its candidates: 0 or 1. */
export function announcesValue(
  facts: DocumentFacts,
  candidate: Candidate,
  classes: readonly LabelClass[],
  field?: KeyField,
): number {
  return labelLinks(candidate, facts).some(
    ({ label, strength }) =>
      strength > 0.35 &&
      (label.startsSegment ||
        standsBehindAmount(label, candidate) ||
        (field === 'INVOICE_NUMBER' && endsSubject(label, candidate))) &&
      classes.some((name) => label.classes.includes(name)) &&
      !isSentence(label.segment.text),
  )
    ? 1
    : 0;
}

/** "£4,088.76 Total due": the amount begins its line, and what it is follows. */
function standsBehindAmount({ segment, start }: FoundLabel, candidate: Candidate): boolean {
  return (
    'money' in candidate &&
    candidate.segment === segment &&
    candidate.start <= 4 &&
    candidate.end <= start &&
    !/[\p{L}\d]/u.test(segment.text.slice(candidate.end, start))
  );
}

/** "Membership fee 2025 - invoice no. 447": behind what it is for, the number ends the line. */
function endsSubject({ segment, start }: FoundLabel, candidate: Candidate): boolean {
  return (
    candidate.segment === segment &&
    /\p{L}[^.!?]*\s[-–—|/]\s*$|:\s*$/u.test(segment.text.slice(0, start)) &&
    /^\W*$/.test(segment.text.slice(candidate.end))
  );
}

/** Whether such a label begins any line or cell that is no sentence: 0 or 1. */
export function has({ labels }: DocumentFacts, classes: readonly LabelClass[]): number {
  for (const found of labels.values()) {
    const is = found.some(
      (label) =>
        label.startsSegment && classes.some((name) => label.classes.includes(name)) && !isSentence(label.segment.text),
    );
    if (is) return 1;
  }
  return 0;
}

/** Ten words without a figure's column: running text. */
function isSentence(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 9;
}
