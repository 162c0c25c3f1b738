import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WELCOME = readFileSync(fileURLToPath(new URL('../../../samples/welcome-invoice.pdf', import.meta.url)));

/** The welcome invoice; another `copy` gives other bytes of the same invoice, by a comment behind its end. */
export function invoicePdf(copy?: string | number): Buffer {
  return copy === undefined ? WELCOME : Buffer.concat([WELCOME, Buffer.from(`\n% copy ${copy}\n`)]);
}
