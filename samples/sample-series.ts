import { type Box, unionOf } from '../src/core/geometry.ts';
import { addDays } from './content/calendar.ts';
import type { Draft } from './draw/draft.ts';
import { type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import type { Layout } from './layouts/layout.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import { drawContent, finishSample, pickLocale, type Sample } from './sample-set.ts';
import { TRUTH_FIELDS } from './sample-truth.ts';

/** An invoice of a series, with the place of its table. */
export interface SeriesSample extends Sample {
  /** The line items, without their titles, on the page where they begin; null where none are drawn. */
  table: { page: number; box: Box } | null;
}

/** Contents that are tried for one invoice before the layout is given up: most differ in what they state. */
const TRIES = 40;

/**
 * Invoices that one sender made with one form, as months go by: the same letterhead, wording, numbers' style and
 * fields; other numbers, dates, buyers, amounts and lines, now and then so many that a page more is needed. Null for a
 * layout that cannot be held still, as what it prints hangs on what it says.
 */
export function sampleSeries(layoutId: string, seed: number, count: number): SeriesSample[] | null {
  const layout = ALL_LAYOUTS.find(({ id }) => id === layoutId);
  if (!layout) throw new RangeError(`There is no layout "${layoutId}".`);
  const random = createRandom(seedFrom(`series:${layoutId}:${seed}`));
  const locale = pickLocale(random, layout);
  const form = invoiceContent(random, locale, {
    ...layout.needs,
    mayBeLong: false,
    paid: layout.needs?.fullyPaid ? 1 : 0,
  });
  const pattern = drawRecorded(layout, form, seed);
  const series = [finished(layout, pattern.draft, `${layoutId}-${seed}-1`)];
  for (let number = 2; number <= count; number++) {
    const next = drawLike(layout, form, pattern.drawn, { seed, number, random });
    if (!next) return null;
    series.push(finished(layout, next, `${layoutId}-${seed}-${number}`));
  }
  return series;
}

interface Recorded {
  draft: Draft;
  /** Every choice that was left to chance, and the fields that came out. */
  drawn: string;
}

function drawRecorded(layout: Layout, content: InvoiceContent, seed: number): Recorded {
  const choices: string[] = [];
  const draft = drawContent(layout, content, recording(createRandom(seedFrom(`form:${layout.id}:${seed}`)), choices));
  const fields = TRUTH_FIELDS.filter((field) => draft.sheet.marks.has(field));
  return { draft, drawn: [...choices, ...fields].join(' ') };
}

function recording(random: Random, choices: string[]): Random {
  const note = <Value>(name: string, value: Value): Value => {
    choices.push(name);
    return value;
  };
  return {
    next: () => note('next', random.next()),
    integer: (low, high) => note('integer', random.integer(low, high)),
    pick: (list) => note(`pick${list.length}`, random.pick(list)),
    sample: (list, count) => note(`sample${list.length}`, random.sample(list, count)),
    chance: (probability) => note('chance', random.chance(probability)),
    digits: (count) => note('digits', random.digits(count)),
    letters: (count) => note('letters', random.letters(count)),
  };
}

/** Another content in the same form; null when none is found that makes the same choices. */
function drawLike(
  layout: Layout,
  form: InvoiceContent,
  drawn: string,
  { seed, number, random }: { seed: number; number: number; random: Random },
): Draft | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const content = likeForm(layout, form, random, number);
    const next = drawRecorded(layout, content, seed);
    if (next.drawn === drawn) return next.draft;
  }
  return null;
}

/** What the sender keeps is the form's; all else is drawn anew. */
function likeForm({ needs = {} }: Layout, form: InvoiceContent, random: Random, number: number): InvoiceContent {
  const isLong = needs.mayBeLong && number % 4 === 0;
  const fresh = invoiceContent(random, form.locale, {
    ...needs,
    mayBeLong: false,
    trades: [form.trade],
    taxModels: [form.amounts.model],
    paid: needs.fullyPaid ? 1 : 0,
    lines: isLong ? [22, 40] : (needs.lines ?? [1, 8]),
  });
  const days = (date: string | null) => (date ? dayShift(form.date, date) : null);
  const later = (shift: number | null) => (shift === null ? null : addDays(fresh.date, shift));
  return {
    ...fresh,
    ...{ seller: form.seller, bank: form.bank, registration: form.registration, statesDue: form.statesDue },
    number: otherDigits(random, form.number),
    orderNumber: otherDigits(random, form.orderNumber),
    purchaseOrder: otherDigits(random, form.purchaseOrder),
    customerNumber: otherDigits(random, form.customerNumber),
    reference: otherDigits(random, form.reference),
    due: later(days(form.due)),
    terms: form.terms && {
      ...form.terms,
      due: later(days(form.terms.due)),
      discountDate: later(days(form.terms.discountDate)),
    },
  };
}

const dayShift = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Another number of the same pattern; it keeps its first digit, which may be a century's. */
function otherDigits(random: Random, number: string): string {
  let seen = 0;
  return number.replace(/\d/g, (digit) => (seen++ === 0 ? digit : random.digits(1)));
}

function finished(layout: Layout, draft: Draft, id: string): SeriesSample {
  const table = tableOf(draft);
  return { ...finishSample(layout, draft, id), table };
}

/** The lines' marks on their first page, with room for wider values at both sides. */
function tableOf({ sheet }: Draft): SeriesSample['table'] {
  const marks = [...sheet.marks].filter(([name]) => /^line\.\d+\./.test(name)).map(([, mark]) => mark);
  const page = Math.min(...marks.map((mark) => mark.page));
  const here = marks.filter((mark) => mark.page === page);
  if (here.length === 0) return null;
  const rows = unionOf(here.map(({ box }) => box));
  const left = Math.max(0, rows.x - 0.04);
  return {
    page,
    box: { ...rows, x: left, width: Math.min(1 - left, rows.width + 0.08) },
  };
}
