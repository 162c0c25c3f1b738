import type { ReactNode } from 'react';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { foundKeyFields, KEY_FIELDS } from '#core/labels.ts';
import { formatDateTime } from '#web/documents/dates.ts';
import { formatFileSize } from '#web/documents/file-size.ts';
import { Progress } from '#web/ui/progress.tsx';
import { confidenceFigures, percentOf } from './entity-figures.ts';
import type { EntityGroup } from './filter-entities.ts';

/** Shown when the analyzer did not say its version (specification §2). */
const DEFAULT_VERSION = 'v2.0';

interface SummaryCardsProps {
  entities: readonly EntityWire[];
  groups: readonly EntityGroup[];
  metadata: AnalysisMetadata | null;
}

export function SummaryCards({ entities, groups, metadata }: SummaryCardsProps) {
  const figures = confidenceFigures(entities);
  const found = foundKeyFields(Object.fromEntries(groups.map((group) => [group.label, group.entities])));
  const version = metadata?.analyzer_version ? metadata.analyzer_version.replace(/^v?/, 'v') : DEFAULT_VERSION;
  return (
    <section aria-label="Summary" className="grid grid-cols-2 gap-2.5 sm:grid-cols-6">
      <SummaryCard title="Total Entities" value={String(figures.count)} className="sm:col-span-2">
        {groups.length === 1 ? '1 type' : `${groups.length} types`}
      </SummaryCard>
      <SummaryCard title="Completeness" value={`${found}/${KEY_FIELDS.length}`} className="sm:col-span-2">
        key fields found
        <Progress value={percentOf(found, KEY_FIELDS.length)} label="Invoice completeness" className="mt-1.5 h-1" />
      </SummaryCard>
      <SummaryCard title="Analyzer" value={version} className="col-span-2">
        {metadata ? languageName(metadata.language) : 'version'}
      </SummaryCard>
      <SummaryCard
        title="AI Confidence"
        value={`${Math.round(figures.average * 100)}%`}
        className="col-span-2 sm:col-span-3"
      >
        <BandBars count={figures.count} bands={figures.bands} />
      </SummaryCard>
      <SummaryCard
        title="Analysis"
        value={metadata ? formatDuration(metadata.duration_ms) : '–'}
        className="col-span-2 sm:col-span-3"
      >
        {metadata && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-2">
            <dt>Analyzed</dt>
            <dd className="text-right text-ink">{formatDateTime(metadata.analysis_timestamp)}</dd>
            <dt>File size</dt>
            <dd className="text-right text-ink">{formatFileSize(metadata.file_size)}</dd>
          </dl>
        )}
      </SummaryCard>
    </section>
  );
}

function SummaryCard(props: { title: string; value: string; className: string; children?: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-paper px-3 py-2.5 ${props.className}`}>
      <h2 className="text-faded text-xs">{props.title}</h2>
      <p className="font-semibold text-lg tabular-nums">{props.value}</p>
      <div className="text-faded text-xs tabular-nums">{props.children}</div>
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
    <ul className="flex flex-col gap-0.5">
      {BANDS.map(({ band, word, tone }) => (
        <li key={band} className="flex items-center gap-2">
          <span className="w-12">{word}</span>
          <Progress
            value={percentOf(bands[band], count)}
            label={`${word} confidence`}
            tone={tone}
            className="h-1 flex-1"
          />
          <span className="w-7 text-right text-ink">{bands[band]}</span>
        </li>
      ))}
    </ul>
  );
}

function formatDuration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(undefined, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
