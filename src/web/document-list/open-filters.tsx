import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { statsQuery } from '#web/api/documents-queries.ts';
import { formatMonth } from '#web/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { FilterKind } from './filter-choices.ts';
import type { AddressChanges } from './list-address.ts';
import { monthRange } from './periods.ts';

interface OpenFiltersProps {
  kind: FilterKind;
  filter: DocumentFilter;
  onChoose: (changes: AddressChanges) => void;
  itemClass: string;
}

/** Suggestions shown at a time. */
const SHOWN = 8;
const AMOUNT = String.raw`\d+(\.\d+)?`;

/** The filters whose value is typed, with what is likely to be meant. */
export function OpenFilters({ kind, ...rest }: OpenFiltersProps) {
  if (kind === 'month') return <MonthFilter {...rest} />;
  if (kind === 'amount') return <AmountFilter {...rest} />;
  return <NameFilter key={kind} name={kind === 'buyer' ? 'buyer' : 'seller'} {...rest} />;
}

type FilterFormProps = Omit<OpenFiltersProps, 'kind'>;

function NameFilter({ name, onChoose, itemClass }: FilterFormProps & { name: 'seller' | 'buyer' }) {
  const stats = useQuery({ ...statsQuery, enabled: name === 'seller' });
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const sellers = [...new Set(stats.data?.spend_by_seller.map(({ seller }) => seller))];
  const likely = sellers.filter((seller) => seller.toLowerCase().includes(sought)).slice(0, SHOWN);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (sought !== '') onChoose({ [name]: text.trim() });
  };
  return (
    <form onSubmit={apply} className="flex flex-col gap-1 p-1">
      <Input
        autoFocus
        aria-label={name === 'seller' ? 'Name of the seller' : 'Name of the buyer'}
        placeholder="Name, then Enter"
        className="h-8"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul>
        {likely.map((seller) => (
          <li key={seller}>
            <button type="button" className={itemClass} onClick={() => onChoose({ [name]: seller })}>
              <span className="truncate">{seller}</span>
            </button>
          </li>
        ))}
      </ul>
      {sought !== '' && (
        <Button type="submit" className="w-full">
          Apply
        </Button>
      )}
    </form>
  );
}

function MonthFilter({ filter, onChoose, itemClass }: FilterFormProps) {
  const stats = useQuery(statsQuery);
  const [from, setFrom] = useState(filter.from ?? '');
  const [to, setTo] = useState(filter.to ?? '');
  const months = [...new Set(stats.data?.spend_by_month.map(({ month }) => month))].sort().reverse().slice(0, SHOWN);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (from !== '' || to !== '') onChoose({ from, to });
  };
  return (
    <form onSubmit={apply} className="flex flex-col gap-1 p-1">
      <ul className="grid grid-cols-2">
        {months.map((month) => (
          <li key={month}>
            <button type="button" className={itemClass} onClick={() => onChoose({ ...monthRange(month) })}>
              {formatMonth(month)}
            </button>
          </li>
        ))}
      </ul>
      <FilterField label="First invoice date" type="date" value={from} onValue={setFrom} />
      <FilterField label="Last invoice date" type="date" value={to} onValue={setTo} />
      <Button type="submit" className="mt-1 w-full">
        Apply
      </Button>
    </form>
  );
}

function AmountFilter({ filter, onChoose }: FilterFormProps) {
  const [min, setMin] = useState(filter.min ?? '');
  const [max, setMax] = useState(filter.max ?? '');
  const [currency, setCurrency] = useState(filter.currency ?? '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (min !== '' || max !== '' || currency !== '') onChoose({ min, max, currency: currency.toUpperCase() });
  };
  return (
    <form onSubmit={apply} className="flex flex-col gap-2 p-1">
      <FilterField label="At least" inputMode="decimal" pattern={AMOUNT} value={min} onValue={setMin} />
      <FilterField label="At most" inputMode="decimal" pattern={AMOUNT} value={max} onValue={setMax} />
      <FilterField
        label="Currency"
        optional
        pattern="[A-Za-z]{3}"
        placeholder="EUR"
        value={currency}
        onValue={setCurrency}
      />
      <Button type="submit" className="mt-1 w-full">
        Apply
      </Button>
    </form>
  );
}

interface FilterFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'pattern' | 'placeholder'> {
  label: string;
  optional?: boolean;
  value: string;
  onValue: (value: string) => void;
}

function FilterField({ label, optional = false, onValue, ...input }: FilterFieldProps) {
  return (
    <Field label={label} optional={optional}>
      {(control) => <Input {...control} {...input} className="h-8" onChange={(event) => onValue(event.target.value)} />}
    </Field>
  );
}
