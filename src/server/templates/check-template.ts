import { areTooLarge } from '#core/templates/expressions-size.ts';
import type { Zone } from '#core/templates/template.ts';
import { type CheckedTemplate, type TemplateIssueCode, templateIssues } from '#core/templates/template-issues.ts';
import { appError, invalidField } from '../errors.ts';

const FIELDS: Record<TemplateIssueCode, string> = {
  name: 'name',
  zones: 'zones',
  required_rules: 'zones',
  rule_values: 'zones',
};

/** Throws 422 with the specification's sentences for a template that cannot be saved as it is. */
export function checkTemplate(template: CheckedTemplate & { zones: readonly Zone[] }): void {
  const issues = templateIssues(template);
  if (issues[0]) {
    const errors = issues.map(({ code, message }) => ({ path: FIELDS[code], message }));
    throw appError(`template.${issues[0].code}`, 422, issues[0].message, { errors });
  }
  checkExpressions(template.zones);
}

/** Throws 422 for expressions that would take long on every page. */
export function checkExpressions(zones: readonly Zone[]): void {
  if (!areTooLarge(zones)) return;
  throw invalidField(
    'zones',
    'The expressions of this template are too large together. Please repeat less in them.',
    'template.expressions_too_large',
  );
}
