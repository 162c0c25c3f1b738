import { cn } from './class-names.ts';

/** A grey block in the place of what is coming; it appears after 150 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className="animate-delayed">
      <div className={cn('animate-skeleton rounded-control bg-well', className)} />
    </div>
  );
}
