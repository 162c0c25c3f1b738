import { readFileSync } from 'node:fs';
import { typeset } from '#samples/strangers/typeset.ts';
import type { TruthDocument } from '../../train/truth.ts';
import type { TrueDocument } from '../score-set.ts';

/** The files of the frozen set: five invoices of each of six languages, and some of other countries. */
export const FROZEN_FILES = ['pt', 'pl', 'sv', 'da', 'no', 'cs', 'elsewhere'] as const;

const FIELDS: Readonly<Record<string, string>> = {
  N: 'INVOICE_NUMBER',
  D: 'INVOICE_DATE',
  U: 'DUE_DATE',
  T: 'TOTAL_AMOUNT',
  X: 'TAX_AMOUNT',
  S: 'SELLER_NAME',
  B: 'BUYER_NAME',
  P: 'PAYMENT_TERMS',
  C: 'CURRENCY',
};
const SETTINGS = [
  { size: 9, fixedPitch: false, pitch: 1.3, margin: 50 },
  { size: 10, fixedPitch: false, pitch: 1.25, margin: 42 },
  { size: 9.5, fixedPitch: true, pitch: 1.3, margin: 57 },
];

/**
 * The frozen set: typed invoices of countries and habits that the generator does not draw, made once and never tuned
 * on. What it scores is measured when the engine is released, and nobody looks at what was wrong in it.
 */
export function readFrozen(name: (typeof FROZEN_FILES)[number]): TrueDocument[] {
  const text = readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
  return text.split('=====\n').map((part, index) => {
    const [typed, stated] = part.split('\n---\n') as [string, string];
    const setting = SETTINGS[index % SETTINGS.length]!;
    return {
      document: {
        pages: [typeset(typed, 1, setting)],
        metadata: {},
        attachments: [],
        textSource: 'text_layer',
        warnings: [],
      },
      truth: truthOf(`${name}-${index + 1}`, name, stated),
    };
  });
}

function truthOf(id: string, language: string, stated: string): TruthDocument {
  const fields: Record<string, string | null | unknown[]> = {};
  const lineItems: { description: string; quantity: string | null; lineTotal: string }[] = [];
  for (const line of stated.trim().split('\n')) {
    const [key, value] = [line.slice(0, 1), line.slice(3).trim()];
    if (key === 'L') {
      const [description, quantity, lineTotal] = value.split('|').map((cell) => cell.trim()) as [
        string,
        string,
        string,
      ];
      lineItems.push({ description, quantity: quantity === '' ? null : quantity, lineTotal });
    } else fields[FIELDS[key]!] = value === 'null' ? null : value;
  }
  return { id, file: id, family: language, language, fields: { ...fields, lineItems } };
}
