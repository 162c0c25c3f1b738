import { type Box, unionOf } from '../geometry.ts';
import { applyTextRule } from './apply-rule.ts';
import { normalValue } from './normal-value.ts';
import type { Writing } from './page-writing.ts';
import type { OpenSides, Rule, Zone } from './template.ts';
import { labelOfZone } from './zone-label.ts';
import type { ZonePage } from './zone-page.ts';
import { readZoneTable, rowObjects, type ZoneTable } from './zone-table.ts';
import { linesInBox, placeOf, type ZoneText, zoneText } from './zone-text.ts';

/** Where a zone lies on a document; a table that goes on overleaf in several parts. */
export interface ZonePlace {
  parts: { page: number; box: Box }[];
  /** 0 to 1: how sure the place is. */
  confidence: number;
}

/** What a zone is read with. */
export interface ReadingContext {
  pages: readonly ZonePage[];
  writing: Writing;
  /** Sides on which longer values may pass the zone (`Layout.openSides`); absent: none. */
  openSides?: OpenSides | undefined;
  /** The share (0 to 1) of dark pixels in a box of the page's picture; null without a picture. For checkboxes. */
  inkShare?: ((page: number, box: Box) => number | null) | undefined;
}

/** What one rule takes from a zone. */
export interface RuleValue {
  /** Null: the zone has no rules, its text is the value. */
  ruleId: string | null;
  /** In normal form. */
  value: string;
  /** As printed. */
  printed: string;
  /** ISO 4217; where an amount is printed with one. */
  currency: string | null;
  page: number | null;
  box: Box | null;
}

export interface ZoneReading {
  zoneId: string;
  label: string;
  /** The zone's words, lines with line feeds between. */
  text: string;
  /** In the rules' order; a rule that finds nothing, or nothing of the zone's kind, is left out. */
  values: RuleValue[];
  /** What counts: the first of `values`. */
  value: RuleValue | null;
  /** Of tables; null for other zones without a table rule. */
  table: ZoneTable | null;
}

/** Ink in the middle of an empty box is next to none; a tick or cross takes more than this share. */
const TICKED_INK = 0.06;
/** Without its frame: this share of a checkbox zone's sides is left out all around. */
const FRAME = 0.22;
const TICKS = /^(?:[x×✓✔✗✘☑☒■●\u25a0\uf0fe\uf0fd\uf052]|\[\s?[x×✓✔]\s?\]|\(\s?[x×]\s?\))$/iu;

/**
 * Reads a zone where it lies: whole words by overlap, in reading order, as one text; every rule on that text; values in
 * normal form. One function for the editor's live preview, test runs and uploads: same words, same values.
 */
export function readZone(zone: Zone, place: ZonePlace, context: ReadingContext): ZoneReading {
  const parts = place.parts.map(({ page: number, box }) => {
    const page = context.pages.find((one) => one.number === number);
    return { page, box, lines: linesInBox(page, box, zone.type === 'table' ? undefined : context.openSides) };
  });
  const text = zoneText(parts.flatMap(({ lines }) => lines));
  const label = labelOfZone(zone);
  const tableRule = zone.rules.find(({ type }) => type === 'table');
  const known = parts.flatMap(({ page, lines }) => (page ? [{ page, lines }] : []));
  const table = zone.type === 'table' || tableRule ? readZoneTable(known, tableConfig(tableRule)) : null;
  const read = (rule: Rule | null) => readRule(rule, { zone, label, text, table, place, context });
  const rules = zone.type === 'checkbox' || zone.rules.length === 0 ? [null] : zone.rules;
  const values = rules.map(read).filter((value) => value !== null);
  return { zoneId: zone.id, label, text: text.text, values, value: values[0] ?? null, table };
}

/** `columns` as the rule has them, or its value split at commas. */
function tableConfig(rule: Rule | undefined): Rule['config'] {
  if (!rule) return {};
  const { columns = [], hasHeader } = rule.config;
  const typed = rule.value.split(',').map((title) => title.trim());
  return {
    ...(hasHeader === undefined ? {} : { hasHeader }),
    columns: columns.length > 0 ? columns : typed.filter((title) => title !== ''),
  };
}

interface RuleInput {
  zone: Zone;
  label: string;
  text: ZoneText;
  table: ZoneTable | null;
  place: ZonePlace;
  context: ReadingContext;
}

function readRule(rule: Rule | null, input: RuleInput): RuleValue | null {
  const { zone, label, text, table, context } = input;
  const ruleId = rule?.id ?? null;
  if (zone.type === 'checkbox') return readCheckbox(input);
  if (table && (rule === null || rule.type === 'table')) return tableValue(ruleId, table);
  const part = rule ? applyTextRule(rule, text.text) : { text: text.text, start: 0, end: text.text.length };
  const normal = part && normalValue(part.text, { type: zone.type, label, writing: context.writing });
  if (!part || !normal) return null;
  const at = placeOf(text, part.start, part.end);
  return { ruleId, ...normal, printed: part.text.replace(/\s+/g, ' '), page: at?.page ?? null, box: at?.box ?? null };
}

function tableValue(ruleId: string | null, table: ZoneTable): RuleValue | null {
  const first = table.rows[0];
  if (!first) return null;
  const rows = JSON.stringify(rowObjects(table));
  const box = unionOf(table.rows.filter(({ page }) => page === first.page).map((row) => row.box));
  return { ruleId, value: rows, printed: rows, currency: null, page: first.page, box };
}

/** "true" or "false": a rule that finds something, a printed tick, or ink inside the frame. */
function readCheckbox({ zone, text, place, context }: RuleInput): RuleValue | null {
  const part = place.parts[0];
  if (!part) return null;
  const ink = context.inkShare?.(part.page, insideFrame(part.box)) ?? null;
  const rule = zone.rules.find((one) => applyTextRule(one, text.text) !== null) ?? null;
  const isTicked = rule !== null || text.spans.some(({ word }) => TICKS.test(word.text)) || (ink ?? 0) > TICKED_INK;
  const value = String(isTicked);
  const ruleId = rule?.id ?? zone.rules[0]?.id ?? null;
  return { ruleId, value, printed: value, currency: null, page: part.page, box: part.box };
}

function insideFrame({ x, y, width, height }: Box): Box {
  return {
    x: x + width * FRAME,
    y: y + height * FRAME,
    width: width * (1 - 2 * FRAME),
    height: height * (1 - 2 * FRAME),
  };
}

/** Where a zone lies on its own sample. */
export const drawnPlace = (zone: Pick<Zone, 'pageNumber' | 'coordinates'>): ZonePlace => ({
  parts: [{ page: zone.pageNumber, box: zone.coordinates }],
  confidence: 1,
});
