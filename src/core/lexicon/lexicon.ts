/** What a printed label announces, in the order in which a phrase of several classes names them. */
export const LABEL_CLASSES = [
  'invoice_number',
  'receipt_number',
  'invoice_date',
  'date',
  'due_date',
  'other_date',
  'payment_date',
  'delivery_date',
  'service_period',
  'total',
  'subtotal',
  'tax',
  'part_tax',
  'amount_due',
  'prepaid',
  'discount',
  'charge',
  'seller',
  'buyer',
  'other_party',
  'name',
  'customer_number',
  'purchase_order',
  'other_number',
  'tax_id',
  'bank',
  'terms',
  'payment_method',
  'reference',
  'title',
  'credit_title',
  'receipt_title',
  'currency',
  'table_head',
] as const;
export type LabelClass = (typeof LABEL_CLASSES)[number];

/**
 * What a column of an invoice's table holds. `price` and `total` are what a title leaves open: a "Price" may be the
 * unit price or the line's total, an "Amount" may be net or gross; the figures below decide. `settlement` titles belong
 * to tables of payments, instalments and open items, which are not what was sold. Where two kinds have a title, the
 * first has it.
 */
export const COLUMN_KINDS = [
  'position',
  'article',
  'description',
  'date',
  'quantity',
  'unit',
  'unitPrice',
  'price',
  'discount',
  'tax',
  'taxRate',
  'taxAmount',
  'total',
  'other',
  'settlement',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** What a row that is no item states: sums of what stands above, additions to them, or how they were settled. */
export const SUMMARY_KINDS = ['carried', 'subtotal', 'total', 'tax', 'discount', 'charge', 'settlement'] as const;
export type SummaryKind = (typeof SUMMARY_KINDS)[number];

export type Phrases = readonly string[];

/** The phrases of a comma-separated list. */
/* @__NO_SIDE_EFFECTS__ */
export function phrases(list: string): Phrases {
  return list.split(',').map((phrase) => phrase.trim());
}

/** How a language is told from others, and how it writes dates: all that is needed to read what a person types. */
export interface Writing {
  /** ISO 639-1. */
  language: string;
  /** Common words and invoice words that belong to few languages; case and accents do not count. */
  common: string;
  /** The names and abbreviations of each month. */
  months: readonly [string, string, string, string, string, string, string, string, string, string, string, string];
  /** The names and abbreviations of the days of the week. */
  weekdays: string;
  /** What stands behind a number of days, weeks and months, and the usual numbers in words; alternatives of a pattern. */
  periods: { count: string; day: string; week: string; month: string };
  /** What stands before the day on which is to be paid, as against the day of the invoice; alternatives of a pattern. */
  owed: string;
}

/** Names of things, by what they tell of whatever bears them; alternatives of a pattern. */
export interface NounWords {
  /** Trades that stand above the name of who follows them. */
  trades?: readonly string[];
  /** Single words for what firms do, make or are: a letterhead's line of nothing else goes on from the name above it. */
  branches?: readonly string[];
  /** What announces a measure and no amount. */
  measures?: readonly string[];
  /** What stands beside an amount without tax. */
  net?: readonly string[];
  /** "Amount:" with the only amount of a paper, which does not say of what. */
  amount?: readonly string[];
  /** What was paid before, and is no whole: beginnings of words. */
  inPart?: readonly string[];
  /** Taxes, and what is charged beside them by law. */
  taxes?: readonly string[];
  duties?: readonly string[];
  /** What is settled, and not sold: other invoices, balances, shares, payments by and by. */
  settled?: readonly string[];
  /** "your", and what was bought that is the reader's. */
  readers?: readonly string[];
  bought?: readonly string[];
  /** What heads a part of a party's particulars, and names nobody: "Contact details", "Dane identyfikacyjne". */
  particulars?: readonly string[];
  /** What a body is before the law, and not its name: "Établissement public", "Registered charity". */
  statuses?: readonly string[];
  /** What says behind a heading that it is one again: "Items (continued)". */
  continued?: readonly string[];
  /** What ends the name of a row that sums up those above: "Labour total". */
  sums?: readonly string[];
  /** For whom this print of a paper is: "Original for Recipient", "Exemplaire client". */
  copies?: readonly string[];
  /** The days of a guest, as titles are folded: small and without accents. */
  arrival?: readonly string[];
  departure?: readonly string[];
  /** "your" and "account", as lists of what is settled are headed; and what else heads them. */
  accountOf?: readonly string[];
  accounts?: readonly string[];
  schedules?: readonly string[];
  /** What was paid for the buyer and is charged again; without accents. */
  laidOut?: readonly string[];
}

/**
 * How parties are addressed, and what lines about them name; alternatives of a pattern. Named in `party-words.ts`, apart
 * from the other words of a language.
 */
export interface PartyWords {
  /** Forms of address, before a name or alone in the line above it: "Frau", "Mr". */
  courtesies?: readonly string[];
  /** Those that only say so before a name: alone they may be one, or a town. */
  courtesiesBefore?: readonly string[];
  /** Those that only say so alone: before a name they may be part of it. */
  courtesiesAlone?: readonly string[];
  /** The second of two who are addressed: "Mr and Mrs". */
  courtesiesSecond?: readonly string[];
  /** Those that only are so where no name follows: "M & MS Interiors" is a firm. */
  secondAlone?: readonly string[];
  /** What stands between the two. */
  and?: readonly string[];
  /** Abbreviated titles, whose bearer stands in the next line; capitals count. */
  titles?: readonly string[];
  /** How a letter speaks to whoever reads it, without a name: "Werter Kunde". */
  hailed?: readonly string[];
  /** How whoever sends a letter speaks of itself, as a sentence begins: "we". */
  speakers?: readonly string[];
  /** What stands between a company's legal form and its partners: "S.n.c. di Rossi e C.". */
  partners?: readonly string[];
  /** Whoever has a number with the sender. */
  numbered?: readonly string[];
  /** One of several houses, with its name or town behind: "Filiale Nord". */
  houses?: readonly string[];
  /** Other places of the sender's own. */
  ownPlaces?: readonly string[];
  /** What lines with a colon announce that is not whom a bill is for: places, banks, who sends, who works there. */
  others?: readonly string[];
  /** What forms ask of where somebody or something is, before a colon. */
  placeFields?: readonly string[];
  /** What somebody does or may do, in a line of its own beside the name. */
  professions?: readonly string[];
  /** An office, up to the town in which it is held. */
  officeAt?: readonly string[];
  /** How sentences begin that a line breaks off, and no name does. */
  sentences?: readonly string[];
  /** How letters end, above the name of whoever wrote them. */
  closings?: readonly string[];
  /** What streets and places are, before their names: "Rua", "ul.". */
  streets?: readonly string[];
  /** What office somebody holds, behind the name: "Treasurer"; and what stands before the office: "Deputy". */
  offices?: readonly string[];
  ranks?: readonly string[];
  /** What a heading announces of a party, what may stand before it, and what between it and the party. */
  details?: readonly string[];
  detailsBefore?: readonly string[];
  detailsOf?: readonly string[];
  /** How makers of programs call parties on specimens; capitals count. */
  specimens?: readonly string[];
  /** How a remark in brackets begins that is no part of a name; capitals count. */
  asides?: readonly string[];
  /** Those who own a house or a road in common, before its name. */
  owners?: readonly string[];
  /** What begins the number of a page: "Seite". */
  pages?: readonly string[];
  /** How slips thank; what may follow at once, and what before that for which they do. */
  thanks?: readonly string[];
  thanksMore?: readonly string[];
  thanksFor?: readonly string[];
  /** Cards that one pays with, before their number. */
  cards?: readonly string[];
  /** Departments, in a line below whose they are: "Accounts payable". */
  departments?: readonly string[];
  /** "the" of things and of people, and "your" before an organ. */
  articles?: readonly string[];
  yours?: readonly string[];
  /** "payment" as a sentence begins, behind the article, and what goes on behind it: "wird". */
  paying?: readonly string[];
  willBe?: readonly string[];
  /** Organs and offices of whoever signs: "Vorstand", and holders of offices to whom a bill is addressed: "Le Maire". */
  organs?: readonly string[];
  officeHolders?: readonly string[];
  /** Two of what parts of a page are about make a heading: "Billing and Payment"; what may stand behind both. */
  matters?: readonly string[];
  mattersBehind?: readonly string[];
  /** Words of whole sentences: "please", "wir". */
  inSentences?: readonly string[];
  /** How letters begin and end, with or without a name: "Dear", "Kind regards". */
  letters?: readonly string[];
  /** Days and months as they stand alone, or with the day or year behind; and how names of months begin. */
  weekdays?: readonly string[];
  months?: readonly string[];
  monthsShort?: readonly string[];
  monthsBegin?: readonly string[];
  /** What sums up something else, and what stands before that: "Détail de". */
  summaries?: readonly string[];
  summariesOf?: readonly string[];
  /** Of how much a price is, besides the signs of measures: "per", "hour". */
  per?: readonly string[];
  units?: readonly string[];
  /** Legal forms in full, in a line below the name. */
  forms?: readonly string[];
  /** What announces a person at a company: "Attn:", "z. Hd.". */
  attention?: readonly string[];
  /** Forms of address right before a name, of a person and of a firm; those that begin a remark in brackets behind it; and those in greetings. */
  personTitles?: readonly string[];
  firmTitles?: readonly string[];
  bracketed?: readonly string[];
  greetedTitles?: readonly string[];
  /** How letters and mail greet somebody by name, and whom they greet without one: "Kunde". */
  greetings?: readonly string[];
  anybody?: readonly string[];
  /** "and" between the partners of a firm. */
  joins?: readonly string[];
  /** How names of departments begin, and those that a small word follows; of the latter capitals count. */
  departmentsBegin?: readonly string[];
  bureaus?: readonly string[];
  /** Little words of people's names; case counts. */
  personParticles?: readonly string[];
  /** What is printed before the numbers under which a sender is registered: before "number" or alone, and other. */
  registers?: readonly string[];
  registrations?: readonly string[];
  /** What announces what a letter or the work is about: "Betreff:". */
  subjects?: readonly string[];
  /** Little words before a party's name that need no colon; before a seller's, a buyer's, and a buyer's as the line begins. */
  leads?: readonly string[];
  sellerLeads?: readonly string[];
  buyerLeads?: readonly string[];
  buyerLeadsFirst?: readonly string[];
  /** What joins the first words of a name to a place: "Gasthof zum"; case counts. */
  placesBehind?: readonly string[];
  /** The field of a form that asks for a name. */
  nameFields?: readonly string[];
  /** Folded labels of whose account it is, and other words of accounts. */
  holders?: readonly string[];
  accounts?: readonly string[];
  /** What tills and tables in restaurants print. */
  tills?: readonly string[];
  /** Mail addresses that whoever sells reads: "sales@". */
  mailboxes?: readonly string[];
  /** What stands before the first and the last day of a period. */
  periodBegins?: readonly string[];
  periodEnds?: readonly string[];
  /** A household is named below: "Familie". */
  households?: readonly string[];
  /** What is said of whoever is named above: "seit 1871". */
  explains?: readonly string[];
  /** Parts of words that name banks. */
  banks?: readonly string[];
  /** Folded labels of guests. */
  guests?: readonly string[];
  /** What announces persons of the sender's own, and parts of words for departments that are paid. */
  ofSender?: readonly string[];
  receivables?: readonly string[];
  /** Folded names of papers and of what stands behind them before what was bought: "receipt for". */
  papers?: readonly string[];
  papersFor?: readonly string[];
  /** Words of headings that no list of labels has, and what tables list: "Produkte". */
  unnamed?: readonly string[];
  goods?: readonly string[];
  /** Words of sentences, and of no names. */
  pronouns?: readonly string[];
  /** What mail programs print above a message: who sent it, when, to whom, about what; and what may follow. */
  mailFrom?: readonly string[];
  mailSent?: readonly string[];
  mailTo?: readonly string[];
  mailSubject?: readonly string[];
  mailBeside?: readonly string[];
  /** Folded labels of who sends and receives goods, and words of consignments. */
  shippers?: readonly string[];
  consignees?: readonly string[];
  consignments?: readonly string[];
  /** Forms of address before a person's name, and jobs; capitals count. */
  salutations?: readonly string[];
  jobs?: readonly string[];
  /** Labels of a contact, and what stands behind them and is nobody's name. */
  contacts?: readonly string[];
  staff?: readonly string[];
  /** What streets are, behind their names, anywhere as a word, and as a word begins; besides `streets`. */
  streetsBehind?: readonly string[];
  streetWords?: readonly string[];
  streetsBefore?: readonly string[];
  /** Boxes at the post. */
  boxes?: readonly string[];
  /** Names of countries. */
  countries?: readonly string[];
  /** Parts of houses in a line of their own, and behind the house. */
  buildings?: readonly string[];
  parts?: readonly string[];
  /** Where firms settle, before the name of the zone. */
  zones?: readonly string[];
  /** Words with which a line may begin before a name. */
  beforeNames?: readonly string[];
  /** What a paper says of how it was made: "this", "document", "generated". */
  thisPaper?: readonly string[];
  documents?: readonly string[];
  madeBy?: readonly string[];
  /** What stands before the name of whom to pay, of whom the reader chose, who signs, and whose name is registered. */
  payees?: readonly string[];
  chosen?: readonly string[];
  signedFor?: readonly string[];
  registeredAs?: readonly string[];
  /** Parts of words at the place of a signature. */
  signatures?: readonly string[];
  /** What stands between two names of which one acts for the other; some capitals count. */
  behalf?: readonly string[];
  /** How a sentence about an account goes on behind its holder: "unter Angabe". */
  quoting?: readonly string[];
  /** Little words in names of people, in pairs and alone; of one that begins in small letters; and in names of firms. Case counts. */
  particlePairs?: readonly string[];
  particles?: readonly string[];
  beforeCapitals?: readonly string[];
  inFirms?: readonly string[];
  /** With what no name ends, so that it goes on in the next line; and what begins that line, with an article behind. */
  openEnds?: readonly string[];
  nextParticles?: readonly string[];
  nextArticles?: readonly string[];
  /** Little words of names, as against those of sentences; case counts. And those that say neither who nor what. */
  littleWords?: readonly string[];
  idle?: readonly string[];
  /** What heads particulars: "Dati anagrafici", "Gegevens van"; and what ends such a heading: "Angaben". */
  data?: readonly string[];
  dataOf?: readonly string[];
  dataBehind?: readonly string[];
}

/** What papers are called and numbered with, and what stands beside that; alternatives of a pattern. */
export interface PaperWords {
  /** Parts of labels that name an invoice, as labels are folded: small and without accents. */
  invoice?: Phrases;
  /** Its abbreviation, which is a label's whole word. */
  invoiceShort?: Phrases;
  /** What else an invoice is called, beside many other papers: "bill". */
  invoiceElse?: Phrases;
  /** Parts of folded labels that name a credit note. */
  creditNote?: Phrases;
  /** What numbers of invoices and of credit notes begin with: "INV-1180", "GS 12". */
  invoiceCodes?: Phrases;
  creditCodes?: Phrases;
  /** Titles with a number right behind that looks like a month or a day: "Faktura 14/11/2024". */
  monthly?: Phrases;
  /** Words beside a title that make it no title of this paper: "Your invoice", "Unpaid invoice". */
  besideTitle?: Phrases;
  /** What stands before a day, besides `beforeDay` of the terms, and is no letters of a number: "FRI 12/03/2024". */
  besideDay?: Phrases;
  /** What stands between the town and the day in the head of a letter: "Wien, am 3. Mai". */
  betweenTownAndDay?: Phrases;
  /** Folded labels of who is treated, and of who travels. */
  treated?: Phrases;
  carried?: Phrases;
  /** What is owed, what was paid, and what is left after each, as the books of an account title it. */
  debit?: Phrases;
  credit?: Phrases;
  balance?: Phrases;
  /** Folded labels that are such only with a colon, alone, or right before a number; and what joins two labels. */
  shortLabels?: Phrases;
  joints?: Phrases;
  /** Folded names of papers, and what stands between them and a time or somebody: "Rechnung für". */
  saleFor?: Phrases;
  soldTo?: Phrases;
}

/** What decides how a row of sums reads, as titles are folded: small and without accents; alternatives of a pattern. */
export interface SumWords {
  /** What is charged, so that a row that begins like a payment is sold: "Payment service fee". */
  fees?: Phrases;
  /** Subtotals behind what is summed, and how all sums end that may stand there. */
  subtotals?: Phrases;
  endings?: Phrases;
  /** Last parts of compound words for discounts: "Treuerabatt". */
  discounts?: Phrases;
  /** "without", before a tax. */
  without?: Phrases;
  /** What bids to add what follows, before its name: "Add: CGST"; as printed. */
  added?: Phrases;
  /** What tells that the row above holds this one: "davon"; as printed. */
  within?: Phrases;
}

/** What is said of a tax on sales; alternatives of a pattern. */
export interface TaxWords {
  /** Its own names, of which each is of no other tax. */
  names?: Phrases;
  /** That it is not charged. */
  untaxed?: Phrases;
  /** What stands between a sum and the tax that is part of it: "Total with tax". */
  within?: Phrases;
  /** What announces that it comes on top, and what may follow before its name: "zzgl. ges. MwSt.". */
  onTop?: Phrases;
  beforeName?: Phrases;
  /** That the sender or the reader pays it to the state. */
  passedOn?: Phrases;
}

/** How something was paid; alternatives of a pattern. */
export interface PaymentWords {
  /** "paid", "réglé". */
  done: readonly string[];
  /** That it has arrived: "received". */
  received?: readonly string[];
  /** What stands before the means. */
  by: readonly string[];
  /** What one pays with. */
  means: readonly string[];
  /** How the row of a slip begins that says in what the whole was paid; without accents. */
  beside: readonly string[];
}

/** Sentences about paying; alternatives of a pattern. */
export interface TermsWords {
  /** When to pay. */
  when: readonly string[];
  /** That something is to be paid. */
  paying: readonly string[];
  /** Terms of few words that need no word about paying, as patterns of all of a phrase: "On receipt", "Rimessa diretta". */
  alone?: readonly string[];
  /** What is about paying, but no terms: reminders, penalties, bank details, thanks. */
  smallPrint: readonly string[];
  /** That money is asked for on a day. */
  toPay: readonly string[];
  /** That another payment is spoken of, which comes after this one. */
  later: readonly string[];
  /** How a sentence begins about what happens to whoever has not paid in time. */
  late?: readonly string[];
  /** Objections to what was delivered or billed. */
  complaints?: readonly string[];
  /** Money or goods that are given back. */
  givenBack?: readonly string[];
  /** What else has a last day: giving notice, objecting. */
  notice?: readonly string[];
  /** The little word right before the day until which something is to be paid. */
  until: string;
  /** What has to be followed by a day: "We will debit your account on". */
  beforeDay?: Phrases;
  /** How a sentence begins about what will be so from a day on: "As of 1 August". */
  fromThen?: Phrases;
  /** Until a day in words, with itself behind: "by", "the first day of term, Wednesday", "the" 3rd. */
  dayInWords?: { by: Phrases; day: Phrases; the?: Phrases };
  /** What stands between an amount and its day, in no sentence: "9,99 € fällig am 1. September". */
  dueOn?: Phrases;
  /** Where to pay, behind when: up to the account, what is to be stated with it, and before the means, besides `by` of payments. */
  account?: { at: Phrases; quoting?: Phrases; by?: Phrases };
  /** What was paid already, right before the day, and what other days are for. */
  paid: readonly string[];
  /** That all of it was paid before: "wurde bereits beglichen", "has been collected". */
  settled?: readonly string[];
  /** What goes on behind a name of terms that begins a sentence: "Payment is due …". */
  saysOf?: Phrases;
  /** What bids to pay, in front of a day, and names no field: "À régler avant le". */
  bids?: Phrases;
  /** Somebody is asked: a sentence, and no label. */
  please: string;
  /** How a line begins that says how it was paid, not when it is to be paid. */
  method: string;
  /**
   * Phrases that count days: how it will be paid, in front of them ("LCR 45 jours"), that they are meant ("Strictly 30
   * days"), and from when they count.
   */
  counted?: { by?: readonly string[]; firm?: readonly string[]; from?: readonly string[] };
  /** That no discount is granted: "no", "discount", what stands behind it for "none", and how is said for what. */
  noDiscount?: { no: string; off?: string; none?: string; forWhat: string };
  /** The means of paying in which the payee takes the money, and how one is asked to choose it. */
  debit?: { means: readonly string[]; choose: readonly string[] };
}

/** The words of invoices in one language. Adding a language is one such object, named in `lexicons.ts`. */
export interface Lexicon {
  writing: Writing;
  /** Case, accents and "ß" do not count; "#" and "%" are words. */
  labels: Readonly<Record<LabelClass, Phrases>>;
  /**
   * Titles of table columns; case, accents and punctuation do not count, currencies are left out. A leading "*" stands
   * for the first part of a compound word ("*preis": Nettopreis).
   */
  columns: Readonly<Record<ColumnKind, Phrases>>;
  /** Words in a title that say whether the column's amounts are before or with tax; taken off before looking it up. */
  columnMarks: {
    net: Phrases;
    gross: Phrases;
    /** Those that may stand alone between a label and its amount; alternatives of a pattern. */
    alone: readonly string[];
  };
  /** Words of titles without a say in what a column holds. */
  columnFillers: Phrases;
  /** How rows of sums begin. */
  sums: Readonly<Record<SummaryKind, Phrases>>;
  /** Words that may follow in such a row without making it an item. */
  sumFillers: string;
  sumWords?: SumWords;
  /** Words of sums that also begin names of goods and services: "Base rent", "Card reader", "Change of address". */
  ordinarySums: string;
  /** Work about taxes, which is sold behind their names: "State tax return". */
  taxWork?: string;
  /**
   * What stands before an amount between the lines and the total, by what it does to their sum; alternatives of a
   * pattern for the beginning of a word. A leading "*" stands for the first part of a compound word ("*rabatt").
   */
  adjustments: Readonly<Record<'deduction' | 'charge' | 'tax', readonly string[]>>;
  papers?: PaperWords;
  taxes?: TaxWords;
  payment: PaymentWords;
  /**
   * Names of currencies by their codes, as they tell in which one the amounts are where none carries a sign: "Montants
   * exprimés en euros", "Alle Beträge in Euro".
   */
  currencies?: Readonly<Record<string, readonly string[]>>;
  nouns?: NounWords;
  /** How a sender speaks of the reader's things and of its own, as in "Your reference"; alternatives of a pattern. */
  persons: { yours: string; ours: string };
  terms: TermsWords;
}
