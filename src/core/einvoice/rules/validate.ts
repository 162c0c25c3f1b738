import type { EInvoice } from '../e-invoice.ts';
import { profileOf } from '../profile.ts';
import { Uncastable } from '../xml/uncastable.ts';
import { CODE_RULES_TABLE } from './code-rules.ts';
import { CORE_RULES } from './core-rules.ts';
import type { Rule, Severity } from './rule.ts';
import { appliesTo } from './rule-sets.ts';
import { TOTAL_RULES } from './total-rules.ts';
import { VAT_RULES } from './vat-rules.ts';
import { XRECHNUNG_RULES } from './xrechnung/xrechnung-rules.ts';

export interface Finding {
  rule: string;
  severity: Severity;
  /** The business term: "BT-112". */
  term: string;
  message: string;
  /** The XML element that the rule was asked of. */
  path: string;
}

export interface Validation {
  findings: Finding[];
  /** No fatal finding. */
  valid: boolean;
}

/** The business rules of EN 16931 as published with version 1.3.16 of its validation artefacts. */
export const EN_16931_RULES: readonly Rule[] = [...CORE_RULES, ...TOTAL_RULES, ...VAT_RULES, ...CODE_RULES_TABLE];

/**
 * Every rule that an invoice breaks, each as often as it is broken. XRechnung's own rules are asked too when the
 * specification identifier names it. Null for what no rules are published for: ZUGFeRD 1 and Order-X.
 */
export function validate(invoice: EInvoice): Validation | null {
  if (invoice.message === 'zugferd1' || invoice.message === 'order-x') return null;
  const profile = profileOf(invoice);
  const rules = profile.xrechnung ? [...EN_16931_RULES, ...XRECHNUNG_RULES] : EN_16931_RULES;
  const findings = rules
    .filter((rule) => (rule.syntax ?? invoice.syntax) === invoice.syntax && appliesTo(rule.id, profile, invoice.syntax))
    .flatMap((rule) => findingsOf(rule, invoice));
  return { findings, valid: !findings.some(({ severity }) => severity === 'fatal') };
}

function findingsOf({ id, severity, term, message, at, test }: Rule, invoice: EInvoice): Finding[] {
  const findings: Finding[] = [];
  for (const group of invoice.groups(at)) {
    const broken = whyBroken(() => test(group, invoice), message);
    if (broken !== null) findings.push({ rule: id, severity, term, message: broken, path: group.path });
  }
  return findings;
}

/** Null when a rule holds. One that cannot be asked (a number is needed, and there is none) does not, and says why. */
function whyBroken(test: () => boolean, message: string): string | null {
  try {
    return test() ? null : message;
  } catch (error) {
    if (error instanceof Uncastable) return error.saysAll ? error.message : `${message} (${error.message})`;
    throw error;
  }
}
