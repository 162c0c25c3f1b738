import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const TONES = {
  neutral: 'bg-well text-faded',
  accent: 'bg-accent-soft text-accent-strong',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
} as const;

export type Tone = keyof typeof TONES;

/** A word of status; give it an icon where the tone means something, as colour alone is not read by all. */
export function Badge({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      className={cn(
        'inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 font-medium text-xs',
        '[&_svg]:size-3',
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
