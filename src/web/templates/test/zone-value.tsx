import { MapPin } from 'lucide-react';
import type { ZoneTest } from '#contracts/template.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, HeadCell, Table } from '#web/ui/table.tsx';

/** Rows of a table that are shown. */
const SHOWN_ROWS = 20;

interface ZoneValueProps {
  zone: ZoneTest;
  /** Brings the zone on the page into view. */
  onShow: () => void;
  onActive: (id: string | null) => void;
}

/** What a zone gives, the text it was taken from, and the way to it on the page. */
export function ZoneValue({ zone, onShow, onActive }: ZoneValueProps) {
  const { zone_id, name, value, text, rows, page } = zone;
  return (
    <div className="flex flex-col gap-1.5">
      {rows.length > 0 ? (
        <Rows name={name} rows={rows} />
      ) : (
        value !== null && <p className="wrap-anywhere whitespace-pre-line font-semibold tabular-nums">{value}</p>
      )}
      {text !== '' && text !== value && rows.length === 0 && (
        <p className="wrap-anywhere line-clamp-4 whitespace-pre-line text-faded text-sm">
          <span className="sr-only">Text in the zone: </span>
          {text}
        </p>
      )}
      {page !== null && (
        <Button
          variant="ghost"
          className="-ml-2.5 h-7 self-start text-sm"
          aria-label={`Show ${name} on page ${page}`}
          onClick={onShow}
          onFocus={() => onActive(zone_id)}
          onBlur={() => onActive(null)}
        >
          <MapPin aria-hidden /> Page {page}
        </Button>
      )}
    </div>
  );
}

function Rows({ name, rows }: { name: string; rows: ZoneTest['rows'] }) {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const more = rows.length - SHOWN_ROWS;
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <Table aria-label={`Rows of ${name}`}>
        <thead>
          <tr>
            {titles.map((title) => (
              <HeadCell key={title}>{title}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only told apart by their place
            <tr key={index}>
              {titles.map((title) => (
                <Cell key={title}>{row[title] ?? ''}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className="px-3 py-1.5 text-faded text-sm">+{more} more rows</p>}
    </div>
  );
}
