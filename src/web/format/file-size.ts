const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A size in Bytes, KB, MB or GB (specification §9), at most two decimals: 1536 is "1.5 KB". */
export function formatFileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 1023.996 KB would be written as "1024 KB": the next unit starts where the rounded figure reaches it.
  while (unit < UNITS.length - 1 && rounded(value) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  return `${rounded(value)} ${UNITS[unit]}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
