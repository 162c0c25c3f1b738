/**
 * How rows and labels read; alternatives of a pattern. Named in `row-words.ts`, apart from the other words of a language,
 * as no browser needs it.
 */
export interface RowWords {
  /** What is charged, so that a row that begins like a payment is sold: "Payment service fee"; folded. */
  fees?: readonly string[];
  /** Taxes on energy, on deeds and the like, which are part of what is charged though they may print a rate; folded, as they begin a row. */
  levies?: readonly string[];
  /** Subtotals behind what is summed, and how all sums end that may stand there; folded. */
  subtotals?: readonly string[];
  endings?: readonly string[];
  /** Last parts of compound words for discounts: "Treuerabatt"; folded. */
  discounts?: readonly string[];
  /** "without", before a tax; folded. */
  without?: readonly string[];
  /** What is owed besides what was sold: taxes, interest, older debts, deposits; parts of words, folded. */
  owedBesides?: readonly string[];
  /** What bids to add what follows, before its name: "Add: CGST". */
  added?: readonly string[];
  /** What tells that the row above holds this one: "davon". */
  within?: readonly string[];
  /** "your" and "account", as lists of what is settled are headed; and what else heads them. */
  accountOf?: readonly string[];
  accounts?: readonly string[];
  schedules?: readonly string[];
  /** What the sum of a row is called, alone or at the beginning of a word: "total", "gesamt". */
  sumWords?: readonly string[];
  /** How the day of a paper is called where its number may stand as well: "Date / No.". */
  dayWords?: readonly string[];
  /** What was paid for the buyer and is charged again; without accents. */
  laidOut?: readonly string[];
  /** What joins two taxes, or two titles; and what else joins titles only. */
  and?: readonly string[];
  with?: readonly string[];
  /** What was owed before this bill; and how rows begin that tell what was paid of it. */
  owedBefore?: readonly string[];
  payments?: readonly string[];
  /** Of a whole year: "annual", "Jahres…". */
  yearly?: readonly string[];
  /** What measures power and water, and has a number. */
  meters?: readonly string[];
  /** In front of what is to be paid by whoever pays too late. */
  ifLate?: readonly string[];
  /** Titles of the column of this bill, and of those of the whole job or of what was billed before. */
  thisBill?: readonly string[];
  wholeJob?: readonly string[];
  /** Folded labels that are such only with a colon, alone, or right before a number; and what joins two labels. */
  shortLabels?: readonly string[];
  joints?: readonly string[];
  /** Folded names of papers, and what stands between them and a time or somebody: "Rechnung für". */
  saleFor?: readonly string[];
  soldTo?: readonly string[];
  /** What stands between these and a time: "Rechnung für den Monat". */
  beforePeriods?: readonly string[];
  /** What stands in a title around the day that a paper is from, or the time that it is for: "as of", "Zeitraum". */
  ofTime?: readonly string[];
  /** What the whole is called before the code of its currency, and what stands between the two: "Rechnungsbetrag in CHF". */
  wholes?: readonly string[];
  inCurrency?: readonly string[];
  /** Titles that end in the letters of a currency: "Price RM". */
  beforeLetters?: readonly string[];
  /** What stands between two hours, and behind the first: "8.00 Uhr bis 13.30". */
  untilHour?: readonly string[];
  hours?: readonly string[];
  /** What stands before the number of a page, and between it and how many there are: "Seite 1 von 3". */
  pages?: readonly string[];
  ofPages?: readonly string[];
  /** "number", in full and short, as it goes on behind a title; and folded, where it belongs to the word before it: "GDC No.". */
  numberWords?: readonly string[];
  bareNumbers?: readonly string[];
  /** What stands right before a number, perhaps with a point: "No.", "čís."; and in one word with it: "Nr.123". */
  beforeNumbers?: readonly string[];
  gluedNumbers?: readonly string[];
  /** What stands behind the figure of which of several it is: "2nd". */
  ordinals?: readonly string[];
}
