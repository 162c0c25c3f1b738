import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe on the page. No screen has frames, and so it need not open a second page to put together what they told. The
 * words that lie unseen over a customer's page are left out: to look for contrast behind each took most of the time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeAtRest(page)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('.pdf-text');
}

/** Waits for what appears or changes its colours: half of the way its contrast is another. */
class AxeAtRest extends AxeBuilder {
  private readonly watched: Page;

  constructor(page: Page) {
    super({ page });
    this.watched = page;
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    await this.watched.waitForFunction(() =>
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState !== 'running' || isEndless;
      }),
    );
    return super.analyze();
  }
}

/** What axe finds serious or critical, a line each: the rule, the first element and how to mend it. */
export async function seriousProblems(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}
