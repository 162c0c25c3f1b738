import type { Rule } from '#core/templates/template.ts';

/** What a type of rule asks for: the rule as it is, and what a person makes of it. */
export interface RuleFieldsProps {
  rule: Rule;
  onChange: (rule: Rule) => void;
}
