import type { DocumentFilter } from '#contracts/document-filter.ts';
import type { AnswerTable, Citation } from '#core/assistant/answer.ts';
import type { Language, Plan } from '#core/assistant/plan.ts';
import type { ToolDeps } from './tools/tool.ts';

export interface Question {
  userId: string;
  message: string;
  /** Asked about this document alone. The caller has made sure that it is the user's. */
  documentId?: string | undefined;
  /** `remember` of the conversation's answer before: what "and in April?" goes on from. */
  previous?: Plan | undefined;
  /** The plan before is answered again under these conditions instead of its own: the chips of a reading, edited. */
  filter?: DocumentFilter | undefined;
  now: Date;
}

export interface Answer {
  response: string;
  suggestions: string[];
  /** At most 100. */
  citations: Citation[];
  citationsTotal: number;
  data?: AnswerTable | undefined;
  /** How the question was read, as the wire has it; absent where it was not understood. */
  plan?: { reading: string; filter: DocumentFilter } | undefined;
  /** For the conversation to keep and to give as `previous`; absent: what was kept stays. */
  remember?: Plan | undefined;
  /** False where it asks back, does not understand or refuses: those spend no AI query. */
  spendsQuery: boolean;
  language: Language;
}

/** Answers a question about the user's own documents by computing, without a language model. */
export async function answerQuestion(_deps: ToolDeps, _question: Question): Promise<Answer> {
  return {
    response: 'Ask me about your invoices.',
    suggestions: [],
    citations: [],
    citationsTotal: 0,
    spendsQuery: false,
    language: 'en',
  };
}
