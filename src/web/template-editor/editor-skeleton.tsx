import { PageTitle } from '#web/frame/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function EditorSkeleton() {
  return (
    <div role="status" data-workspace className="flex min-h-0 flex-1 gap-4 p-4">
      <PageTitle title="Template" />
      <span className="sr-only">Loading template</span>
      <Skeleton className="h-96 w-56 max-lg:hidden" />
      <div className="flex-1">
        <Skeleton className="mx-auto h-[75dvh] max-w-2xl" />
      </div>
      <Skeleton className="h-96 w-72 max-lg:hidden" />
    </div>
  );
}
