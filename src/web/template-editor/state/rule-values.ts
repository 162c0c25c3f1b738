import type { Rule, RuleConfig, RuleType } from '#core/templates/template.ts';

/** Specification §3: what a rule of each type begins with. */
const FIRST_CONFIG: Record<RuleType, RuleConfig> = {
  regex: {},
  keyword: { caseSensitive: false, wholeWord: true },
  position: { offset: 0, length: 0 },
  table: { hasHeader: true, columns: [] },
};

export function newRule(id: string, type: RuleType): Rule {
  return mirroredRule({ id, type, value: '', config: FIRST_CONFIG[type] });
}

/** The parts of a list with commas between, without blanks around them; no empty parts. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A typed whole number; 0 where it is none (specification §5). */
export function wholeNumber(text: string): number {
  const number = Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : 0;
}

/**
 * The rule with its config in its value where the config is what matters: position as `offset,length`, table as its
 * columns with commas between. So a blank value means of every type that nothing was filled in.
 */
export function mirroredRule(rule: Rule): Rule {
  const { type, config } = rule;
  if (type === 'position') return { ...rule, value: `${config.offset ?? 0},${config.length ?? 0}` };
  if (type !== 'table') return rule;
  // Columns that only the value names are columns all the same.
  const columns = config.columns?.length ? config.columns : listOf(rule.value);
  return { ...rule, value: columns.join(', '), config: { ...config, columns } };
}
