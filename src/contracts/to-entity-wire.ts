import type { Entity } from '#core/entity.ts';
import { methodSentence } from '#core/reasons/method-sentence.ts';
import { patternName } from '#core/reasons/pattern-name.ts';
import type { EntityWire } from './entity.ts';

/** An entity as it is sent and stored: with its reasons and its pattern in English as well. */
export function toEntityWire(entity: Entity): EntityWire {
  return {
    ...entity,
    matched_pattern: patternName(entity.matched_pattern),
    method: methodSentence(entity.reasons ?? []),
  };
}
