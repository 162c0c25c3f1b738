import { Skeleton } from '#web/ui/skeleton.tsx';

/** The dashboard's own layout in grey. */
export function DashboardSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading figures</span>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['documents', 'entities', 'confidence', 'data'].map((card) => (
          <Skeleton key={card} className="h-[106px] rounded-card" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
