import { LEXICONS } from '../../lexicon/lexicons.ts';

const noDiscount = (kind: 'no' | 'off' | 'none') =>
  LEXICONS.flatMap(({ terms }) => terms.noDiscount?.[kind] ?? []).join('|');
const debit = (kind: 'means' | 'choose') => LEXICONS.flatMap(({ terms }) => terms.debit?.[kind] ?? []).join('|');

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

/** Whether a text grants no discount. */
export function grantsNothing(text: string): boolean {
  return NOTHING_OFF.test(text);
}

/** Whether a text offers to have the money taken ("Direct debit: set up at …", "Switch to AutoPay"), instead of saying when it is. */
export function offersDebit(text: string): boolean {
  return OFFERED.test(text);
}
