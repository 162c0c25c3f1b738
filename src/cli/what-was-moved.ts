export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says which files documents name and the storage has not. Returns the exit code. */
export function warnOfMissing(missing: readonly string[]): number {
  if (missing.length === 0) return 0;
  process.stderr.write(
    `invoscope: ${countOf(missing.length, 'file')} that documents need ${missing.length === 1 ? 'was' : 'were'} missing or damaged before:\n${missing.map((sha256) => `  ${sha256}\n`).join('')}`,
  );
  return 1;
}
