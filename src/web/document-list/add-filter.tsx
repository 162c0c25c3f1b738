import { Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type RefObject, useState } from 'react';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSteps, STEPS_BOX } from './filter-steps.tsx';
import type { AddressChanges } from './list-address.ts';

interface AddFilterProps {
  buttonRef: RefObject<HTMLButtonElement | null>;
  filter: DocumentFilter;
  onChange: (changes: AddressChanges) => void;
}

/** 'Add filter', and what opens under it. */
export function AddFilter({ buttonRef, filter, onChange }: AddFilterProps) {
  const [open, setOpen] = useState(false);
  const choose = (changes: AddressChanges) => {
    onChange(changes);
    setOpen(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button ref={buttonRef} variant="ghost" className="h-7 rounded-full border border-line border-dashed text-sm">
          <Plus aria-hidden /> Add filter
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Add filter"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={STEPS_BOX}
        >
          <FilterSteps filter={filter} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
