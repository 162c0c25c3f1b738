import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A table that scrolls sideways by itself, with what is only read aloud in it; rows are 36 px high. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="relative overflow-x-auto" tabIndex={0} aria-label={props['aria-label'] ?? 'Table'}>
      <table className={cn('w-full border-collapse text-left text-sm tabular-nums', className)} {...props} />
    </section>
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
