import { z } from 'zod';
import { DOCUMENT_TYPES } from '#core/entity.ts';

const isDocumentType = (text: string) => (DOCUMENT_TYPES as readonly string[]).includes(text);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const dateSchema = z.iso.date('Please enter a date as 2026-01-31.');
const amountSchema = z
  .string()
  .max(30, 'Please enter an amount as 1190.00.')
  .regex(/^-?\d+(\.\d+)?$/, 'Please enter an amount as 1190.00.');
const nameSchema = z.string().max(2000);

/**
 * Which documents are meant: of lists and their counts, the dashboard's links, what is done with many documents at
 * once, exports and the assistant. All that is given must hold. The same as query string and as JSON.
 */
export const documentFilterSchema = z.object({
  q: z.string().max(200).optional().describe('Words of names, numbers, values and pages'),
  status: z.enum(['completed', 'failed', 'processing', 'cancelled']).optional(),
  label: z.string().max(64).optional().describe('Has an entity of this label'),
  seller: nameSchema.optional().describe('A name in any writing of case, punctuation, spaces and legal form'),
  buyer: nameSchema.optional().describe('As seller'),
  from: dateSchema.optional().describe('First invoice date'),
  to: dateSchema.optional().describe('Last invoice date'),
  currency: z
    .string()
    .toUpperCase()
    .refine((code) => CURRENCIES.has(code), 'Please enter a currency as its three letters, such as EUR.')
    .optional()
    .describe('ISO 4217, of the total'),
  min: amountSchema.optional().describe('Least total'),
  max: amountSchema.optional().describe('Greatest total'),
  due: z
    .enum(['overdue', 'soon', 'none'])
    .optional()
    .describe('Invoices only: unpaid and past the due date; unpaid and due within 14 days; without a due date'),
  type: z
    .string()
    .refine((types) => types.split(',').every(isDocumentType), `'type' must be one of ${DOCUMENT_TYPES.join(', ')}.`)
    .optional()
    .describe(`One or several, with commas between them, of ${DOCUMENT_TYPES.join(', ')}`),
  checks: z.enum(['failed']).optional().describe('Has a check that failed'),
  review: z
    .enum(['needed'])
    .optional()
    .describe('Analysed invoices, credit notes and receipts with a failed check or a key field nobody is sure of'),
});
export type DocumentFilter = z.infer<typeof documentFilterSchema>;
