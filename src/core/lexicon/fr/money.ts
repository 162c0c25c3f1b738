import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`t\.?v\.?a`),
  untaxed: [String.raw`non[\s-](?:applicable|assujetti|soumis)`, 'exon[ée]r', String.raw`hors\s(?:du\s)?champ`],
  within: phrases(String.raw`compris\p{L}*, avec`),
  onTop: phrases('en sus, plus'),
  beforeName: phrases(`la, l['’], de`),
  passedOn: [String.raw`\btva\s[àa]\sreverser\b|\bretenue\s[àa]\sla\ssource\b.{0,60}\bvers[ée]e`],
  takenOf: ['de'],
  takenOn: ['sur'],
  base: [String.raw`base(?:\simposable)?(?:\sde)?`],
} satisfies TaxWords;

export const payment = {
  done: ['pay[ée]e?', 'r[ée]gl[ée]e?'],
  received: ['re[çc]ue?'],
  by: ['par'],
  means: [String.raw`carte(?:\s+(?:bancaire|bleue))?`, 'cb', 'esp[èe]ces'],
  beside: phrases('cb, carte, especes, sans contact'),
  called: ['r[èe]glement|paiement'],
  later: ['virement|pr[ée]l[èe]vement|lcr'],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['en euro', 'euros'],
  USD: [String.raw`dollars\s(?:us|am[ée]ricains)`],
  CAD: [String.raw`dollars\s(?:can|canadiens)`],
  CHF: ['francs suisses'],
  GBP: ['livres sterling'],
  XOF: [String.raw`francs?\scfa\s\(?bceao`],
  XAF: [String.raw`francs?\scfa\s\(?beac`],
  MAD: ['dirhams? marocains?'],
  TND: ['dinars? tunisiens?'],
  DZD: ['dinars? alg[ée]riens?'],
} satisfies NonNullable<Lexicon['currencies']>;
