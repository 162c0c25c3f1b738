import { expect, type Locator, type Page } from '@playwright/test';
import { axeOf, seriousProblems } from './serious-problems.ts';

/** Each theme and each width once: themes change colours and nothing else, so that the other pairs tell nothing new. */
export const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;

/**
 * In both themes and at both widths: nothing serious for axe in `part`, and nothing to scroll sideways. `shown` is what tells
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
    const problems = await seriousProblems(axeOf(page).include(part));
    await expect(shown, `${look}: gone before axe was done`).toBeVisible({ timeout: 1 });
    expect(problems, look).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${look}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
