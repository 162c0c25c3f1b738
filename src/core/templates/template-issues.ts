import type { TemplateStatus, Zone } from './template.ts';

export type TemplateIssueCode = 'name' | 'zones' | 'required_rules' | 'rule_values';

export interface TemplateIssue {
  code: TemplateIssueCode;
  /** Specification §5, word for word. */
  message: string;
}

/** What the issues and the gate look at. */
export interface CheckedTemplate {
  name: string;
  status: TemplateStatus;
  zones: readonly Pick<Zone, 'name' | 'required' | 'rules'>[];
}

/** What an attempt to save says while there are issues. */
export const SAVE_REFUSED = 'Please fix validation errors before saving';

/** What keeps a template from being saved; the last three only when it is to be active. */
export function templateIssues({ name, status, zones }: CheckedTemplate): TemplateIssue[] {
  const issues: TemplateIssue[] = [];
  if (name.trim() === '') issues.push({ code: 'name', message: 'Template name is required' });
  if (status !== 'active') return issues;
  if (zones.length === 0) issues.push({ code: 'zones', message: 'At least one zone is required for activation' });
  const ruleless = zones.filter(lacksRules).map((zone) => zone.name);
  if (ruleless.length > 0) {
    const message = `Required zones must have extraction rules: ${ruleless.join(', ')}`;
    issues.push({ code: 'required_rules', message });
  }
  if (zones.some(hasBlankRule)) {
    issues.push({ code: 'rule_values', message: 'All extraction rules must have valid patterns/values' });
  }
  return issues;
}

/** What is still to be done before a template can be active, as the tooltip lists it; empty: it can be. */
export function activationSteps({ name, zones }: Omit<CheckedTemplate, 'status'>): string[] {
  return [
    name.trim() === '' && 'Add template name',
    zones.length === 0 && 'Create at least one zone',
    zones.some(lacksRules) && 'Add rules to required zones',
    zones.some(hasBlankRule) && 'Fill in all rule values',
  ].filter((step) => step !== false);
}

const lacksRules = ({ required, rules }: CheckedTemplate['zones'][number]): boolean => required && rules.length === 0;
const hasBlankRule = ({ rules }: CheckedTemplate['zones'][number]): boolean =>
  rules.some(({ value }) => value.trim() === '');
