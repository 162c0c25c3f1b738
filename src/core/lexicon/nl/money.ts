import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases('btw'),
  untaxed: [
    'geen btw',
    'kleineondernemer',
    String.raw`buiten\s(?:de\s)?(?:heffing|werkingssfeer)`,
    'vrijgesteld',
    'niet van toepassing',
  ],
  within: phrases(String.raw`incl\p{L}*, met`),
  onTop: phrases('exclusief, excl, plus'),
  beforeName: phrases('de'),
  passedOn: [String.raw`\bbtw\sterug\ste\s(?:storten|betalen)\b`],
  takenOf: ['van'],
  takenOn: ['over'],
} satisfies TaxWords;

export const payment = {
  done: ['betaald', 'voldaan'],
  received: ['ontvangen'],
  by: ['met', 'per'],
  means: ['pin', 'contant'],
  beside: phrases('pin, contant, contactloos'),
  called: ['betaling|betaalwijze'],
  later: ['overboeking|overschrijving|incasso'],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['in euro', "euro's"],
  USD: ['amerikaanse dollars?'],
  CHF: ['zwitserse frank'],
  GBP: ['pond sterling'],
} satisfies NonNullable<Lexicon['currencies']>;
