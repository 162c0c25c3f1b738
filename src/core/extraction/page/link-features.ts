import type { SignTable } from '../../candidates/signs.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { FoundLabel } from './find-labels.ts';
import { isInRow, type LabelLink } from './label-link.ts';

/** Which labels speak for a field: `target` clearly, `weak` if nothing better is there; all others against it. */
export interface FieldLabels {
  target: readonly LabelClass[];
  weak: readonly LabelClass[];
}

export function isOneOf(label: FoundLabel, classes: readonly LabelClass[]): boolean {
  // Asked thousands of times of a page, hence without a function of its own each time.
  for (const name of label.classes) if (classes.includes(name)) return true;
  return false;
}

/** What a link in each direction is worth; labels behind, below or half a line beside their value are rarer. */
const DIRECTION_WEIGHT: Readonly<Record<LabelLink['direction'], number>> = {
  inside: 1,
  left: 1,
  right: 0.9,
  above: 0.95,
  beside: 0.8,
  below: 0.6,
};

export function weightOf({ direction, strength }: LabelLink): number {
  return DIRECTION_WEIGHT[direction] * strength;
}

/** The strongest link to a label of the given classes, 0 to 1. */
export function strongestLink(links: readonly LabelLink[], classes: readonly LabelClass[]): number {
  let strongest = 0;
  for (const link of links) if (isOneOf(link.label, classes)) strongest = Math.max(strongest, weightOf(link));
  return strongest;
}

/** Strengths of the labels around a candidate by what they say about the field, each 0 to 1. */
export interface LinkLook {
  target: number;
  weak: number;
  other: number;
  /** Of other labels: those in the candidate's own line, and those around it. */
  otherLevel: number;
  otherOver: number;
}

/** What labels say: the field's own, one that may be meant, and those of other things. */
export const LABEL_SIGNS: SignTable<LinkLook> = [
  { code: 'label', weight: 4.5, seen: ({ target }) => target },
  { code: 'related_label', weight: 1.5, seen: ({ weak, target }) => Math.max(0, weak - target) },
  { code: 'other_label', weight: -2.5, seen: ({ other, target }) => Math.max(0, other - target) },
  {
    code: 'only_other_label',
    weight: -1.5,
    seen: ({ other, weak, target }) => Math.max(0, other - Math.max(weak, target)),
  },
];

/** Directions are weighed into one figure each, so that what is learned on labels above also holds for labels to the left. */
export function linkLook(links: readonly LabelLink[], labels: FieldLabels): LinkLook {
  let target = 0;
  let weak = 0;
  let other = 0;
  let level = 0;
  let over = 0;
  for (const link of links) {
    const weight = weightOf(link);
    if (isOneOf(link.label, labels.target)) target = Math.max(target, weight);
    else if (isOneOf(link.label, labels.weak)) weak = Math.max(weak, weight);
    else {
      other = Math.max(other, weight);
      if (isInRow(link)) level = Math.max(level, weight);
      else over = Math.max(over, weight);
    }
  }
  return { target, weak, other, otherLevel: level, otherOver: over };
}

/** What trees learn of labels. */
export function linkFigures({ target, weak, other, otherLevel, otherOver }: LinkLook) {
  return {
    target,
    weak,
    other,
    otherLevel,
    otherOver,
    targetMargin: target - other,
    weakMargin: weak - other,
  };
}

/** The strongest label for the field, to tell the user why; null when none speaks for it. */
export function bestLink(links: readonly LabelLink[], labels: FieldLabels): LabelLink | null {
  let best: LabelLink | null = null;
  for (const link of links) {
    if (!isOneOf(link.label, labels.target) && !isOneOf(link.label, labels.weak)) continue;
    const weight = isOneOf(link.label, labels.target) ? 1 : 0.5;
    if (!best || link.strength * weight > best.strength) best = { ...link, strength: link.strength * weight };
  }
  return best;
}
