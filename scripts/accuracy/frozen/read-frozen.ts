import { readFileSync } from 'node:fs';
import { typedInvoices } from '#samples/strangers/typed-invoices.ts';
import type { TrueDocument } from '../score-set.ts';

/** The files of the frozen set: five invoices of each of six languages, and some of other countries. */
export const FROZEN_FILES = ['pt', 'pl', 'sv', 'da', 'no', 'cs', 'elsewhere'] as const;

/**
 * The frozen set: typed invoices of countries and habits that the generator does not draw, made once and never tuned
 * on. What it scores is measured when the engine is released, and nobody looks at what was wrong in it.
 */
export function readFrozen(name: (typeof FROZEN_FILES)[number]): TrueDocument[] {
  return typedInvoices(readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8'), name);
}
