import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('received, date received, entered, posted'),
  approvals: [
    String.raw`ok(?:ay)?\s(?:to|for)\s(?:pay|payment)|approved\s(?:for|to)\s(?:pay|payment)|entered\s(?:in\s)?a\/?p|certified\s(?:correct|for\spayment)|vouchered|checked\sand\s(?:approved|found\scorrect)`,
  ],
  betweenTownAndDay: phrases('the'),
  invoice: phrases('invoice'),
  invoiceShort: [String.raw`\binv\b`],
  invoiceElse: phrases('bill'),
  creditNote: phrases('credit'),
  slips: phrases('note'),
  invoiceCodes: phrases('inv?'),
  creditCodes: phrases('cn, crn?, cm, sc'),
  besideTitle: phrases(
    'due, payable, payments?, upon, on, at, by, after, against, of, our, your, my, the, this, that, any, each, every, per, not?, see, with, without, for, from, about, regarding, next, last, previous, first, second, overdue, unpaid, outstanding, late, missing, disputed, open, past, sample, example, specimen, draft, pro, proforma, attached, enclosed, electronic, vendor, supplier, incoming',
  ),
  besideDay: phrases(
    'of, to, date, dated, from, due, paid, pay, sent, till, mon, tues?, wed, thu(?:rs?)?, fri, sat, sun',
  ),
  treated: phrases('patient'),
  carried: phrases(String.raw`passenger(?:\sname)?, travell?er(?:\sname)?`),
  debit: phrases('debits?, paid out, money out, withdrawals?'),
  credit: phrases('credits?, paid in, money in, deposits?'),
  balance: phrases(String.raw`(?:running\s)?balance`),
  charges: phrases('charges'),
  payments: phrases('payments?'),
  progress: phrases('previous, prior, earned, complete, to date'),
  editions: ['version|revision|rev|release|edition|form|permit|authority|licen[cs]e|accreditation'],
} satisfies PaperWords;

export const nouns = {
  rounding: ['rounding(?: (?:adjustment|difference))?|rounded off|round off'],
  continued: ["continued|cont[’']?d?\\.?"],
  sums: ['(?:sub-?)?totals?'],
  copies: [
    '(?:original|duplicate|triplicate|quadruplicate|extra|office|file)(?: copy)? for (?:the )?(?:recipient|buyer|receiver|customer|transporter|supplier|seller|consign(?:ee|or)|assessee)',
    "(?:customer|client|buyer|recipient|merchant|seller|office|file|accounts?)(?:[’']?s)? copy",
  ],
  inPart: ['deposit', 'advance', 'retainer', 'down ?payment', 'previous', 'credit', String.raw`\bpart(?:ial|ly)?\b`],
  amount: ['amount'],
  branches: [
    'plants?|tools?|hire|rentals?|lumber|timbers?|millwork|buildings?|suppl(?:y|ies)|wholesalers?|pharmaceuticals?',
    'irrigation|orthop(?:a?edic)s?|seafoods?|scaffolding|chartered|office|industrial|commercial|joiners|electrical',
    'landscapes|bakehouse|brewers?|distillers|distillery|wines?|roasters?|events?|graphics|signs|autos?|automotive|haulage',
    'removals|facilities|software|fabrications?|metalworks?|welding|equipment|instruments|scientific|surgical|care|homes?',
    'builders?|contracting|contractors|aggregates|quarries|glass|glazing|windows|doors|tiles|kitchens|bathrooms|fabrics',
    'clothing|uniforms|flowers|publications|inn|lodge|kitchen|leisure|hardware|ironmongers|stores?|merchants|distribution',
    'imports|exports|importers|paints|pools?|power|solar|gas|water|waste|recycling|environmental|pest|marine|boatyard',
    'sports|news|bookkeeping|nurser(?:y|ies)|bakers|butchers|fishmongers|grocers|greengrocers|opticians|dentists|vets',
    'stonemasons|roofers|thatchers|saddlery|stationers|stationery|laundry|linen|linens|fuels?|oils|feeds|seeds|grain|mills?',
  ],
  particulars: [
    '(?:business |company |contact |personal |fiscal |tax |address |registration |identification )(?:details|data|info(?:rmation)?)',
    'identification',
    '(?:registered |postal |business |electronic )?address',
  ],
  statuses: [
    '(?:a |an )?(?:registered|non-?profit|not-for-profit|public|statutory|local|exempt)(?: (?:charitable|public|non-?profit|benefit))? (?:charity|body|authority|organi[sz]ation|corporation|company)',
    '(?:a )?(?:body corporate|statutory corporation|charitable (?:company|organi[sz]ation|incorporated organi[sz]ation))',
  ],
  measures: [
    '(?:gross|net|g|n|total|chargeable)?[. ]{0,2}(?:weight|wt|volume|vol|cbm|kgs?|mileage|kms?)',
    'pcs',
    'pieces',
    'packages',
    'pkgs',
  ],
  net: ['nett?o?', String.raw`sub\s?total`, String.raw`excl\.?`],
  taxes: [String.raw`(?:sales\s)?tax(?:es)?`, 'vat'],
  duties: ['fees?', '(?:sur)?charges', 'duties'],
  settled: ['invoices?', 'balance', 'brought forward', 'instal?lments?'],
  readers: ['your'],
  bought: [
    'order',
    'booking',
    'reservation',
    'stay',
    'trip',
    'journey',
    'ride',
    'purchase',
    'subscription',
    'contract',
  ],
  arrival: ['arrival', 'check[- ]?in'],
  departure: ['departure', 'check[- ]?out'],
  counted: ['hrs?|hours?|days?|units?|pcs|pkgs?|ctns?|miles|tons?|tonnes?|lit(?:er|re)s?|gal|mins'],
} satisfies NounWords;

export const persons = { yours: 'yours?', ours: 'ours?' } satisfies Lexicon['persons'];

export const spans = {
  until: ['to|until|till|through'],
  andDay: ['and'],
  from: ['from|between|period'],
  loose: ['and|to'],
} satisfies SpanWords;
