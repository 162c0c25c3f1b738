import type { PageSigns } from './page-signs.ts';

/** First and last page, from 1. */
export type PageRange = [first: number, last: number];

export interface InvoicesInFile {
  /** One range per invoice; a single one for nearly all documents. */
  ranges: PageRange[];
  /** Pages that show an earlier page again: "copy", "duplicate for transporter". */
  copies: ReadonlySet<number>;
}

/** Share of words that a copy has in common with its original; stamps like "Copy" are added. */
const SAME = 0.94;

/**
 * Where one invoice ends and another begins: at a page that announces a number which the pages before do not, and that
 * has a title, a total and a date of its own or starts its own count. Attachments, terms and further pages of an invoice
 * stay with it; a copy of a page is neither.
 */
export function findInvoices(signs: readonly PageSigns[]): InvoicesInFile {
  const [first, ...rest] = signs;
  const ranges: PageRange[] = [[first?.number ?? 1, first?.number ?? 1]];
  const copies = new Set<number>();
  if (!first) return { ranges, copies };
  let own = [first];
  const all = [first];
  for (const [index, page] of rest.entries()) {
    if (all.some((earlier) => isCopy(page, earlier))) copies.add(page.number);
    else if (startsAnother(page, own, rest.slice(index + 1))) {
      ranges.push([page.number, page.number]);
      own = [];
    }
    if (!copies.has(page.number)) own.push(page);
    all.push(page);
    ranges.at(-1)![1] = page.number;
  }
  return { ranges, copies };
}

/** What speaks for a new invoice; so much is enough. */
const ENOUGH = 3.5;

/** Whether a page begins another invoice than `own`, the pages so far; `ahead` are those behind it. */
function startsAnother(page: PageSigns, own: readonly PageSigns[], ahead: readonly PageSigns[]): boolean {
  const known = new Set(own.flatMap(({ numbers }) => numbers));
  if (goesOn(page, own)) return false;
  const next = ahead.findIndex((other) => other.isTitled || other.numbers.length > 0);
  const totals = [page, ...ahead.slice(0, next < 0 ? ahead.length : next)].flatMap((one) => one.totals);
  if (page.numbers.some((one) => known.has(one))) return restarts(page, own, totals);
  // A letter or a form in front belongs to the invoice behind it.
  const isWhole = own.some(({ hasTotal }) => hasTotal);
  const isInvoiceSoFar =
    known.size > 0 ||
    own.some(({ isTitled, hasDate, hasTotal }) => [isTitled, hasDate, hasTotal].filter(Boolean).length > 1);
  if (!isInvoiceSoFar) return false;
  if (totals.length === 0 && !page.isTitled) return false;
  const hasNumber = page.numbers.length > 0;
  const isNew = hasNumber && known.size > 0;
  const isHeadedAlike = own.some(({ firstLine }) => firstLine === page.firstLine);
  const counted = own.some(({ count }) => count !== null);
  const ids = new Set(own.flatMap(({ identities }) => identities));
  const isOther = page.identities.length > 0 && ids.size > 0 && !page.identities.some((id) => ids.has(id));
  const isSame = page.identities.some((id) => ids.has(id));
  const mentioned =
    hasNumber && page.numbers[0]!.length >= 5 && own.some(({ text }) => text.includes(page.numbers[0]!));
  const score =
    (isNew ? 2.5 : hasNumber ? 1 : 0) +
    (isNew && isWhole ? 0.5 : 0) +
    (page.isTitled ? 1.5 : 0) +
    (totals.length > 0 ? 0.5 : 0) +
    (page.hasDate ? 0.5 : 0) +
    (isOther ? 2 : isSame && !hasNumber ? -1.5 : 0) +
    // "Less our bill 24/0317-1": on the page with the sum of what began before, numbers are of what was billed earlier.
    (isSame && !isWhole && !page.isTitled ? -2 : 0) +
    // What has a table, a day, a total and contacts of its own is an invoice by itself.
    (isOther && page.hasTable && page.hasTotal && page.hasDate ? 0.5 : 0) +
    (isWhole && page.isTitled && !isHeadedAlike ? 1 : 0) +
    (page.count?.page === 1 ? (counted ? 2 : 0.5) : 0) -
    (isHeadedAlike && !hasNumber ? 2 : 0) -
    (mentioned && !page.isTitled ? 3 : 0);
  return score >= ENOUGH;
}

/**
 * Whether a page begins another invoice although it bears the same number, as those of different sellers and the examples
 * of one author do: its totals are nowhere in the invoice before, and it is of others, of another invoice date, or counts
 * its pages from one again. What was paid, or is told in detail, with the same number belongs to the invoice before.
 */
function restarts(page: PageSigns, own: readonly PageSigns[], totals: readonly number[]): boolean {
  const before = own.flatMap((one) => one.totals);
  if (before.length === 0 || totals.length === 0 || !page.isTitled) return false;
  const repeats = totals.some((total) => own.some(({ amounts }) => amounts.includes(total)));
  if (repeats || before.some((total) => page.amounts.includes(total))) return false;
  // Telephone numbers may be those that were called.
  const named = page.identities.filter(hasLetters);
  const ids = new Set(own.flatMap(({ identities }) => identities.filter(hasLetters)));
  const isOther = named.length > 0 && ids.size > 0 && !named.some((id) => ids.has(id));
  const days = new Set(own.flatMap(({ dates }) => dates));
  const isOtherDay = page.dates.length > 0 && days.size > 0 && !page.dates.some((day) => days.has(day));
  return isOther || isOtherDay || page.count?.page === 1;
}

const hasLetters = (identity: string): boolean => /\p{L}/u.test(identity);

/** "Page 2 of 3" behind "Page 1 of 3". */
function goesOn({ count }: PageSigns, own: readonly PageSigns[]): boolean {
  const last = own.at(-1)?.count;
  return count !== null && last !== null && last !== undefined && count.page === last.page + 1 && count.of === last.of;
}

function isCopy(page: PageSigns, earlier: PageSigns): boolean {
  const [a, b] = [page.words, earlier.words];
  if (a.length < 20 || Math.abs(a.length - b.length) > 0.1 * a.length) return false;
  let [i, j, common] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) [i, j, common] = [i + 1, j + 1, common + 1];
    else if (a[i]! < b[j]!) i++;
    else j++;
  }
  // Further pages of one form differ in their figures; copies do not.
  return common >= SAME * Math.max(a.length, b.length) && sameFigures(a, b);
}

function sameFigures(a: readonly string[], b: readonly string[]): boolean {
  const figures = (words: readonly string[]) => words.filter((word) => /^\d{3,}$/.test(word)).join(' ');
  return figures(a) === figures(b);
}
