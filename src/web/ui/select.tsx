import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

interface SelectProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** The accessible name; give `id` instead where a label points here. */
  label?: string;
  id?: string;
  className?: string;
  disabled?: boolean;
  /** What the button shows instead of the chosen option. */
  shown?: string;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, label, id, className, disabled, shown } = props;
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled ?? false}>
      <Primitive.Trigger
        id={id}
        aria-label={label}
        className={cn(
          'inline-flex h-8 items-center justify-between gap-2 rounded-control border border-field bg-paper px-3',
          'transition-colors hover:border-faded disabled:opacity-60 coarse:min-h-11',
          className,
        )}
      >
        <Primitive.Value>{shown}</Primitive.Value>
        <ChevronDown aria-hidden className="size-4 text-faded" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) rounded-control border border-line bg-paper p-1 shadow-float"
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex h-8 select-none items-center justify-between gap-3 rounded-md px-2 outline-none data-disabled:text-faded data-disabled:opacity-60 data-highlighted:bg-well coarse:min-h-11"
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
