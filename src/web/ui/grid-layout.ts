export interface GridShape {
  /** Pixels. */
  minWidth: number;
  rowHeight: number;
  gap: number;
}

/** How many cells of at least `minWidth` fit side by side; at least one. */
export function columnsFor(width: number, { minWidth, gap }: GridShape): number {
  return Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
}

/** Where an arrow, Home or End key leads from `index` in a grid; null for other keys. Stays within 0..count-1. */
export function moveInGrid(key: string, index: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const wanted = steps[key];
  if (wanted === undefined || count === 0) return null;
  // Above the first and below the last row there is nowhere to go.
  return wanted < 0 || wanted >= count ? index : wanted;
}
