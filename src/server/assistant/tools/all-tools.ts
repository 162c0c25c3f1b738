import { z } from 'zod';
import type { Conditions, Plan, Wish } from '#core/assistant/plan.ts';
import { today } from '../../documents/today.ts';
import { carryOutPlan } from '../carry-out-plan.ts';
import { knownNames } from '../known-names.ts';
import { readDocument } from './read-document.ts';
import type { Tool } from './tool.ts';

const day = z.iso.date();
const range = z.object({ from: day.optional(), to: day.optional() }).optional();
const names = z.array(z.string().max(200)).max(20).optional();
const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .optional();

const where = z
  .strictObject({
    sellers: names.describe('Any of these sellers; names as find_names gives them'),
    notSellers: names,
    buyers: names,
    period: range.describe('By invoice date, both days included'),
    due: range.describe('By due date, both days included'),
    uploaded: range.describe('By the day of the upload'),
    currency: z.string().length(3).optional().describe('ISO 4217'),
    min: amount.describe('Least total'),
    max: amount.describe('Greatest total'),
    payment: z.enum(['unpaid', 'paid', 'overdue']).optional(),
    partlyPaid: z.literal(true).optional().describe('Something is left to pay, but less than the total'),
    notOverdue: z.literal(true).optional().describe('Due today or later, or on no known day'),
    notBuyers: names,
    notCurrency: z.string().length(3).optional(),
    types: z
      .array(z.string())
      .optional()
      .describe('invoice, credit_note, receipt, quote, order, delivery_note, statement, reminder, other'),
    checks: z.literal('failed').optional(),
    missing: z.array(z.string()).optional().describe('Labels that the document does not have, e.g. DUE_DATE'),
    has: z.array(z.string()).optional(),
    weekday: z.number().int().min(1).max(7).optional(),
    words: z.string().max(200).optional().describe('Words on its pages'),
    ids: z.array(z.string()).max(100).optional(),
  })
  .default({});

const measure = z
  .enum(['gross', 'net', 'tax', 'owed'])
  .default('gross')
  .describe('gross: totals less credit notes; owed: what is left to pay');
const by = z.enum(['seller', 'buyer', 'month', 'quarter', 'year', 'currency', 'status', 'weekday', 'type']);
const rank = z.object({
  sort: z.enum(['amount', 'date', 'due', 'uploaded']),
  order: z.enum(['asc', 'desc']),
  limit: z.number().int().min(1).max(50),
});

function tool<Input extends z.ZodType>(
  name: string,
  description: string,
  inputSchema: Input,
  wishOf: (input: z.output<Input>) => { wish: Wish; where?: Conditions },
): Tool {
  return {
    name,
    description,
    inputSchema,
    async run(deps, userId, input) {
      const { wish, where: asked = {} } = wishOf(inputSchema.parse(input));
      const plan: Plan = { language: 'en', wish, where: asked };
      const { text, data, citations, citationsTotal } = await carryOutPlan(deps, {
        userId,
        today: today(deps.now()),
        plan,
      });
      return { text, data, citations, citationsTotal, plan };
    },
  };
}

const findNames: Tool = {
  name: 'find_names',
  description:
    'The sellers and buyers of the user as they are written, to be used in the conditions of the other tools.',
  inputSchema: z.strictObject({ containing: z.string().max(100).default('') }),
  async run(deps, userId, input) {
    const { containing } = z.strictObject({ containing: z.string().max(100).default('') }).parse(input);
    const { names: known } = await knownNames(deps.db, userId);
    const found = known.filter(({ name }) => name.toLowerCase().includes(containing.toLowerCase())).slice(0, 100);
    return {
      text:
        found.length === 0
          ? 'None found.'
          : found.map(({ name, isSeller }) => `${name} (${isSeller ? 'seller' : 'buyer'})`).join('\n'),
      citations: [],
      citationsTotal: 0,
    };
  },
};

/** All that the assistant can do, for the planner and for a language model alike. */
export const TOOLS: readonly Tool[] = [
  findNames,
  readDocument,
  tool(
    'figures',
    'Sum, average, median, count or share of invoice amounts, in all or for each seller, month and so on. Currencies are never added together.',
    z.strictObject({
      where,
      operation: z.enum(['sum', 'average', 'median', 'min', 'max', 'count', 'share']).default('sum'),
      measure,
      by: by.optional(),
      rank: rank.optional(),
    }),
    ({ where: asked, operation, measure: of, by: each, rank: order }) => ({
      wish: { kind: 'aggregate', operation, measure: of, ...(each && { by: each }), ...(order && { rank: order }) },
      where: asked,
    }),
  ),
  tool(
    'list_documents',
    'Invoices (or other documents, by `types`) that meet the conditions; with `rank` the first few by amount, date, due date or upload.',
    z.strictObject({ where, rank: rank.optional() }),
    ({ where: asked, rank: order }) => ({ wish: { kind: 'list', ...(order && { rank: order }) }, where: asked }),
  ),
  tool(
    'list_names',
    'The sellers, buyers, currencies or document types of the documents that meet the conditions.',
    z.strictObject({ where, dimension: z.enum(['seller', 'buyer', 'currency', 'type']) }),
    ({ where: asked, dimension }) => ({ wish: { kind: 'names', dimension, count: false }, where: asked }),
  ),
  tool(
    'read_fields',
    'What stands in fields of documents, by entity labels such as DUE_DATE, IBAN, PAYMENT_TERMS; STATUS says whether it is paid.',
    z.strictObject({ where, labels: z.array(z.string()).min(1).max(10) }),
    ({ where: asked, labels }) => ({ wish: { kind: 'field', labels }, where: asked }),
  ),
  tool(
    'find_line_items',
    'Line items by words of their description, with quantities, prices, dates and sellers; without words all of the documents meant.',
    z.strictObject({
      where,
      words: z.string().max(200).default(''),
      wants: z
        .enum([
          ...(['list', 'spent', 'quantity', 'prices', 'cheapest', 'dearest', 'averagePrice'] as const),
          ...(['sellers', 'latest', 'count'] as const),
        ])
        .default('list'),
    }),
    ({ where: asked, words, wants }) => ({ wish: { kind: 'lines', words, wants }, where: asked }),
  ),
  tool(
    'find_entities',
    'What was found as an entity label (e.g. EMAIL, IBAN, PERSON) in how many documents; without a label how many there are of each.',
    z.strictObject({ where, label: z.string().max(64).optional() }),
    ({ where: asked, label }) => ({ wish: { kind: 'entities', count: false, ...(label && { label }) }, where: asked }),
  ),
  tool(
    'compare',
    'The same figure of two or more sellers or periods side by side.',
    z.strictObject({
      where,
      operation: z.enum(['sum', 'average', 'count']).default('sum'),
      measure,
      sides: z
        .array(z.strictObject({ name: z.string().max(100), where }))
        .min(2)
        .max(6),
    }),
    ({ where: asked, operation, measure: of, sides }) => ({
      wish: { kind: 'compare', operation, measure: of, sides },
      where: asked,
    }),
  ),
  tool(
    'tax_rates',
    'Net and tax amounts by rate of tax, or the documents (or their number) of one rate, in percent.',
    z.strictObject({
      where,
      rate: z
        .string()
        .regex(/^\d{1,2}(\.\d{1,2})?$/)
        .optional(),
      wants: z.enum(['figures', 'documents', 'count']).default('figures'),
    }),
    ({ where: asked, rate, wants }) => ({
      wish: { kind: 'rates', wants, measure: 'tax', ...(rate && { rate }) },
      where: asked,
    }),
  ),
  tool(
    'find_duplicates',
    'Documents with the same seller and number.',
    z.strictObject({ where }),
    ({ where: asked }) => ({ wish: { kind: 'duplicates', count: false }, where: asked }),
  ),
  tool(
    'failed_checks',
    'The checks that failed, and on which documents.',
    z.strictObject({ where }),
    ({ where: asked }) => ({ wish: { kind: 'checks' }, where: asked }),
  ),
  tool('usage', 'The plan of the user and how much of it is used.', z.strictObject({}), () => ({
    wish: { kind: 'usage' },
  })),
  tool('statistics', 'How many documents and entities there are.', z.strictObject({}), () => ({
    wish: { kind: 'stats' },
  })),
];
