import { LEXICONS } from '../../lexicon/lexicons.ts';
import { mentionsTime, statesPeriod } from './terms-language.ts';

const noDiscount = (kind: 'no' | 'off' | 'none' | 'forWhat') =>
  LEXICONS.flatMap(({ terms }) => terms.noDiscount?.[kind] ?? []).join('|');
const debit = (kind: 'means' | 'choose' | 'where') =>
  LEXICONS.flatMap(({ terms }) => terms.debit?.[kind] ?? []).join('|');

/** "No discount for early payment", "Escompte pour règlement anticipé : néant": what is not granted is no term. */
const NOTHING_OFF = new RegExp(
  String.raw`^\W*(?:(?:${noDiscount('no')})\s(?:d.\s?)?(?:\p{L}+\s){0,2}?(?:${noDiscount('off')})(?!\p{L})|(?:${noDiscount('off')})(?=\P{L})[^.;!]{0,60}(?<!\p{L})(?:${noDiscount('none')})\s*[.;!]?\s*$)`,
  'iu',
);

/** Direct debits, and asking somebody to choose one. */
const OFFERED = new RegExp(
  String.raw`^\W*(?:(?:${debit('choose')})(?!\p{L})[^.;!]{0,60}?(?<!\p{L})(?:${debit('means')})(?!\p{L})|(?:by |per |par |via |por |con )?(?:${debit('means')})\W{0,3}\s*[^.;!]{0,40}?(?<!\p{L})(?:${debit('choose')})(?!\p{L}))`,
  'iu',
);

/** "Bei Einziehungsauftrag wird der Betrag abgebucht", "If you pay by direct debit": for those who chose it. */
const FOR_SOME = new RegExp(
  String.raw`^\W*(?:${debit('where')})\s[^.;!]{0,60}?(?<!\p{L})(?:${debit('means')})(?!\p{L})`,
  'iu',
);

/** "kein Skonto bei Barzahlung", "no discount for …": for what there is none, and no time to pay in. */
const FOR_WHAT = new RegExp(String.raw`^\s*(?:${noDiscount('forWhat')})(?!\p{L})`, 'iu');

/** Whether a text grants no discount and says no more: "Ohne Skonto, zahlbar sofort" tells when to pay. */
export function grantsNothing(text: string): boolean {
  const denied = NOTHING_OFF.exec(text);
  if (!denied) return false;
  const [rest] = text.slice(denied[0].length).split(/[.;!]\s/, 1) as [string];
  return FOR_WHAT.test(rest) || !mentionsTime(rest);
}

const WITHOUT_DISCOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:${noDiscount('no')})\s(?:d.\s?)?(?:${noDiscount('off')})(?!\p{L})`,
  'iu',
);

/** Whether a text says anywhere that nothing is taken off: "Zahlbar ohne Skonto bis 14.02.2026". */
export function deniesDiscount(text: string): boolean {
  return WITHOUT_DISCOUNT.test(text);
}

/** Whether a text offers to have the money taken ("Direct debit: set up at …", "Switch to AutoPay"), instead of saying when it is. */
export function offersDebit(text: string): boolean {
  return OFFERED.test(text);
}

/** Whether a text says what is done for those who have the money taken: others are told elsewhere when to pay. */
export function isForDebited(text: string): boolean {
  return FOR_SOME.test(text);
}

const NO_AT_END = new RegExp(String.raw`(?<!\p{L})(?:${noDiscount('no')})$`, 'iu');

/** "nach Rechnungsdatum ohne", of which the next line says what. */
export function deniesAtEnd(text: string): boolean {
  return NO_AT_END.test(text);
}

const DISCOUNT = new RegExp(String.raw`(?<!\p{L})(?:${noDiscount('off')})(?!\p{L})`, 'iu');

/** Whether a text has a word for what is taken off: "Skonto EUR". */
export function namesDiscount(text: string): boolean {
  return DISCOUNT.test(text);
}

/** Whether a share is taken off: "2 % Skonto". */
export function speaksOfDiscount(text: string): boolean {
  return namesDiscount(text) && /\d\s?%/.test(text);
}

/** Whether days are named for a discount alone, and none beside it: "Escompte 1 % pour paiement à 8 jours". */
export function isDiscountOnly(text: string): boolean {
  if (!speaksOfDiscount(text) || !statesPeriod(text)) return false;
  return text.split(/[,;.]\s|\s[–—|·/-]\s/).every((part) => speaksOfDiscount(part) || !statesPeriod(part));
}
