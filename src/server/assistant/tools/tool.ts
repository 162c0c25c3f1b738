import type { z } from 'zod';
import type { AnswerTable, Citation } from '#core/assistant/answer.ts';
import type { Plan } from '#core/assistant/plan.ts';
import type { Deps } from '../../deps.ts';

/** What tools reach outside themselves. */
export type ToolDeps = Pick<Deps, 'db' | 'database' | 'storage' | 'images' | 'words' | 'config' | 'now'>;

/** What a tool found of the user's own documents. */
export interface ToolResult {
  /** The finding in words, in English: for a language model, and to be checked against. */
  text: string;
  data?: AnswerTable | undefined;
  citations: Citation[];
  citationsTotal: number;
  /** What was computed: how a model's question was read. */
  plan?: Plan | undefined;
}

/** One of the things the assistant can do. The planner and a language model use the same. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: z.ZodType;
  /** Throws `ZodError` for an input that is not as the schema says. Of the user's own documents only. */
  run(deps: ToolDeps, userId: string, input: unknown): Promise<ToolResult>;
}
