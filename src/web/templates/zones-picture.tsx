/** A sheet with three zones drawn on it, one with its handles. */
export function ZonesPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 120" className="mb-2 h-28 text-line" fill="none" stroke="currentColor">
      <path
        d="M46 6h54l18 18v86a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z"
        className="fill-paper"
        strokeWidth="1.5"
      />
      <path d="M100 6v14a4 4 0 0 0 4 4h14" strokeWidth="1.5" />
      <path d="M52 22h24M52 30h16M52 66h54M52 74h54M52 82h40" strokeWidth="3" strokeLinecap="round" />
      <g className="text-accent" strokeWidth="1.5">
        <rect x="48" y="59" width="64" height="30" rx="2" strokeDasharray="3 3" />
        <rect x="48" y="15" width="34" height="21" rx="2" strokeDasharray="3 3" />
        <rect x="80" y="42" width="50" height="12" className="fill-accent-soft" />
        <g className="fill-paper">
          <rect x="77.5" y="39.5" width="5" height="5" />
          <rect x="127.5" y="39.5" width="5" height="5" />
          <rect x="77.5" y="51.5" width="5" height="5" />
          <rect x="127.5" y="51.5" width="5" height="5" />
        </g>
        <path d="m132 56 6 15 2.5-6 6-2.5z" className="fill-accent" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
