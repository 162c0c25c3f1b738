import { oneOf } from '../lexicon/one-of.ts';
import { partyWords } from '../lexicon/party-words.ts';

/** Line patterns of postal addresses in the countries whose invoices we read. */
const POSTCODE_CITY = oneOf(
  [
    // "D-12345 Berlin", "75011 Paris", "1012 AB Amsterdam"
    String.raw`(?<![\d-])(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2}(?=\s))?,?\s+\p{Lu}\p{L}+`,
    // "1200-433 Lisboa", "34-400 Nowy Targ", "86870-000 Ivaiporã"
    String.raw`(?<![\d.-])(?:PT-|PL-)?(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{2}\.?\d{3}-\d{3}),?\s+\p{Lu}\p{L}+`,
    // The United States: "NY 10001", ", Springfield 62701"
    String.raw`\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b`,
    String.raw`,\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?,?\s\d{5}(?:-\d{4})?$`,
    // The United Kingdom and Canada
    String.raw`\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b`,
    String.raw`\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d\b`,
    // India
    String.raw`\p{L}+\s?[-–,]\s?\d{3}\s?\d{3}\b|\b\d{6}\b`,
    // Australia: "Sydney NSW 2000"
    String.raw`\p{L}+,?\s[A-Z]{2,3}\s\d{4}\b`,
    // Ireland: "D02 AF30"
    String.raw`(?<![\p{L}\d])[AC-FHKNPRTV-Y]\d[\dW]\s(?=\d{0,3}[A-Z])[AC-FHKNPRTV-Y\d]{4}(?![\p{L}\d])`,
  ],
  'u',
);
const STREET = oneOf([
  // "Hauptstraße 5"
  String.raw`(?:${partyWords('streetsBehind')})\s+\d+`,
  // "Church Road", "rue Haute"
  String.raw`\b(?:${partyWords('streetWords')})\b`,
  String.raw`\b(?:${partyWords('streetsBefore')})`,
  String.raw`(?<!\p{L})(?:${partyWords('streets')})(?!\p{L})`,
  // Boxes, and "12 Anything"
  String.raw`^p\.?\s?o\.?\s?box|${partyWords('boxes')}|^\d+[a-z]?,?\s\p{L}`,
]);
/** "Am Deich 9", "Zur Linde 4", "An der Mühle 12 a": German streets that say where they are. */
const STREET_AT = new RegExp(
  String.raw`^(?:${partyWords('streetsAt')})\s(?!(?:${partyWords('noStreetsAt')})\s)(?:\p{Lu}[\p{L}'’.-]*\s){1,2}\d{1,3}(?:\s?[a-z])?(?:\s?[-–/]\s?\d{1,3}\s?[a-z]?)?$`,
  'u',
);

const COUNTRY = new RegExp(String.raw`^(?:${partyWords('countries')}|${partyWords('counties')})$`, 'iu');

/** "Albion Mill, Bacup Road": houses with names have no number. */
const NAMED_HOUSE = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’ .-]+,\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:${partyWords('streetsOfHouses')})\b\.?(?:,|$)`,
  'u',
);

/** "The Old Forge", "Hollin Cottage": where houses have names. */
const HOUSE = new RegExp(
  String.raw`^(?:(?:${partyWords('beforeHouses')})\s)?(?:\p{Lu}[\p{L}'’]+\s){0,2}(?:${partyWords('houseNames')})$|^(?:${partyWords('formerHouses')})$`,
  'u',
);

/** Whether a line may be the name of a house; firms may be called so too. */
export function isHouseName(text: string): boolean {
  return HOUSE.test(text);
}

/** "Bâtiment C", "Appt. 12", "Stiege 2": parts of an address in a line of their own. */
const BUILDING = String.raw`^(?:${partyWords('buildings')})\.?\s(?:\d{1,4}\p{L}?|\p{Lu}|[ivx]{1,4})(?:[,\s].{0,20})?$`;

/** "Résidence les Ormes, bât. C", "Dunmore House, Flat 4": a house and the part of it. */
const PART_BEHIND = new RegExp(String.raw`,\s(?:${partyWords('parts')}|m\.)\.?\s?(?:\d{1,4}\p{L}?|\p{Lu})$`, 'iu');

/** "Telliskivi 60a": a street that has no word for one; other things are numbered like this, too. */
export const STREET_WITH_NUMBER = /^\p{Lu}[\p{L} .'’-]+\s\d{1,5}\s?\p{L}?$/u;

/** What templates print until somebody fills them in. */
const PLACEHOLDER = new RegExp(`^(?:${partyWords('toFillIn')})`, 'iu');

export function isPostcodeLine(text: string): boolean {
  return text.length < 90 && (PLACEHOLDER.test(text) || (/\d/.test(text) && POSTCODE_CITY.test(text)));
}

/** "Church Road", "HIGH STREET": in villages streets go without a number. */
const STREET_ALONE = new RegExp(String.raw`^(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:${partyWords('streetsAlone')}),?$`, 'u');

/** "ZA DE KERGOAT", "Pol. Ind. Las Casetas", "Gewerbegebiet Nord", "Riverside Industrial Estate": where firms settle. */
const ZONE = String.raw`^(?:${partyWords('zones')})\s\p{L}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,5}\s?$|^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:${partyWords('zonesBehind')})$`;
const BUILDING_OR_ZONE = oneOf([BUILDING, ZONE]);
/** With an article or in capitals: "ZAE Bayern" is the name of somebody. */
const FRENCH_ZONE =
  /^Z\.?(?:A|I)\.?(?:C\.?|E\.?)?\s(?:(?:(?:[Dd][eu]s?|[Ll]a|[Ll]es?)\s|(?:de\s)?[Ll]['’])(?:\p{L}[\p{L}.'’-]*(?:\s|$)){1,5}|(?:\p{Lu}[\p{Lu}.'’-]*(?:\s|$)){1,6})$/u;

export function isStreetLine(text: string): boolean {
  if (text.length >= 90) return false;
  // Each of these is asked of every line many times: the long patterns come where they can match at all.
  return (
    (/\d/.test(text) ? STREET.test(text) || STREET_AT.test(text) : STREET_ALONE.test(text)) ||
    (text.includes(',') && (NAMED_HOUSE.test(text) || PART_BEHIND.test(text))) ||
    BUILDING_OR_ZONE.test(text) ||
    (text.startsWith('Z') && FRENCH_ZONE.test(text))
  );
}

export function isCountryLine(text: string): boolean {
  return COUNTRY.test(text.trim());
}

export function isAddressLine(text: string): boolean {
  return isPostcodeLine(text) || isStreetLine(text) || isCountryLine(text);
}

const SENDER_PARTS = /\s*[,|·•∙●*]\s*|\s+[-–—]\s+/u;
/** Before the town on the continent: "49080 Osnabrück", "3512 AB Utrecht", "4700-001 Braga", "123 45 Lund"; behind it where English is spoken. */
const POSTCODE_PART =
  /^(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:\s?[A-Z]{2})?|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2})\s+\p{Lu}|^(?:\p{Lu}[\p{L}'’.-]*\s){0,4}(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s\d[A-Z]\d|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\s\d{4})\.?$/u;

/** A name and its whole address in one line, as senders print it above the window: "Acme GmbH · Feldweg 8 · 49080 Osnabrück". */
export function isSenderLine(text: string): boolean {
  if (text.length > 140) return false;
  const parts = text.trim().split(SENDER_PARTS);
  const town = parts.findIndex((part) => POSTCODE_PART.test(part));
  return town >= 2 && parts.slice(1, town).some((part) => /\d/.test(part)) && !/\d{4}/.test(parts[0]!);
}
