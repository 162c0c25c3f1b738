import { countryOfName, countryOfPlate, isCountryCode } from './country-code.ts';

/** An address as the standard takes it apart. */
export interface PostalAddress {
  /** Street and what else stands before the town, at most three. */
  lines: string[];
  town: string | null;
  code: string | null;
  region: string | null;
  /** ISO 3166-1, where the address itself says it: by name, letters before the post code, or the code's form. */
  country: string | null;
}

interface CodeForm {
  /** Groups: `plate`, `code`, `town`, `region`. */
  pattern: RegExp;
  /** The only country that writes post codes so. */
  country?: string;
}

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';
const STATE = new RegExp(`^(?:${STATES})$`);
/** A street where a town should be, after a house number that looks like a post code: "1234 Main Street". */
const STREET =
  /\p{L}\.?\s+(?:st|street|ave?|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|sq|square|pkwy|parkway|hwy|highway|ter|terrace|cres|crescent)\.?(?:\s+(?:[NSEW]{1,2}|(?:suite|ste|apt|unit|floor|#).*))?$|^(?:rue|avenue|boulevard|bd|chemin|all[ée]e|impasse|quai|route|via|viale|piazza|corso|calle|avenida|avda|paseo|rua)\.?\s/iu;
const FORMS: readonly CodeForm[] = [
  { pattern: /^(?:(?<plate>NL)[- ])?(?<code>[1-9]\d{3} ?[A-Z]{2})(?:\s+(?<town>\p{L}.*))?$/u, country: 'NL' },
  { pattern: /^(?:(?<town>.*\p{L}),?\s+)?(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/u, country: 'GB' },
  {
    pattern: new RegExp(`^(?:(?<town>.*\\p{L}),?\\s+)?(?<region>${STATES})\\s+(?<code>\\d{5}(?:-\\d{4})?)$`, 'u'),
    country: 'US',
  },
  {
    pattern: /^(?:(?<town>.*\p{L}),?\s+)?(?<region>[A-Z]{2})\s+(?<code>[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)$/u,
    country: 'CA',
  },
  { pattern: /^(?:(?<town>.*\p{L}),?\s+)?(?<region>NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+(?<code>\d{4})$/u, country: 'AU' },
  { pattern: /^(?:(?<plate>PL)-)?(?<code>\d{2}-\d{3})\s+(?<town>\p{L}.*)$/u, country: 'PL' },
  { pattern: /^(?:(?<plate>PT|P)-)?(?<code>\d{4}-\d{3})\s+(?<town>\p{L}.*)$/u, country: 'PT' },
  { pattern: /^(?:(?<plate>[A-Z]{1,3})[- ])?(?<code>\d{3} \d{2}|\d{4,5})\s+(?<town>\p{L}.*)$/u },
];
const FIVE = /^\d{5}$/;
const FOUR = /^\d{4}$/;
/** How post codes look where several countries write them alike. */
const DIGITS: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['DE', 'FR', 'ES', 'IT', 'FI', 'EE', 'HR', 'LT', 'MC'].map((country) => [country, FIVE])),
  ...Object.fromEntries(
    ['AT', 'CH', 'BE', 'LU', 'DK', 'NO', 'HU', 'BG', 'SI', 'LI', 'CY'].map((country) => [country, FOUR]),
  ),
  ...Object.fromEntries(['SE', 'CZ', 'SK', 'GR'].map((country) => [country, /^\d{3} ?\d{2}$/])),
};

/** Whether a post code can be one of a country; false where we do not know how its post codes look. */
export function isCodeOf(code: string, country: string): boolean {
  const own = FORMS.find((form) => form.country === country);
  if (own)
    return (
      own.pattern.exec(code)?.groups?.code === code ||
      own.pattern.test(`Town ${code}`) ||
      own.pattern.test(`${code} Town`)
    );
  return DIGITS[country]?.test(code) ?? false;
}

/** Whether a country's post codes are known, and this is none of them. */
export function hasOtherCodes(country: string, code: string): boolean {
  return isKnown(country) && !isCodeOf(code, country);
}

const isKnown = (country: string) => country in DIGITS || FORMS.some((form) => form.country === country);

/** Takes an address apart that is written in one line: "Lindenweg 4, D-10115 Berlin" or "4 Mill Lane · Leeds LS1 4AB". */
export function postalAddress(text: string): PostalAddress {
  const parts = text
    .split(/\s*(?:,|\n|·|•|\||\s[–-]\s)\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  let country: string | null = null;
  const last = parts.at(-1) ?? '';
  const named = countryOfName(last);
  if (named && parts.length > 1) {
    country = named;
    parts.pop();
  }
  const found = findCode(parts) ?? (isCountryCode(last) && !country ? findCode(parts.slice(0, -1)) : null);
  if (!found) return { lines: joined(parts), town: null, code: null, region: null, country };
  const { at, groups, form } = found;
  // "Leeds, LS1 4AB": the town stands in the part before.
  const townBefore = !groups.town && at > 1;
  const behind = parts.slice(at + 1);
  const code = groups.code!;
  let region = groups.region ?? null;
  const letters = behind.length === 1 ? behind[0]! : '';
  if (!country && isCountryCode(letters) && isFree(letters, code)) country = behind.pop()!;
  else if (!region && FIVE.test(code) && STATE.test(letters)) region = behind.pop()!;
  return {
    lines: joined([...parts.slice(0, townBefore ? at - 1 : at), ...behind]),
    town: groups.town?.replace(/,$/, '') ?? (townBefore ? parts[at - 1]! : null),
    code,
    region,
    country: country ?? (groups.plate ? countryOfPlate(groups.plate) : null) ?? form.country ?? null,
  };
}

/** Whether the letters behind a post code can be a country's: they are a state's where the code is not that country's. */
const isFree = (country: string, code: string) =>
  isCodeOf(code, country) || !(isKnown(country) || (FIVE.test(code) && STATE.test(country)));

function findCode(parts: readonly string[]) {
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    for (const form of FORMS) {
      const groups = form.pattern.exec(parts[at]!)?.groups;
      if (groups && !STREET.test(groups.town ?? ''))
        return { at, groups: groups as Record<string, string | undefined>, form };
    }
  }
  return null;
}

/** The standard has three lines. */
function joined(parts: readonly string[]): string[] {
  return parts.length <= 3 ? [...parts] : [...parts.slice(0, 2), parts.slice(2).join(', ')];
}
