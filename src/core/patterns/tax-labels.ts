/** Words that stand before tax identifiers, in the six languages and the English-speaking countries. */
export const TAX_LABEL =
  /(?<!\p{L})(?:VAT|U?ST\.?-?\s?ID(?:ent)?|UST|UID|MWST|MwSt|Steuer|TVA|BTW|I\.?V\.?A|N\.?I\.?F|C\.?I\.?F|P\.?\s?IVA|partita|GST(?:IN)?|ABN|EIN|Tax|T\.?V\.?A|codice fiscale|ID\s?-?Nr)/iu;

/** Labels that say the identifier is the buyer's. */
export const BUYER_TAX_LABEL =
  /(?<!\p{L})(?:your\s(?:VAT|tax)|(?:customer|client|buyer|recipient)(?:'s)?\s(?:VAT|tax|GST|ABN)|ihre\s(?:ust|uid|steuer)|kunden?-?\s?(?:ust|uid|steuer)|(?:ust|uid)\S*\s(?:des\s)?kunde|votre\s(?:n\S*\s)?(?:de\s)?tva|tva\S*\s(?:du\s)?client|uw\sbtw|btw\S*\s(?:van\s)?(?:de\s)?klant|klant\S*\sbtw|(?:NIF|CIF)\s(?:del\s)?cliente|(?:P\.?\s?IVA|C\.?F\.?)\scliente)/iu;
