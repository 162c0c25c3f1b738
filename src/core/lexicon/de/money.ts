import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`mwst, ust, \p{L}*mehrwertsteuer, \p{L}*umsatzsteuer`),
  untaxed: [
    String.raw`nicht\s(?:umsatz|mehrwert)?steuer(?:bar|pflichtig)`,
    'steuerfrei',
    'befreit',
    'kleinunternehm',
    String.raw`§\s?19`,
    String.raw`kein(?:e|erlei)?\s(?:umsatz|mehrwert)?steuer`,
    String.raw`(?:kein|ohne)\sausweis`,
  ],
  within: phrases(String.raw`inkl\p{L}*, mit`),
  onTop: phrases('zzgl, zuz[üu]glich, plus'),
  beforeName: phrases('der, ges, gesetzl, gesetzlicher, gesetzlichen'),
  passedOn: [
    String.raw`(?:mehrwertsteuer|mwst\.?)\s(?:ist\s)?an\sden\sstaat\s`,
    String.raw`steuer\b.{0,60}(?:\ban\sdas\sfinanzamt|\babzuführen|\babgeführt)`,
  ],
  takenOf: ['von'],
  takenOn: ['auf|aus'],
  base: [String.raw`netto(?:betrag)?(?:\svon)?`],
} satisfies TaxWords;

export const payment = {
  done: ['(?:be|ge)zahlt', 'beglichen'],
  received: ['erhalten', 'eingegangen'],
  by: ['mit', 'per'],
  means: ['bar', '(?:ec-)?karte', 'kartenzahlung'],
  beside: phrases('bar, ec, karte, kontaktlos'),
  called: ['zahlung|zahlart'],
  later: [String.raw`[üu]berweisung|(?:sepa-?\s?)?lastschrift|bankeinzug`],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['in euro'],
  CHF: ['schweizer franken'],
  USD: ['us-?dollar'],
  GBP: ['pfund sterling'],
} satisfies NonNullable<Lexicon['currencies']>;
