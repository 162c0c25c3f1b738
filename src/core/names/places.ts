import { matchesOf } from '../matches-of.ts';
import { because } from '../reasons/reason.ts';
import type { NameSpan } from './name-span.ts';
import places from './places.json' with { type: 'json' };

const escaped = (names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/\./g, '\\.'))
    .join('|');
const KNOWN = new RegExp(
  `(?<![\\p{L}\\d@./-])(?:(?<country>${escaped(places.countries)})|(?:${escaped(places.cities)}))(?![\\p{L}\\d@-]|\\.\\p{L})`,
  'gu',
);
const TOWN = '\\p{Lu}\\p{Ll}+(?:[\\s-](?:\\p{Lu}\\p{Ll}+|am|an|der|den|sur|sous|de|la|le|les|del|di|upon|in))*';
/** A postal code at the start of a line, in continental order, or after a town in British or American order. */
const BEHIND_CODE = new RegExp(
  `(?:^|[,·|–-]\\s?)(?:[A-Z]{1,2}-)?\\d{4,5}(?:\\s?[A-Z]{2}(?=\\s))?\\s(?<town>${TOWN})(?=$|[\\s]?[,(·|–-])`,
  'gu',
);
const BEFORE_CODE = new RegExp(
  `(?:^|,\\s?)(?<town>${TOWN}),?\\s(?:[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}|[A-Z]{2}\\s\\d{5}(?:-\\d{4})?)(?![\\p{L}\\d])`,
  'gu',
);

const STREET_EN =
  'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Close|Terrace|Place|Pl|Parkway|Pkwy|Highway|Hwy|Crescent|Row|Quay|Broadway';
const STREETS = [
  `\\d{1,5}[A-Za-z]?(?:-\\d+)?,?\\s(?:[NSEW]\\.?\\s)?(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]*\\s){1,4}(?:${STREET_EN})\\b\\.?(?:,?\\s(?:Suite|Ste\\.?|Unit|Apt\\.?|Floor|#)\\s?[\\w-]+)?`,
  '(?:\\p{Lu}[\\p{L}.]*[\\s-]){0,3}\\p{L}*(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.|[Ww]eg|gasse|[Pp]latz|[Aa]llee|ring|damm|ufer|straat|laan|plein|kade|gracht|singel|dijk)\\s\\d{1,4}\\s?(?:[a-zA-Z]|-\\s?\\d+)?',
  "\\d{1,4}(?:\\s?(?:bis|ter|[A-Z]))?,?\\s(?:rue|avenue|av\\.|boulevard|bd|chemin|place|impasse|allée|quai|route|cours)\\s[\\p{L}\\s.'’-]{2,40}",
  "(?:Calle|C/|Avenida|Avda\\.?|Plaza|Paseo|Carretera|Camino|Ronda|Via|Viale|Piazza|Corso|Largo|Vicolo|Strada)\\s[\\p{L}\\s.'’-]{2,40},?\\s(?:n[º°.]\\s?)?\\d{1,4}[a-zA-Z]?",
  '(?:P\\.?\\s?O\\.?\\s?Box|Postfach|Postbus|Apartado|Boîte postale)\\s\\d+(?:\\s\\d+)*',
];
const STREET_LINE = new RegExp(`^(?:${STREETS.join('|')})$`, 'u');

/** Characters; longer parts are prose, and would take the patterns long. */
const LONGEST_STREET = 80;

/** Street lines: a line, or a part of it between commas, that is wholly a street with its number. */
export function findStreets(text: string): NameSpan[] {
  if (!/\d/.test(text)) return [];
  return matchesOf(text, /[^,·|–]+/gu).flatMap((part) => {
    const street = part[0].trim();
    if (street.length > LONGEST_STREET || !STREET_LINE.test(street)) return [];
    const start = part.index + part[0].indexOf(street);
    return [
      {
        label: 'LOC' as const,
        start,
        end: start + street.length,
        confidence: 0.85,
        reason: because('street'),
      },
    ];
  });
}

/** Towns beside a postal code, and countries and large cities by name. */
export function findPlaces(text: string): NameSpan[] {
  const spans: NameSpan[] = [];
  const add = (start: number, name: string, confidence: number, code: string) => {
    const end = start + name.length;
    if (!spans.some((other) => start < other.end && other.start < end))
      spans.push({ label: 'GPE', start, end, confidence, reason: because(code) });
  };
  for (const pattern of [BEHIND_CODE, BEFORE_CODE]) {
    for (const { 0: match, index, groups } of matchesOf(text, pattern)) {
      add(index + match.indexOf(groups!.town!), groups!.town!, 0.9, 'postal_code');
    }
  }
  for (const { 0: match, index, groups } of matchesOf(text, KNOWN)) {
    add(index, match, 0.85, groups!.country ? 'country_name' : 'city_name');
  }
  return spans;
}
