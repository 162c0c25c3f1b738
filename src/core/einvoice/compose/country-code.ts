import { codesOf } from '../codes/code-lists.ts';

/** Languages that invoices are read in. */
const LANGUAGES = ['en', 'de', 'fr', 'nl', 'es', 'it', 'pt', 'pl', 'cs', 'da', 'sv', 'nb'];
/** As people write them beside their names in the standard's own data (CLDR). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'u.k.': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  grossbritannien: 'GB',
  usa: 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'república portuguesa': 'PT',
  'czech republic': 'CZ',
  türkei: 'TR',
};
/** Letters that Europeans put before a post code ("D-10115") where they are no ISO code. */
const PLATES: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  B: 'BE',
  I: 'IT',
  E: 'ES',
  L: 'LU',
  P: 'PT',
  S: 'SE',
  N: 'NO',
  FIN: 'FI',
  SLO: 'SI',
};

const folded = (name: string) => name.normalize('NFC').trim().toLowerCase().replace(/ß/g, 'ss').replace(/\s+/g, ' ');

let names: Map<string, string> | null = null;

function byName(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const language of LANGUAGES) {
    const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codesOf('BR-CL-14', 'cii')) {
      const name = /^[A-Z]{2}$/.test(code) ? shown.of(code) : undefined;
      if (name && !names.has(folded(name))) names.set(folded(name), code);
    }
  }
  for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(name, code);
  return names;
}

/** The code (ISO 3166-1 alpha-2) of a country by its name in any language that we read, or null. */
export function countryOfName(name: string): string | null {
  return byName().get(folded(name)) ?? null;
}

/** Whether it is a code of ISO 3166-1 alpha-2. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && codesOf('BR-CL-14', 'cii').has(code) && codesOf('BR-CL-14', 'ubl').has(code);
}

/** The country that letters before a post code mean: "D", "DE", "CH". */
export function countryOfPlate(letters: string): string | null {
  return PLATES[letters] ?? (isCountryCode(letters) ? letters : null);
}

/** The country that gave a VAT identifier; Greece and Northern Ireland have letters of their own. */
export function countryOfVatId(id: string): string | null {
  const prefix = id.slice(0, 2);
  const code = prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : prefix;
  return isCountryCode(code) ? code : null;
}
