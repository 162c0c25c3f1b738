import { labels } from './it/labels.ts';
import { currencies, payment, taxes } from './it/money.ts';
import { nouns, papers, persons, spans } from './it/papers.ts';
import {
  adjustments,
  columnFillers,
  columnMarks,
  columns,
  ordinarySums,
  pricedBy,
  sumFillers,
  sums,
  taxWork,
} from './it/table.ts';
import { terms } from './it/terms.ts';
import { writing } from './it/writing.ts';
import type { Lexicon } from './lexicon.ts';

export { parties } from './it/parties.ts';
export { rows } from './it/rows.ts';
export { writing };

/** The words of invoices in Italian. */
export const lexicon = {
  writing,
  labels,
  columns,
  columnMarks,
  pricedBy,
  columnFillers,
  sums,
  sumFillers,
  taxWork,
  ordinarySums,
  adjustments,
  papers,
  taxes,
  payment,
  currencies,
  nouns,
  persons,
  spans,
  terms,
} satisfies Lexicon;
