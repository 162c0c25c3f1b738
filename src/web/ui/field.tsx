import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

/** What the control inside a field must carry to be named and described by it. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

interface FieldProps {
  label: string;
  hint?: string;
  /** Shown under the control and read with it. */
  error?: string | null;
  required?: boolean;
  /** "Optional" beside the label. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, and a hint or error tied to the control. */
export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {optional && <span className="text-faded">Optional</span>}
      </div>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {note && (
        <p id={noteId} className={cn('flex items-start gap-1.5 text-xs', error ? 'text-bad' : 'text-faded')}>
          {error && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}
