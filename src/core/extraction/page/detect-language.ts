import { labelTokens } from '../../lexicon/label-lexicon.ts';

/** Common words and invoice words that belong to one language only (accents removed). */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of for to with your you invoice date due amount number bill from payment please total price quantity unit customer our is are this if any by thank',
  de: 'der die das und mit fur von zu den dem ist sind wir sie ihre bei nach rechnung rechnungsnummer datum menge betrag zahlbar summe mwst ust netto einzelpreis innerhalb tagen gesamt kundennummer vom',
  fr: 'le la les des et est pour dans sur avec votre nous vous facture du montant date echeance quantite prix tva paiement designation reglement client au par une',
  nl: 'het een van en voor met uw wij bij op dit deze factuur factuurnummer factuurdatum datum bedrag btw aantal omschrijving totaal betalen betaling klantnummer prijs excl incl gelieve',
  es: 'el los las del y para con por su una factura fecha importe cantidad precio cliente iva descripcion vencimiento pago numero base imponible nuestra gracias',
  it: 'il lo gli della dei e per con di un una fattura data importo quantita prezzo cliente iva descrizione scadenza pagamento numero imponibile totale vostra grazie nostra entro',
};

const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(WORDS)) {
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
}

/** ISO 639-1 of the main language among en, de, fr, nl, es and it; English when nothing tells. */
export function detectLanguage(texts: Iterable<string>): string {
  const votes = new Map<string, number>();
  for (const text of texts) {
    for (const token of labelTokens(text)) {
      const languages = LANGUAGES_OF.get(token.text) ?? [];
      for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
    }
  }
  let best = 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
