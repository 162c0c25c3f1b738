/** The mark: an aperture over a sheet's folded corner. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true" className={className}>
      <path d="M7 3h12l7 7v19H7z" strokeWidth="2" strokeLinejoin="round" className="fill-paper" />
      <path d="M19 3v7h7z" strokeWidth="2" strokeLinejoin="round" className="fill-accent-soft" />
      <circle cx="16.5" cy="19" r="6" strokeWidth="2" />
      <path d="m16.5 13 3 5.2M22.5 19h-6M19.5 24.2l-3-5.2M16.5 25l-3-5.2M10.5 19h6M13.5 13.8l3 5.2" strokeWidth="1.2" />
    </svg>
  );
}

/** Mark and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-lg tracking-tight">
      <Mark className="size-6 text-accent" />
      Invoscope
    </span>
  );
}
