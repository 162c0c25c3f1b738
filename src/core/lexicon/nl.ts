import type { Lexicon } from './lexicon.ts';
import { labels } from './nl/labels.ts';
import { currencies, payment, taxes } from './nl/money.ts';
import { nouns, papers, persons, spans } from './nl/papers.ts';
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
} from './nl/table.ts';
import { terms } from './nl/terms.ts';
import { writing } from './nl/writing.ts';

export { parties } from './nl/parties.ts';
export { rows } from './nl/rows.ts';
export { ENDING } from './nl/terms.ts';
export { writing };

/** The words of invoices in Dutch. */
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
