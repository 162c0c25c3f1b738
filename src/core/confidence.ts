/** Bands of the product specification §9: high from 0.8, medium from 0.6, low below. */
export const HIGH_CONFIDENCE = 0.8;
export const MEDIUM_CONFIDENCE = 0.6;

export type ConfidenceBand = 'high' | 'medium' | 'low';

/** The band of a confidence between 0 and 1. */
export function confidenceBand(confidence: number): ConfidenceBand {
  if (confidence >= HIGH_CONFIDENCE) return 'high';
  return confidence >= MEDIUM_CONFIDENCE ? 'medium' : 'low';
}
