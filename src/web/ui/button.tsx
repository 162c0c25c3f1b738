import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong h-9 px-4 font-medium',
  secondary: 'bg-paper border border-line text-ink hover:bg-well h-8 px-3 font-medium',
  ghost: 'text-faded hover:text-ink hover:bg-well h-8 px-2.5',
  danger: 'bg-bad text-paper hover:opacity-90 h-8 px-3 font-medium',
  link: 'text-accent-strong underline-offset-4 hover:underline h-auto px-0',
} as const;

const ICON_ONLY = 'w-8 px-0 coarse:w-11';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  /** A square button; give it an `aria-label`. */
  icon?: boolean;
  /** Renders its only child (a link) with the button's look. */
  asChild?: boolean;
}

/**
 * 32 px high, 36 as primary, at least 44 under a finger. One that cannot be used for now is `aria-disabled` and its click
 * does nothing: `disabled` would take the focus from whoever has just pressed it.
 */
export function Button({ variant = 'secondary', icon, asChild, className, type, ...props }: ButtonProps) {
  const Tag = asChild ? Slot.Root : 'button';
  return (
    <Tag
      {...(asChild ? {} : { type: type ?? 'button' })}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-control',
        'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        '[&_svg]:size-4 [&_svg]:shrink-0',
        variant !== 'link' && 'coarse:min-h-11',
        VARIANTS[variant],
        icon && ICON_ONLY,
        className,
      )}
      {...props}
    />
  );
}
