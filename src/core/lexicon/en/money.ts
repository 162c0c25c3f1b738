import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`v\.?a\.?t, gst, hst, pst, qst, sales tax`),
  ofPlaces: phrases('sales tax, use tax, users tax, state tax, county tax'),
  ofSums: [
    'before|after|incl?|excl?|ex|including|excluding|without|with|plus|less|net|gross|subtotal|subject|prior|non|taxable|exempt|liable',
  ],
  untaxed: [
    String.raw`not\s(?:\p{L}+\s)?(?:applicable|registered|charged|subject)`,
    String.raw`no\s(?:vat|gst|tax)\b`,
    'exempt',
    String.raw`outside\s(?:the\s)?scope`,
  ],
  within: phrases(String.raw`incl\p{L}*, with`),
  onTop: phrases('plus, excl'),
  passedOn: [
    String.raw`\btax(?:es)?\s(?:(?:to|will)\sbe\s)?collected\b`,
    String.raw`\bwithh(?:olding|eld)\s(?:income\s)?tax\b.{0,60}\b(?:remitted|paid)\b`,
  ],
  takenOf: ['of'],
  takenOn: ['on'],
  base: [String.raw`(?:net|taxable\samount)(?:\sof)?`],
} satisfies TaxWords;

export const payment = {
  done: ['paid'],
  received: ['received'],
  by: ['by', 'via', 'with'],
  means: ['cash', String.raw`(?:(?:credit|debit)\s*)?card`],
  beside: phrases('cash, card, contactless'),
  called: ['payment'],
  later: [String.raw`bank\s?transfer|direct\sdebit`],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['in euro', 'euros'],
  GBP: ['pounds sterling'],
  CHF: ['swiss francs'],
  USD: [String.raw`(?:us|u\.s\.) dollars`],
  SGD: ['singapore dollars'],
  HKD: ['hong kong dollars'],
  INR: ['rupees', 'paise'],
  MYR: ['ringgit'],
  AED: ['dirhams(?! marocain)'],
  NGN: ['naira'],
} satisfies NonNullable<Lexicon['currencies']>;

export const currencyPapers = {
  SEK: [String.raw`\bsweden\b`],
  NOK: [String.raw`\bnorway\b`],
  DKK: [String.raw`\bdenmark\b`],
  ISK: [String.raw`\biceland\b`],
} satisfies NonNullable<Lexicon['currencyPapers']>;
