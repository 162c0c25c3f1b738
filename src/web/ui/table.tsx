import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A table that scrolls sideways by itself, with what is only read aloud in it; rows are 36 px high. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    // A group, not a region: the section around it mostly has the same name, and regions are told apart by theirs.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's looks
    <div
      role="group"
      className="relative overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={props['aria-label'] ?? 'Table'}
    >
      <table className={cn('w-full border-collapse text-left text-sm tabular-nums', className)} {...props} />
    </div>
  );
}

export function HeadCell({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('h-8 whitespace-nowrap border-line border-b px-3 font-medium text-faded text-xs', className)}
      {...props}
    />
  );
}

export function Cell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('h-9 border-line border-b px-3 [tr:last-child>&]:border-b-0', className)} {...props} />;
}
