import { Select } from '#web/ui/select.tsx';
import { offeredSorts, sortWords, USUAL_SORT } from './list-sorts.ts';

/** The server's own order under a search. */
const BEST_MATCH = 'best';

interface OrderSelectProps {
  /** As in the address; null for the usual order. */
  sort: string | null;
  searching: boolean;
  onSort: (sort: string | null) => void;
  className?: string;
}

/** The orders by name, for cards and narrow windows, where no column heads are. */
export function OrderSelect({ sort, searching, onSort, className }: OrderSelectProps) {
  const usual = searching ? BEST_MATCH : USUAL_SORT;
  const options = offeredSorts(sort ?? USUAL_SORT).map((value) => ({ value, label: sortWords(value) }));
  return (
    <Select
      label="Order"
      className={className ?? ''}
      value={sort ?? usual}
      onChange={(chosen) => onSort(chosen === usual ? null : chosen)}
      options={searching ? [{ value: BEST_MATCH, label: 'Best match first' }, ...options] : options}
    />
  );
}
