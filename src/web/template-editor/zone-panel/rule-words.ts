import type { RuleType } from '#core/templates/template.ts';

/** What the four types of rules are called, and what they give. */
export const RULE_WORDS: Record<RuleType, { name: string; gives: string }> = {
  regex: { name: 'Regex', gives: 'The first group of the expression, or all that it matches.' },
  keyword: { name: 'Keyword', gives: 'What follows the first keyword that is found.' },
  position: { name: 'Position', gives: "Characters of the zone's text by their place." },
  table: { name: 'Table', gives: 'The rows, by the titles of their columns.' },
};
