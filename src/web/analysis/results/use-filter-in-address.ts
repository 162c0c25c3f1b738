import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import type { EntityFilter } from '#web/entities/filter-entities.ts';
import { readFilter, withFilter } from './filter-address.ts';

/** A pause in typing; browsers refuse more than some hundred changes of the address in half a minute. */
const PAUSE_MS = 250;

/** The filter of the entities, which the address follows; Back and Forward bring another. */
export function useFilterInAddress(): [EntityFilter, (filter: EntityFilter) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [arrival, setArrival] = useState(key);
  const [filter, setFilter] = useState(() => readFilter(params));
  if (type === 'POP' && key !== arrival) {
    setArrival(key);
    setFilter(readFilter(params));
  }
  const wanted = withFilter(params, filter).toString();
  const stands = params.toString() === wanted;
  useEffect(() => {
    if (stands) return;
    const timer = setTimeout(() => setParams(wanted, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [stands, wanted, setParams]);
  return [filter, setFilter];
}
