import { expect, test } from 'vitest';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import type { TextDocument, Word } from '#core/text-document.ts';
import { type TillSlip, tillSlip } from './till-slip.ts';

const SLIPS = 80;
/** What is told wrongly or not at all, of all slips. */
const MOST_WRONG = 0.03;

/** As the recogniser gives it, had it read every letter right. */
function recognised({ lines, columns }: TillSlip): TextDocument {
  const [width, height] = [0.9 / columns, 0.9 / lines.length];
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index }): Word => ({
        ...{ text, fontSize: 8, bold: false, confidence: 0.9 },
        box: { x: 0.05 + index * width, y: 0.05 + row * height, width: text.length * width, height: height * 0.75 },
      }),
    ),
  );
  const pages = [{ number: 1, width: 227, height: lines.length * 11, rotation: 0 as const, words }];
  return { pages, metadata: {}, attachments: [], textSource: 'ocr', warnings: [] };
}

test('slips of tills in six languages tell their seller, day and total', () => {
  const wrong: Record<string, string[]> = { SELLER_NAME: [], INVOICE_DATE: [], TOTAL_AMOUNT: [] };
  for (let seed = 0; seed < SLIPS; seed++) {
    const slip = tillSlip(seed);
    const { entities } = extractInvoice(recognised(slip));
    for (const [field, value] of Object.entries(slip.truth)) {
      const found = entities[field]?.[0]?.value;
      if (found !== value) wrong[field]!.push(`${slip.id}: ${found} for ${value}\n${slip.lines.join('\n')}`);
    }
  }
  for (const mistakes of Object.values(wrong))
    expect(mistakes.length, mistakes.slice(0, 3).join('\n\n')).toBeLessThanOrEqual(MOST_WRONG * SLIPS);
});
