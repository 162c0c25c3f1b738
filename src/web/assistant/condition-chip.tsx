import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cn } from '#web/ui/class-names.ts';

const CHIP = 'h-7 bg-accent-soft text-accent-strong text-sm transition-colors hover:bg-well coarse:h-11';

interface ConditionChipProps {
  text: string;
  /** What opens to change it; gets the function that closes it. Without it the chip can only be taken away. */
  change?: ((close: () => void) => ReactNode) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A condition of a question: pressed it can be changed, its cross takes it away. */
export function ConditionChip({ text, change, onRemove }: ConditionChipProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className="inline-flex max-w-full overflow-hidden rounded-full">
      {change ? (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            aria-label={`Change ${text}`}
            className={cn(CHIP, 'min-w-0 truncate pl-3', onRemove ? 'pr-2' : 'pr-3')}
          >
            {text}
          </Popover.Trigger>
          <Popover.Portal>{change(() => setOpen(false))}</Popover.Portal>
        </Popover.Root>
      ) : (
        <span className={`${CHIP} inline-flex min-w-0 items-center truncate px-3 hover:bg-accent-soft`}>{text}</span>
      )}
      {onRemove && (
        <button type="button" aria-label={`Remove ${text}`} className={`${CHIP} px-2`} onClick={onRemove}>
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
