import { type Lexicon, phrases, type TaxWords } from '../lexicon.ts';
import type { PaymentWords } from '../terms-lexicon.ts';

export const taxes = {
  names: phrases(String.raw`i\.?v\.?a, igv, itbis, itbms, igic`),
  untaxed: ['exent[oa]', 'no sujet', 'sin iva', 'no aplica'],
  within: phrases(String.raw`incl\p{L}*, con`),
  onTop: phrases('m[áa]s'),
  beforeName: phrases('el, la, de'),
  passedOn: [String.raw`\bretenci[óo]n\b.{0,60}\bingresad[ao]`],
  takenOn: ['sobre'],
  base: [String.raw`base(?:\simponible)?(?:\sde)?`],
} satisfies TaxWords;

export const payment = {
  done: ['pagad[oa]'],
  received: ['recibid[oa]'],
  by: ['con', 'por'],
  means: ['tarjeta', 'efectivo', 'contado'],
  beside: phrases('efectivo, tarjeta, sin contacto'),
  called: [String.raw`(?:forma\s+de\s+)?pago`],
  later: ['transferencia|giro|recibo|domiciliaci[óo]n'],
} satisfies PaymentWords;

export const currencies = {
  EUR: ['en euro', 'euros'],
  USD: [String.raw`d[óo]lares\s(?:estadounidenses|americanos|us)`],
  CHF: ['francos suizos'],
  GBP: ['libras esterlinas'],
  PEN: [String.raw`\d{1,2}\/100\s(?:nuevos\s)?soles`, 'nuevos soles', 'en soles'],
  MXN: [String.raw`pesos\smexicanos`, String.raw`pesos\b.*\bM\.?N\.?`],
} satisfies NonNullable<Lexicon['currencies']>;
