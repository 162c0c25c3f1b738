import type { DocumentType } from '../../entity.ts';

/** How a language says that what was billed has not been paid; alternatives of a pattern. */
export interface UnpaidWords {
  /** What a bill that was sent before is called; whole words, without accents. */
  bill: string;
  /** What joins a sentence to the one before it. */
  and: string;
  /** "not", "nothing", "yet to". */
  not: string;
  /** "Without": what follows it is what is lacking, and never what stands before. */
  without?: string;
  /** Money that comes, bills that are settled: stems. */
  paid: string;
  /** The day on which to pay lies behind: said of the past only. */
  passed: string;
  /** Something to be paid is missing, forgotten or open. */
  missing: string;
  /** Who has paid meanwhile need not mind this letter. */
  crossed: string;
  /** What a claim for a bill is made of, besides it: principal, interest, costs; without accents. */
  claim?: string;
  /** What begins a condition: what may happen one day has not happened. */
  condition: string;
}

/** What a paper without a title says has been done or is to be done; alternatives of a pattern. */
export interface DealWords {
  /** Who writes has paid bills of the reader's. */
  paidOut: readonly string[];
  /** What is given back that nobody billed: deposits. */
  givenBack?: readonly string[];
  /** What is open in the books on a day, in an account that is sent to be checked. */
  openItems?: readonly string[];
  ordered: readonly string[];
  /** When whoever has ordered or booked pays: at the hotel, when the goods are sent. */
  payLater?: readonly string[];
  handedOver: readonly string[];
  /** Money was taken, as who took it writes: "Received from Mr J. Cole the sum of £240.00". */
  taken: readonly string[];
  /** That a card or an account was charged, for what an invoice may state as well. */
  charged?: readonly string[];
  /** What was earned: this and what is paid out of it stand in the papers of those who are employed. */
  earned: readonly string[];
  paidToEarner: readonly string[];
  /** What an account held before and after. */
  heldBefore: readonly string[];
  heldAfter: readonly string[];
}

/** What papers say of themselves in sentences; alternatives of a pattern. */
export interface SaleWords {
  /** How bills and slips, and paying, are called: beginnings of words. */
  names?: readonly string[];
  /** Under which number a seller charges tax. */
  traderNumber?: readonly string[];
  /** Who asks politely to be paid. */
  asks?: readonly string[];
  /** What may stand in front of a title in a heading: "Official". */
  beforeTitles?: readonly string[];
  /** What leads from a title to what it is about: "Notice of". */
  behindTitles?: readonly string[];
  /** What is paid though nothing is sold: gifts, rents, outlays, damages, grants. */
  otherDues?: readonly string[];
  /** Who will pay is whoever writes: "we will". */
  weWill?: readonly string[];
  /** What stands in front of the account to pay to, in its sentence. */
  paysInto?: readonly string[];
  /** What stands right in front of the sum of what a letter tells. */
  inAll?: readonly string[];
  /** What is to be paid again and again, from a day on. */
  recurs?: readonly string[];
  /** Work that is done, as plain bills and no offers say it. */
  done?: readonly string[];
  /** Thanks for it, and for having been chosen. */
  thanks?: readonly string[];
  /** What a letter or mail says of itself that is the bill; whole words. */
  itself?: readonly string[];
  /** Who asks for a bill, or for a right one; whole words. */
  wantsBill?: readonly string[];
  /** A condition, and what a reader may do or is asked to tell: "if you", "please report"; whole words. */
  mayBe?: readonly string[];
  /** That nothing is to be paid, in a sentence that speaks of paying. */
  nothing?: readonly string[];
  /** Who asks for money in a sentence. */
  bills?: readonly string[];
  /** Who takes back in a sentence what was billed. */
  credits?: readonly string[];
  /** What says of itself that it is the credit note: "this letter is your credit note". */
  creditItself?: readonly string[];
  /** What a paper with a total below zero says of itself that takes back a bill. */
  takesBack?: readonly string[];
  /** That whoever receives the goods writes the bill for them, where such a bill is called as a credit is: "Gutschrift". */
  selfBilled?: readonly string[];
  /** Words of which one stands in the titles of credit notes; what is credited, in front of its amount: stems. */
  creditTitles?: readonly string[];
  credited?: readonly string[];
  /** What may stand behind the word for a credit: what it is for, or its day; with accents. */
  behindCredits?: readonly string[];
  /** Of a plain invoice as tills print it, in its title: "Factura simplificada". */
  simplified?: readonly string[];
  /** What stands in front of a credit that is taken off: "after", "less"; whole words. */
  lessOf?: readonly string[];
  /** Titles of papers that correct a bill: what they ask for by a day is the corrected one, and no credit. */
  corrections?: readonly string[];
  /** What else is credited: payments that came, points. */
  creditsElse?: readonly string[];
  /** Who hands an invoice in within the mail itself. */
  handsIn?: readonly string[];
  /** Who reminds of an invoice, sends one along or wants money back. */
  ofAnother?: readonly string[];
  /** Who has got an invoice and does not agree. */
  disputes?: readonly string[];
  /** What one does not agree to, and what is small print where sellers write so. */
  owed?: readonly string[];
  conditions?: readonly string[];
  /** Who may be appealed against is an authority that levies. */
  levied?: readonly string[];
  /** What a supplier charges for its latest period; and what accounts that lend money tell of. */
  ownCharges?: readonly string[];
  lent?: readonly string[];
  /** How whoever writes says that he charges ("I charge"), and the little words in front of what for. */
  charges?: readonly string[];
  chargedFor?: readonly string[];
  /** That this is no invoice, and that the invoice is still to come. */
  noInvoice?: readonly string[];
  toCome?: readonly string[];
  /** How a row begins that sums up time or weight. */
  counted?: readonly string[];
  /** How an offer's time is called, and in what it is counted; to send back what was signed, and "back" behind that. */
  validity?: readonly string[];
  validFor?: readonly string[];
  sendBack?: readonly string[];
  signed?: readonly string[];
  backAgain?: readonly string[];
  /** Who writes proposes something, which may be no work and no goods. */
  proposes?: readonly string[];
  /** How long a price or an offer holds, and how it is accepted. */
  holds?: readonly string[];
  /** What announces a letter's subject, before a colon: "Betreff"; with accents, as is what follows. */
  subjects?: readonly string[];
  /** What stands between a paper's number and its day: "Angebot 118 vom 12.05.2025"; and between its title and for whom or what it is. */
  ofDay?: readonly string[];
  forWhat?: readonly string[];
  /** What a part of a contract or a law is called before its number; with accents, as are titles of columns with what something means, and examples. */
  articles?: readonly string[];
  /** What begins the bracket behind a title that names the law of such papers: "(D.P.R. 472)"; with accents. */
  laws?: readonly string[];
  meanings?: readonly string[];
  examples?: readonly string[];
  /** What stands below a picture, in front of its number. */
  captions?: readonly string[];
}

/** What slips of tills say, each kind a sign of its own; alternatives of a pattern. */
export interface SlipWords {
  /** A payment that is over. */
  paid?: readonly string[];
  /** That money is going to be taken. */
  willTake?: readonly string[];
  /** Cash and cards. */
  means?: readonly string[];
  change?: readonly string[];
  /** How slips are called. */
  named?: readonly string[];
  /** Who served, and where. */
  till?: readonly string[];
}

/** What tills print, by which the slips are read whose letters were recognised; with their accents, and as often without. */
export interface RecognisedWords {
  /** What was to be paid: the total as any is called, words that may stand for it, and those of the last one. */
  total?: readonly string[];
  totalElse?: readonly string[];
  final?: readonly string[];
  /** What makes a row with such words none. */
  noTotal?: readonly string[];
  /** What was given, what else is said of money that came, and what was given back. */
  cash?: readonly string[];
  handed?: readonly string[];
  back?: readonly string[];
  /** Where it was, and how the slip is called; taxes; thanks. */
  counter?: readonly string[];
  taxes?: readonly string[];
  thanks?: readonly string[];
  /** Labels of narrow invoices, which are no slips. */
  ofInvoice?: readonly string[];
  /** Its day, and what ends or begins on another. */
  day?: readonly string[];
  otherDay?: readonly string[];
  /** What stands below the head; lines of the head that name nobody; what shops are called, and those that are places too. */
  belowHead?: readonly string[];
  noName?: readonly string[];
  shops?: readonly string[];
  shopPlaces?: readonly string[];
}

/** What a paper can call itself that asks for no payment by itself; "other" for all that is no part of a sale. */
export type OtherTitle = Exclude<DocumentType, 'invoice' | 'credit_note' | 'receipt'>;

/** Titles of such papers, with their accents; alternatives of a pattern for the beginning of a line. */
export type TitleWords = Readonly<Record<OtherTitle, readonly string[]>>;

/** What letters and slips say in sentences; in small letters without accents. Null is what nobody has gathered yet. */
export interface Sayings {
  unpaid: UnpaidWords | null;
  deal: DealWords | null;
  titles: TitleWords | null;
  sale?: SaleWords;
  slip?: SlipWords;
  recognised?: RecognisedWords;
}
