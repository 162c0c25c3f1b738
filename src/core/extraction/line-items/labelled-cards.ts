import type { LineItem } from '../../entity.ts';
import { type Box, unionOf } from '../../geometry.ts';
import type { DocumentLayout, Row, Segment } from '../../layout/layout.ts';
import { readTitle } from '../../layout/table-titles.ts';
import { foldTitle } from '../../lexicon/fold.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import { readSummary } from '../../lexicon/summary-row.ts';
import { matchesOf } from '../../matches-of.ts';
import type { Decimal } from '../../values/decimal.ts';
import { isNear } from '../../values/decimal.ts';
import type { NumberStyle } from '../../values/number-style.ts';
import { HIGHEST_LISTED_RATE } from '../../values/tax-rates.ts';
import { lineAddsUp, sumOf } from './arithmetic.ts';
import { type Figure, isMoney, readFigure } from './figure.ts';
import type { PrintedSums } from './printed-sums.ts';

/** A label with what stands behind it, or a heading with nothing. */
interface Field {
  /** The label without its colon, figures written as "#": "Position #". */
  label: string;
  /** The label as it stands there. */
  printed: string;
  /** By what the same field is found in other cards: the label, in a row of several with the first of them. */
  key: string;
  text: string;
  figure: Figure | null;
  row: number;
  page: number;
  box: Box;
}

interface Card {
  total: Field;
  fields: Field[];
  /** What it is about: behind a label that says so, else the heading above. */
  names: Field[];
}

const FEWEST = 2;
/** More fields are a ledger, which other readings read (and faster). */
const MOST_FIELDS = 4000;
/** Of more labels with figures no two are tried against each other. */
const MOST_LABELS = 40;
/** "Quantity: 6.00" in one piece of text. */
const LABELLED = /^([^:]{2,60}?)\s?:(?:\s+(.*))?$/u;
/** What stands between the label of an amount and the amount: whether tax is in it. */
const NET_OR_GROSS = new RegExp(`^(?:${LEXICONS.flatMap(({ columnMarks }) => columnMarks.alone).join('|')})$`, 'iu');
/** "Quantity: 6, Unit price: 55.00, Amount: 330.00": each label of a row that states several. */
const ONE_OF_SEVERAL = /(?:^|[,;|•·]\s+)(\p{L}[^:,;|•·]{1,40}?)\s?:\s+/gu;
/** "BT-131" in a column before the labels. */
const FIELD_NUMBER = /^[([]?B[TG]-\d{1,3}[)\]]?$/;
/** What a thing is called may stand behind "Name", as what a company is called does. */
const NAME_LABELS = new Set(LEXICONS.flatMap(({ labels }) => labels.name.map(foldTitle)));
const STATED_IN_WORDS = new Set<string>(['description', 'unit', 'article']);
/** What e-invoices write for pieces, hours and the like. */
const UNIT_CODES: Readonly<Record<string, string>> = { c62: '', h87: '', ea: '', hur: 'h', kgm: 'kg', mtr: 'm' };

/**
 * The lines of an invoice that prints each as a card, or a list of labels and values, instead of a row: "Quantity: 6",
 * "Unit price: 55.00", "Amount: 330.00", and the same labels again for the next. Borne out by the sum of the amounts
 * behind the label that repeats, which is printed elsewhere; null without such cards.
 */
export function labelledCards(layout: DocumentLayout, style: NumberStyle, sums: PrintedSums): LineItem[] | null {
  const fields = layout.rows.flatMap((row) => fieldsOf(row, style));
  if (fields.length > MOST_FIELDS) return null;
  const byLabel = Map.groupBy(fields, ({ key }) => key);
  let best: { cards: Card[]; counts: Counts | null; score: number } | null = null;
  for (const totals of byLabel.values()) {
    const cards = cardsOf(totals, byLabel, sums);
    if (!cards) continue;
    const counts = countsOf(cards);
    const isNamed = readTitle(totals[0]!.label).kind === 'total';
    if (!counts && !isNamed) continue;
    const score = (isNamed ? 2 : 0) + (counts ? 1 + counts.right / cards.length : 0);
    if (!best || score > best.score) best = { cards, counts, score };
  }
  if (!best) return null;
  const { cards, counts } = best;
  return cards.map((card) => lineOf(card, counts));
}

/** Labels and values of a row: "Label: value" in one piece, or a label and the piece to its right. */
function fieldsOf({ segments, index: row, page }: Row, style: NumberStyle): Field[] {
  const found: Field[] = [];
  for (let at = 0; at < segments.length; at++) {
    const segment = segments[at]!;
    const several = severalFields(segment, page, style);
    if (several) {
      found.push(...several);
      continue;
    }
    const inside = LABELLED.exec(segment.text);
    const saysTax = segments[at + 2] !== undefined && NET_OR_GROSS.test(segments[at + 1]!.text);
    const next = segments[saysTax ? at + 2 : at + 1];
    const hasOwn = Boolean(inside?.[2]);
    const label = (inside?.[1] ?? segment.text).trim();
    if (!/\p{L}{2}/u.test(label) || FIELD_NUMBER.test(label)) continue;
    const value =
      !hasOwn && next && mayBelong(next, segments[saysTax ? at + 3 : at + 2], inside !== null, label) ? next : null;
    const text = hasOwn ? inside![2]! : (value?.text ?? '');
    const box = value ? unionOf([segment.box, value.box]) : segment.box;
    const name = label.replace(/\d+/g, '#');
    found.push({ label: name, printed: label, key: name, text, figure: readFigure(text, style), row, page, box });
    if (value) at += saysTax ? 2 : 1;
  }
  return found;
}

/** What a piece of text states behind several labels, at least two of them figures; null of any other. */
function severalFields({ text, row, box }: Segment, page: number, style: NumberStyle): Field[] | null {
  const labels = matchesOf(text, ONE_OF_SEVERAL);
  if (labels.length < FEWEST) return null;
  const fields = labels.map((match, index) => {
    const value = text.slice(match.index + match[0].length, labels[index + 1]?.index).trim();
    const label = match[1]!.replace(/\d+/g, '#');
    // "Amount" behind "Quantity" is another than behind "Tax".
    const key = index === 0 ? label : `${labels[0]![1]} … ${label}`;
    return { label, printed: match[1]!, key, text: value, figure: readFigure(value, style), row, page, box };
  });
  return fields.filter(({ figure }) => figure).length < FEWEST ? null : fields;
}

/** Whether a piece is what the label to its left states, and no label of a list that stands beside it. */
function mayBelong({ text }: Segment, next: Segment | undefined, hasColon: boolean, label: string): boolean {
  if (LABELLED.test(text)) return false;
  if (/\d/.test(text)) return true;
  if (next && (/^[^\p{L}]*\d/u.test(next.text) || isTitle(text))) return false;
  return hasColon || STATED_IN_WORDS.has(readTitle(label).kind);
}

function isTitle(text: string): boolean {
  const { kind, known, total } = readTitle(text);
  return kind !== 'unknown' && known === total;
}

/** One card for each amount behind a label that repeats; null where these are no lines that a printed sum adds up. */
function cardsOf(totals: readonly Field[], byLabel: ReadonlyMap<string, Field[]>, sums: PrintedSums): Card[] | null {
  if (totals.length < FEWEST || totals.some(({ figure }) => !figure || !isMoney(figure))) return null;
  const sum = isOfLine(totals[0]!.label) ? undefined : readSummary(totals[0]!.label)?.kind;
  if (sum === 'tax' || sum === 'subtotal' || sum === 'carried') return null;
  const amounts = totals.map(({ figure }) => figure!.value);
  if (!sums.has(amounts, new Set(totals.map(({ row }) => row)))) return null;
  // Labels that come once with every amount, always before or always after it, make the cards.
  const steady = [...byLabel.values()].filter((own) => own.length === totals.length && turnsWith(own, totals));
  if (steady.length < FEWEST) return null;
  const starts = totals.map((_, index) => Math.min(...steady.map((own) => own[index]!.row)));
  const ends = totals.map((_, index) => starts[index + 1] ?? Math.max(...steady.map((own) => own[index]!.row)) + 1);
  const all = [...byLabel.values()].flat().sort((a, b) => a.row - b.row || a.box.x - b.box.x);
  const cards = totals.map((total, index) => {
    const own = all.filter(({ row }) => row >= starts[index]! && row < ends[index]!);
    return { total, fields: own, names: namesOf(own, all) };
  });
  return cards.some((card) => card.names.length === 0 || hasLinesOfItsOwn(card, byLabel)) ? null : cards;
}

/** "Nettobetrag der Position", "Montant net de la ligne": no sum, though its first word alone names one. */
function isOfLine(label: string): boolean {
  const { kind, known, total, phrases } = readTitle(label);
  return kind === 'total' && known === total && phrases.some((phrase) => phrase.kind === 'position');
}

function namesOf(own: readonly Field[], all: readonly Field[]): Field[] {
  const first = own[0]!;
  const labelled = own.filter((field) => isName(field, first));
  if (labelled.length > 0) return labelled;
  const above = all.filter(({ row, page }) => row === first.row - 1 && page === first.page);
  return above.length === 1 && above[0]!.text === '' ? above : [];
}

/** "Exam 72.00, Nail trim 18.00, Subtotal 90.00": amounts whose names do not come again are lines of a section. */
function hasLinesOfItsOwn({ fields, total }: Card, byLabel: ReadonlyMap<string, Field[]>): boolean {
  const amounts = fields.filter(({ figure }) => figure && isMoney(figure));
  if (amounts.some(({ label, key }) => byLabel.get(key)!.length < FEWEST && readTitle(label).kind === 'unknown'))
    return true;
  const above = amounts.filter(({ row }) => row < total.row).map(({ figure }) => figure!.value);
  return above.length > 1 && isNear(sumOf(above), total.figure!.value, '0');
}

function turnsWith(own: readonly Field[], totals: readonly Field[]): boolean {
  const isBefore = (a: Field, b: Field): boolean => a.row < b.row || (a.row === b.row && a.box.x <= b.box.x);
  const before = own.every(
    (field, index) => isBefore(field, totals[index]!) && (index === 0 || isBefore(totals[index - 1]!, field)),
  );
  return (
    before ||
    own.every((field, index) => {
      const next = totals[index + 1];
      return isBefore(totals[index]!, field) && (!next || isBefore(field, next));
    })
  );
}

interface Counts {
  quantity: string;
  price: string;
  right: number;
}

/** The two labels whose figures make the amount in every card that has both. */
function countsOf(cards: readonly Card[]): Counts | null {
  const labels = new Map(
    cards.flatMap(({ fields }) => fields.flatMap(({ figure, key, label }) => (figure ? [[key, label] as const] : []))),
  );
  const own = [...labels.keys()].filter((key) => key !== cards[0]!.total.key);
  if (own.length > MOST_LABELS) return null;
  let best: (Counts & { score: number }) | null = null;
  for (const quantity of own) {
    for (const price of own) {
      if (quantity === price) continue;
      const pairs = cards.flatMap((card) => {
        const counted = figureOf(card, quantity);
        const each = figureOf(card, price);
        return counted && each ? [lineAddsUp(counted.value, each.value, card.total.figure!.value, null)] : [];
      });
      if (pairs.length === 0 || pairs.includes(false)) continue;
      const kinds = [readTitle(labels.get(quantity)!).kind, readTitle(labels.get(price)!).kind];
      const score =
        pairs.length +
        (kinds[0] === 'quantity' ? 0.5 : 0) +
        (kinds[1] === 'unitPrice' || kinds[1] === 'price' ? 0.5 : 0) +
        (cards.some((card) => figureOf(card, price)?.currency) ? 0.25 : 0) +
        (cards.some((card) => figureOf(card, quantity)?.currency) ? -0.75 : 0) +
        (own.indexOf(quantity) < own.indexOf(price) ? 0.1 : 0);
      if (!best || score > best.score) best = { quantity, price, right: pairs.length, score };
    }
  }
  return best;
}

function figureOf(card: Card, key: string): Figure | null {
  return card.fields.find((field) => field.key === key && field.figure)?.figure ?? null;
}

function lineOf(card: Card, counts: Counts | null): LineItem {
  const { total, fields, names } = card;
  const quantity = counts && figureOf(card, counts.quantity);
  const price = counts && figureOf(card, counts.price);
  const used = fields.filter(({ key }) => key === total.key || key === counts?.quantity || key === counts?.price);
  const boxes = [...used, ...names].filter(({ page }) => page === total.page).map(({ box }) => box);
  return {
    description: names.map(({ text, printed }) => text || printed).join(' '),
    quantity: quantity?.value ?? null,
    unit: quantity ? unitOf(quantity, fields) : null,
    unit_price: price?.value ?? null,
    tax_rate: rateOf(fields),
    line_total: total.figure!.value,
    page: total.page,
    box: unionOf(boxes),
  };
}

/** What is behind "Description" or "Name", or behind the number of the card ("Position 2: …"). */
function isName({ label, text, figure }: Field, first: Field): boolean {
  if (figure || !/\p{L}{2}/u.test(text)) return false;
  const kind = readTitle(label.replace('#', '')).kind;
  return kind === 'description' || NAME_LABELS.has(foldTitle(label)) || (label.includes('#') && first.label === label);
}

function unitOf({ suffix }: Figure, fields: readonly Field[]): string | null {
  const stated =
    suffix ?? fields.find(({ label, text }) => /\p{L}/u.test(text) && readTitle(label).kind === 'unit')?.text ?? '';
  const code = UNIT_CODES[stated.toLowerCase()];
  return (code ?? stated) || null;
}

function rateOf(fields: readonly Field[]): Decimal | null {
  const rate = fields.find(
    ({ label, figure }) => figure && (figure.percent || label.includes('%')) && isTaxLabel(label),
  )?.figure;
  if (!rate || Number(rate.value) > HIGHEST_LISTED_RATE) return null;
  return rate.value.includes('.') ? rate.value.replace(/\.?0+$/, '') : rate.value;
}

function isTaxLabel(label: string): boolean {
  const { kind } = readTitle(label);
  return kind === 'tax' || kind === 'taxRate' || readSummary(label)?.kind === 'tax';
}
