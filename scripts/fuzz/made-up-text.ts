import type { Random } from '#samples/random.ts';

// biome-ignore format: one glance shows them all
const ODD = [
  '\0', '\u0001', '\u001b[31m', '\r\n', '\u200b', '\u202e', '\ufeff', '\ud800', '\udfff', '＠', 'ı', 'ﬃ', '𝟙', '🧾', 'İ',
  '%00', '%', "'", '"', '`', '\\', '../', '<script>', '${', '{{', ';--', '__proto__', 'constructor', 'toString',
  'NaN', 'Infinity', '-0', '1e999', '0x10', '٣', '१', '2026-02-30', '9999-12-31', '0000-00-00', '-1', '1.', '.5', '1,,5',
] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-_@/:+()äöüßéñ';
const LONGEST = 40;
const VERY_LONG = 20_000;

/** Text that nobody would type: odd characters among ordinary ones, now and then nothing or very much of it. */
export function madeUpText(random: Random): string {
  if (random.chance(0.03)) return '';
  if (random.chance(0.01)) return random.pick(ODD).repeat(random.integer(1, VERY_LONG));
  const parts = Array.from({ length: random.integer(1, LONGEST) }, () =>
    random.chance(0.1) ? random.pick(ODD) : LETTERS[random.integer(0, LETTERS.length - 1)]!,
  );
  return parts.join('');
}

/** Any JSON value, at most `depth` levels deep. */
export function madeUpValue(random: Random, depth = 3): unknown {
  const kind = random.integer(0, depth > 0 ? 8 : 5);
  if (kind <= 1) return madeUpText(random);
  if (kind === 2) return random.pick([0, -1, 1, 1.5, 2 ** 31, -(2 ** 63), 1e308, Number.MAX_SAFE_INTEGER]);
  if (kind === 3) return random.chance(0.5);
  if (kind === 4) return null;
  if (kind === 5) return random.pick(['', '1', 'INVOICE_DATE', 'TOTAL_AMOUNT', '2026-01-31', '12.50', 'EUR', 'pdf']);
  const size = random.integer(0, 4);
  if (kind === 6) return Array.from({ length: size }, () => madeUpValue(random, depth - 1));
  return Object.fromEntries(Array.from({ length: size }, () => [madeUpText(random), madeUpValue(random, depth - 1)]));
}
