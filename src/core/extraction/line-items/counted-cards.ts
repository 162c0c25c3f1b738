import { SAME_EDGE } from '../../alignment.ts';
import type { LineItem } from '../../entity.ts';
import { unionOf } from '../../geometry.ts';
import type { DocumentLayout, PageLayout, Segment } from '../../layout/layout.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { type Figure, isMoney } from './figure.ts';
import { type InlineQuantity, readInlineQuantity } from './inline-quantity.ts';
import type { PrintedSums } from './printed-sums.ts';

const FEWEST = 2;
/** More segments are a ledger, which other readings read (and faster). */
const MOST_SEGMENTS = 600;
/** Heights of a line, middle to middle, between a calculation and the amount that is centred beside its card. */
const BESIDE = 4.5;
/** The same between two lines of one card. */
const PITCH = 2.2;
/** A wider gap than that between the lines above it parts two cards. */
const WIDER = 1.4;

interface Calculated {
  line: Segment;
  amount: Segment;
  total: Figure;
  counted: InlineQuantity;
}

/**
 * The lines of a list without titles that prints each as a card: what was sold, perhaps a remark, below them "2 × 42.00"
 * and, beside any of these lines, the amount. Each amount is what its calculation makes, and all of them make a printed
 * sum; null without such cards.
 */
export function countedCards(
  layout: DocumentLayout,
  readNumber: (text: string) => Figure | null,
  sums: PrintedSums,
): LineItem[] | null {
  const found = layout.pages.flatMap((page) => calculatedOn(page, readNumber).map((card) => ({ page, ...card })));
  if (found.length < FEWEST) return null;
  const rows = new Set(found.flatMap(({ line, amount }) => [line.row, amount.row]));
  const totals = found.map(({ total }) => total.value);
  if (!sums.has(totals, rows)) return null;
  const calculations = new Set(found.map(({ line }) => line));
  const items = found.map(({ page, ...card }) => itemOf(card, namesAbove(card, page, calculations)));
  return items.every((item) => item !== null) ? items : null;
}

/** Lines that are a calculation and nothing else, with the amount that each makes. */
function calculatedOn({ segments }: PageLayout, readNumber: (text: string) => Figure | null): Calculated[] {
  if (segments.length > MOST_SEGMENTS) return [];
  const amounts = segments.flatMap((segment) => {
    const total = readNumber(segment.text);
    return total && isMoney(total) ? [{ amount: segment, total }] : [];
  });
  const taken = new Set<Segment>();
  return segments.flatMap((line) => {
    if (!/\d\D*[x×*@]\D*\d/iu.test(line.text)) return [];
    for (const { amount, total } of amounts) {
      if (taken.has(amount) || amount.box.x < line.box.x + line.box.width || !isNear(line, amount)) continue;
      const counted = readInlineQuantity(line.text, total.value, readNumber);
      if (counted?.rest !== '') continue;
      taken.add(amount);
      return [{ line, amount, total, counted }];
    }
    return [];
  });
}

function middle({ box }: Segment): number {
  return box.y + box.height / 2;
}

function isNear(line: Segment, amount: Segment): boolean {
  return Math.abs(middle(line) - middle(amount)) < BESIDE * line.box.height;
}

/** The lines of the card above its calculation, from the first on. */
function namesAbove({ line }: Calculated, { segments }: PageLayout, calculations: ReadonlySet<Segment>): Segment[] {
  const above = segments
    .filter((one) => one.box.y < line.box.y && Math.abs(one.box.x - line.box.x) < SAME_EDGE.usual)
    .sort((a, b) => b.box.y - a.box.y);
  const names: Segment[] = [];
  let [below, pitch] = [line, Infinity];
  for (const one of above) {
    const gap = middle(below) - middle(one);
    if (calculations.has(one) || gap > PITCH * one.box.height || gap > WIDER * pitch) break;
    names.unshift(one);
    [below, pitch] = [one, Math.min(pitch, gap)];
  }
  return names;
}

function itemOf({ line, amount, total, counted }: Calculated, names: readonly Segment[]): LineItem | null {
  const description = names.map(({ text }) => text).join(' ');
  if (!/\p{L}{2}/u.test(description) || readSummary(description)?.pure) return null;
  return {
    description,
    quantity: counted.quantity,
    unit: counted.unit,
    unit_price: counted.unitPrice,
    tax_rate: null,
    line_total: total.value,
    page: line.page,
    box: unionOf([line, amount, ...names].map(({ box }) => box)),
  };
}
