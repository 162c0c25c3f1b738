import { useId, useState } from 'react';
import { INVOICE_COLUMNS, USUAL_INVOICE_COLUMNS } from '#core/export/columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  chosenColumns,
  type ExportOptions,
  keepOptions,
  keptOptions,
  usualOptions,
  withColumn,
} from './export-options.ts';

const USUAL = USUAL_INVOICE_COLUMNS.map(({ key, heading }) => ({ key, heading }));
const FURTHER = INVOICE_COLUMNS.filter(({ key }) => !USUAL.some((column) => column.key === key));

/** Which columns tables of invoices have, and how CSV is written: kept in this browser as it is changed. */
export function ExportOptionsDialog({ onClose }: { onClose: () => void }) {
  const [options, setOptions] = useState(keptOptions);
  const change = (next: ExportOptions) => {
    keepOptions(next);
    setOptions(next);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Columns and format" description="For CSV and the sheet Invoices of Excel; remembered here.">
        <div className="flex flex-wrap gap-4">
          <Field label="CSV delimiter" className="min-w-40 flex-1">
            {({ id }) => (
              <Select
                id={id}
                value={options.delimiter}
                onChange={(delimiter) => change({ ...options, delimiter })}
                options={[
                  { value: 'comma', label: 'Comma' },
                  { value: 'semicolon', label: 'Semicolon' },
                  { value: 'tab', label: 'Tab' },
                ]}
              />
            )}
          </Field>
          <Field label="CSV decimal sign" className="min-w-40 flex-1">
            {({ id }) => (
              <Select
                id={id}
                value={options.decimal}
                onChange={(decimal) => change({ ...options, decimal })}
                options={[
                  { value: 'point', label: '1190.00' },
                  { value: 'comma', label: '1190,00' },
                ]}
              />
            )}
          </Field>
        </div>
        <ColumnBoxes legend="Columns" columns={USUAL} options={options} onChange={change} />
        <ColumnBoxes legend="What a value rests on" columns={FURTHER} options={options} onChange={change} />
        <div className="mt-5 flex justify-between gap-2">
          <Button variant="ghost" onClick={() => change(usualOptions())}>
            Back to the usual
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ColumnBoxesProps {
  legend: string;
  columns: readonly { key: string; heading: string }[];
  options: ExportOptions;
  onChange: (options: ExportOptions) => void;
}

function ColumnBoxes({ legend, columns, options, onChange }: ColumnBoxesProps) {
  const id = useId();
  const chosen = chosenColumns(options);
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {columns.map(({ key, heading }) => (
          <label key={key} htmlFor={`${id}-${key}`} className="flex min-h-8 items-center gap-2 coarse:min-h-11">
            <input
              id={`${id}-${key}`}
              type="checkbox"
              checked={chosen.has(key)}
              onChange={(event) => onChange(withColumn(options, key, event.target.checked))}
              className="size-4 accent-accent"
            />
            {heading}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
