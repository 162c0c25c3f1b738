import { scoreColour } from '#core/templates/quick-check.ts';
import { cn } from '#web/ui/class-names.ts';
import { Progress } from '#web/ui/progress.tsx';

const LOOKS = {
  green: { tone: 'ok', text: 'text-ok' },
  yellow: { tone: 'warn', text: 'text-warn' },
  red: { tone: 'bad', text: 'text-bad' },
} as const;

interface OverallScoreProps {
  /** Percent of zones that pass. */
  score: number;
  zones: readonly { status: string }[];
}

/** How many of the zones pass, green from 80 %, yellow from 60 %, else red. */
export function OverallScore({ score, zones }: OverallScoreProps) {
  const colour = scoreColour(score);
  const { tone, text } = LOOKS[colour];
  const passed = zones.filter(({ status }) => status === 'pass').length;
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-paper p-4">
      <div className="flex items-baseline gap-3 tabular-nums">
        <h2 className="font-semibold">Overall score</h2>
        <p className="ml-auto text-faded text-sm">
          {passed} of {zones.length} {zones.length === 1 ? 'zone passes' : 'zones pass'}
        </p>
        <output data-colour={colour} className={cn('font-semibold text-xl', text)}>
          {Math.round(score)}%
        </output>
      </div>
      <Progress value={score} label="Overall score" tone={tone} />
    </div>
  );
}
