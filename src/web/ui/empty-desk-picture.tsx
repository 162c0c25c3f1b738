/** A sheet on a desk with three facts found on it. */
export function EmptyDeskPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 120" className="mb-2 h-28 text-line" fill="none" stroke="currentColor">
      <rect x="28" y="30" width="66" height="84" rx="4" className="fill-well" transform="rotate(-7 61 72)" />
      <path
        d="M50 12h52l18 18v80a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Z"
        className="fill-paper"
        strokeWidth="1.5"
      />
      <path d="M102 12v14a4 4 0 0 0 4 4h14" strokeWidth="1.5" />
      <path d="M58 32h26M58 40h18M58 62h50M58 70h50M58 78h34" strokeWidth="3" strokeLinecap="round" />
      <g className="text-accent" strokeWidth="1.5">
        <rect x="54" y="47" width="36" height="9" rx="2" className="fill-accent-soft" stroke="currentColor" />
        <rect x="86" y="88" width="26" height="10" rx="2" className="fill-accent-soft" stroke="currentColor" />
        <path d="M112 93h18M90 51.5h40" stroke="currentColor" strokeDasharray="2 3" />
        <circle cx="134" cy="93" r="3" className="fill-accent" stroke="none" />
        <circle cx="134" cy="51.5" r="3" className="fill-accent" stroke="none" />
      </g>
    </svg>
  );
}
