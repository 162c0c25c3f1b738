import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

/** Specification §9: the second click must come within this time. */
const ARMED_MS = 3000;

/** `press()` arms for three seconds and answers true when it was armed already. */
export function useArmed(): { armed: boolean; press: () => boolean; disarm: () => void } {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [armed]);
  const press = () => {
    setArmed(!armed);
    return armed;
  };
  return { armed, press, disarm: () => setArmed(false) };
}

interface ArmedDeleteButtonProps {
  /** The idle name, e.g. 'Delete document'; say which one where there are several. */
  label: string;
  /** The tooltip at rest, where it is shorter than `label`. */
  tooltip?: string;
  busy: boolean;
  onDelete: () => void;
  /** Shows the words beside the icon. */
  withText?: boolean;
  className?: string;
}

/** Deletes on the second click within three seconds. */
export function ArmedDeleteButton({ label, tooltip, busy, onDelete, withText, className }: ArmedDeleteButtonProps) {
  const { armed, press } = useArmed();
  const words = busy ? 'Deleting...' : armed ? 'Click again to confirm' : (tooltip ?? label);
  return (
    <Tooltip text={words} {...(armed ? { open: true } : {})}>
      <Button
        variant={armed ? 'danger' : 'ghost'}
        icon={!withText}
        aria-label={busy || armed ? words : label}
        aria-disabled={busy}
        className={cn(className)}
        onClick={(event) => {
          event.stopPropagation();
          if (!busy && press()) onDelete();
        }}
      >
        <Trash2 aria-hidden />
        {withText && <span>{words}</span>}
        <span aria-live="polite" className="sr-only">
          {armed ? 'Click again to confirm' : ''}
        </span>
      </Button>
    </Tooltip>
  );
}
