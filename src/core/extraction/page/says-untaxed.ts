import { inAllLanguages } from '../../lexicon/in-all-languages.ts';

const TAX = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ taxes }) => taxes?.names)})(?!\p{L})|§\s?19`, 'iu');
const UNTAXED = new RegExp(
  inAllLanguages(({ taxes }) => taxes?.untaxed),
  'iu',
);

/** "TVA non applicable", "Vrijgesteld van btw (KOR).", "Kein Ausweis von Umsatzsteuer": why a paper charges no tax. */
export function saysUntaxed(line: string): boolean {
  return TAX.test(line) && UNTAXED.test(line);
}
