import { phrases } from '../lexicon.ts';
import type { TermsWords } from '../terms-lexicon.ts';

export const terms = {
  fromThen: phrases(String.raw`a\spartir\sdel?, desde\sel`),
  dayInWords: { by: phrases('antes del?'), day: phrases('d[íi]a, mes, trimestre'), the: phrases('el') },
  dueOn: phrases('vence'),
  beforeDay: phrases('el'),
  account: {
    at: phrases('a, al, en, transferencia, nuestra, la, cuenta'),
    quoting: phrases('con, indicando, citando'),
    by: phrases('mediante'),
  },
  counted: {
    firm: ['estrictamente'],
    by: ['giro', 'recibo', 'pagar[ée]', 'confirming', 'transferencia(?: bancaria)?', 'domiciliaci[óo]n(?: bancaria)?'],
    from: [String.raw`(?:de(?:sde)? )?(?:la )?fecha (?:de )?(?:la )?factura|f\.\s?f\.?|netos?`],
  },
  so: phrases('o sea, es decir'),
  shortened: phrases('aprox, máx'),
  noDiscount: { no: 'sin', off: 'descuentos?', none: 'ninguno', forWhat: 'por|para' },
  debit: {
    where: ['si|en caso de'],
    means: ['domiciliaci[óo]n(?: bancaria)?'],
    choose: ['domicilie', 'act[íi]ve', 'solicite', 'contrate'],
  },
  alone: [
    '(?:pago )?por (?:adelantado|anticipado)|contra ?reembolso|(?:al )?contado(?: riguroso)?|por (?:adelantado|anticipado)|a la vista',
  ],
  when: [
    String.raw`\b(?:a los|plazo)|\bantes del?\b(?! (?:iva|impuestos|descuento))|\bel (?:d[ií]a )?\d{1,2}(?!\d)|hasta el|d[ií]as|recepci[óo]n|vencimiento|inmediat`,
    String.raw`a la vista|\bcontado\b|a la (?:aceptaci[óo]n|entrega|firma|reserva|finalizaci[óo]n)|contra ?reembolso|por (?:adelantado|anticipado)|anticipad|fin de mes|fecha factura|a m[áa]s tardar`,
  ],
  paying: [
    String.raw`\bpag|\babon(?!n)|saldo|adeud|contado|carg[aou]|domicili|efect[uú]|ingres(?:o|e|en|ar)(?!\p{L})|venc|vto|(?<!\p{L})resto(?!\p{L})`,
  ],
  smallPrint: [
    // What was translated or printed may be called so as well.
    '^(?:condiciones )?generales de (?:venta|contrataci[oó]n|alquiler)',
    // Warnings of those who forge accounts.
    'verifi(?:que|car|quen).{0,40}datos bancarios|datos bancarios.{0,40}(?:cambi|verifi)',
    String.raw`\b(?:derechos|licencia)\b[^.;]{0,60}\b(?:transf|ced|conced|empieza|comienza)`,
    'intereses|propiedad|reserva|devoluci|(?:saldo|fondos) suficientes?',
  ],
  toPay: [
    String.raw`pag[aou]|abon[ae]|carg[aou]|adeud|domicili|venc|(?<!\p{L})(?:sald|ingres(?:o|e|en|ar)(?!\p{L}))|sin deducci[óo]n`,
  ],
  until: '(?:del|el)(?:\\s+d[ií]a)?|antes de|al|hasta|vencimiento',
  explained: ['explicad[oa]s'],
  notice: ['cancelaci|anulaci', 'reclama', 'permanencia', 'cancelar', 'baja(?!d)'],
  balanceAsOf: phrases('al, a'),
  offers: [
    'canje|cup[óo]n|c[óo]digo (?:promocional|de descuento)|vale (?:de )?(?:descuento|regalo)|reserv[ae] antes|oferta v[áa]lida',
  ],
  late: [
    // Who cannot pay is to talk to the sender.
    '(?:si tiene|en caso de) dificultad(?:es)? (?:para|de|en el|con el) pag',
    'en caso de (?:mora|impago)|el impago|intereses',
  ],
  afterwards: phrases(
    'transcurrido este plazo, pasado este plazo, pasada esta fecha, en caso contrario, a partir de entonces',
  ),
  complaints: ['reclamaci[óo]n(?:es)?|reclamo'],
  kept: ['propiedad'],
  refunds: ['devolveremos|reembols|saldo a su favor'],
  into: ['a|en'],
  givenBack: [String.raw`reembols\p{L}*|devoluci[óo]n(?:es)?|devolver`],
  later: [
    // "El próximo 15 de marzo" is the day itself.
    String.raw`pr[óo]xim[oa]s?\b(?!\s+(?:\d|d[íi]as?\b|semana|mes)|\s*$)`,
    'siguiente (?:cuota|recibo|pago|mensualidad)|en adelante|nueva cuota',
  ],
  paid: [String.raw`\b(?:(?:pagad|recibid|cobrad|liberad|devuelt|abonad)[oa]s?)\s+el\s*$`],
  settled: [
    String.raw`(?:ya\s)?(?:est[áa]n?|ha(?:n)?\ssido|fue(?:ron)?)\s(?:ya\s)?(?:pagad|abonad|cobrad|cargad)[oa]s?`,
  ],
  saysOf: phrases('es, son, vence, se, debe'),
  bids: phrases('a pagar, a abonar'),
  hours: ['h|hs|horas?'],
  please: 'por favor|rogamos|s[ií]rvase',
  method: 'pagad[oa]',
  request: ['por favor|rogamos'],
  namesDay: ['vencimiento|vto'],
  once: ['hasta|si'],
  was: [String.raw`ha(?:n)?\s+sido|fue(?:ron)?`],
  onDay: ['el'],
  article: ['el'],
  agreed: ['acordad'],
  begins: ['pago'],
  discountWord: ['descuento'],
} satisfies TermsWords;
