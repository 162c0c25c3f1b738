import { type EntityFilter, NO_FILTER, SEARCH_FIELDS, type SearchField } from '#web/entities/filter-entities.ts';

/** The filter of the entities as the address has it; what it does not know is left out. */
export function readFilter(params: URLSearchParams): EntityFilter {
  const field = params.get('in') ?? '';
  const confidence = Number(params.get('confidence') ?? 0);
  return {
    query: params.get('find') ?? '',
    type: params.get('entity'),
    field: Object.hasOwn(SEARCH_FIELDS, field) ? (field as SearchField) : NO_FILTER.field,
    minimumConfidence: confidence > 0 && confidence <= 1 ? Math.round(confidence * 10) / 10 : 0,
  };
}

/** The same address with this filter; what filters nothing leaves it. */
export function withFilter(params: URLSearchParams, filter: EntityFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    find: filter.query,
    entity: filter.type ?? '',
    in: filter.field === NO_FILTER.field ? '' : filter.field,
    confidence: filter.minimumConfidence > 0 ? String(filter.minimumConfidence) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
