import { Skeleton } from '#web/ui/skeleton.tsx';

const FIELDS = ['number', 'date', 'due', 'total', 'seller', 'buyer', 'tax', 'terms'];

/** The page and its facts in grey, each where it will be. */
export function ReviewSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col min-[1100px]:flex-row">
      <span className="sr-only">Loading document</span>
      <div className="h-[48dvh] overflow-hidden border-line border-b bg-well min-[1100px]:h-auto min-[1100px]:flex-1 min-[1100px]:border-r min-[1100px]:border-b-0">
        <div className="h-10 border-line border-b bg-paper coarse:h-12" />
        <div className="p-4">
          <Skeleton className="mx-auto h-[80dvh] max-w-2xl bg-paper" />
        </div>
      </div>
      <div className="flex flex-col gap-5 p-4 md:p-5 min-[1100px]:w-[36rem] min-[1100px]:shrink-0 min-[1500px]:w-[40rem]">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <Skeleton className="h-9 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <div className="flex flex-col gap-1">
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-10" />
          ))}
        </div>
      </div>
    </div>
  );
}
