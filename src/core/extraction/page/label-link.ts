import type { FoundLabel } from './find-labels.ts';

export type LinkDirection = 'inside' | 'left' | 'right' | 'above' | 'beside' | 'below';

/** A label that may announce a candidate. */
export interface LabelLink {
  label: FoundLabel;
  direction: LinkDirection;
  /** 0 to 1: 1 directly at the value, falling with distance and with what stands between. */
  strength: number;
}

/** Whether the label stands in its value's own line. */
export function isInRow({ direction }: LabelLink): boolean {
  return direction === 'inside' || direction === 'left' || direction === 'right';
}
