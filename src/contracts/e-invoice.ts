import { z } from 'zod';
import type { ValidationReport } from '#core/einvoice/validation-report.ts';
import type { Extraction } from '#core/entity.ts';
import { decimalSchema } from './common.ts';

const text = z.string().nullable();
const figure = decimalSchema.nullable();

const adjustmentSchema = z.object({
  kind: z.enum(['allowance', 'charge']),
  /** The line's identifier (BT-126); null: of the whole invoice. */
  line: text,
  amount: figure,
  base_amount: figure,
  percent: figure,
  tax_category: text,
  tax_rate: figure,
  reason: text,
  reason_code: text,
});

const taxSchema = z.object({
  tax_category: text,
  tax_rate: figure,
  taxable_amount: figure,
  tax_amount: figure,
  exemption_reason: text,
  exemption_reason_code: text,
});

const paymentSchema = z.object({
  /** UNTDID 4461. */
  code: text,
  text,
  account: text,
  account_name: text,
  bic: text,
  card: text,
  debited_account: text,
});

const attachmentSchema = z.object({
  reference: text,
  description: text,
  location: text,
  filename: text,
  media_type: text,
});

/** What an e-invoice states beyond what has a label; its lines are the result's `line_items`. */
export const statedInvoiceSchema = z.object({
  syntax: z.enum(['cii', 'ubl']),
  /** The specification identifier (BT-24). */
  profile: text,
  profile_name: z.string(),
  /** In a PDF; false: the document is the XML, and its page was made from it. */
  embedded: z.boolean(),
  allowances_charges: z.array(adjustmentSchema),
  tax_breakdown: z.array(taxSchema),
  payment_means: z.array(paymentSchema),
  remittance: text,
  mandate: text,
  creditor_reference: text,
  delivery: z.object({ date: text, name: text, address: text }).nullable(),
  period: z.object({ from: text, to: text }).nullable(),
  preceding_invoices: z.array(z.object({ number: z.string(), date: text })),
  notes: z.array(z.string()),
  attachments: z.array(attachmentSchema),
  /** References, codes and the rest of the head that no label stands for; absent in what older versions have read. */
  other_terms: z.array(z.object({ term: z.string(), name: z.string(), value: z.string() })).optional(),
}) satisfies z.ZodType<Extraction['e_invoice']>;

const findingSchema = z.object({
  /** As the published artefacts have it: "BR-CO-15". */
  rule: z.string(),
  severity: z.enum(['fatal', 'warning']),
  /** The business term: "BT-112". */
  term: z.string(),
  message: z.string(),
  /** The XML element that the rule was asked of. */
  path: z.string(),
});

export const validationReportSchema = z.object({
  syntax: z.enum(['cii', 'ubl']),
  profile: text,
  profile_name: z.string(),
  /** No fatal finding; null where no rules are published. */
  valid: z.boolean().nullable(),
  findings: z.array(findingSchema),
  note: z.string().optional(),
}) satisfies z.ZodType<ValidationReport>;
export type ValidationReportWire = z.infer<typeof validationReportSchema>;
