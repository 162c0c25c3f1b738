/** Prints rows as a table, the first column left-aligned, figures right-aligned with two decimals. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (string | number | null)[][],
): void {
  const cells = [header, ...rows.map((row) => row.map(cellText))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of cells) {
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    );
  }
}

function cellText(cell: string | number | null): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(2);
}
