import type { AxeBuilder } from '@axe-core/playwright';

/** What axe finds serious or critical, a line each: the rule, the first element and how to mend it. */
export async function seriousProblems(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
