import type { PageLayout } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isPostcodeLine } from '../../names/address-lines.ts';
import { headsOfMail } from '../page/mail-header.ts';
import type { PageSigns } from './page-signs.ts';

/** Amounts of a letter that passes an invoice on. */
const MOST_AMOUNTS = 1;
const AMOUNT = /\d[.,]\d{2}(?![\d.,])/;
/** How a letter greets and ends; longer rows are sentences in which such words say nothing. */
const COURTESY = new RegExp(
  String.raw`(?<!\p{L})(?:${partyWords('greetings', 'hailed', 'letters', 'closings')})(?!\p{L})`,
  'iu',
);
const LONGEST_COURTESY = 8;
const COVER_SHEET = new RegExp(String.raw`^(?:${partyWords('coverSheets')})\s?:?$`, 'iu');
/** Rows from the top that may be a cover sheet's title. */
const TITLE_ROWS = 4;
/** What the pages behind have to bear of an invoice's signs; behind a letter, which says itself that it is one, fewer. */
const ENOUGH = 3;
const ENOUGH_BEHIND_LETTER = 2;
const SEVERAL = 3;
const SHORTEST_NAME = 6;
const ENCLOSING = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('enclosing')})(?!\p{L})`, 'iu');

export interface BehindPage {
  page: PageLayout;
  signs: PageSigns;
}

/**
 * Whether a page in front only carries the invoice behind it: a letter, a mail, a fax's first sheet or a slip of approval,
 * with nothing of its own of a total, a table or pages to come; it may name the invoice that it encloses. What the seller writes himself, with the same
 * contacts or below the same head, is part of his invoice. `behind`: the pages to come, conditions aside.
 */
export function isCarryingLetter(page: PageLayout, own: PageSigns, behind: readonly BehindPage[]): boolean {
  const signs = behind.map((one) => one.signs);
  if (own.hasTable || goesOn(own, signs) || isOfSameSender(own, signs)) return false;
  if (page.rows.filter(({ text }) => AMOUNT.test(text)).length > MOST_AMOUNTS) return false;
  const passesOn = isPassingOn(page);
  // Views of electronic invoices may have parties on one page and amounts on the next.
  if (own.hasParties && !passesOn) return false;
  const hasAmounts = signs.some(({ amounts }) => amounts.length > 0);
  if (!isSilent(own))
    return (
      names(own, signs) &&
      encloses(page) &&
      hasAmounts &&
      behind.some(hasParty) &&
      signsOf(signs) >= ENOUGH_BEHIND_LETTER
    );
  const isLetter =
    passesOn || page.rows.some(({ text, words }) => words.length <= LONGEST_COURTESY && COURTESY.test(text));
  return signsOf(signs) >= (isLetter && hasAmounts ? ENOUGH_BEHIND_LETTER : ENOUGH);
}

/** Whether a page says nothing of a number or a sum. */
function isSilent({ numbers, isTitled, hasTotal }: PageSigns): boolean {
  return numbers.length === 0 && !isTitled && !hasTotal;
}

/** Whether a letter's numbers and sums are those of the pages behind: it speaks of what they are. */
function names(own: PageSigns, behind: readonly PageSigns[]): boolean {
  return (
    own.numbers.every((number) => behind.some(({ text }) => text.includes(number))) &&
    own.totals.every((total) => behind.some(({ amounts }) => amounts.includes(total)))
  );
}

function encloses({ rows }: PageLayout): boolean {
  return rows.some(({ text }) => ENCLOSING.test(text));
}

/** What a letter encloses bears its own parties; an annex to an invoice in a letter does not. */
function hasParty({ page, signs }: BehindPage): boolean {
  return (
    signs.hasParties ||
    signs.identities.length > 0 ||
    page.rows.some(({ segments }) => segments.some(({ text }) => isPostcodeLine(text)))
  );
}

/** "Page 1 of 2" in front of "Page 2 of 2". */
function goesOn({ count }: PageSigns, behind: readonly PageSigns[]): boolean {
  return count !== null && behind.some((page) => page.count?.of === count.of && page.count.page === count.page + 1);
}

function isPassingOn({ rows }: PageLayout): boolean {
  return (
    rows.slice(0, TITLE_ROWS).some(({ segments }) => segments.some(({ text }) => COVER_SHEET.test(text))) ||
    headsOfMail(rows).size > 0
  );
}

function isOfSameSender(own: PageSigns, behind: readonly PageSigns[]): boolean {
  const head = lettersOf(own.firstLine);
  // Long numbers look like telephones; the invoice's own is named by whoever passes it on.
  const ids = own.identities.filter((id) => !own.numbers.some((number) => number.includes(lettersOf(id))));
  return behind.some(
    (page) =>
      page.identities.some((id) => ids.includes(id)) || (head.length >= SHORTEST_NAME && page.text.includes(head)),
  );
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '');
}

/** How much of an invoice some pages bear together. */
function signsOf(pages: readonly PageSigns[]): number {
  const amounts = pages.reduce((sum, page) => sum + page.amounts.length, 0);
  const any = (has: (page: PageSigns) => boolean) => (pages.some(has) ? 1 : 0);
  return (
    any(({ hasTotal }) => hasTotal) +
    any(({ isTitled }) => isTitled) +
    any(({ numbers }) => numbers.length > 0) +
    any(({ hasDate }) => hasDate) +
    any(({ hasTable }) => hasTable) +
    any(({ hasParties }) => hasParties) +
    (amounts >= SEVERAL ? 1 : 0)
  );
}
