import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { sourceShares } from '#web/entities/entity-figures.ts';
import { sourceLook } from '#web/entities/source-look.ts';
import { formatDateTime } from '#web/format/dates.ts';
import { Progress } from '#web/ui/progress.tsx';

interface SourceBreakdownProps {
  entities: readonly EntityWire[];
  metadata: AnalysisMetadata | null;
}

/** How many entities each way of reading gave. */
export function SourceBreakdown({ entities, metadata }: SourceBreakdownProps) {
  const shares = sourceShares(entities);
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sources" className="font-semibold">
          Source Breakdown
        </h2>
        {metadata && (
          <p className="text-faded text-xs tabular-nums">
            Analyzed <time dateTime={metadata.analysis_timestamp}>{formatDateTime(metadata.analysis_timestamp)}</time>
          </p>
        )}
      </div>
      <ul className="rounded-card border border-line bg-paper px-3 py-1.5">
        {shares.map(({ source, count, percent, average }) => {
          const { name, icon: Icon, meaning } = sourceLook(source);
          return (
            <li key={source} className="flex min-h-9 items-center gap-2.5 text-sm tabular-nums">
              <Icon aria-hidden className="size-4 shrink-0 text-faded" />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{name}</span>
                <span className="ml-2 hidden text-faded text-xs sm:inline">{meaning}</span>
              </span>
              <Progress value={percent} label={`Share of ${name}`} className="h-1 w-16 shrink-0" />
              <span className="w-20 shrink-0 text-right">
                {count} <span className="text-faded">({percent}%)</span>
              </span>
              <span className="hidden w-16 shrink-0 text-right text-faded text-xs min-[480px]:block">
                avg. {Math.round(average * 100)}%
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
