import { readFileSync } from 'node:fs';
import type { DocumentType } from '#core/entity.ts';
import type { PaperForm } from './paper.ts';

const FILES = ['en', 'de', 'fr-nl', 'es-it', 'north-and-east'] as const;

/**
 * The papers of the fourth to seventh round, typed in files of text: a line with kind, language and type, then the page as
 * in `PaperForm`; "=====" parts them. Nothing in them is drawn.
 */
export function typedPapers(): PaperForm[] {
  return [
    ...FILES.map((file) => `fourth-round/${file}`),
    'fifth-round/papers',
    'sixth-round/papers',
    'seventh-round/papers',
  ].flatMap(formsOf);
}

/** Invoices, receipts and credit notes in the clothes of letters, orders and mails, typed with the fifth to seventh round. */
export function typedSales(): PaperForm[] {
  return ['fifth-round/sales', 'sixth-round/sales', 'seventh-round/sales'].flatMap(formsOf);
}

function formsOf(file: string): PaperForm[] {
  return readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')
    .split('=====\n')
    .map(formOf);
}

function formOf(part: string): PaperForm {
  const [first, ...page] = part.trimEnd().split('\n');
  const [kind, language, type] = first!.split(' ') as [string, string, DocumentType];
  return { kind, language, type, text: page.join('\n') };
}
