import type { Plan, Wish } from '#core/assistant/plan.ts';
import { WORDINGS } from '#core/assistant/wording/format-figures.ts';
import { answerStats, answerUsage } from './tools/account.ts';
import { answerChecks } from './tools/checks.ts';
import { answerComparison } from './tools/compare.ts';
import { withWordsFound } from './tools/documents-with-words.ts';
import { answerDuplicates } from './tools/duplicates.ts';
import { answerEntities } from './tools/entities.ts';
import { answerField } from './tools/fields.ts';
import { answerFigure } from './tools/figures.ts';
import type { Asked, Finding } from './tools/finding.ts';
import { answerLines } from './tools/lines.ts';
import { answerList } from './tools/list-documents.ts';
import { answerNames } from './tools/names.ts';
import { answerRates } from './tools/rates.ts';
import type { ToolDeps } from './tools/tool.ts';

type Answering = { [Kind in Wish['kind']]: (asked: Asked<Kind>) => Promise<Finding> };

const ANSWERING: Answering = {
  aggregate: answerFigure,
  list: answerList,
  names: answerNames,
  field: answerField,
  lines: answerLines,
  rates: answerRates,
  entities: answerEntities,
  compare: answerComparison,
  duplicates: answerDuplicates,
  checks: answerChecks,
  usage: answerUsage,
  stats: answerStats,
};

/** Computes what a plan asks for, over the user's own documents. */
export async function carryOutPlan(
  deps: ToolDeps,
  { userId, today, plan }: { userId: string; today: string; plan: Plan },
): Promise<Finding> {
  const answer = ANSWERING[plan.wish.kind] as (asked: Asked) => Promise<Finding>;
  // Lists look words up by themselves.
  const where = plan.wish.kind === 'list' ? plan.where : await withWordsFound({ deps, userId, today }, plan.where);
  return answer({ deps, userId, today, plan: { ...plan, where }, wish: plan.wish, wording: WORDINGS[plan.language] });
}
