import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const BOX =
  'w-full rounded-control border border-field bg-paper px-3 text-ink placeholder:text-faded ' +
  'transition-colors duration-150 hover:border-faded disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-invalid:border-bad focus-visible:outline-offset-0 coarse:text-lg';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(BOX, 'h-9 coarse:min-h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(BOX, 'min-h-32 py-2', className)} {...props} />;
}
