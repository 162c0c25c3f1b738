import { labels } from './en/labels.ts';
import { currencies, currencyPapers, payment, taxes } from './en/money.ts';
import { nouns, papers, persons, spans } from './en/papers.ts';
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
} from './en/table.ts';
import { terms } from './en/terms.ts';
import { writing } from './en/writing.ts';
import type { Lexicon } from './lexicon.ts';

export { parties } from './en/parties.ts';
export { rows } from './en/rows.ts';
export { writing };

/** The words of invoices in English. */
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
  currencyPapers,
} satisfies Lexicon;
