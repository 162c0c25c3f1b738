import { cn } from '#web/ui/class-names.ts';

/** Says for a moment what was copied. */
export function CopiedNote({ copied }: { copied: string | null }) {
  return (
    <p
      role="status"
      className={cn(
        copied
          ? 'fixed right-6 bottom-6 z-40 max-w-80 animate-appear truncate rounded-control bg-ink px-3 py-2 text-desk shadow-float'
          : 'sr-only',
      )}
    >
      {copied ? `Copied ${copied}` : ''}
    </p>
  );
}
