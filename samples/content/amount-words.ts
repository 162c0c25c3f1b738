const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
/** Indian numbering: crore, lakh, thousand, hundred. */
const STEPS: readonly [number, string][] = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
];

function words(n: number): string {
  for (const [size, name] of STEPS) {
    if (n >= size) return `${words(Math.floor(n / size))} ${name}${n % size > 0 ? ` ${words(n % size)}` : ''}`;
  }
  if (n < 20) return SMALL[n]!;
  return TENS[Math.floor(n / 10)]! + (n % 10 > 0 ? ` ${SMALL[n % 10]}` : '');
}

/** An amount in cents in English words, as Indian invoices repeat their total. */
export function amountInWords(cents: number): string {
  const absolute = Math.abs(cents);
  const paise = absolute % 100;
  return words(Math.floor(absolute / 100)) + (paise > 0 ? ` and ${words(paise)} Paise` : '');
}
