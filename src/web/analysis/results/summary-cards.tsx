import type { ReactNode } from 'react';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { foundKeyFields, KEY_FIELDS } from '#core/labels.ts';
import { confidenceFigures, percentOf } from '#web/entities/entity-figures.ts';
import type { EntityGroup } from '#web/entities/filter-entities.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { Progress } from '#web/ui/progress.tsx';

/** Shown when the analyzer did not say its version (specification §2). */
const DEFAULT_VERSION = 'v2.0';

interface SummaryCardsProps {
  entities: readonly EntityWire[];
  groups: readonly EntityGroup[];
  metadata: AnalysisMetadata | null;
}

/** The figures of the analysis in one low strip, so that the fields below are in view. */
export function SummaryCards({ entities, groups, metadata }: SummaryCardsProps) {
  const figures = confidenceFigures(entities);
  const found = foundKeyFields(Object.fromEntries(groups.map((group) => [group.label, group.entities])));
  const version = metadata?.analyzer_version ? metadata.analyzer_version.replace(/^v?/, 'v') : DEFAULT_VERSION;
  return (
    <section
      aria-label="Summary"
      className="flex shrink-0 flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line"
    >
      <SummaryCard title="Total Entities" value={String(figures.count)}>
        {groups.length === 1 ? '1 type' : `${groups.length} types`}
      </SummaryCard>
      <SummaryCard title="AI Confidence" value={figures.count === 0 ? '–' : `${Math.round(figures.average * 100)}%`}>
        <BandBars count={figures.count} bands={figures.bands} />
      </SummaryCard>
      <SummaryCard title="Completeness" value={`${found}/${KEY_FIELDS.length}`}>
        key fields found
        <Progress value={percentOf(found, KEY_FIELDS.length)} label="Invoice completeness" className="mt-0.5 h-1" />
      </SummaryCard>
      <SummaryCard title="Analyzer" value={version}>
        {metadata && `${formatDuration(metadata.duration_ms)} · ${formatFileSize(metadata.file_size)}`}
      </SummaryCard>
    </section>
  );
}

function SummaryCard(props: { title: string; value: string; children?: ReactNode }) {
  return (
    <div className="min-w-fit flex-auto bg-paper px-2 py-1.5">
      <h2 className="text-faded text-xs">{props.title}</h2>
      <div className="flex items-center gap-1.5 tabular-nums">
        <p className="font-semibold">{props.value}</p>
        <div className="whitespace-nowrap text-faded text-xs">{props.children}</div>
      </div>
    </div>
  );
}

const BANDS = [
  { band: 'high', word: 'High', tone: 'ok' },
  { band: 'medium', word: 'Medium', tone: 'warn' },
  { band: 'low', word: 'Low', tone: 'bad' },
] as const;

function BandBars({ count, bands }: { count: number; bands: Record<'high' | 'medium' | 'low', number> }) {
  return (
    <ul className="flex gap-1.5">
      {BANDS.map(({ band, word, tone }) => (
        <li key={band}>
          <span className="flex gap-1">
            <span>{word}</span>
            <span className="text-ink">{bands[band]}</span>
          </span>
          <Progress
            value={percentOf(bands[band], count)}
            label={`${word} confidence`}
            tone={tone}
            className="mt-0.5 h-1"
          />
        </li>
      ))}
    </ul>
  );
}

function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
