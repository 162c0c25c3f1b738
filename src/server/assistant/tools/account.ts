import { writeCount, writeNumber } from '#core/assistant/wording/format-figures.ts';
import { documentStats } from '../../documents/document-stats.ts';
import { subscriptionStatus } from '../../subscription/subscription-status.ts';
import type { Asked, Finding } from './finding.ts';

/** The plan, and how much of it is used. */
export async function answerUsage({ deps, userId, wording }: Asked<'usage'>): Promise<Finding> {
  const status = await subscriptionStatus(deps, userId);
  const of = (used: number, limit: number | null) =>
    limit === null ? writeNumber(used, wording) : `${writeNumber(used, wording)} / ${writeNumber(limit, wording)}`;
  const text =
    status.billing === 'off'
      ? wording.say.usageOff
      : wording.say.usage(
          of(status.documents_used, status.documents_limit),
          of(status.ai_queries_used, status.ai_queries_limit),
          status.plan_type ?? '–',
        );
  return {
    text,
    data: {
      columns: [
        { key: 'value', label: wording.operations.usage, type: 'text' },
        { key: 'used', label: wording.operations.count, type: 'count' },
        { key: 'limit', label: wording.columns.limit, type: 'count' },
      ],
      rows: [
        [wording.types.document![1], status.documents_used, status.documents_limit],
        ['AI', status.ai_queries_used, status.ai_queries_limit],
      ],
    },
    citations: [],
    citationsTotal: 0,
  };
}

/** How many documents and entities there are: the figures of the dashboard. */
export async function answerStats({ deps, userId, wording }: Asked<'stats'>): Promise<Finding> {
  const stats = await documentStats(deps.db, userId, deps.now());
  const { say, types } = wording;
  return {
    text: say.stats(
      writeCount(stats.total_documents, 'document', wording),
      writeNumber(stats.total_entities, wording),
      writeNumber(stats.documents_last_7_days, wording),
    ),
    data: {
      columns: [
        { key: 'value', label: wording.operations.stats, type: 'text' },
        { key: 'count', label: wording.operations.count, type: 'count' },
      ],
      rows: [
        [types.document![1], stats.total_documents],
        [wording.operations.entities, stats.total_entities],
        [types.type![1], stats.unique_types],
        [wording.statuses.overdue, stats.overdue_count ?? 0],
        [wording.operations.checks, stats.failed_checks],
      ],
    },
    citations: [],
    citationsTotal: 0,
  };
}
