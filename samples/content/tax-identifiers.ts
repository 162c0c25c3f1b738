import type { Random } from '../random.ts';
import type { Country } from './locale.ts';

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const weighted = (digits: string, weights: number[]) => sum(weights.map((weight, i) => weight * Number(digits[i])));

/** Luhn check digit of a digit string. */
function luhn(digits: string): number {
  const total = sum(
    [...digits].reverse().map((d, i) => (i % 2 === 0 ? ((n) => (n > 9 ? n - 9 : n))(Number(d) * 2) : Number(d))),
  );
  return (10 - (total % 10)) % 10;
}

/** ISO 7064 mod 11,10, as Germany uses it for the USt-IdNr. */
function iso7064(digits: string): number {
  let product = 10;
  for (const d of digits) {
    const s = (Number(d) + product) % 10 || 10;
    product = (2 * s) % 11;
  }
  return (11 - product) % 10;
}

const GENERATORS: Partial<Record<Country, (random: Random) => string>> = {
  DE: (r) => {
    const d = `${r.integer(1, 9)}${r.digits(7)}`;
    return `DE${r.chance(0.2) ? ' ' : ''}${d}${iso7064(d)}`;
  },
  AT: (r) => {
    const d = r.digits(7);
    const s = sum(
      [...d].map((c, i) => (i % 2 === 0 ? Number(c) : ((n) => Math.floor(n / 10) + (n % 10))(2 * Number(c)))),
    );
    return `ATU${d}${(10 - ((s + 4) % 10)) % 10}`;
  },
  FR: (r) => {
    const siren = ((d) => d + luhn(d))(r.digits(8));
    const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
    return r.chance(0.5) ? `FR${key}${siren}` : `FR ${key} ${siren.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
  },
  BE: (r) => {
    const d = `0${r.integer(4, 7)}${r.digits(6)}`;
    const check = String(97 - (Number(d) % 97)).padStart(2, '0');
    return r.chance(0.5) ? `BE${d}${check}` : `BE ${d.slice(0, 4)}.${d.slice(4, 7)}.${d.slice(7)}${check}`;
  },
  NL: (r) => {
    for (;;) {
      const d = `${r.integer(1, 8)}${r.digits(7)}`;
      const check = weighted(d, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      if (check < 10) return `NL${d}${check}B0${r.integer(1, 3)}`;
    }
  },
  ES: (r) => {
    const d = r.digits(7);
    const s = sum(
      [...d].map((c, i) => (i % 2 === 1 ? Number(c) : ((n) => Math.floor(n / 10) + (n % 10))(2 * Number(c)))),
    );
    return `${r.pick(['B', 'A'])}${r.chance(0.3) ? '-' : ''}${d}${(10 - (s % 10)) % 10}`;
  },
  IT: (r) => {
    const d = `0${r.digits(6)}0${r.integer(10, 99)}`;
    return `${r.chance(0.4) ? 'IT' : ''}${d}${luhn(d)}`;
  },
  GB: (r) => {
    const d = `${r.integer(1, 9)}${r.digits(6)}`;
    const check = String(97 - (weighted(d, [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, '0');
    return r.pick([
      `GB${d}${check}`,
      `GB ${d.slice(0, 3)} ${d.slice(3)} ${check}`,
      `${d.slice(0, 3)} ${d.slice(3)} ${check}`,
    ]);
  },
  IE: (r) => {
    const d = r.digits(7);
    return `IE${d}${'WABCDEFGHIJKLMNOPQRSTUV'[weighted(d, [8, 7, 6, 5, 4, 3, 2]) % 23]}`;
  },
  CH: (r) => {
    for (;;) {
      const d = `${r.integer(1, 4)}${r.digits(7)}`;
      const check = 11 - (weighted(d, [5, 4, 3, 2, 7, 6, 5, 4]) % 11);
      if (check !== 10) {
        const n = d + (check % 11);
        return `CHE-${n.slice(0, 3)}.${n.slice(3, 6)}.${n.slice(6)}${r.pick([' MWST', '', ' TVA'])}`;
      }
    }
  },
  AU: (r) => {
    for (;;) {
      const d = `${r.integer(11, 99)}${r.digits(9)}`;
      if (weighted(`${Number(d[0]) - 1}${d.slice(1)}`, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0)
        return `${d.slice(0, 2)} ${d.slice(2, 5)} ${d.slice(5, 8)} ${d.slice(8)}`;
    }
  },
  NZ: (r) => `${r.integer(10, 130)}-${r.digits(3)}-${r.digits(3)}`,
  US: (r) => `${r.integer(10, 98)}-${r.digits(7)}`,
  CA: (r) => {
    const d = `${r.integer(7, 8)}${r.digits(7)}`;
    return `${d}${luhn(d)}${r.chance(0.5) ? ' ' : ''}RT0001`;
  },
  IN: (r) => gstin(r),
  MX: (r) =>
    `${r.letters(3)}${r.integer(10, 22)}${String(r.integer(1, 12)).padStart(2, '0')}${r.integer(10, 28)}${r.letters(1)}${r.digits(2)}`,
  LU: (r) => {
    const d = `${r.integer(10, 29)}${r.digits(4)}`;
    return `LU${d}${String(Number(d) % 89).padStart(2, '0')}`;
  },
};

/** Indian GST identification number with its mod-36 check character. */
function gstin(random: Random): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const body = `${random.pick(['27', '29', '33', '07', '24', '36', '06', '19'])}${random.letters(5)}${random.digits(4)}${random.letters(1)}1Z`;
  const total = sum(
    [...body].map((c, i) => {
      const product = alphabet.indexOf(c) * (i % 2 === 0 ? 1 : 2);
      return Math.floor(product / 36) + (product % 36);
    }),
  );
  return body + alphabet[(36 - (total % 36)) % 36];
}

/** The tax number a business of the country prints on invoices, with valid check digits where the scheme is public. */
export function taxIdentifier(random: Random, country: Country): string {
  return GENERATORS[country]!(random);
}

/** French SIRET: SIREN of nine digits and five for the establishment, both Luhn-checked. */
export function siret(random: Random): string {
  const siren = ((d) => d + luhn(d))(random.digits(8));
  const body = `${siren}000${random.integer(1, 9)}`;
  return (body + luhn(body)).replace(/^(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ');
}
