import { z } from 'zod';
import { timestampSchema } from './common.ts';
import { documentFilterSchema } from './document-filter.ts';

/** The longest question, in characters. */
export const MAX_MESSAGE = 10_000;
const BLANK = 'Please enter a message.';

/** Neither spaces nor characters that nobody sees. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

const textOf = (most: number, blank: string, tooLong: string) =>
  z.string(blank).max(most, tooLong).regex(VISIBLE, blank);

/** What a figure is of: totals less credit notes, the same before tax, tax, or what is left to pay. */
export const measureSchema = z.enum(['gross', 'net', 'tax', 'owed']);

export const chatRequestSchema = z.object({
  message: textOf(MAX_MESSAGE, BLANK, 'This message is too long: at most 10,000 characters.'),
  conversation_id: z.string().optional().describe('Goes on with this conversation; without it one is opened'),
  document_id: z.string().optional().describe('The question is about this document alone'),
  filter: z
    .strictObject(documentFilterSchema.shape)
    .meta({ title: 'DocumentFilter' })
    .optional()
    .describe(
      'These conditions instead of those read in the question; with `conversation_id`, the question answered before is ' +
        'answered again under them',
    ),
  measure: measureSchema.optional().describe('The same, with another measure than its `plan.measure`'),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** A document that an answer rests on, and the words on its page that say so. */
export const citationSchema = z.object({
  document_id: z.string(),
  filename: z.string(),
  /** From 1; null where no spot is known. */
  page: z.number().int().min(1).nullable(),
  /** Word for word as it stands on that page. */
  quote: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

export const CITATIONS_SHOWN = 100;

/** Money is a decimal string with a `currency` column in the same row; dates are ISO; a share of 12.5 % is 12.5. */
export const answerTableSchema = z.object({
  columns: z.array(
    z.object({ key: z.string(), label: z.string(), type: z.enum(['text', 'money', 'count', 'date', 'percent']) }),
  ),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});
export type AnswerTable = z.infer<typeof answerTableSchema>;

export const answerPlanSchema = z.object({
  /** How the question was read, as a sentence in its language. */
  reading: z.string(),
  /** Which documents were looked at: the list shows the same ones. */
  filter: documentFilterSchema,
  /** Where it is about amounts. */
  measure: measureSchema.optional(),
});
export type AnswerPlan = z.infer<typeof answerPlanSchema>;

/** What an answer says, wherever it is kept or sent. */
const answerBody = {
  suggestions: z.array(z.string()),
  citations: z.array(citationSchema).max(CITATIONS_SHOWN),
  citations_total: z.number().int().min(0),
  data: answerTableSchema.optional(),
  plan: answerPlanSchema.optional(),
  computed_by: z.enum(['local', 'model']),
};

export const chatAnswerSchema = z.object({ response: z.string(), ...answerBody, conversation_id: z.string() });
export type ChatAnswer = z.infer<typeof chatAnswerSchema>;

/** Events of `POST /ai/chat` with `Accept: text/event-stream`; the event's name is `type`, its data all the rest. */
export const chatEventSchema = z.discriminatedUnion('type', [
  /** What is being done, for the one who waits: `reading`, `computing`, `model`, … */
  z.object({ type: z.literal('status'), step: z.string() }),
  /** More of the answer's text. What `answer` says at the end stands, should it differ. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  chatAnswerSchema.extend({ type: z.literal('answer') }),
  z.object({ type: z.literal('error'), detail: z.string(), code: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

export const conversationSchema = z.object({ id: z.string(), title: z.string(), updated_at: timestampSchema });
export type Conversation = z.infer<typeof conversationSchema>;

const MAX_TITLE = 200;
export const renameConversationSchema = z.object({
  title: textOf(MAX_TITLE, 'Please enter a title.', 'This title is too long: at most 200 characters.').transform(
    (title) => title.trim(),
  ),
});

/** Product specification §3, and on an answer all that it came with. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: timestampSchema,
  suggestions: z.array(z.string()),
  /** The message says that no answer came. */
  error: z.boolean(),
  /** On a question: the document that it was about. */
  document_id: z.string().optional(),
  ...z.object(answerBody).omit({ suggestions: true }).partial().shape,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
