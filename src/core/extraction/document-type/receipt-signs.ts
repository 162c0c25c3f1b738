import { withoutAccents } from '../../lexicon/fold.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { namesCard } from './sale-evidence.ts';

/** Words of a payment that is over, each a sign of its own; without accents. */
const SIGNS: readonly RegExp[] = [
  /\b(?:paid (?:in full|by|with|via|on)|total paid|amount (?:paid|received|tendered)|payment received|received with thanks|charged to|bezahlt|dankend erhalten|betrag (?:dankend )?erhalten|bar(?:zahlung)?|regle|paye|acquittee?|recu de|betaald|voldaan|ontvangen van|pagado|cobrado|recibi|recibimos|pagato|incassato|ricevuto)\b/iu,
  /\b(?:cash|tendered|gegeben|especes|contant|efectivo|entregado|contanti|pin(?:nen|betaling)?|girocard|ec-?karte|carte bancaire|bancontact|contactless|kontaktlos)\b/iu,
  /\b(?:change(?: due| given)?|ruckgeld|rendu(?: monnaie)?|monnaie rendue|wisselgeld|cambio|vuelto|resto)\b/iu,
  /(?<!\p{L})(?:receipt|quittung|beleg|bon|recu|quittance|kwitantie|\p{L}+bon(?:netje)?|kassenzettel|\p{L}*beleg|recibo|ticket|ricevuta|scontrino|recibo|paragon|kvitto|kvittering|uctenka)(?!\p{L})/iu,
  /\b(?:cashier|served by|server|table (?:no|\d+)|till|register|kasse|kassierer|bediener|es bediente sie|tisch|tafel \d+|caissier|caisse|serveur|kassa|kassamedewerker|cajero|caja|mesa|cassiere|cassa|tavolo)\b/iu,
];

/** How many kinds of signs of a receipt the document shows, and whether it names a receipt's number. */
export function receiptSigns(facts: DocumentFacts): { count: number; hasNumber: boolean } {
  const texts = facts.layout.rows.map(({ text }) => withoutAccents(text));
  const said = SIGNS.filter((sign) => texts.some((text) => text.length < 90 && sign.test(text))).length;
  const hasNumber = has(facts, 'receipt_number');
  const count = said + (namesCard(facts) ? 2 : 0) + (hasNumber ? 2 : 0) - (has(facts, 'buyer') ? 1 : 0);
  return { count, hasNumber };
}

function has({ labels }: DocumentFacts, name: LabelClass): boolean {
  for (const found of labels.values()) {
    // "Statement no." can be either's.
    const is = found.some(
      ({ startsSegment, classes }) => startsSegment && classes.includes(name) && !classes.includes('invoice_number'),
    );
    if (is) return true;
  }
  return false;
}
