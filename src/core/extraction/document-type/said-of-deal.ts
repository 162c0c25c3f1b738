import { withoutAccents } from '../../lexicon/fold.ts';
import { oneOf } from '../../lexicon/one-of.ts';
import { SAYINGS } from '../../lexicon/sayings/all-sayings.ts';
import type { DealWords } from '../../lexicon/sayings/sayings.ts';
import { centsIn } from '../page/cents-in.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { BILL } from './billed-before.ts';

const alternatives = (kind: keyof DealWords) => [...SAYINGS.values()].flatMap(({ deal }) => deal?.[kind] ?? []);
/** Finds a saying, which tells itself where words begin and end. */
const saying = (kind: keyof DealWords) => oneOf(alternatives(kind), 'u');
/** Finds whole words. */
const words = (kind: keyof DealWords) => new RegExp(String.raw`\b(?:${alternatives(kind).join('|')})\b`, 'u');

const PAID_OUT = saying('paidOut');
const GIVEN_BACK = words('givenBack');
const OPEN_ITEMS = saying('openItems');
const ORDERED = saying('ordered');
const PAY_LATER = saying('payLater');
const HANDED_OVER = saying('handedOver');
const TAKEN = saying('taken');
const CHARGED = saying('charged');
const EARNED = words('earned');
const PAID_TO_EARNER = words('paidToEarner');
const HELD_BEFORE = words('heldBefore');
const HELD_AFTER = words('heldAfter');

/** What the paper tells of a deal, in its own words. */
export interface DealSigns {
  wages: boolean;
  /** The money was taken. */
  taken: boolean;
  /** Where it was taken: that only says that a card was charged. */
  isOnlyCharged: () => boolean;
  /** What is asked only where no title tells more. */
  deal: () => {
    /** Who writes has paid bills of the reader's. */
    paidOut: boolean;
    /** What is open on a day is listed, with what it comes to. */
    openItems: boolean;
    ordered: boolean;
    /** It says that the money is taken at another place or time. */
    payLater: boolean;
    handedOver: boolean;
    /** What an account held before or after, with movements that are signed. */
    account: boolean;
    /** Each movement leads from one balance to the next. */
    runs: boolean;
  };
}

/** What the words of the first page say of the deal. */
export function dealSigns({ layout }: DocumentFacts): DealSigns {
  const rows = (layout.pages[0]?.rows ?? []).map(({ text }) => text);
  const said = withoutAccents(rows.join('\n').toLowerCase()).replaceAll('ł', 'l').replaceAll('ø', 'o');
  const running = said.replaceAll('\n', ' ');
  const says = (pattern: RegExp) => pattern.test(running);
  const isSigned = () => said.split('\n').filter((row) => SIGNED.test(row)).length >= 2;
  return {
    wages: says(EARNED) && says(PAID_TO_EARNER),
    taken: says(TAKEN) || says(CHARGED),
    isOnlyCharged: () => !says(TAKEN),
    deal: () => ({
      paidOut: says(PAID_OUT) && (BILL.test(running) || !isGivenBack(running)),
      openItems: says(OPEN_ITEMS) && says(HELD_AFTER),
      ordered: says(ORDERED),
      payLater: says(PAY_LATER),
      handedOver: says(HANDED_OVER),
      account: says(HELD_AFTER) && (says(HELD_BEFORE) || isSigned()),
      runs: keepsBalance(rows),
    }),
  };
}

/** Whether what is paid out is a deposit, and no bill: told in the same sentence, or in the one before. */
function isGivenBack(running: string): boolean {
  const sentences = running.split(/(?<=(?:\p{L}{2}|\p{Sc}|[.,]\d{2})[.!?])\s/u);
  const at = sentences.findIndex((sentence) => PAID_OUT.test(sentence));
  return GIVEN_BACK.test(at < 0 ? running : sentences.slice(Math.max(0, at - 1), at + 1).join(' '));
}

/** Whether three rows in a row end in a balance that the row's own movement makes of the one above. */
function keepsBalance(rows: readonly string[]): boolean {
  let [balance, run] = [null as number | null, 0];
  for (const row of rows) {
    const cents = centsIn(row);
    const after = cents.at(-1);
    if (after === undefined) continue;
    const moved = cents.at(-2);
    run = moved && balance !== null && Math.abs(after - balance) === moved ? run + 1 : 0;
    if (run >= 3) return true;
    balance = after;
  }
  return false;
}

/** A movement of an account: an amount with its sign. */
const SIGNED = /(?:^|\s)[-–+]\s?\d[\d.,']*[.,]\d{2}(?!\d)|\d[.,]\d{2}\s?(?:[-+]|[sh])(?:\s|$)/u;
