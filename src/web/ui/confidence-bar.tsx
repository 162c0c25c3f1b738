import { confidenceBand } from '#core/confidence.ts';
import { cn } from './class-names.ts';

const BANDS = {
  high: { word: 'High', fill: 'bg-ok-fill', text: 'text-ok' },
  medium: { word: 'Medium', fill: 'bg-warn-fill', text: 'text-warn' },
  low: { word: 'Low', fill: 'bg-bad-fill', text: 'text-bad' },
} as const;

interface ConfidenceBarProps {
  /** 0 to 1. */
  confidence: number;
  /** Without colour, where something weightier is known of the value than how surely it was read. */
  muted?: boolean;
  className?: string | undefined;
}

/** A 4-px bar, the percent and High, Medium or Low. */
export function ConfidenceBar({ confidence, muted = false, className }: ConfidenceBarProps) {
  const band = BANDS[confidenceBand(confidence)];
  const percent = Math.round(confidence * 100);
  return (
    <span className={cn('inline-flex items-center gap-2 text-xs tabular-nums', className)}>
      <span aria-hidden className="h-1 w-14 overflow-hidden rounded-full bg-well">
        <span
          className={cn('block h-full rounded-full', muted ? 'bg-field' : band.fill)}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className={cn(muted && 'text-faded')}>{percent}%</span>
      <span className={cn('font-medium', muted ? 'text-faded' : band.text)}>{band.word}</span>
    </span>
  );
}
