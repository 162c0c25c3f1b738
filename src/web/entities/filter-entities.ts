import type { EntityWire } from '#contracts/entity.ts';

export const SEARCH_FIELDS = { both: 'Text and context', text: 'Entity text', context: 'Context' } as const;
export type SearchField = keyof typeof SEARCH_FIELDS;

export interface EntityFilter {
  query: string;
  /** Where the query is looked for. */
  field: SearchField;
  /** A label, or null for all types. */
  type: string | null;
  /** 0 to 1; entities below it are left out. */
  minimumConfidence: number;
}

export const NO_FILTER: EntityFilter = { query: '', field: 'both', type: null, minimumConfidence: 0 };

/** Entities of one label, best first. */
export interface EntityGroup {
  label: string;
  entities: EntityWire[];
}

function passes(entity: EntityWire, filter: EntityFilter, query: string): boolean {
  if (entity.confidence < filter.minimumConfidence) return false;
  if (query === '') return true;
  const inText = `${entity.text}\n${entity.value}`.toLowerCase().includes(query);
  const inContext = entity.context.toLowerCase().includes(query);
  if (filter.field === 'text') return inText;
  return filter.field === 'context' ? inContext : inText || inContext;
}

/** The groups that have entities left, each entity in its order; `groups` as `groupEntities` gives them. */
export function filterGroups(groups: readonly EntityGroup[], filter: EntityFilter): EntityGroup[] {
  const query = filter.query.trim().toLowerCase();
  return groups
    .filter((group) => filter.type === null || group.label === filter.type)
    .map((group) => ({ ...group, entities: group.entities.filter((entity) => passes(entity, filter, query)) }))
    .filter((group) => group.entities.length > 0);
}

export function isFiltering(filter: EntityFilter): boolean {
  return filter.query.trim() !== '' || filter.type !== null || filter.minimumConfidence > 0;
}
