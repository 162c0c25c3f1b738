/** A value of an answer's table: amounts are decimal strings, dates ISO 8601, counts and percents numbers. */
export type Cell = string | number | null;

/** Money columns stand in the currency of the `currency` column of the same row. */
export interface AnswerTable {
  columns: { key: string; label: string; type: 'text' | 'money' | 'count' | 'date' | 'percent' }[];
  rows: Cell[][];
}

/** A document that an answer rests on; `quote` stands word for word on `page`, which is null where no spot is known. */
export interface Citation {
  document_id: string;
  filename: string;
  page: number | null;
  quote: string;
}
