import type { Choices } from '../../candidates/choices.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import type { PaperText } from './paper-text.ts';
import { isPaidBesideTotal, receiptSigns } from './receipt-signs.ts';

/** Whether anything in the paper says that money is or was asked for: a name of bills or slips, a request, a day or way to pay. */
export function isNamedSale(facts: DocumentFacts, choices: Choices, text: PaperText): boolean {
  return (
    NAMES_SALE.test(text.plain) ||
    ASKS.test(text.plain) ||
    SPOKEN.test(text.plain) ||
    receiptSigns(facts, text).count > 0 ||
    isPaidBesideTotal(choices, text) ||
    choices.PAYMENT_TERMS != null ||
    (choices.TAX_AMOUNT != null && OF_TRADER.test(text.plain)) ||
    [...facts.labels.values()].some((found) => found.some((label) => isOneOf(label, OF_PAYMENT)))
  );
}

/** Who charges tax says under which number; without accents. */
const OF_TRADER =
  /\b(?:steuernummer|steuer-nr|st\.?-nr|ust-?id|siret|p\. ?iva|partita iva|vat (?:reg|no|number)|btw-?(?:nr|nummer|id)|nif|cif)\b/iu;
const OF_PAYMENT: readonly LabelClass[] = [
  ...([
    'title',
    'credit_title',
    'receipt_title',
    'invoice_number',
    'receipt_number',
    'due_date',
    'amount_due',
  ] as const),
  ...(['bank', 'payment_method', 'payment_date'] as const),
];
const NAMES_SALE =
  /invoic|\bbill|rechnung|liquidation|factu|fattur|parcella|notula|fatur|faktur|lasku|szamla|\bnota|\bnote n|honorai|avoir|credit|gutschrift|storno|quitt|receipt|recib|ricev|rachunek|regning|kvitt|paragon|folio|bon\b|ticket|ueberweis|uberweis|\bzahl|\bpay|\bpaid|betal|regler|pag[ao]|platn|zaplat|iban/iu;

/** Who asks politely to be paid; without accents. */
export const ASKS = new RegExp(
  [
    `please (?:pay|remit|transfer|settle|make (?:your )?payment|send (?:your )?(?:payment|cheque|check))|kindly (?:pay|remit|settle)`,
    String.raw`bitten? (?:ich|wir)?.{0,20}um .{0,30}(?:uberweisung|zahlung|begleichung)|bitte (?:ich um|wir um|uberweis\w*|zahl\w*|begleich\w*|(?:bis|innerhalb|binnen) .{0,80}(?:uberweis|zahl|begleich))`,
    String.raw`merci (?:de|d.)\s?.{0,30}(?:regler|reglement|payer|virement|verser)|(?:veuillez|priere de|nous vous prions de|je vous prie de) .{0,30}(?:regler|payer|virer|verser)`,
    String.raw`gelieve .{0,60}(?:betal|over te maken|storten|voldoen)|(?:wij|ik) verzoek\w* .{0,60}(?:betal|over te maken|voldoen)|graag .{0,40}(?:betalen|overmaken|voldoen)`,
    String.raw`(?:rogamos|rogamosle|por favor|se ruega|agradecere\w*) .{0,40}(?:abon|pago|pague|ingres|transfer)`,
    `(?:la|vi|si) preg(?:o|a|hiamo) .{0,40}(?:pagar|pagamento|bonific|saldare|versare)`,
    String.raw`(?:agradecemos|queira|solicitamos) .{0,40}(?:pagamento|transfer|liquid)|prosz[ea] .{0,40}(?:zaplat|przelew|wplat)|prosim\w* .{0,40}(?:uhrad|zaplat)`,
    `(?:vanligen|var god|vi ber) .{0,40}betal|(?:bedes|venligst|vennligst) .{0,40}(?:betal|indbetal|overf)`,
  ]
    .map((words) => String.raw`\b(?:${words})`)
    .join('|'),
  'iu',
);
/** What one writes who asks for money in a sentence; without accents. */
export const SPOKEN =
  /\b(?:we (?:hereby )?(?:invoice|charge|bill) you|(?:we|i) (?:hereby )?(?:invoice|bill|charge) (?:you )?(?:for|as follows)|this is (?:our|my|your) invoice|i am invoicing|this invoice (?:covers|is for|relates to)|(?:please )?(?:find|see) (?:my |our |the )?invoice below|(?:please )?(?:find|see) below (?:my |our |the )?invoice|diese rechnung (?:umfasst|betrifft|enthalt)|(?:la )?presente facture (?:concerne|porte)|deze factuur betreft|(?:berechne|berechnen|stelle|stellen|erlaube|erlauben) (?:ich|wir) (?:mir |uns |ihnen |euch |dir |in rechnung|folgende)|(?:stelle|stellen) (?:ich|wir) [^.]{0,120}in rechnung|in rechnung (?:zu stellen|stellen)|dies ist (?:unsere|meine) rechnung|(?:nous|je) vous facturons?|voici (?:notre|ma) facture|brengen? (?:wij|ik) (?:u|bij u)|(?:wij|ik) brengen? .{0,40}in rekening|brengen? (?:wij|ik) .{0,60}in rekening|dit is onze factuur|le facturamos|les? facturo|importan (?:sus|mis|nuestros) honorarios|esta es nuestra factura|vi fattur(?:iamo|o)|questa e la (?:nostra|mia) fattura)/iu;
