/** Luhn (ISO/IEC 7812): SIREN, SIRET. */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

const GSTIN = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** India: state, PAN, entity number, "Z", and a check character (Luhn mod 36 over the first fourteen). */
export function isGstin(value: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(value)) return false;
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = GSTIN.indexOf(value[index]!) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return GSTIN[(36 - (sum % 36)) % 36] === value[14];
}

/** Australia: subtract one from the first digit, weigh, divide by 89. */
export function isAbn(digits: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce((all, weight, index) => all + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)), 0);
  return /^\d{11}$/.test(digits) && sum % 89 === 0;
}

/** Switzerland (eCH-0097): nine digits behind CHE, the last one mod 11. */
export function isSwissUid(value: string): boolean {
  const digits = /^CHE(\d{9})(?:MWST|TVA|IVA|VAT)?$/.exec(value)?.[1];
  if (!digits) return false;
  const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

/** The Netherlands since 2020: the whole id, letters as 10 to 35, leaves 1 when divided by 97. */
export function isDutchVatId(value: string): boolean {
  if (!/^NL\d{9}B\d{2}$/.test(value)) return false;
  let rest = 0;
  for (const character of value) {
    const digit = Number.parseInt(character, 36);
    rest = (rest * (digit > 9 ? 100 : 10) + digit) % 97;
  }
  return rest === 1;
}

/** The United Kingdom: seven digits weighed 8 to 2 and the two last make a multiple of 97, since 2010 also with 55 added. */
export function isBritishVatId(value: string): boolean {
  const digits = /^GB(\d{9})(?:\d{3})?$/.exec(value)?.[1];
  if (!digits || /^0+$/.test(digits)) return false;
  const weighed = [8, 7, 6, 5, 4, 3, 2].reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  const sum = weighed + Number(digits.slice(7));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}
