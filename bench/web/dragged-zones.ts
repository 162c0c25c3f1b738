import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { printTable } from '../print-table.ts';
import { quantile } from '../quantiles.ts';

const ZONES = 200;
const FRAMES = 180;
/** A frame of 60 in a second. */
const FRAME_MS = 1000 / 60;
const SAMPLE = 'samples/welcome-invoice.pdf';

/** A saved template whose first page is full of zones; answers its id. */
async function createTemplate(origin: string, token: string): Promise<string> {
  const zones = Array.from({ length: ZONES }, (_, index) => ({
    id: `zone-${index}`,
    name: `Zone ${index + 1}`,
    coordinates: { x: (index % 10) * 0.095, y: Math.floor(index / 10) * 0.045, width: 0.08, height: 0.03 },
    rules: [{ id: `rule-${index}`, type: 'regex', value: '.+' }],
  }));
  const body = new FormData();
  body.set('name', 'Many');
  body.set('zones', JSON.stringify(zones));
  body.set('pdf_file', new Blob([await readFile(SAMPLE)]), 'sample.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/templates`, { method: 'POST', headers, body });
  return ((await answer.json()) as { id: string }).id;
}

/** Milliseconds of the window's main thread since it began, whatever else the machine is at. */
async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Moves what is held by the pointer a little in every frame. The times between frames, in milliseconds. */
async function framesOfDrag(page: Page, from: { x: number; y: number }): Promise<number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  const times = await page.evaluate(
    ({ from: { x, y }, frames }) =>
      new Promise<number[]>((resolve) => {
        const sheet = document.querySelector('[data-sheet]')!;
        const seen: number[] = [];
        const tick = (time: number) => {
          seen.push(time);
          if (seen.length > frames) return resolve(seen);
          const away = 30 + 20 * Math.sin(seen.length / 10);
          const at = { clientX: x + away, clientY: y + away, pointerId: 1, bubbles: true };
          sheet.dispatchEvent(new PointerEvent('pointermove', at));
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
    { from, frames: FRAMES },
  );
  await page.mouse.up();
  return times.slice(1).map((time, index) => time - times[index]!);
}

/** Drags one of 200 zones, then all of them; false when a frame's work takes longer than a frame of 60 in a second. */
export async function printDraggedZones(browser: Browser, origin: string): Promise<boolean> {
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'zoe', email: 'zoe@example.com', password: 'secret-2024' }),
  });
  const { access_token: token } = (await registered.json()) as { access_token: string };
  const id = await createTemplate(origin, token);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The time that this thread computes: other programs on the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/templates/${id}/edit`);
  await page.locator('[data-sheet] canvas').waitFor();
  // The sample is read: from here on what zones give is shown as well.
  await page.getByRole('region', { name: 'Zone summary' }).getByText('HP-2025-0147').first().waitFor();
  const zone = page.locator('[data-zone="zone-33"] > rect');
  const rows: [string, number, number, number][] = [];
  for (const what of ['one of 200 zones', 'all 200 zones'] as const) {
    const box = (await zone.boundingBox())!;
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.click(from.x, from.y);
    if (what !== 'one of 200 zones') await page.keyboard.press('Control+a');
    const before = await workDone(session);
    const frames = await framesOfDrag(page, from);
    const work = ((await workDone(session)) - before) / FRAMES;
    rows.push([what, work, quantile(frames, 0.5), quantile(frames, 0.95)]);
  }
  await context.close();
  printTable(
    `Dragging in the template editor (ms; load of the machine ${loadavg()[0]!.toFixed(1)})`,
    ['dragged', 'work per frame', 'limit', 'frame, median', 'frame, p95', ''],
    rows.map(([what, work, median, p95]) => [what, work, FRAME_MS, median, p95, work <= FRAME_MS ? 'ok' : 'OVER']),
  );
  return rows.every(([, work]) => work <= FRAME_MS);
}
