import { Link } from 'react-router';

interface BarRowProps {
  name: string;
  /** What stands at the end of the bar. */
  value: string;
  note?: string;
  /** 0 to 1. */
  share: number;
  to: string;
  /** A CSS colour; the accent by default. */
  colour?: string;
}

/** A named horizontal bar that leads to the list behind it. */
export function BarRow({ name, value, note, share, to, colour }: BarRowProps) {
  return (
    <li>
      <Link to={to} className="group -mx-2 block rounded-control px-2 py-1.5 transition-colors hover:bg-well">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">{name}</span>
          <span className="shrink-0 tabular-nums">
            {note && <span className="mr-2 text-faded text-xs">{note}</span>}
            {value}
          </span>
        </span>
        <span className="mt-1 block h-1.5 overflow-hidden rounded-full bg-well group-hover:bg-line">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ width: `${share * 100}%`, ...(colour ? { background: colour } : {}) }}
          />
        </span>
      </Link>
    </li>
  );
}
