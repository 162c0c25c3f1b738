import { createRandom, type Random, seedFrom } from '../random.ts';
import { TILLS, type Till } from './tills.ts';

export interface TillSlip {
  id: string;
  language: string;
  /** Letters a line. */
  columns: number;
  lines: string[];
  /** The seller's name is set larger than the rest. */
  largeName: boolean;
  truth: { SELLER_NAME: string; INVOICE_DATE: string; TOTAL_AMOUNT: string };
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The slip of a till: who, when, what and how it was paid, in one of the orders that tills print in. The same seed gives the same slip. */
export function tillSlip(seed: number): TillSlip {
  const random = createRandom(seedFrom(`till slip ${seed}`));
  const till = TILLS[seed % TILLS.length]!;
  const columns = random.pick([32, 36, 40, 42]);
  const seller = random.pick(till.sellers);
  const day = { year: random.integer(2016, 2025), month: random.integer(1, 12), day: random.integer(1, 28) };
  const items = random
    .sample(till.items, random.integer(1, 5))
    .map((name) => ({ name, count: random.integer(1, 3), cents: random.integer(80, 2995) }));
  const total = items.reduce((sum, { count, cents }) => sum + count * cents, 0);
  const row = (left: string, cents: number) => rowOf(left, money(cents, till, random), columns);
  const centred = random.chance(0.7);
  const at = (text: string) => (centred ? ' '.repeat(Math.max(0, (columns - text.length) >> 1)) + text : text);
  const head = [
    seller,
    random.pick(till.streets),
    random.pick(till.towns),
    random.pick(till.phone),
    random.pick(till.taxId),
    random.pick(till.titles),
  ];
  const when = printedDay(till, day, random);
  const dateIsAbove = random.chance(0.65);
  const lines = [
    ...head.filter(Boolean).map(at),
    ...(dateIsAbove ? ['', ...when] : []),
    random.pick(till.cashier),
    '-'.repeat(columns),
    ...items.flatMap(({ name, count, cents }) =>
      count > 1 && random.chance(0.5)
        ? [name, row(`  ${count} x ${figure(cents, till)}`, count * cents)]
        : [row(count > 1 ? `${count} ${name}` : name, count * cents)],
    ),
    '-'.repeat(columns),
    ...(random.chance(0.6) ? [row(random.pick(till.subtotal), total)] : []),
    row(random.pick(till.total), total),
    ...payment(till, total, random, row),
    ...(random.chance(0.7) ? [row(random.pick(till.tax), Math.round(total / 6))] : []),
    '',
    ...(dateIsAbove ? [] : [...when, '']),
    at(random.pick(till.thanks)),
    ...(random.chance(0.4) ? [written(random.pick(till.otherDates), { ...day, year: day.year + 1 })] : []),
  ];
  const iso = [day.year, String(day.month).padStart(2, '0'), String(day.day).padStart(2, '0')].join('-');
  return {
    ...{ id: `slip-${seed}`, language: till.language, columns, lines, largeName: random.chance(0.4) },
    // The register's number behind it is no part of the name.
    truth: { SELLER_NAME: seller.replace(/ \(\d.*\)$/, ''), INVOICE_DATE: iso, TOTAL_AMOUNT: (total / 100).toFixed(2) },
  };
}

function payment(till: Till, total: number, random: Random, row: (left: string, cents: number) => string): string[] {
  if (random.chance(0.4)) return [row(random.pick(till.card), total)];
  const given = Math.ceil((total + 1) / 500) * 500;
  return [row(random.pick(till.cash), given), row(random.pick(till.change), given - total)];
}

/** With a label or without, the time beside it, below it or not at all. */
function printedDay(till: Till, day: Day, random: Random): string[] {
  const date = written(random.pick(till.dates), day);
  const time = random
    .pick(till.times)
    .replace('h', String(random.integer(8, 21)).padStart(2, '0'))
    .replace('m', String(random.integer(0, 59)).padStart(2, '0'));
  const labelled = `${random.pick(till.dateLabels)} ${date}`.trim();
  if (random.chance(0.6)) return [`${labelled} ${time}`];
  return random.chance(0.5) ? [labelled, time] : [labelled];
}

interface Day {
  year: number;
  month: number;
  day: number;
}

const written = (pattern: string, { year, month, day }: Day) =>
  pattern.replace(/Mon|(?<![a-zA-Z])[DMYy](?![a-zA-Z])/g, (part) => {
    if (part === 'Mon') return MONTHS[month - 1]!;
    if (part === 'Y') return String(year);
    if (part === 'y') return String(year).slice(2);
    return String(part === 'D' ? day : month).padStart(2, '0');
  });

const figure = (cents: number, { decimal }: Till) => (cents / 100).toFixed(2).replace('.', decimal);
const money = (cents: number, till: Till, random: Random) =>
  `${random.chance(0.3) ? random.pick(till.currency) : ''}${figure(cents, till)}`;

function rowOf(left: string, right: string, columns: number): string {
  const kept = left.slice(0, columns - right.length - 1);
  return kept + ' '.repeat(columns - kept.length - right.length) + right;
}
