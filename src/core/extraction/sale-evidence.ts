import type { LineItem } from '../entity.ts';
import type { Segment } from '../layout/layout.ts';
import { isDecimal } from '../values/decimal.ts';
import type { DocumentFacts } from './document-facts.ts';
import { centsOf } from './fields/amount-sums.ts';
import type { Choices } from './resolve-candidates.ts';

/** Documents of a sale that ask for no payment, by their title in six languages. */
const OTHER_TITLE =
  /^(?:price\s)?(?:quote|quotation|estimate|purchase order|sales order|order confirmation|delivery note|packing (?:slip|list)|(?:bank|account) statement|statement of account|price list|budget|expense report|remittance advice|angebot|kostenvoranschlag|bestellung|auftragsbest[aä]tigung|lieferschein|kontoauszug|preisliste|devis|bon de (?:commande|livraison)|relev[eé]|offerte|orderbevestiging|pakbon|bestelbon|presupuesto|pedido|albar[aá]n|cotizaci[oó]n|preventivo|ordine|conferma d.ordine|documento di trasporto)(?!\p{L})/iu;
/** "Visa •••• 4242", "Mastercard ending in 5108": how it was paid. */
const CARD =
  /(?<!\p{L})(?:visa|master\s?card|amex|american express|maestro|discover|v-?pay|girocard|carte bleue|card)\b[^\p{L}\d]{0,4}(?:ending (?:in|with)\s?|[•·.*x#]{2,}[\s-]*)\d{4}(?!\d)/iu;

/** Whether the lines sum to the total, or to the total before tax. */
export function linesMakeTotal(lines: readonly LineItem[], choices: Choices): boolean {
  const total = choices.TOTAL_AMOUNT?.candidate.value;
  if (total === undefined || lines.length === 0) return false;
  const sums = lines.flatMap(({ line_total }) => (line_total && isDecimal(line_total) ? [centsOf(line_total)] : []));
  if (sums.length < lines.length) return false;
  const sum = sums.reduce((a, b) => a + b, 0);
  const tax = choices.TAX_AMOUNT?.candidate.value;
  return sum !== 0 && (sum === centsOf(total) || (tax !== undefined && sum === centsOf(total) - centsOf(tax)));
}

/** Whether a card is named with its last digits. */
export function namesCard({ layout }: DocumentFacts): boolean {
  return layout.rows.some(({ text }) => CARD.test(text));
}

/** Whether the document calls itself a quotation, an order, a delivery note or a statement, in writing like a title's. */
export function isTitledOtherwise({ layout, medianFontSize }: DocumentFacts): boolean {
  const isTitle = ({ text, page, fontSize, bold, box }: Segment) =>
    page === 1 &&
    OTHER_TITLE.test(text) &&
    text.length <= 40 &&
    (fontSize >= medianFontSize * 1.15 || bold || (box.y < 0.35 && text.length <= 24));
  return layout.rows.some((row) => row.segments.some(isTitle));
}
