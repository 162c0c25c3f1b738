import { matchesOf } from '../matches-of.ts';
import { isAbn, isGstin, luhn } from './check-digits.ts';
import { compact, type FoundPattern, type PatternKind, type RowText } from './found-pattern.ts';
import { vatIdStatus } from './vat-ids.ts';

interface NationalId {
  name: string;
  kind: Extract<PatternKind, 'tax_id' | 'register'>;
  /** The label and what may stand between it and the id; null when the shape speaks for itself. */
  label: string | null;
  shape: string;
  /** Check digits of the value without separators; absent where the country has none in public. */
  isValid?: (value: string) => boolean;
}

const NUMBER_WORD = '(?:\\s?(?:no|nr|number|nummer|num[eé]ro|n)\\b)?\\.?[\\s:#°º.]*';

const NATIONAL_IDS: readonly NationalId[] = [
  { name: 'GSTIN', kind: 'tax_id', label: null, shape: '\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[\\dA-Z]', isValid: isGstin },
  { name: 'ABN', kind: 'tax_id', label: 'A\\.?B\\.?N', shape: '\\d{2}\\s?\\d{3}\\s?\\d{3}\\s?\\d{3}', isValid: isAbn },
  {
    name: 'UK VAT number',
    kind: 'tax_id',
    label: 'VAT(?:\\s?(?:reg(?:istration)?|id)\\.?)?',
    shape: '\\d{3}\\s?\\d{4}\\s?\\d{2}(?:\\s?\\d{3})?',
    isValid: (value) => vatIdStatus(`GB${value}`) === true,
  },
  {
    name: 'Steuernummer',
    kind: 'tax_id',
    label: '(?:Steuer\\s?-?\\s?(?:Nr|nummer|no|number)|St\\.?\\s?-?\\s?Nr|Tax\\s(?:ID|number|no))',
    shape: '\\d{2,3}\\s?/\\s?\\d{3,4}\\s?/\\s?\\d{3,5}',
  },
  {
    name: 'US EIN',
    kind: 'tax_id',
    label: '(?:F?EIN|(?:Federal\\s)?Tax(?:payer)?\\s?(?:ID|I\\.D\\.)(?:entification)?|TIN)',
    shape: '\\d{2}-\\d{7}',
  },
  {
    name: 'NIF (ES)',
    kind: 'tax_id',
    label: '(?:N\\.?I\\.?F|C\\.?I\\.?F)(?:\\s?/\\s?(?:N\\.?I\\.?F|C\\.?I\\.?F))?',
    shape: '(?:[A-Z][\\s-]?\\d{2}\\.?\\d{3}\\.?\\d{2}[\\s-]?[\\dA-Z]|\\d{2}\\.?\\d{3}\\.?\\d{3}[\\s-]?[A-Z])',
    isValid: (value) => vatIdStatus(`ES${value}`) === true,
  },
  {
    name: 'Partita IVA',
    kind: 'tax_id',
    label:
      '(?:P(?:art(?:ita)?)?\\.?\\s?I\\.?V\\.?A|C\\.?\\s?F|codice fiscale)(?:\\s?(?:/|e|-)\\s?(?:C\\.?\\s?F|P\\.?\\s?IVA|codice fiscale))?',
    shape: '\\d{11}',
    isValid: (value) => vatIdStatus(`IT${value}`) === true,
  },
  { name: 'SIRET', kind: 'register', label: 'SIRET', shape: '\\d{3}\\s?\\d{3}\\s?\\d{3}\\s?\\d{5}', isValid: luhn },
  {
    name: 'SIREN',
    kind: 'register',
    label: '(?:SIREN|R\\.?C\\.?S\\.?(?:\\s\\p{Lu}[\\p{L}-]+)?(?:\\s[AB])?)',
    shape: '\\d{3}\\s?\\d{3}\\s?\\d{3}',
    isValid: luhn,
  },
  { name: 'KvK', kind: 'register', label: '(?:KvK|K\\.v\\.K|Kamer van Koophandel)', shape: '\\d{8}' },
];

const SEARCHES = NATIONAL_IDS.map((id) => ({
  ...id,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])${id.label ? `(?:${id.label})\\.?${NUMBER_WORD}` : ''}(?<id>${id.shape})(?![\\p{L}\\d]|[-/]\\d)`,
    id.label ? 'giu' : 'gu',
  ),
}));

/** Whether a value is one of the national ids with check digits; null when no check digits apply to its shape. */
export function nationalIdStatus(name: string | null, value: string): boolean | null {
  const known = NATIONAL_IDS.find((id) => id.name === name);
  return known?.isValid ? known.isValid(compact(value)) : null;
}

/** Seven digits close together, or those in front of a GSTIN's letters: most rows have none, and need no search. */
const HAS_NUMBER = /\d(?:[\s./-]{0,3}\d){6}|\d{2}[A-Z]{5}\d/;

/** Tax and register numbers without a country prefix, right behind their label. Failing check digits lower the confidence. */
export function findNationalTaxIds(row: RowText): FoundPattern[] {
  if (!HAS_NUMBER.test(row.text)) return [];
  return SEARCHES.flatMap(({ name, kind, label, pattern, isValid }) =>
    matchesOf(row.text, pattern).flatMap((match) => {
      const text = match.groups!.id!;
      const end = match.index + match[0].length;
      const value = name === 'Steuernummer' || name === 'US EIN' ? text.replace(/\s/g, '') : compact(text);
      const valid = isValid?.(value);
      if (valid === false && !label) return [];
      return [
        {
          start: end - text.length,
          end,
          text,
          value,
          name,
          kind,
          confidence: valid === false ? 0.55 : valid ? 0.97 : 0.9,
        },
      ];
    }),
  );
}
