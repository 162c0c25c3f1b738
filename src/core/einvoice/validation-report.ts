import type { EInvoice, Syntax } from './e-invoice.ts';
import { profileOf } from './profile.ts';
import { type Finding, validate } from './rules/validate.ts';

/** What the published rules say about an e-invoice. */
export interface ValidationReport {
  syntax: Syntax;
  /** The specification identifier; null when the invoice has none. */
  profile: string | null;
  profile_name: string;
  /** No fatal finding; null where no rules are published. */
  valid: boolean | null;
  findings: Finding[];
  /** Said when a profile has no place for all that the rules ask for, or when there are no rules. */
  note?: string;
}

/** Validates by the rules of EN 16931, and those of XRechnung where it is named. */
export function validationReport(invoice: EInvoice): ValidationReport {
  const { identifier, name, coverage } = profileOf(invoice);
  const about = { syntax: invoice.syntax, profile: identifier, profile_name: name };
  const validation = validate(invoice);
  if (!validation) {
    return { ...about, valid: null, findings: [], note: `${name} is read, but no rules are published for it.` };
  }
  const note = coverage === 'full' ? {} : { note: `Checked against the rules that ${name} has the terms for.` };
  return { ...about, ...validation, ...note };
}
