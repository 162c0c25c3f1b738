import { labels } from './de/labels.ts';
import { currencies, payment, taxes } from './de/money.ts';
import { nouns, papers, persons, spans } from './de/papers.ts';
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
} from './de/table.ts';
import { terms } from './de/terms.ts';
import { writing } from './de/writing.ts';
import type { Lexicon } from './lexicon.ts';

export { parties } from './de/parties.ts';
export { rows } from './de/rows.ts';
export { writing };

/** The words of invoices in German. */
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
