import { expect, test } from 'vitest';
import { inspectPdf } from './inspect-pdf.ts';
import { invoicePdf, protectedPdf, repeatedPagePdf } from './sample-pdfs.test-suite.ts';

test('a look at a file counts its pages without reading them', async () => {
  const start = performance.now();
  expect(await inspectPdf(repeatedPagePdf(300, 2000))).toEqual({ pages: 300 });
  expect(performance.now() - start).toBeLessThan(8000);
});

test('it refuses what reading would refuse', async () => {
  const codeOf = (bytes: Uint8Array) => inspectPdf(bytes, 10).then(String, (error: { code: string }) => error.code);
  expect(await codeOf(new Uint8Array())).toBe('file.empty');
  expect(await codeOf(new TextEncoder().encode('plain text'))).toBe('file.not_pdf');
  expect(await codeOf(await protectedPdf({ userPassword: 'x' }))).toBe('pdf.encrypted');
  expect(await codeOf((await invoicePdf()).slice(0, 500))).toBe('pdf.damaged');
  expect(await codeOf(repeatedPagePdf(11, 1))).toBe('pdf.too_many_pages');
});
