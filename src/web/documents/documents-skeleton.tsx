import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cards or lines in grey, in the layout of what is coming. */
export function DocumentsSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <div
      role="status"
      className={view === 'grid' ? 'grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-4' : 'flex flex-col gap-1'}
    >
      <span className="sr-only">Loading documents</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className={view === 'grid' ? 'h-64 rounded-card' : 'h-9'} />
      ))}
    </div>
  );
}
