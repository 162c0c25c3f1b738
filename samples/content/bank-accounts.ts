import type { Random } from '../random.ts';
import type { Country } from './locale.ts';
import { wordList } from './word-list.ts';

/** Bank part per country: letters stand for random digits (n) or capitals (a). IBAN registry lengths. */
const BBAN: Partial<Record<Country, string>> = {
  DE: 'nnnnnnnnnnnnnnnnnn',
  AT: 'nnnnnnnnnnnnnnnn',
  CH: 'nnnnnnnnnnnnnnnnn',
  FR: 'nnnnnnnnnnnnnnnnnnnnnnn',
  BE: 'nnnnnnnnnnnn',
  LU: 'nnnnnnnnnnnnnnnn',
  NL: 'aaaannnnnnnnnn',
  ES: 'nnnnnnnnnnnnnnnnnnnn',
  IT: 'annnnnnnnnnnnnnnnnnnnnn',
  GB: 'aaaannnnnnnnnnnnnn',
  IE: 'aaaannnnnnnnnnnnnn',
};
const BANKS =
  wordList(`Sparkasse Altmark|Volksbank Neckartal|Banque Populaire du Rhône|Crédit Mutuel Ouest|Rabo Zuidwest|Banco Levante|Banca Adriatica
  First Prairie Bank|Harbour & County Bank|Northgate Bank plc|Pacific Commercial Bank|Kantonalbank Seeland|Handelsbank Nord|HDFC Bank|State Bank of India|Commonwealth Savings Bank`);

/** The two ISO 13616 check digits: mod 97 of the rearranged number, letters as 10…35. */
function ibanCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((c) => (/\d/.test(c) ? c : String(c.charCodeAt(0) - 55))).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return String(98 - rest).padStart(2, '0');
}

/** Check digits that banks of some countries put inside the account number; the published national schemes. */
const NATIONAL_CHECKS: Partial<Record<Country, (bban: string) => string>> = {
  BE: (bban) => bban.slice(0, 10) + String(Number(bban.slice(0, 10)) % 97 || 97).padStart(2, '0'),
  FR: (bban) => {
    const [bank, branch, account] = [bban.slice(0, 5), bban.slice(5, 10), bban.slice(10, 21)].map(Number) as [
      number,
      number,
      number,
    ];
    return bban.slice(0, 21) + String(97 - ((89 * bank + 15 * branch + 3 * account) % 97)).padStart(2, '0');
  },
  ES: (bban) => {
    const digit = (text: string, weights: number[]) => {
      const rest = weightedSum(text, weights) % 11;
      return rest < 2 ? rest : 11 - rest;
    };
    const account = bban.slice(10);
    return (
      bban.slice(0, 8) +
      digit(bban.slice(0, 8), [4, 8, 5, 10, 9, 7, 3, 6]) +
      digit(account, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) +
      account
    );
  },
};

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
}

export interface BankAccount {
  bank: string;
  /** As printed; null where the country has no IBAN. */
  iban: string | null;
  bic: string | null;
  /** National account lines ("Sort Code 20-11-43") for countries without IBAN. */
  national: { label: string; value: string }[];
}

/** An invented account with valid check digits. */
export function bankAccount(random: Random, country: Country): BankAccount {
  const bank = random.pick(BANKS);
  const pattern = BBAN[country];
  const bic = `${random.letters(4)}${country}${random.pick(['2L', '22', 'MM', 'PP', 'FF'])}${random.chance(0.4) ? `${random.letters(1)}${random.digits(2)}` : ''}`;
  if (pattern && !(country === 'GB' && random.chance(0.6))) {
    const drawn = [...pattern].map((c) => (c === 'a' ? random.letters(1) : random.digits(1))).join('');
    const bban = NATIONAL_CHECKS[country]?.(drawn) ?? drawn;
    const compact = `${country}${ibanCheckDigits(country, bban)}${bban}`;
    return {
      bank,
      iban: random.chance(0.75) ? compact.replace(/(.{4})(?=.)/g, '$1 ') : compact,
      bic: random.chance(0.8) ? bic : null,
      national: [],
    };
  }
  const account = random.digits(country === 'IN' ? 12 : 8);
  if (country === 'GB')
    return {
      bank,
      iban: null,
      bic: null,
      national: [
        { label: 'Sort Code', value: `${random.digits(2)}-${random.digits(2)}-${random.digits(2)}` },
        { label: 'Account No', value: account },
      ],
    };
  if (country === 'AU' || country === 'NZ')
    return {
      bank,
      iban: null,
      bic: null,
      national: [
        { label: 'BSB', value: `${random.digits(3)}-${random.digits(3)}` },
        { label: 'Account Number', value: account },
      ],
    };
  if (country === 'IN')
    return {
      bank,
      iban: null,
      bic: null,
      national: [
        { label: 'A/c No.', value: account },
        { label: 'IFSC Code', value: `${random.letters(4)}0${random.digits(6)}` },
      ],
    };
  if (country === 'MX')
    return { bank, iban: null, bic: null, national: [{ label: 'CLABE', value: random.digits(18) }] };
  return {
    bank,
    iban: null,
    bic: random.chance(0.3) ? bic : null,
    national: [
      { label: 'Routing Number', value: random.digits(9) },
      { label: 'Account Number', value: account },
    ],
  };
}
