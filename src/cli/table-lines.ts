const MAX_CELL = 32;
const GAP = '  ';

/**
 * Rows as aligned lines below their header. A row with fewer cells than the header tells something in its last
 * cell, which may run on. Columns that hold only figures are right-aligned.
 */
export function tableLines(rows: readonly string[][], header: readonly string[]): string[] {
  const full = rows.filter(({ length }) => length === header.length);
  const widths = header.map((title, column) =>
    Math.max(
      title.length,
      ...rows.map((row) =>
        column < row.length - 1 || row.length === header.length ? shorten(row[column] ?? '').length : 0,
      ),
    ),
  );
  const numeric = header.map(
    (_, column) => full.some((row) => row[column]) && full.every((row) => /^-?[\d.]*$/.test(row[column] ?? '')),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        if (column === row.length - 1 && row.length < header.length) return cell;
        const text = shorten(cell);
        return numeric[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!);
      })
      .join(GAP)
      .trimEnd();
  return [line(header), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

function shorten(text: string): string {
  const single = text.replace(/\s+/g, ' ').trim();
  return single.length > MAX_CELL ? `${single.slice(0, MAX_CELL - 1)}…` : single;
}
