import type { FoundLabel } from '../find-labels.ts';
import type { LabelLink } from '../label-links.ts';
import type { LabelClass } from '../lexicon/label-lexicon.ts';

/** Named numbers that describe one candidate for one field. */
export type Features = Record<string, number>;

/** Which labels speak for a field: `target` clearly, `weak` if nothing better is there; all others against it. */
export interface FieldLabels {
  target: readonly LabelClass[];
  weak: readonly LabelClass[];
}

export function isOneOf(label: FoundLabel, classes: readonly LabelClass[]): boolean {
  return label.classes.some((name) => classes.includes(name));
}

/** Strengths of the labels around a candidate, by direction and by what they say about the field. */
export function linkFeatures(links: readonly LabelLink[], labels: FieldLabels): Features {
  const features: Features = {};
  for (const direction of ['inside', 'left', 'above', 'beside', 'below']) {
    for (const kind of ['Target', 'Weak', 'Other']) features[`${direction}${kind}`] = 0;
  }
  let target = 0;
  let weak = 0;
  let other = 0;
  for (const { label, direction, strength } of links) {
    const kind = isOneOf(label, labels.target) ? 'Target' : isOneOf(label, labels.weak) ? 'Weak' : 'Other';
    const name = `${direction}${kind}`;
    features[name] = Math.max(features[name]!, strength);
    const rank = strength * (direction === 'below' ? 0.7 : direction === 'beside' ? 0.8 : 1);
    if (kind === 'Target') target = Math.max(target, rank);
    else if (kind === 'Weak') weak = Math.max(weak, rank);
    else other = Math.max(other, rank);
  }
  features.target = target;
  features.targetMargin = target - Math.max(weak, other);
  features.weakMargin = weak - other;
  return features;
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
