import type { ZoneReading } from '#core/templates/read-zone.ts';
import type { Zone } from '#core/templates/template.ts';

const MOST_ROWS = 4;

/** What the zone gives on the sample itself, as it is drawn and configured now. */
export function SampleReading({ zone, reading }: { zone: Zone; reading: ZoneReading }) {
  const { table, text, value } = reading;
  return (
    <section aria-label="On the sample" className="rounded-control bg-well px-3 py-2.5 text-sm">
      <h3 className="mb-1 font-semibold text-sm">On the sample</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-faded">Text</dt>
        <dd className="wrap-anywhere line-clamp-4 whitespace-pre-line">{text || <Nothing>No words here</Nothing>}</dd>
        {!table && (
          <>
            <dt className="text-faded">Value</dt>
            <dd className="wrap-anywhere font-medium">
              {value ? (
                `${value.value}${value.currency ? ` ${value.currency}` : ''}`
              ) : (
                <Nothing>{zone.rules.length > 0 ? 'No rule finds anything' : 'None'}</Nothing>
              )}
            </dd>
          </>
        )}
      </dl>
      {table && table.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section aria-label="Rows on the sample" tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-max text-left text-xs tabular-nums">
            <thead className="text-faded">
              <tr>
                {table.columns.map(({ title, left }) => (
                  <th key={left} scope="col" className="pr-3 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.slice(0, MOST_ROWS).map((row) => (
                <tr key={`${row.page} ${row.box.y}`}>
                  {row.cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have nothing else
                    <td key={index} className="max-w-40 truncate pr-3">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {table.rows.length > MOST_ROWS && (
            <p className="mt-1 text-faded text-xs">and {table.rows.length - MOST_ROWS} more rows</p>
          )}
        </section>
      )}
      {table && table.rows.length === 0 && <p className="mt-1 text-faded">No rows here</p>}
    </section>
  );
}

function Nothing({ children }: { children: string }) {
  return <span className="font-normal text-faded">{children}</span>;
}
