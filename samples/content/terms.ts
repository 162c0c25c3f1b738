import type { Language } from './locale.ts';
import { wordList } from './word-list.ts';

/** How payment terms are stated; placeholders: {days}, {due}, {percent}, {discountDays}, {discountDate}. */
export interface TermsPhrases {
  /** Short enough for a cell beside a label. */
  short: string[];
  /** A sentence that gives the number of days. */
  sentence: string[];
  /** A sentence that holds the due date itself. */
  withDate: string[];
  discount: string[];
  immediate: string[];
  directDebit: string[];
}

const phrases = (
  short: string,
  sentence: string,
  withDate: string,
  discount: string,
  immediate: string,
  directDebit: string,
): TermsPhrases => ({
  short: wordList(short),
  sentence: wordList(sentence),
  withDate: wordList(withDate),
  discount: wordList(discount),
  immediate: wordList(immediate),
  directDebit: wordList(directDebit),
});

export const TERMS: Record<Language, TermsPhrases> = {
  en: phrases(
    'Net {days}|NET {days}|{days} days|{days} Days|Net {days} days|{days} days net|{days} days from invoice date|Due in {days} days|{days} days EOM|Payment within {days} days|NET{days}|Within {days} days|Strictly {days} days|{days} days credit|{days} days from receipt|Net {days} after month end|End of month following|Half in advance, half on delivery|Net {days} days from delivery',
    `Payment is due within {days} days of the invoice date.|Please pay within {days} days of receiving this invoice.|Payment due {days} days from the date of this invoice.
    Terms: strictly {days} days net.|Our payment terms are {days} days.|Invoices are payable within {days} days.|Kindly settle this invoice within {days} days.|Please make payment within {days} days by bank transfer.|Full payment is required within {days} days from issue.|The balance is due within {days} days of completion of the works.|Fees are to be settled within {days} days of the date of this account.|We kindly ask you to transfer the amount within {days} days to the account stated below.`,
    `Please pay by {due}.|Payment due by {due}.|Payable on or before {due}.|Please ensure payment reaches us by {due}.|Payment within {days} days, by {due} at the latest.|Kindly remit the full amount no later than {due}.|Due in full on {due}.|Please transfer the amount stated above to our account by {due}.|The full amount must reach our account no later than {due}.`,
    `{percent}% {discountDays}, net {days}|{percent}/{discountDays} Net {days}|{percent}% discount if paid within {discountDays} days, otherwise net {days} days.|Less {percent}% if paid by {discountDate}, net due {due}.|{percent}% early payment discount within {discountDays} days; net {days} days.`,
    'Due on receipt|Due upon receipt|Payment due upon receipt.|Payable immediately|Due immediately|Payment is due on receipt of this invoice.|Cash on delivery|COD|Payable on presentation.|Prepaid|Cash|Payment in advance|Full payment in advance by bank transfer',
    'The amount will be collected by Direct Debit on or after {due}.|Your account will be debited on {due}.|We will charge your card automatically on {due}.|Direct debit: payment will be taken on {due}.|The total will be taken from your bank account on or shortly after {due}.|You do not need to do anything: we will debit your card on {due}.',
  ),
  de: phrases(
    '{days} Tage netto|{days} Tage|Netto {days} Tage|Zahlbar in {days} Tagen|{days} Tage rein netto|innerhalb {days} Tagen ohne Abzug|{days} Tage nach Rechnungsdatum|binnen {days} Tagen netto',
    `Zahlbar innerhalb von {days} Tagen ohne Abzug.|Bitte überweisen Sie den Betrag innerhalb von {days} Tagen auf das unten genannte Konto.|Der Rechnungsbetrag ist innerhalb von {days} Tagen nach Erhalt der Rechnung zu begleichen.|Zahlungsziel: {days} Tage ab Rechnungsdatum.|Wir bitten um Begleichung binnen {days} Tagen.|Zahlbar {days} Tage nach Rechnungseingang rein netto.|Ich bitte um Überweisung des Betrages binnen {days} Tagen auf mein Konto.`,
    `Zahlbar bis {due} ohne Abzug.|Bitte überweisen Sie den Rechnungsbetrag bis zum {due}.|Zahlbar innerhalb von {days} Tagen bis zum {due} netto.|Wir bitten um Zahlung bis spätestens {due}.|Der Betrag ist fällig am {due}.|Bitte begleichen Sie die Rechnung bis {due} unter Angabe der Rechnungsnummer.`,
    `{percent} % Skonto innerhalb {discountDays} Tagen, {days} Tage netto|Zahlbar bis {discountDate} mit {percent} % Skonto, bis {due} ohne Abzug.|Bei Zahlung innerhalb von {discountDays} Tagen gewähren wir {percent} % Skonto, sonst {days} Tage netto.|Zahlbar innerhalb {days} Tagen netto bis {due}, {percent}% Skonto innerhalb {discountDays} Tagen bis {discountDate}`,
    'Zahlbar sofort ohne Abzug.|Sofort fällig|Zahlbar sofort rein netto|Der Betrag ist sofort fällig.|Zahlbar bei Erhalt|Sofort nach Erhalt ohne Abzug|Zahlung sofort',
    'Der Rechnungsbetrag wird am {due} von Ihrem Konto abgebucht.|Der Betrag wird per SEPA-Lastschrift zum {due} eingezogen.|Wir buchen den Betrag am {due} von Ihrem Konto ab.',
  ),
  fr: phrases(
    '{days} jours|{days} jours net|À {days} jours|{days} jours date de facture|{days} jours fin de mois|Sous {days} jours|Net {days} jours|Virement à {days} jours|Paiement à {days} jours',
    `Paiement à {days} jours à compter de la date de facture.|Règlement sous {days} jours par virement bancaire.|Facture payable à {days} jours net.|Merci de régler cette facture dans un délai de {days} jours.|Le règlement doit intervenir dans les {days} jours suivant la réception.`,
    `À régler avant le {due}.|Payable au plus tard le {due}.|Merci d’effectuer votre règlement avant le {due}.|Paiement à {days} jours, soit le {due}.|Date limite de règlement : {due}.|Règlement attendu pour le {due} au plus tard.`,
    `Escompte de {percent} % pour paiement sous {discountDays} jours, sinon {days} jours net.|{percent} % d’escompte si règlement avant le {discountDate}, net au {due}.|{days} jours net, {percent} % d’escompte à {discountDays} jours`,
    'Paiement comptant|À réception de facture|Paiement à réception|Payable à réception de la facture.|Paiement immédiat|Comptant à la commande|Règlement à réception de la présente facture.|Règlement par virement dès réception.',
    'Ce montant sera prélevé sur votre compte le {due}.|Prélèvement automatique le {due}.|La somme sera prélevée à partir du {due}.|Montant prélevé le {due} sur votre compte.|Prélèvement effectué le {due} sur le compte indiqué.',
  ),
  nl: phrases(
    '{days} dagen|{days} dagen netto|Binnen {days} dagen|Netto {days} dagen|{days} dagen na factuurdatum|Betaling binnen {days} dagen|{days} dgn netto',
    `Wij verzoeken u het bedrag binnen {days} dagen over te maken.|Gelieve te betalen binnen {days} dagen na factuurdatum.|Betaling binnen {days} dagen op onderstaande rekening.|Graag betaling binnen {days} dagen onder vermelding van het factuurnummer.|De betalingstermijn bedraagt {days} dagen.|Betaalbaar binnen {days} dagen na ontvangst.|Het bedrag graag binnen {days} dagen overmaken op onze rekening.`,
    `Gelieve te betalen vóór {due}.|Wij verzoeken u het bedrag uiterlijk {due} over te maken.|Graag ontvangen wij uw betaling uiterlijk op {due}.|Te voldoen binnen {days} dagen, uiterlijk {due}.|Betaling dient te geschieden voor {due}.|Wij verzoeken u vriendelijk het verschuldigde bedrag voor {due} te voldoen onder vermelding van het factuurnummer.`,
    `{percent}% korting bij betaling binnen {discountDays} dagen, anders {days} dagen netto.|Bij betaling voor {discountDate} {percent}% betalingskorting, netto voor {due}.|{percent}% binnen {discountDays} dagen, {days} dagen netto`,
    'Contant|Direct te voldoen|Per direct|Betaling bij ontvangst|Contant bij levering|Onmiddellijk te betalen.|Te betalen bij ontvangst van deze factuur.',
    'Het bedrag wordt op {due} automatisch van uw rekening afgeschreven.|Wij incasseren dit bedrag rond {due}.|Dit bedrag wordt omstreeks {due} van uw rekening geïncasseerd.',
  ),
  es: phrases(
    '{days} días|A {days} días|{days} días fecha factura|{days} días netos|Pago a {days} días|Neto {days} días|Transferencia a {days} días|{days} días f.f.',
    `El pago deberá realizarse en un plazo de {days} días.|Pago a {days} días desde la fecha de factura.|Rogamos abonen el importe en {days} días mediante transferencia.|Esta factura es pagadera a {days} días.|Plazo de pago: {days} días desde la recepción.|Pago mediante transferencia bancaria a {days} días.`,
    `Rogamos efectúen el pago antes del {due}.|Pagadero hasta el {due}.|Vencimiento único: {due}.|El importe deberá abonarse a más tardar el {due}.|Pago a {days} días, con vencimiento el {due}.`,
    `{percent} % de descuento por pronto pago en {discountDays} días; {days} días netos.|{percent} % si se paga antes del {discountDate}, neto al {due}.|{days} días neto, {percent} % dto. a {discountDays} días`,
    'Al contado|Pago inmediato|Pago al contado|A la recepción de la factura|Contado|Pago a la vista|El pago se efectuará a la recepción de esta factura.',
    'El importe se cargará en su cuenta el {due}.|Recibo domiciliado con cargo el {due}.|Se adeudará en su cuenta a partir del {due}.',
  ),
  it: phrases(
    '{days} giorni|{days} gg|{days} gg d.f.|A {days} giorni|{days} giorni data fattura|{days} gg f.m.|Bonifico {days} gg|Bonifico bancario a {days} giorni|Netto {days} giorni',
    `Pagamento a {days} giorni data fattura.|Si prega di effettuare il pagamento entro {days} giorni.|Il saldo è dovuto entro {days} giorni dal ricevimento.|Bonifico bancario entro {days} giorni dalla data della fattura.|Termine di pagamento: {days} giorni netti.|Pagamento tramite bonifico a {days} giorni fine mese.`,
    `Da pagare entro il {due}.|Vi preghiamo di saldare entro il {due}.|Pagamento a {days} giorni, scadenza {due}.|Il pagamento dovrà pervenire entro e non oltre il {due}.|Rimessa unica con scadenza {due}.`,
    `Sconto {percent}% per pagamento entro {discountDays} giorni, altrimenti {days} giorni netto.|{percent}% di sconto se pagato entro il {discountDate}, netto al {due}.|{days} gg netto, {discountDays} gg sconto {percent}%`,
    'Rimessa diretta|Pagamento immediato|Pagamento alla consegna|A vista fattura|Pagamento a ricevimento fattura|Contanti alla consegna|Il pagamento è dovuto al ricevimento della fattura.',
    'L’importo sarà addebitato sul Vostro conto il {due}.|Addebito diretto SDD in data {due}.|La somma verrà addebitata il {due}.',
  ),
};
