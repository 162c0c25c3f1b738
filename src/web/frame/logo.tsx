import { cn } from '#web/ui/class-names.ts';

/** The mark: an aperture over a sheet's folded corner; the favicon draws the same. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true" className="size-6 text-accent">
      <path d="M6 3h13l7 7v19H6z" strokeWidth="2" strokeLinejoin="round" className="fill-paper" />
      <path d="M19 3v7h7z" strokeWidth="2" strokeLinejoin="round" className="fill-accent-soft" />
      <circle cx="16" cy="19" r="6.2" strokeWidth="2" />
      <path d="M16 12.8 18 20.7M21.4 22.1 13.6 19.9M10.6 22.1 16.4 16.4" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name; the mark alone on the narrowest phones where `compact`. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-lg tracking-tight">
      <Mark />
      <span className={cn(compact && 'max-[360px]:sr-only')}>Invoscope</span>
    </span>
  );
}
