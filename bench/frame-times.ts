import type { Page } from '@playwright/test';

const WHEELS = 90;
const WHEEL_PIXELS = 300;

/** Milliseconds between the frames drawn while the wheel scrolls down what lies at (`x`, `y`). */
export async function frameTimesWhileScrolling(page: Page, x: number, y: number): Promise<number[]> {
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    const times: number[] = [];
    let running = true;
    const tick = (time: number) => {
      times.push(time);
      if (running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, {
      stopFrames: () => {
        running = false;
        return times;
      },
    });
  });
  for (let wheel = 0; wheel < WHEELS; wheel += 1) await page.mouse.wheel(0, WHEEL_PIXELS);
  const times = await page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames());
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}
