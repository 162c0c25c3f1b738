import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A sheet of paper on the desk: 16 px padding, 1 px border, no shadow. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-card border border-line bg-paper p-4', className)} {...props} />;
}

export function CardTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 className={cn('font-semibold text-base', className)} {...props} />;
}
