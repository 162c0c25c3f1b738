import type { Language } from '../../plan.ts';

/** "status:unpaid currency:GBP", "where seller = Zephyr": conditions as developers type them. */
const FIELDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  state: { en: ' ', de: ' ', fr: ' ' },
  currency: { en: ' in ', de: ' in ', fr: ' en ' },
  time: { en: ' in ', de: ' ', fr: ' en ' },
  seller: { en: ' from ', de: ' von ', fr: ' de ' },
  type: { en: ' ', de: ' ', fr: ' ' },
};
/**
 * Only where conditions begin, or behind the value of another: "VAT by month: 2026" and "Largest supplier: name and total"
 * are of groups.
 */
const FIELD_SYNTAX = new RegExp(
  [
    `(?<=^\\s*|(?<!\\p{L})(?:where|with|show|list|find|invoices|bills|documents|wo|mit|rechnungen|belege|où|avec|factures)\\s+|[:=]\\s*(?:"[^"]*"|'[^']*'|[^\\s:=]+(?:\\s+[^\\s:=]+){0,3}?)\\s+)`,
    '(?<!(?<!\\p{L})(?:per|by|each|every|pro|je|nach|par|chaque|jede[mnrs]?|which|largest|top)\\s+(?:\\p{L}+\\s+)?)',
    '(?:',
    [
      // "Paid" alone is what was spent: of that state no more than before is read.
      `(?<state>(?:payment_?)?(?:status|state|statut)(?!\\s*[:=]+\\s*["']?(?:paid|bezahlt|gezahlt|payée?s?|réglée?s?)(?!\\p{L})))`,
      '(?<currency>currency|währung|devise)',
      `(?<time>(?:year|month|quarter|jahr|monat|quartal|année|mois|trimestre)(?=\\s*[:=]+\\s*["']?(?:q?\\d|[th]\\d)))`,
      '(?<seller>(?:seller|vendor|supplier)(?:_?name)?|lieferant|verkäufer|kreditor|fournisseur|vendeur)',
      '(?<type>type|typ)',
    ].join('|'),
    ')\\s*[:=]+\\s*(?!\\s|(?:how|what|which|who|show|wie|was|welche[nrs]?|zeig\\w*|combien|quel(?:le)?s?|montre\\w*)(?!\\p{L}))',
  ].join(''),
  'giu',
);
/** "currency: EUR", and nothing else: a filter typed alone lists. */
const CONDITIONS_ALONE = /^(?:\s*\p{L}+\s*[:=]+\s*[^\s:=]+)+\s*$/u;
const LISTED: Readonly<Record<Language, string>> = { en: 'invoices', de: 'Rechnungen', fr: 'factures' };
/** The question with such conditions in words. */
export const inPlainConditions = (message: string, language: Language): string =>
  withoutFields(message, language).replace(/^(?=.)/u, () => (isListAlone(message) ? `${LISTED[language]} ` : ''));
const isListAlone = (message: string): boolean =>
  CONDITIONS_ALONE.test(message) &&
  /^\s*(?:currency|währung|devise|year|month|quarter|jahr|monat|quartal|année|mois|trimestre)(?!\p{L})/iu.test(message);
const withoutFields = (message: string, language: Language): string =>
  message.replace(FIELD_SYNTAX, (...match) => {
    const said: Record<string, string | undefined> = match.at(-1);
    return FIELDS[Object.keys(FIELDS).find((field) => said[field] !== undefined)!]![language];
  });
