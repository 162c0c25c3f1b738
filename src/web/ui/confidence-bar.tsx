import { confidenceBand } from '#core/confidence.ts';
import { cn } from './class-names.ts';

const BANDS = {
  high: { word: 'High', fill: 'bg-ok-fill', text: 'text-ok' },
  medium: { word: 'Medium', fill: 'bg-warn-fill', text: 'text-warn' },
  low: { word: 'Low', fill: 'bg-bad-fill', text: 'text-bad' },
} as const;

/** A 4-px bar, the percent and High, Medium or Low; `confidence` from 0 to 1. */
export function ConfidenceBar({ confidence, className }: { confidence: number; className?: string }) {
  const band = BANDS[confidenceBand(confidence)];
  const percent = Math.round(confidence * 100);
  return (
    <span className={cn('inline-flex items-center gap-2 text-xs tabular-nums', className)}>
      <span aria-hidden className="h-1 w-14 overflow-hidden rounded-full bg-well">
        <span className={cn('block h-full rounded-full', band.fill)} style={{ width: `${percent}%` }} />
      </span>
      <span>{percent}%</span>
      <span className={cn('font-medium', band.text)}>{band.word}</span>
    </span>
  );
}
