import type { Lexicon } from './lexicon.ts';
import { labels } from './pt/labels.ts';
import { currencies, payment, taxes } from './pt/money.ts';
import { nouns, papers, persons } from './pt/papers.ts';
import { adjustments, columnFillers, columnMarks, columns, ordinarySums, sumFillers, sums } from './pt/table.ts';
import { terms } from './pt/terms.ts';
import { writing } from './pt/writing.ts';

export { parties } from './pt/parties.ts';
export { rows } from './pt/rows.ts';
export { writing };

/** The words of invoices in Portuguese. */
export const lexicon = {
  writing,
  labels,
  columns,
  columnMarks,
  columnFillers,
  sums,
  sumFillers,
  ordinarySums,
  adjustments,
  papers,
  taxes,
  payment,
  currencies,
  nouns,
  persons,
  terms,
} satisfies Lexicon;
