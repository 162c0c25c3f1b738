import type { Page } from '@playwright/test';

/**
 * Notes, in the page, when `text` comes and goes: a busy machine may look only after a message has gone again. Gives a
 * function that waits until it came and went and tells for how many milliseconds it was there.
 */
export async function watchShownTime(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const times: { from?: number; to?: number } = {};
    Object.assign(window, { shownTimes: times });
    new MutationObserver(() => {
      // Before the look, for which the page is laid out: that may take its time.
      const now = performance.now();
      const isThere = document.body.innerText.includes(wanted);
      if (isThere) times.from ??= now;
      else if (times.from !== undefined) times.to ??= now;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, text);
  return async () => {
    const handle = await page.waitForFunction(() => {
      const { from, to } = (window as unknown as { shownTimes: { from?: number; to?: number } }).shownTimes;
      return from !== undefined && to !== undefined ? { milliseconds: to - from } : null;
    });
    return (await handle.jsonValue())?.milliseconds ?? 0;
  };
}
