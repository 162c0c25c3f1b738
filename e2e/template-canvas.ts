import { expect as impatient, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { pdfBytes } from '#samples/pdf-bytes.ts';
import { welcomePdf } from './sample-documents.ts';

/** Drawing a page and saving a template with its sample take long on a busy machine. */
export const expect = impatient.configure({ timeout: 90_000 });

export const sheet = (page: Page) => page.locator('[data-sheet]');
export const zone = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\w+ zone`) });
export const config = (page: Page) => page.getByRole('region', { name: 'Zone configuration' });
export const issues = (page: Page) => page.getByRole('region', { name: 'Validation issues' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Template' });

type Point = readonly [x: number, y: number];
export type File = { name: string; mimeType: string; buffer: Buffer };

/** The editor of a new template with this sample, its page drawn. */
export async function openWithSample(page: Page, file: File = welcomePdf()): Promise<void> {
  await page.goto('/templates/new');
  await chooseSample(page, file);
}

export async function chooseSample(page: Page, file: File): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(sheet(page).locator('canvas')).toBeVisible();
}

/** Window pixels of a point of the page (fractions), which is brought into view. */
export async function pixels(page: Page, [x, y]: Point): Promise<[number, number]> {
  const place = await sheet(page).evaluate(
    (element, at) => {
      const scroller = element.parentElement!;
      const view = scroller.getBoundingClientRect();
      const inside = (value: number, low: number, high: number) => value > low + 8 && value < high - 8;
      const now = () => {
        const box = element.getBoundingClientRect();
        return { x: box.left + at.x * box.width, y: box.top + at.y * box.height };
      };
      const before = now();
      if (!inside(before.y, view.top, view.bottom)) scroller.scrollTop += before.y - (view.top + view.height / 2);
      if (!inside(before.x, view.left, view.right)) scroller.scrollLeft += before.x - (view.left + view.width / 2);
      return now();
    },
    { x, y },
  );
  return [place.x, place.y];
}

/** Drags from one point of the page to another (fractions). */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...(await pixels(page, from)));
  const start = await pixels(page, from);
  await page.mouse.down();
  const box = await sheet(page).boundingBox();
  const across = (to[0] - from[0]) * (box?.width ?? 0);
  const down = (to[1] - from[1]) * (box?.height ?? 0);
  await page.mouse.move(start[0] + across / 2, start[1] + down / 2);
  await page.mouse.move(start[0] + across, start[1] + down);
  await page.mouse.up();
}

/** Draws a zone; answers nothing, it is the selected one. */
export async function draw(page: Page, from: Point, to: Point): Promise<void> {
  await page.getByRole('button', { name: 'Add Zone' }).click();
  await expect(sheet(page)).toHaveAttribute('data-mode', 'create');
  await drag(page, from, to);
  await expect(sheet(page)).toHaveAttribute('data-mode', 'select');
}

/** Where a zone is, in thousandths of the page: x, y, width, height. */
export async function placeOf(page: Page, name: string): Promise<number[]> {
  return zone(page, name).evaluate((element) => {
    const number = (of: Element | null, attribute: string) => Number(of?.getAttribute(attribute));
    const [, x = 0, y = 0] = /translate\(([\d.]+) ([\d.]+)\)/.exec(element.getAttribute('transform') ?? '') ?? [];
    const [svg, rect] = [element.closest('svg'), element.querySelector('rect')];
    const [across, down] = [number(svg, 'width') / 1000, number(svg, 'height') / 1000];
    const lengths = [
      Number(x) / across,
      Number(y) / down,
      number(rect, 'width') / across,
      number(rect, 'height') / down,
    ];
    return lengths.map(Math.round);
  });
}

/** Points of the number on an unshifted page of `nordlichtPdf`, which is 595 × 842. */
export const NORDLICHT_NUMBER = { x: 400, y: 150, width: 120, height: 16 };

/** Points of its two boxes, 'Express' and 'Insured'; they are drawn, not printed as letters. */
export const NORDLICHT_BOXES = [
  { x: 60, y: 180, width: 14, height: 14 },
  { x: 160, y: 180, width: 14, height: 14 },
] as const;

/** An invoice of one layout, all of it printed `shift` points lower and further right. `ticked`: which of its boxes. */
export async function nordlichtPdf(
  name: string,
  number: string,
  total: string,
  shift = 0,
  ticked: readonly boolean[] = [],
): Promise<File> {
  const drawing = new PDFDocument({ size: 'A4', margin: 0 });
  const put = (text: string, x: number, y: number) => drawing.text(text, x + shift, y + shift, { lineBreak: false });
  drawing.fontSize(16);
  put('Nordlicht Werke GmbH', 60, 60);
  drawing.fontSize(10);
  put('Hafenstrasse 12, 20457 Hamburg', 60, 82);
  put('VAT No. DE136695976', 60, 96);
  put('Invoice', 60, 130);
  put('Reference code', 300, 152);
  put(number, NORDLICHT_NUMBER.x, NORDLICHT_NUMBER.y + 2);
  put('Express', 80, 182);
  put('Insured', 180, 182);
  for (const [index, { x, y, width, height }] of NORDLICHT_BOXES.entries()) {
    const [left, top] = [x + shift, y + shift];
    drawing.rect(left, top, width, height).stroke();
    if (!ticked[index]) continue;
    drawing
      .moveTo(left + 2, top + 7)
      .lineTo(left + 6, top + 12)
      .lineTo(left + 12, top + 2)
      .stroke();
  }
  put('Description of our services', 60, 260);
  put('Amount in euro', 400, 260);
  put('Maintenance of turbines', 60, 282);
  put(total, 400, 282);
  put('Total to be paid', 300, 340);
  put(total, 400, 340);
  put('We thank you for your order and look forward to the next one', 60, 420);
  put('Payable within thirty days without deduction', 60, 436);
  return { name, mimeType: 'application/pdf', buffer: await pdfBytes(drawing) };
}

/** A PDF with a line of text on each of its pages. */
export async function pagesPdf(name: string, pages: number): Promise<File> {
  const drawing = new PDFDocument({ autoFirstPage: false });
  for (let number = 1; number <= pages; number += 1) drawing.addPage().fontSize(20).text(`Page ${number} of ${pages}`);
  return { name, mimeType: 'application/pdf', buffer: await pdfBytes(drawing) };
}
