import { labels } from './fr/labels.ts';
import { currencies, payment, taxes } from './fr/money.ts';
import { nouns, papers, persons, spans } from './fr/papers.ts';
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
} from './fr/table.ts';
import { terms } from './fr/terms.ts';
import { writing } from './fr/writing.ts';
import type { Lexicon } from './lexicon.ts';

export { parties } from './fr/parties.ts';
export { rows } from './fr/rows.ts';
export { writing };

/** The words of invoices in French. */
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
