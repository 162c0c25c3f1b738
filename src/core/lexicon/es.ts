import { labels } from './es/labels.ts';
import { currencies, payment, taxes } from './es/money.ts';
import { nouns, papers, persons, spans } from './es/papers.ts';
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
} from './es/table.ts';
import { terms } from './es/terms.ts';
import { writing } from './es/writing.ts';
import type { Lexicon } from './lexicon.ts';

export { parties } from './es/parties.ts';
export { rows } from './es/rows.ts';
export { writing };

/** The words of invoices in Spanish. */
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
