import type { EntityWire } from '#contracts/entity.ts';
import { type ConfidenceBand, confidenceBand } from '#core/confidence.ts';

export interface ConfidenceFigures {
  count: number;
  /** Mean of all confidences, 0 to 1; 0 without entities. */
  average: number;
  /** How many entities are in each band. */
  bands: Record<ConfidenceBand, number>;
}

export function confidenceFigures(entities: readonly EntityWire[]): ConfidenceFigures {
  const bands = { high: 0, medium: 0, low: 0 };
  let sum = 0;
  for (const entity of entities) {
    bands[confidenceBand(entity.confidence)] += 1;
    sum += entity.confidence;
  }
  return { count: entities.length, average: entities.length === 0 ? 0 : sum / entities.length, bands };
}

/** A part of a whole as whole percent, 0 for a part of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

export interface SourceShare {
  source: string;
  count: number;
  /** Whole percent of all entities. */
  percent: number;
  /** Mean confidence of this source's entities. */
  average: number;
}

/** How many entities each source gave, most first. */
export function sourceShares(entities: readonly EntityWire[]): SourceShare[] {
  const bySource = Map.groupBy(entities, (entity) => entity.source as string);
  return [...bySource]
    .map(([source, found]) => ({
      source,
      count: found.length,
      percent: percentOf(found.length, entities.length),
      average: confidenceFigures(found).average,
    }))
    .sort((a, b) => b.count - a.count || a.source.localeCompare(b.source));
}

/** Specification §9: a matched pattern is cut to this many characters. */
const PATTERN_LENGTH = 50;

export function cutPattern(pattern: string): string {
  const characters = [...pattern];
  return characters.length > PATTERN_LENGTH ? `${characters.slice(0, PATTERN_LENGTH).join('')}...` : pattern;
}
