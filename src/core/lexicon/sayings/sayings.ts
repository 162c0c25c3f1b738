/** How a language says that what was billed has not been paid; alternatives of a pattern. */
export interface UnpaidWords {
  /** "not", "nothing", "yet to". */
  not: string;
  /** Money that comes, bills that are settled: stems. */
  paid: string;
  /** The day on which to pay lies behind: said of the past only. */
  passed: string;
  /** Something to be paid is missing, forgotten or open. */
  missing: string;
  /** Who has paid meanwhile need not mind this letter. */
  crossed: string;
  /** What begins a condition: what may happen one day has not happened. */
  condition: string;
}

/** What a paper without a title says has been done or is to be done; alternatives of a pattern. */
export interface DealWords {
  /** Who writes has paid bills of the reader's. */
  paidOut: readonly string[];
  ordered: readonly string[];
  handedOver: readonly string[];
  /** Money was taken, as who took it writes: "Received from Mr J. Cole the sum of £240.00". */
  taken: readonly string[];
  /** What was earned: this and what is paid out of it stand in the papers of those who are employed. */
  earned: readonly string[];
  paidToEarner: readonly string[];
  /** What an account held before and after. */
  heldBefore: readonly string[];
  heldAfter: readonly string[];
}

/** What letters and slips say in sentences; in small letters without accents. */
export interface Sayings {
  unpaid: UnpaidWords;
  deal: DealWords;
}
