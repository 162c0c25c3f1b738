import { X } from 'lucide-react';
import { STATUS_WORDS } from '#web/api/document-status.ts';
import { labelName } from '#web/entities/group-entities.ts';
import { formatMonth } from '#web/format/dates.ts';
import type { DocumentsAddress } from './documents-address.ts';

interface FilterChipsProps {
  address: DocumentsAddress;
  /** Takes one name out of the address. */
  onRemove: (name: string) => void;
}

/** What narrows the list beside the search, each removable. */
export function FilterChips({ address: { filter, label }, onRemove }: FilterChipsProps) {
  const chips = [
    { name: 'status', text: filter.status && STATUS_WORDS[filter.status] },
    { name: 'seller', text: filter.seller },
    { name: 'month', text: filter.month && formatMonth(filter.month) },
    { name: 'currency', text: filter.currency },
    { name: 'checks', text: filter.failedChecks && 'Failed checks' },
    { name: 'label', text: label && `With ${labelName(label).toLowerCase()}` },
  ].filter((chip) => chip.text);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filters">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onRemove(name)}
            aria-label={`Remove the filter ${text}`}
            className="inline-flex h-7 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-accent-strong text-sm transition-colors hover:bg-well coarse:h-11"
          >
            {text} <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
