import type { RowWords } from '../row-lexicon.ts';

/** How rows and labels read in English; apart, as no browser needs it. */
export const rows = {
  sumWords: ['total'],
  dayWords: ['date'],
  ifLate: [
    String.raw`after (?:the )?due date|after (?:(?:\d{1,2}[./-]){2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4}),? (?:please )?pay|(?:due|pay|payable|amount) after (?:(?:\d{1,2}[./-]){2}\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})|(?:if )?paid (?:late|after)|late payment amount`,
  ],
  meters: ['meter|metre'],
  yearly: ['annual(?:ly)?|yearly|(?:a|per) year'],
  levies: ['climate change levy'],
  fees: [
    'fees?|charges?|processing|services?|media|search|social|advertising|ads?|campaigns?|parking|leave|promotions?',
  ],
  subtotals: ['sub ?totals?'],
  endings: ['totals?'],
  without: ['excluding|excl'],
  added: ['add|plus'],
  owedBesides: [
    String.raw`\btax(?:es)?\b|\blevy\b|interest|finance charge|unpaid|overdue|arrears|open items?|previous|deposit|\blate\b`,
  ],
  within: ['incl|including|of which|thereof|includes'],
  accountOf: ['your'],
  accounts: ['account'],
  schedules: ['instal?ments|payment plan|statement of account'],
  laidOut: ["paid (?:out )?on (?:your |customer'?s? )?behalf"],
  shortLabels: ['for|dated?|name|from|text|bill|base|net|code|job|agent|balance|credit|change|cash|hotel|store|till'],
  joints: ['on|to|for|in|a'],
  saleFor: ['invoice', 'receipt', 'bill', 'statement'],
  soldTo: ['for'],
  owedBefore: [
    'previous|remaining balance|unpaid|forward|brought|past due|overdue|arrears|opening|prior|last bill|old balance',
  ],
  payments: [String.raw`payments?(?!\s(?:due|terms))|credits?|less payment`],
  thisBill: [
    String.raw`this\s+(?:invoice|bill|billing|period|month|application|claim|statement|valuation|certificate|draw)|current(?!\s+(?:contract|budget|rate))|(?:amount|total)\s+(?:due|now\s+due)|now\s+due|you\s+owe`,
  ],
  wholeJob: [
    String.raw`cumulative|to[\s-]date|previous(?:ly)?|prior|contract|scheduled|budget(?:ed)?|completed|remaining|to\s+finish|fee`,
  ],
  and: ['and'],
  with: ['with'],
  numberWords: ['no|num|number'],
  bareNumbers: ['no|num|number'],
  beforePeriods: ['the|of|period|month'],
  ofTime: ['as of|at|period|year(?: ended)?|month|for|per|from|to|dated'],
  wholes: ['(?:grand |invoice |balance )?(?:total|amount|balance)(?: (?:due|payable|to pay))?'],
  inCurrency: ['in'],
  beforeLetters: ['total|amount|price|rate|sum|paid|payable|due'],
  pages: [String.raw`page|p\.`],
  ofPages: ['of'],
  beforeNumbers: ['no|number'],
  gluedNumbers: ['no|num|inv(?:oice)?'],
  ordinals: ['st|nd|rd|th'],
} satisfies RowWords;
