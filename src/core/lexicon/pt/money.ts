import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`i\.?v\.?a`),
  untaxed: ['isen[tç]', 'n[ãa]o sujeit', 'n[ãa]o aplic'],
  within: phrases(String.raw`incl\p{L}*`),
  passedOn: [String.raw`\breten[çc][ãa]o\b.{0,60}\bentregue`],
} satisfies TaxWords;

export const payment = {
  done: ['pag[oa]'],
  received: ['recebid[oa]'],
  by: ['com', 'por'],
  means: ['cart[ãa]o', 'pix', String.raw`mb\s?way`],
  beside: phrases('numerario, multibanco'),
  later: ['transfer[êe]ncia'],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['em euros?'],
  BRL: ['reais'],
  USD: [String.raw`d[óo]lares\samericanos`],
} satisfies NonNullable<Lexicon['currencies']>;
