import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const Tabs = Primitive.Root;

export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn('flex gap-1 overflow-x-auto border-line border-b', className)} {...props} />;
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        '-mb-px inline-flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-3',
        'text-faded transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 coarse:min-h-11',
        'data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
        '[&_svg]:size-4',
        className,
      )}
      {...props}
    />
  );
}

export const TabPanel = Primitive.Content;
