import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`i\.?v\.?a`),
  untaxed: ['esente', 'non soggett', 'fuori campo', 'senza applicazione', 'non si applica', 'forfettari'],
  within: phrases('con'),
  onTop: phrases('pi[ùu], oltre'),
  beforeName: phrases(`l['’], la`),
  passedOn: [String.raw`ritenut[ae]\b.{0,60}\bversat[ae]|\bsostituto\sd['’]imposta`],
  takenOn: [String.raw`s\/|su`],
  base: [String.raw`(?:un\s)?(?:imponibile|base(?:\simponible)?)(?:\sdi)?`],
} satisfies TaxWords;

export const payment = {
  done: ['pagat[oa]', 'saldat[oa]'],
  received: ['ricevut[oa]'],
  by: ['con', 'per', 'tramite'],
  means: ['contanti', String.raw`carta(?:\s+di\s+credito)?`, 'bancomat'],
  beside: phrases('contanti, bancomat, carta, senza contatto'),
  called: ['pagamento'],
  later: [String.raw`bonifico|ri\.?ba\.?`],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['in euro'],
  CHF: ['franchi svizzeri'],
  USD: [String.raw`dollari\s(?:usa|statunitensi|americani)`],
  GBP: ['sterline'],
} satisfies NonNullable<Lexicon['currencies']>;
