/** Line patterns of postal addresses in the countries whose invoices we read. */
const POSTCODE_CITY =
  /(?<![\d-])(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2}(?=\s))?,?\s+\p{Lu}\p{L}+|\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b|\p{L}+\s?[-–,]\s?\d{3}\s?\d{3}\b|\b\d{6}\b|\p{L}+,?\s[A-Z]{2,3}\s\d{4}\b/u;
const STREET =
  /(?:str(?:a(?:ß|ss)e)?\.?|gasse|weg|platz|allee|ring|damm|ufer|straat|laan|plein|kade|gracht)\s+\d+|\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|square|sq|suite|floor|highway|hwy|parkway|park|house|plot|nagar|marg|close|terrace|place|pl|unit|building)\b\.?|\b(?:rue|avenue|av|chemin|bd|boulevard|all[ée]e|impasse|quai|route|cours|zac|za)\b|\b(?:calle|c\/|avda|avenida|plaza|paseo|carretera|pol[ií]gono)|\b(?:via|viale|piazza|corso|largo|vicolo|strada)\b|^p\.?\s?o\.?\s?box|postfach|postbus|apartado|^\d+[a-z]?,?\s\p{L}/iu;
const COUNTRY =
  /^(?:deutschland|germany|france|frankreich|nederland|netherlands|the netherlands|belgi[ëe]|belgique|belgium|espa[ñn]a|spain|spanien|italia|italy|italien|schweiz|suisse|svizzera|switzerland|[öo]sterreich|austria|united kingdom|uk|england|united states|usa|u\.s\.a\.?|india|canada|australia|ireland|portugal|luxembourg|hong kong|singapore|new zealand|scotland|wales|polska|poland|denmark|sweden|norway|co\.?\s\p{L}+)$/iu;

/** What templates print until somebody fills them in. */
const PLACEHOLDER = /^\[?(?:street|city|town|your)\b.*\b(?:address|state|st|zip|postcode|post\s?code|postal)\b/iu;

export function isPostcodeLine(text: string): boolean {
  return text.length < 90 && (PLACEHOLDER.test(text) || POSTCODE_CITY.test(text));
}

export function isStreetLine(text: string): boolean {
  return STREET.test(text) && /\d/.test(text) && text.length < 90;
}

export function isCountryLine(text: string): boolean {
  return COUNTRY.test(text.trim());
}

export function isAddressLine(text: string): boolean {
  return isPostcodeLine(text) || isStreetLine(text) || isCountryLine(text);
}
