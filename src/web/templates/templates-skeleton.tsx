import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ListView } from '#web/ui/view-toggle.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards or lines in grey, in the layout of what is coming. */
export function TemplatesSkeleton({ view }: { view: ListView }) {
  return (
    <div
      role="status"
      className={
        view === 'grid' ? 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-4' : 'flex flex-col gap-1'
      }
    >
      <span className="sr-only">Loading templates</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className={view === 'grid' ? 'h-40 rounded-card' : 'h-9'} />
      ))}
    </div>
  );
}
