/** A picture that becomes a page. */
export interface ScanPage {
  id: string;
  file: File;
}

/** The list with the entry at `from` where that at `to` was; beyond the ends it stays. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  if (from === to || to < 0 || to >= entries.length || entries[from] === undefined) return entries;
  const others = entries.filter((_, index) => index !== from);
  return [...others.slice(0, to), entries[from], ...others.slice(to)];
}
