import { useEffect, useId, useRef } from 'react';
import { ApiError, messageOf } from '#web/api/errors.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatAmount } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';

interface TypedReadingsProps {
  /** Why a typed value was refused. */
  error: unknown;
  /** Saves the value in the reading that was chosen. */
  onChoose: (reading: string) => void;
}

/** A refusal beside its field; where what was typed can be read in several ways, with these to choose from. */
export function TypedReadings({ error, onChoose }: TypedReadingsProps) {
  const readings = readingsOf(error);
  if (readings.length === 0) return <ErrorBox>{messageOf(error)}</ErrorBox>;
  const isDate = error instanceof ApiError && error.code === 'date.ambiguous';
  return (
    <Choice
      question={isDate ? 'Which day is meant?' : messageOf(error)}
      readings={readings.map((value) => ({ value, shown: isDate ? formatDay(value) : formatAmount(value) }))}
      onChoose={onChoose}
    />
  );
}

interface ChoiceProps {
  question: string;
  readings: readonly { value: string; shown: string }[];
  onChoose: (value: string) => void;
}

function Choice({ question, readings, onChoose }: ChoiceProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset aria-labelledby={id} className="rounded-control bg-warn-soft px-3 py-2.5">
      <p id={id} role="alert" className="wrap-anywhere font-medium text-sm">
        {question}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {readings.map(({ value, shown }, index) => (
          <Button key={value} ref={index === 0 ? first : undefined} onClick={() => onChoose(value)}>
            {shown}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** What the server says a typed value may have been; empty for any other error. */
function readingsOf(error: unknown): string[] {
  const readings = error instanceof ApiError ? error.params.readings : null;
  return Array.isArray(readings) ? readings.filter((reading) => typeof reading === 'string') : [];
}
