import { cn } from './class-names.ts';

interface ProgressProps {
  /** 0 to 100. */
  value: number;
  label: string;
  tone?: 'accent' | 'ok' | 'warn' | 'bad';
  className?: string;
}

const FILLS = { accent: 'bg-accent', ok: 'bg-ok-fill', warn: 'bg-warn-fill', bad: 'bg-bad-fill' } as const;

export function Progress({ value, label, tone = 'accent', className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={cn('h-1.5 overflow-hidden rounded-full bg-well', className)}
    >
      <div
        className={cn('h-full rounded-full transition-[width] duration-150', FILLS[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
