import { isNumeric } from '../../layout/table-grid.ts';
import { type Decimal, multiplyDecimals } from '../../values/decimal.ts';
import { lineAddsUp, lineAddsUpOverTime } from './arithmetic.ts';
import { type Figure, isMoney } from './figure.ts';
import type { ItemDraft } from './item-draft.ts';

/**
 * Where no column was found to hold the quantity, or the one that was does not make the total, two figures of the line
 * that do are its quantity and price, whatever stands around them: "12 x 7,5 dl   14.50   174.00".
 */
export function proveQuantities(
  drafts: readonly ItemDraft[],
  readNumber: (text: string) => Figure | null,
  discounts: number | null,
): void {
  if (drafts.every((draft) => isCountOfPoints(draft, readNumber))) return;
  const discountOf = ({ anchor }: ItemDraft) => (discounts === null ? null : (anchor.figures[discounts] ?? null));
  const open = drafts.filter(
    (draft) => draft.quantity === null || !makesTotal(draft, draft.quantity, discountOf(draft), readNumber),
  );
  const proofs = open.map((draft) => {
    // Beside discounts too much makes the total by chance, unless the price is known.
    const isKnown = discounts !== null && draft.quantity !== null;
    const proof = isKnown
      ? sentOf(draft, figuresOf(draft, readNumber), discountOf(draft))
      : (proofOf(draft, readNumber) ?? oneOf(draft, readNumber));
    return { draft, proof };
  });
  // One such pair among many lines without may be chance.
  if (proofs.filter(({ proof }) => proof).length * 3 < open.length) return;
  for (const { draft, proof } of proofs) {
    if (!proof) continue;
    draft.quantity = proof.quantity;
    draft.unitPrice = proof.price;
  }
  const proved = proofs.flatMap(({ draft, proof }) => (proof ? [draft] : []));
  const nothing = proofs.flatMap(({ draft, proof }) => (!proof && isSame(draft.total, '0') ? [draft] : []));
  countNothing(nothing, proved, readNumber);
}

/**
 * "312.00 | 0.00 | 14.90 | 0.00" below lines that are proved by the second of two columns of counts, what was ordered and
 * what was done: nothing times anything is nothing, and the column tells it.
 */
function countNothing(
  nothing: readonly ItemDraft[],
  proved: readonly ItemDraft[],
  readNumber: (text: string) => Figure | null,
): void {
  if (nothing.length === 0 || proved.length < 2) return;
  const valueIn = ({ anchor }: ItemDraft, column: number) =>
    anchor.figures[column]?.value ?? readNumber(anchor.cells[column]?.text ?? '')?.value ?? null;
  const column = proved[0]!.anchor.cells.findIndex((_, index) =>
    proved.every((draft) => draft.quantity !== null && isSame(valueIn(draft, index) ?? '', draft.quantity)),
  );
  for (const draft of column < 0 ? [] : nothing) {
    const count = valueIn(draft, column);
    if (count !== null && isSame(count, '0')) draft.quantity = count;
  }
}

/** "Anz. 1 | TP 48 | TPW 1.10 | 52.80": points and what one is worth make the price, and the count stands beside both. */
function isCountOfPoints(
  { anchor, quantity, unitPrice, total }: ItemDraft,
  readNumber: (text: string) => Figure | null,
): boolean {
  if (quantity === null || unitPrice !== null) return false;
  const others = anchor.cells.flatMap((cell, index) => {
    const figure = anchor.figures[index] ?? (cell?.words.length === 1 ? readNumber(cell.text) : null);
    return figure && !figure.percent && ![quantity, total].includes(figure.value) ? [figure.value] : [];
  });
  return others.some((points, index) =>
    others.slice(index + 1).some((worth) => lineAddsUp(quantity, multiplyDecimals(points, worth), total, null)),
  );
}

/** Two ordered and one delivered: of figures that stand alone it is one piece where its price is the total. */
function oneOf({ anchor, quantity, unitPrice, total }: ItemDraft, readNumber: (text: string) => Figure | null) {
  if (quantity === null || unitPrice === null || !isSame(unitPrice, total)) return null;
  const ones = anchor.cells.filter(
    (cell) => cell?.words.length === 1 && isSame(readNumber(cell.text)?.value ?? '', '1'),
  );
  return ones.length === 1 ? { quantity: '1', price: unitPrice } : null;
}

/** Also with a factor or a rate of exchange that stands beside: "Consultation   4.66   2.3   1   10.72". */
function makesTotal(
  { unitPrice, total, anchor }: ItemDraft,
  quantity: Decimal,
  discount: Figure | null,
  readNumber: (text: string) => Figure | null,
): boolean {
  if (unitPrice === null) return false;
  // "500   48.7500 C   243.75": prices of a hundred and of a thousand pieces.
  const each = [unitPrice, ...LARGER_UNITS.map((share) => multiplyDecimals(unitPrice, share))];
  if (each.some((price) => lineAddsUp(quantity, price, total, discount))) return true;
  // "2,150.00 USD   1.2840   2,760.60": rates of exchange stand in columns of other things.
  const others = anchor.cells.flatMap((cell, index) => {
    const figure = anchor.figures[index] ?? (cell && isNumeric(cell.text) ? readNumber(cell.text) : null);
    return figure && ![quantity, unitPrice, total].includes(figure.value) ? [figure] : [];
  });
  return lineAddsUpOverTime(quantity, unitPrice, total, others);
}

const LARGER_UNITS = ['0.01', '0.001'];

interface Proof {
  quantity: Decimal;
  price: Decimal;
}

interface Part extends Figure {
  /** It stands in a column of figures, and not in words. */
  isCell: boolean;
}

function figuresOf({ anchor, total }: ItemDraft, readNumber: (text: string) => Figure | null): Part[] {
  const totalAt = anchor.figures.findIndex((figure) => figure?.value === total);
  return anchor.cells
    .flatMap((cell, index) => {
      if (!cell || index === totalAt) return [];
      // "40 36": pieces ordered and sent, with one space between.
      const isCell =
        cell.words.length < 3 && (anchor.figures[index] !== null || cell.words.every(({ text }) => isNumeric(text)));
      return cell.words.map(({ text }) => ({ text, isCell }));
    })
    .flatMap(({ text, isCell }) => {
      const own = text.replace(/^[x×@à]|[x×]$/iu, '');
      const figure = isNumeric(own) ? readNumber(own) : null;
      return figure && !figure.percent && !isSame(figure.value, '1') ? [{ ...figure, isCell }] : [];
    })
    .filter(({ value }) => !isSame(value, total));
}

/** Ten ordered and six sent: of a tax of 10 % ten times make the total as well. */
function sentOf({ unitPrice, total }: ItemDraft, figures: readonly Part[], discount: Figure | null): Proof | null {
  const price = figures.find(({ value }) => unitPrice !== null && isSame(value, unitPrice));
  const sent = price && figures.find((one) => one !== price && lineAddsUp(one.value, price.value, total, discount));
  return price && sent?.isCell && !isMoney(sent) ? { quantity: sent.value, price: price.value } : null;
}

function proofOf(draft: ItemDraft, readNumber: (text: string) => Figure | null): Proof | null {
  const { total } = draft;
  const figures = figuresOf(draft, readNumber);
  const sent = sentOf(draft, figures, null);
  if (sent) return sent;
  for (const [at, first] of figures.entries())
    for (const second of figures.slice(at + 1)) {
      // "Workshop for 20 people on 25 June   500.00": what stands in words proves nothing, unless one is a price.
      if (!isMoney(first) && !isMoney(second) && !(first.isCell && second.isCell)) continue;
      if (!lineAddsUp(first.value, second.value, total, null)) continue;
      return isCount(second, first)
        ? { quantity: second.value, price: first.value }
        : { quantity: first.value, price: second.value };
    }
  return null;
}

/** Of two figures the whole one counts; else the first does. */
function isCount(second: Figure, first: Figure): boolean {
  if (first.currency !== second.currency) return first.currency;
  return !second.value.includes('.') && first.value.includes('.');
}

const isSame = (a: Decimal, b: Decimal): boolean => Math.abs(Number(a)) === Math.abs(Number(b));
