import { expect, test } from 'vitest';
import type { Entity } from '#core/entity.ts';
import { because } from '#core/reasons/reason.ts';
import { entitySchema } from './entity.ts';
import { toEntityWire } from './to-entity-wire.ts';

const ENTITY: Entity = {
  ...{ id: 'due-1', label: 'DUE_DATE', text: '2 April 2025', value: '2025-04-02', context: '', confidence: 0.9 },
  ...{ source: 'improved_contextual', matched_keyword: 'Due', matched_pattern: 'calendar_date', page: 1, box: null },
  reasons: [because('label', { direction: 'left', text: 'Due' }), because('term_leads_to_it')],
};

test('an entity is sent with its reasons as codes and in English', () => {
  expect(toEntityWire(ENTITY)).toMatchObject({
    matched_pattern: 'calendar date',
    method: 'right of the label “Due”; the stated term leads to it',
    reasons: ENTITY.reasons,
  });
});

test('what an earlier version stored has its English words alone', () => {
  const { reasons: _, ...stored } = toEntityWire(ENTITY);
  expect(entitySchema.parse(stored)).toEqual(stored);
});
