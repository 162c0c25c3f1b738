import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

export const terms = {
  fromThen: phrases(String.raw`from, as\s(?:of|from), starting, effective`),
  dayInWords: {
    by: phrases('by, before, no later than'),
    day: phrases('days?, weeks?, months?, quarter, terms?, semester'),
    the: phrases('the'),
  },
  dueOn: phrases('due, payable'),
  beforeDay: phrases('on, by, until'),
  account: {
    at: phrases(String.raw`to, into, on, by, the, our, my, account, bank transfer, no\.?`),
    quoting: phrases('with, quoting, stating'),
  },
  counted: {
    by: ['bank transfer'],
    firm: ['strictly'],
    from: [
      '(?:from|after) (?:the )?end of (?:the )?month(?: of (?:the )?invoice(?: date)?)?',
      '(?:from|after|of) (?:the )?(?:invoice date|date of (?:the |this )?invoice)',
      '(?:from|after|of) receipt of (?:the |this )?invoice',
    ],
  },
  so: phrases(String.raw`so, i\.?\s?e\.?, that is, hence, also`),
  shortened: phrases(String.raw`incl, excl, approx, max, i\.\s?e`),
  noDiscount: { no: 'no|without', off: 'discounts?', none: 'none|nil', forWhat: 'for|on|is|are|if' },
  debit: {
    where: ['if|where|for customers|customers (?:on|with|who)'],
    means: ['direct debits?', String.raw`auto\s?-?pay`, 'automatic payments?'],
    choose: [
      String.raw`(?:call|phone|ring|visit|go\sto)\s\S[^.;!]{3,40}?\sto\s(?:set\s?up|start|switch\sto)`,
      String.raw`set\s?-?up`,
      'sign up',
      'switch to',
      'apply',
      'register',
      'enrol+',
      'join',
      'arrange',
      'choose',
      'try',
      String.raw`(?:call|phone|ring|contact)\sus`,
    ],
  },
  alone: [
    String.raw`\d{1,3}\s?%\s(?:in\s)?(?:advance|deposit|down(?:\spayment)?|upfront|prepaid|with\sorder)(?:\s?[,;+&/]|\sand)?\s?(?:\d{1,3}\s?%|balance|rest)\s.{2,40}`,
    String.raw`(?:due\s|strictly\s|net\s)?(?:up)?on receipt|c\.?o\.?d\.?|cash (?:on|before|with) (?:delivery|collection|order|shipment)`,
    String.raw`(?:all (?:accounts|invoices)\s(?:are\s)?)?(?:due\s|strictly\s|net\s)?(?:\d{1,3}|[a-z]+(?:ty|een|ten)) days?\s(?:nett?|please|strictly|eom|end of month|(?:from|of|after) (?:the )?(?:date of )?(?:invoice|statement|delivery|receipt)(?: date)?)`,
    String.raw`eom\s?\+\s?\d{1,3}(?:\sdays)?`,
    String.raw`within\s(?:a\s(?:fortnight|week|month)|(?:\d{1,3}|[a-z]+(?:ty|een|ten))\s(?:days|weeks))(?:\s(?:from|of|after)\s(?:the\s)?(?:date\sof\s(?:this\s|the\s)?)?(?:invoice|receipt|statement|issue)(?:\sdate)?)?(?:,?\splease)?`,
    '(?:due |payable |payment )?immediate(?:ly)?(?: payment)?(?: due| required)?',
    String.raw`(?:\d(?:\.\d)?%?\s?\/?\s?\d{1,2}(?:th)?,?\s)?n(?:et)?\s?(?:\/\s?\d{1,3}|\d{1,3}\s(?:days|eom|prox|\d{1,2}th))`,
  ],
  when: [
    String.raw`\d\s?%\s(?:in\s)?(?:advance|deposit|down|upfront|with\sorder)(?=[^.;]{1,30}(?:\d\s?%|balance|rest))`,
    String.raw`\bnet\s?\d{1,3}(?!\d|[.,]\d)`,
    String.raw`\bwithin|\b(?:until|prox|cod|eom)\b|before(?! (?:tax|vat|gst|discount|deduction|credit))|prompt|presentation|completion|collected|immediat`,
    String.raw`\bby\s+(?:the\s+)?(?:no\s+later|end\s|first\s|last\s|beginning\s|return|close|\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|due\b|:?\s*$)`,
    String.raw`\b(?:is|are|be) due (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d|due on|\bon (?:the )?\d{1,2}(?!\d)|\bon (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d|on or (?:(?:just |shortly )?after|around|about|before)`,
    'on receipt|on delivery|on collection|with order|in full|in advance|advance payment|prepaid|already paid',
    String.raw`at (?:the )?time of (?:service|purchase|order|booking|sale|delivery|treatment|consultation|(?:your |the )?(?:visit|appointment)|collection|pick-?up|check-?(?:in|out)|registration|installation)|c\.\s?o\.\s?d\b|no later than`,
    'on the day of',
    'on the (?:first|1st|last) (?:working |business )?(?:day )?of',
    'month following|following month|next month|month[- ]end|end of month',
    String.raw`against (?:delivery|documents|copy|invoice|pro-?\s?forma)`,
    'direct debit|taken from your account|automatically on',
  ],
  paying: [
    String.raw`\bpay(?:able|ment|ments|ing)?\b|\bdue\b|\bnet\b|taken from|transfer|(?:charge|debit) your|be (?:charged|debited|drafted)|charged to your|collected|debited from|\b(?:take|collect|debit|deduct) [^;]{0,40}from your`,
    "(?:will|[’']ll|automatically) (?:charge|debit)|balance|premium|fees are|rent is|settle|discount|terms|remit|invoices? (?:is|are)",
    String.raw`\b(?:should|must|shall|to) be (?:\p{L}+ )?paid\b`,
  ],
  smallPrint: [
    // Warnings of those who forge accounts.
    String.raw`\b(?:verify|confirm|check)\b.{0,40}\b(?:bank|account) details\b|\b(?:bank|account) details\b.{0,40}\b(?:chang|verif|confirm)`,
    'interest|late (?:fee|payment)|(?:dis|re)connect|no (?:settlement |cash )?discount|overdue|unpaid|ownership|goods once sold|not be taken back',
    String.raw`\bremains? .{0,40}until`,
    String.raw`\b(?:sufficient|enough) (?:funds|balance|money)\b`,
    String.raw`\b(?:title|rights?|copyright|licen[cs]es?|risk)\b[^.;]{0,120}\b(?:pass(?:es)?|vests?|transfer(?:s|red)?|assign(?:ed|s)?|granted|starts?|begins?|commences?|takes effect)\b`,
    String.raw`\b(?:images?|photos?|files?|drawings?|plans|results?|goods|artwork|keys|documents?)\s(?:is|are|will be)\s(?:only\s)?(?:released|handed over|dispatched|shipped|sent)\b`,
    String.raw`warranty|return|non-?refundable|\b(?:is|are) final\b|\bpage\b|reverse charge|\bthanks? (?:you|for)\b`,
    String.raw`\bon behalf of\b|\benclosed\b|\b(?:count|report|forms?|paperwork|rsvp|response)s? (?:is|are) due\b`,
    String.raw`\b(?:rupees|dollars|euros?) .{0,30}only\b`,
  ],
  toPay: [
    String.raw`\b(?:pay(?:ments?|s)?|due|remit(?:tance)?|transfer|renew|return|settled?|terms|debit(?:ed)?)\b|\bsettlement\s(?:of\s(?:th[ei]s?|our|your)\s\p{L}+|(?:is\s)?(?:due|by|within|required)\b)|payable`,
    String.raw`\b(?:collect(?:ed)?|charged?|taken|deducted|autopay)\b|\btake (?:this|it|(?:the|this) (?:amount|payment|money)|[£$€][\d.,]+) from your\b`,
    String.raw`\b(?:should|must|shall|to) be (?:\p{L}+ )?paid\b|\bwithout (?:any )?deductions?\b`,
  ],
  until: String.raw`by|on|scheduled for|before|until|till|up to|than|after|around|on or before the (?:\p{L}+ ){0,3}date(?: of)?`,
  explained: ['explained'],
  notice: [
    String.raw`\bcharges? (?:is|are) (?:billed|invoiced) (?:monthly |quarterly |annually |yearly )?in (?:advance|arrears)\b`,
    String.raw`\bdiscounts? (?:applies|apply|applied|(?:is|are) (?:valid|applied)|ends?|expires?)\b`,
    String.raw`\bcancel(?:lation|led|ling)?\b|\b(?:give|giving|written) notice\b|\bdispute|\bobjection|\bminimum (?:term|contract)\b|\bquer(?:y|ies)\b`,
  ],
  balanceAsOf: phrases('as of, as at, at, on'),
  offers: [
    String.raw`\bredeem|\bvouchers?\b|\b(?:promo|promotional|discount) codes?\b|\bcoupons?\b|\bbook (?:by|before|now|until)\b|\boffer (?:is )?(?:valid|ends|expires)\b`,
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    String.raw`(?:if|should) you [^.?!]{0,20}(?:difficult(?:y|ies)|trouble|problems?|struggl\p{L}*) (?:in |with |making |to )?(?:your )?pay`,
    String.raw`(?:services?|accounts?|domains?|subscriptions?|memberships?|bookings?)\s(?:\p{L}+\s){0,2}(?:not\s|un)(?:renewed|paid|settled)`,
    'interest(?![- ]free)',
    // What was owed before this invoice.
    String.raw`(?:past[- ]due|overdue|delinquent)\s(?:balances?|accounts?|invoices?|amounts?)\s(?:are|is|may|will|shall)(?!\p{L})`,
    String.raw`(?:past due |unpaid |overdue )?(?:balances?|accounts?|invoices?|amounts?)\s(?:over|older than|past|beyond|exceeding|not paid|unpaid|outstanding|remaining)\s[^.;]{0,60}(?<!\p{L})(?:subject to|charged?|incur|accrue|bear|assessed)(?!\p{L})`,
    String.raw`an?\s(?:[\d.,]+\s?%\s|[$€£]\s?[\d.,]+\s)?(?:late|overdue)\s(?:payment\s)?(?:charge|fee|penalt)`,
    String.raw`if (?:we|you|payment|your)\s[^.]{0,30}?(?:\bnot|n['’]t)\b(?![^.]*\b(?:please|kindly|must)\s(?:pay|settle|remit|transfer|make\spayment)|[^.]*\bpayment\s(?:is|must|should|falls))`,
    'penalt|late|overdue',
  ],
  afterwards: phrases('after which, thereafter, failing which, otherwise, after that date'),
  complaints: [
    // What is settled there is no bill.
    "complaints?(?: (?:is|are|was|were|has been|have been|can(?:no|['’])t be|cannot be)(?: not)?(?: fully)? (?:settled|resolved))?|claims?|shortages?|discrepanc(?:y|ies)|disput(?:es?|ed)|queries",
  ],
  kept: ['(?:property|ownership|title)'],
  refunds: [String.raw`(?<!non[- ]?)refund|credit balance|we(?: will|'ll|’ll)? (?:pay|credit) you`],
  into: ['to|into'],
  givenBack: ['refund(?:s|ed)?|returned|cancel(?:l?ed|lations?)?'],
  later: [
    // "Reminders: Biscuit - Booster L4 due 14/04/2024" asks for no money.
    String.raw`^\W*reminders:|(?:boosters?|vaccinations?|wormings?|check-?ups?|m\.?o\.?t\.?)(?: tests?)?(?: is| are)? due(?!\p{L})`,
    String.raw`next\b(?!\s+(?:\d|few|week|month|working|business))|from then on|renews?\s+on\b`,
    // "New charges due 2 December" are those of this bill.
    '(?:new|future|subsequent) (?:instal|payment|charge(?!s? due)|direct debit|bill|invoice|premium|amount)',
    // "The following amount", "your first invoice": those that are asked for now.
    '(?:first|following) (?:instal|direct debit)',
  ],
  paid: [
    String.raw`\b(?:paid|received|charged|refunded|released|issued|posted)\s+(?:in full\s+)?(?:on|by|via)\s*$`,
    String.raw`\b(?:through|valid|expires?|renew\w*|last(?!\s(?:(?:working|business|calendar)\s)?day)|previous|cancel\w*|free of charge)\b`,
  ],
  settled: [
    String.raw`(?:has|have)\s(?:already\s|now\s)?been\s(?:already\s|fully\s|successfully\s)?(?:paid|settled|collected|charged|debited|taken)`,
    String.raw`was\s(?:already\s|successfully\s)?(?:paid|settled|collected|charged|debited)`,
  ],
  saysOf: phrases('is, are, falls, becomes, must, shall, will'),
  hours: [String.raw`[ap]\.?\s?m\.?|hrs?|hours|o['’]clock`],
  please: 'please|kindly',
  method: 'paid|charged|payment (?:received|reference|method|made|successful)|received',
  request: ['please'],
  namesDay: ['due'],
  once: ['until|till|unless|if|once|when|after'],
  was: ['was|were|ha(?:s|ve) been'],
  onDay: ['on'],
  article: ['the'],
  agreed: ['agreed'],
  begins: [String.raw`payment|payable|net(?!\p{L})|due|please pay`],
  discountWord: ['discount'],
} satisfies TermsWords;
