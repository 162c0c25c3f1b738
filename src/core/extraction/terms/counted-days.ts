import { DAYS_BEHIND } from '../../lexicon/periods.ts';

/** How it will be paid, in front of the days: "LCR 45 jours", "Giro 60 días", "RiBa 30 gg". */
const MEANS = [
  String.raw`l\.?c\.?r|traite|billet [àa] ordre|effet|virement(?: bancaire)?|ch[èe]que|pr[ée]l[èe]vement`,
  String.raw`ri\.?ba|r\.?b|bonifico(?: bancario)?|rimessa diretta`,
  'giro|recibo|pagar[ée]|confirming|transferencia(?: bancaria)?|domiciliaci[óo]n|transfer[êe]ncia(?: bancária)?',
  '[üu]berweisung|lastschrift|overboeking|overschrijving|incasso|cheque|bank transfer',
  'bankoverf[øo]rsel|przelew',
];

/** From when the days count: "date de facture", "fine mese", "ab Rechnungseingang". */
const COUNTED_FROM = [
  '(?:[àa] (?:compter|partir) de )?(?:la )?date (?:de |d.)?(?:la )?(?:facture|facturation|[ée]mission)',
  String.raw`fin de mois|f\.?d\.?m|nets?`,
  String.raw`(?:dalla )?data (?:della )?fattura|fine mese|netti|d\.?\s?f\.?|f\.?\s?m\.?`,
  String.raw`(?:de(?:sde)? )?(?:la )?fecha (?:de )?(?:la )?factura|f\.\s?f\.?|netos?|(?:da )?data (?:da )?fatura`,
  '(?:nach|ab) (?:rechnungs(?:datum|erhalt|eingang|stellung|ausgang)|erhalt(?: der rechnung)?)|(?:rein )?netto',
  'na (?:factuurdatum|factuur|dagtekening)|einde maand',
  '(?:efter|fr[åa]n) fakturadatum|(?:fra|efter) fakturadato',
  'od (?:daty )?(?:wystawienia|faktury)(?: faktury)?|od (?:data )?vystaven[íi]',
];

const FROM = `(?:${COUNTED_FROM.join('|')})`;
const DAYS = String.raw`\d{1,3}(?:\s?[/+-]\s?\d{1,3})*\s*(?:${DAYS_BEHIND})`;
const BY_MEANS = String.raw`(?:${MEANS.join('|')})\.?,?(?:\s?[:–-])?\s*(?:[àa]|in|binnen)?\s*${DAYS}(?:\s+${FROM})?`;
const ALONE = String.raw`${DAYS}\s+${FROM}`;
const COUNTED = new RegExp(String.raw`^(?:${BY_MEANS}|${ALONE})(?:[\s,]*(?:${FROM}|le \d{1,2}))*[\s.,!]*$`, 'iu');

/** A phrase; nothing longer is looked through. */
const LONGEST_PHRASE = 70;

/**
 * Whether a phrase counts the days to pay in and says nothing else: "45 jours date de facture", "RiBa 30/60 gg f.m.",
 * "Giro 60 días", "30 Tage nach Rechnungsdatum". Days alone may be those of anything.
 */
export function countsDays(text: string): boolean {
  const phrase = text.trim();
  return phrase.length <= LONGEST_PHRASE && COUNTED.test(phrase);
}
