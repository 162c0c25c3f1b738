import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { seriousProblems } from './serious-problems.ts';

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/**
 * Both themes at both widths: nothing serious for axe in `part`, and nothing to scroll sideways. `shown` is what tells
 * the state from others, before axe runs and after; `reach` comes back to a state that passes by itself.
 */
export async function expectFitInEveryLook(
  page: Page,
  shown: Locator,
  { part = 'main', reach }: { part?: string; reach?: () => Promise<void> } = {},
): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    const look = `${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await reach?.();
    await expect(shown, look).toBeVisible();
    // The colours of the look before may still be on their way to those of this one.
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    const axe = new AxeBuilder({ page }).include(part);
    // The dark theme changes colours and nothing else.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const problems = await seriousProblems(axe);
    await expect(shown, `${look}: gone before axe was done`).toBeVisible({ timeout: 1 });
    expect(problems, look).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${look}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
