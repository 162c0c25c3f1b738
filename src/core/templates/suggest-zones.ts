import type { Entity, LineItem } from '../entity.ts';
import { type Box, unionOf, verticalOverlap } from '../geometry.ts';
import { AMOUNT_LABELS } from '../typed/amount-labels.ts';
import { findDates } from '../values/calendar-date.ts';
import { findMoney } from '../values/money.ts';
import { findPhrase, indexPhrases, type PhraseIndex } from './find-phrases.ts';
import { layoutOfSample } from './layout-of-sample.ts';
import { type Writing, writingOf } from './page-writing.ts';
import { LINE_ITEMS_LABEL } from './presets.ts';
import type { Anchor, Rule, Zone } from './template.ts';
import { clampToPage } from './zone-defaults.ts';
import type { ZonePage } from './zone-page.ts';
import { readZoneTable } from './zone-table.ts';
import { linesInBox, placeOf, zoneText } from './zone-text.ts';

/** What is proposed, in this order; the names are those of the presets where there is one (specification §3). */
const PROPOSED: readonly { label: string; name: string; type: 'text' | 'date'; required: boolean }[] = [
  { label: 'INVOICE_NUMBER', name: 'Invoice Number', type: 'text', required: true },
  { label: 'INVOICE_DATE', name: 'Date', type: 'date', required: true },
  { label: 'DUE_DATE', name: 'Due Date', type: 'date', required: false },
  { label: 'TOTAL_AMOUNT', name: 'Total Amount', type: 'text', required: true },
  { label: 'TAX_AMOUNT', name: 'Tax Amount', type: 'text', required: false },
  { label: 'SUBTOTAL_AMOUNT', name: 'Subtotal', type: 'text', required: false },
  { label: 'SELLER_NAME', name: 'Company Name', type: 'text', required: false },
  { label: 'SELLER_ADDRESS', name: 'Address', type: 'text', required: false },
  { label: 'BUYER_NAME', name: 'Buyer Name', type: 'text', required: false },
  { label: 'PURCHASE_ORDER', name: 'Purchase Order', type: 'text', required: false },
  { label: 'CUSTOMER_NUMBER', name: 'Customer Number', type: 'text', required: false },
];

/** Room around a value, as a share of the page: a person would leave as much. */
const MARGIN = { x: 0.004, y: 0.002 };
/** How far left of a value its caption may end, as a share of the page's width. */
const BESIDE = 0.45;
/** How far above a value its caption may stand, in heights of the value. */
const CAPTION_ABOVE = 2.5;

type Read = { entities: readonly Entity[]; lineItems: readonly LineItem[] };

/**
 * Zones for what was read on a sample, where it stands, with rules and the captions that they keep their distance from.
 * A value that a person corrected is looked for on the page.
 */
export function suggestZones(pages: readonly ZonePage[], read: Read): Zone[] {
  const index = indexPhrases(pages);
  const writing = writingOf(pages);
  const zones: Zone[] = [];
  for (const { label, name, type, required } of PROPOSED) {
    const entity = read.entities.find((one) => one.label === label);
    const place = entity && placeOfEntity(entity, { pages, index, writing });
    if (!place) continue;
    zones.push({
      ...{ id: `suggested-${label.toLowerCase()}`, name, type, label, required },
      coordinates: withMargin(place.box),
      pageNumber: place.page,
      rules: [wholeText(label, place.box, pages, place.page)],
    });
  }
  const table = tableZone(pages, read.lineItems);
  const all = table ? [...zones, table] : zones;
  const { anchors } = layoutOfSample(pages, all, read);
  return all.map((zone) => {
    const anchor = captionOf(zone, anchors);
    return anchor ? { ...zone, anchor } : zone;
  });
}

function withMargin(box: Box): Box {
  return clampToPage({
    x: box.x - MARGIN.x,
    y: box.y - MARGIN.y,
    width: box.width + 2 * MARGIN.x,
    height: box.height + 2 * MARGIN.y,
  });
}

/** All that is printed in the zone: its first line, or every line where the sample has several. */
function wholeText(label: string, box: Box, pages: readonly ZonePage[], number: number): Rule {
  const page = pages.find((one) => one.number === number);
  const isLong = linesInBox(page, box).length > 1;
  return { id: `rule-${label.toLowerCase()}`, type: 'regex', value: isLong ? '(?s).+' : '.+', config: {} };
}

interface Sample {
  pages: readonly ZonePage[];
  index: PhraseIndex;
  writing: Writing;
}

/** Where it was read; a person's own value is where the page prints it. */
function placeOfEntity(entity: Entity, sample: Sample): { page: number; box: Box } | null {
  const { page, box, source } = entity;
  if (page !== null && box && source !== 'user') return { page, box };
  const same = findPhrase(sample.index, entity.text)[0] ?? findPhrase(sample.index, entity.value)[0];
  return same ?? inOtherWriting(entity, sample) ?? (page !== null && box ? { page, box } : null);
}

/** A date or an amount that the page writes otherwise than it was typed. The last amount: totals stand below. */
function inOtherWriting({ label, value }: Entity, { pages, writing }: Sample): { page: number; box: Box } | null {
  let found: { page: number; box: Box } | null = null;
  for (const page of pages) {
    for (const line of linesInBox(page, { x: 0, y: 0, width: 1, height: 1 })) {
      const text = zoneText([line]);
      const parts = AMOUNT_LABELS.has(label)
        ? findMoney(text.text, writing.numberStyle).filter((one) => Number(one.value) === Number(value))
        : /^\d{4}-\d{2}-\d{2}$/.test(value)
          ? findDates(text.text, writing.dateOrder).filter((one) => one.value === value)
          : [];
      const part = parts.at(-1);
      if (part && (AMOUNT_LABELS.has(label) || !found)) found = placeOf(text, part.start, part.end);
    }
  }
  return found;
}

/** The items' rows on their first page, with the line of titles above them. */
function tableZone(pages: readonly ZonePage[], items: readonly LineItem[]): Zone | null {
  const number = items.find(({ page, box }) => page !== null && box)?.page ?? null;
  const page = pages.find((one) => one.number === number);
  const boxes = items.flatMap((item) => (item.page === number && item.box ? [item.box] : []));
  if (!page || boxes.length === 0) return null;
  const rows = unionOf(boxes);
  const above = linesInBox(page, { x: 0, y: 0, width: 1, height: rows.y }).at(-1);
  const titles = above && unionOf(above.words.map(({ box }) => box));
  const isNear = titles && rows.y - (titles.y + titles.height) < 3 * titles.height;
  const whole = clampToPage({ ...unionOf(isNear ? [rows, titles] : [rows]), x: 0.03, width: 0.94 });
  const box = withMargin(whole);
  const { columns } = readZoneTable([{ page, lines: linesInBox(page, box) }], {});
  const names = columns.map(({ title }) => title).filter((title) => title !== '');
  const config = { hasHeader: Boolean(isNear), columns: names };
  return {
    ...{ id: 'suggested-line_items', name: 'Line Items', type: 'table', label: LINE_ITEMS_LABEL, required: false },
    coordinates: box,
    pageNumber: page.number,
    rules: [{ id: 'rule-line_items', type: 'table', value: names.join(', '), config }],
  };
}

/**
 * The caption on the value's own line, the nearest to its left, else the text right above it. One that stands in other
 * places too is as good: the texts around the zone tell which of them is meant.
 */
function captionOf(zone: Zone, anchors: readonly Anchor[]): Anchor | null {
  if (zone.type === 'table') return null;
  const { coordinates: box, pageNumber } = zone;
  const here = anchors.filter((one) => one.pageNumber === pageNumber);
  const gap = (one: Anchor) => box.x - (one.box.x + one.box.width);
  const left = here.filter((one) => gap(one) > -0.01 && gap(one) < BESIDE && verticalOverlap(one.box, box) >= 0.5);
  const above = here.filter((one) => {
    const down = box.y - (one.box.y + one.box.height);
    const overlaps = one.box.x < box.x + box.width && box.x < one.box.x + one.box.width;
    return overlaps && down > -0.005 && down < CAPTION_ABOVE * one.box.height;
  });
  return left.sort((a, b) => gap(a) - gap(b))[0] ?? above.sort((a, b) => b.box.y - a.box.y)[0] ?? null;
}
