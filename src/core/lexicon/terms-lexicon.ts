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
  /** How paying is called in front of the means; and the means by which the money comes later than the invoice. */
  called?: readonly string[];
  later?: readonly string[];
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
  /** How a clause begins, behind the day to pay, about what happens from then on: "after which interest is charged". */
  afterwards?: readonly string[];
  /** Objections to what was delivered or billed. */
  complaints?: readonly string[];
  /** What the reader is owed, or gets back on a day: "Ihr Guthaben überweisen wir am". */
  refunds?: readonly string[];
  /** In front of the account that such money is paid to. */
  into?: readonly string[];
  /** Money or goods that are given back. */
  givenBack?: readonly string[];
  /** Whose goods are until they are paid. */
  kept?: readonly string[];
  /** What else has a last day: giving notice, objecting. */
  notice?: readonly string[];
  /** What stands between a balance and the day on which it was struck: "Saldo zum". */
  balanceAsOf?: readonly string[];
  /** That what is named before it is explained below. */
  explained?: readonly string[];
  /** Until when something is to be had: codes, vouchers, what is booked before a day. */
  offers?: readonly string[];
  /** The little word right before the day until which something is to be paid. */
  until: string;
  /** What has to be followed by a day: "We will debit your account on". */
  beforeDay?: readonly string[];
  /** How a sentence begins about what will be so from a day on: "As of 1 August". */
  fromThen?: readonly string[];
  /** Until a day in words, with itself behind: "by", "the first day of term, Wednesday", "the" 3rd. */
  dayInWords?: { by: readonly string[]; day: readonly string[]; the?: readonly string[] };
  /** What stands between an amount and its day, in no sentence: "9,99 € fällig am 1. September". */
  dueOn?: readonly string[];
  /** Where to pay, behind when: up to the account, what is to be stated with it, and before the means, besides `by` of payments. */
  account?: { at: readonly string[]; quoting?: readonly string[]; by?: readonly string[] };
  /** What was paid already, right before the day, and what other days are for. */
  paid: readonly string[];
  /** That all of it was paid before: "wurde bereits beglichen", "has been collected". */
  settled?: readonly string[];
  /** What goes on behind a name of terms that begins a sentence: "Payment is due …". */
  saysOf?: readonly string[];
  /** What bids to pay, in front of a day, and names no field: "À régler avant le". */
  bids?: readonly string[];
  /** What stands before or behind the figure of an hour: "15 Uhr", "kl. 15". */
  hours?: readonly string[];
  /** Somebody is asked: a sentence, and no label. */
  please: string;
  /** How a line begins that says how it was paid, not when it is to be paid. */
  method: string;
  /**
   * readonly string[] that count days: how it will be paid, in front of them ("LCR 45 jours"), that they are meant ("Strictly 30
   * days"), and from when they count.
   */
  counted?: { by?: readonly string[]; firm?: readonly string[]; from?: readonly string[] };
  /** That no discount is granted: "no", "discount", what stands behind it for "none", and how is said for what. */
  noDiscount?: { no: string; off?: string; none?: string; forWhat: string };
  /** "that is": what stands between a term and the day to which it leads. */
  so?: readonly string[];
  /** "please" behind what is asked for, where the next line asks for more. */
  request?: readonly string[];
  /** What the field is called in which the day stands, as labels are folded. */
  namesDay?: readonly string[];
  /** That what follows is yet to come: "until", "once". */
  once?: readonly string[];
  /** What goes on to tell what was done before, and that it was agreed upon only. */
  was?: readonly string[];
  agreed?: readonly string[];
  /** The little word right before the day on which something was done, and the article of a day. */
  onDay?: readonly string[];
  article?: readonly string[];
  /** The first words of many terms; and what a discount is called. */
  begins?: readonly string[];
  discountWord?: readonly string[];
  /** Words that a full stop shortens, which ends no sentence. */
  shortened?: readonly string[];
  /** The means of paying in which the payee takes the money, how one is asked to choose it, and words before those who did. */
  debit?: { means: readonly string[]; choose: readonly string[]; where?: readonly string[] };
}
