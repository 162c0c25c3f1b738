import type { SQL } from 'drizzle-orm';
import type { AnswerTable, Citation } from '#core/assistant/answer.ts';
import type { Conditions, Plan, Wish } from '#core/assistant/plan.ts';
import type { Wording } from '#core/assistant/wording/wording.ts';
import { conditionsSql } from '../conditions-sql.ts';
import type { ToolDeps } from './tool.ts';

/** Who asks, on which day, and in which words the finding is said. */
export interface Asked<Kind extends Wish['kind'] = Wish['kind']> {
  deps: ToolDeps;
  userId: string;
  /** The server's date. */
  today: string;
  plan: Plan;
  wish: Extract<Wish, { kind: Kind }>;
  wording: Wording;
}

/** What was found: in words, as a table, and what it rests on. */
export interface Finding {
  text: string;
  data?: AnswerTable | undefined;
  citations: Citation[];
  citationsTotal: number;
  /** The documents shown, in their order. */
  shown?: string[] | undefined;
  /** Nothing was computed: it is asked back, with these questions. */
  asks?: string[] | undefined;
}

/** The condition for the documents that are meant; always the owner's. */
export function meant(
  { userId, today, plan }: Pick<Asked, 'userId' | 'today' | 'plan'>,
  more: Conditions = {},
): SQL | undefined {
  return conditionsSql({ userId, today }, { ...plan.where, ...more });
}

export const nothing = (text: string): Finding => ({ text, citations: [], citationsTotal: 0 });

/** A sentence of what stands behind a colon, and further ones; one that begins a line ends the one before it. */
export const sentences = (...parts: (string | undefined | false)[]): string =>
  parts.filter(Boolean).join(' ').replaceAll(' \n', '\n');
