import { PDFDocument } from 'pdf-lib';
import { extractInvoice } from '#core/extraction/extract-invoice.ts';
import { type Box, unionOf } from '#core/geometry.ts';
import { layoutOfSample } from '#core/templates/layout-of-sample.ts';
import { LINE_ITEMS_LABEL } from '#core/templates/presets.ts';
import { type RunnableTemplate, runDocument, runTemplate } from '#core/templates/run-template.ts';
import type { Zone } from '#core/templates/template.ts';
import { templateLineItems } from '#core/templates/template-line-items.ts';
import { wordKey, type ZonePage } from '#core/templates/zone-page.ts';
import { linesInBox } from '#core/templates/zone-text.ts';
import type { TextDocument } from '#core/text-document.ts';
import type { SeriesSample } from '#samples/sample-series.ts';
import { TRUTH_FIELDS, type TruthField } from '#samples/sample-truth.ts';

/** One invoice, as it is read. */
export interface ReadInvoice {
  sample: SeriesSample;
  document: TextDocument;
  pages: ZonePage[];
}

export interface SeriesFigures {
  layout: string;
  /** Zone values of the invoices behind the first that are right, and all. */
  right: number;
  all: number;
  /** As above, of the tables alone. */
  tablesRight: number;
  tables: number;
  /** The engine's share of the same values that is right. */
  engineRight: number;
  /** Invoices of the layout that the template would have read. */
  fired: number;
  mistakes: string[];
}

const DATES = new Set<TruthField>(['INVOICE_DATE', 'DUE_DATE', 'DELIVERY_DATE']);
/** What is no value of the page, or nobody would draw a zone for. */
const LEFT_OUT = new Set<TruthField>(['CURRENCY', 'PAYMENT_TERMS']);
const REQUIRED = new Set<TruthField>(['INVOICE_NUMBER', 'TOTAL_AMOUNT']);

/** A template with a zone at each of the truth's boxes on the first invoice, as a script would draw it. */
export function drawTemplate({ sample, document, pages }: ReadInvoice): RunnableTemplate & { zones: Zone[] } {
  const { truth, table } = sample;
  const zones = TRUTH_FIELDS.flatMap((field): Zone[] => {
    const place = truth.boxes[field];
    const value = truth.fields[field];
    if (!place || LEFT_OUT.has(field) || value === null || value === 'UNSURE') return [];
    const rules = [{ id: `rule-${field}`, type: 'regex' as const, value: '(?s).+', config: {} }];
    return [
      {
        ...{ id: field, name: field, label: field, type: DATES.has(field) ? 'date' : 'text', rules },
        ...{ coordinates: place.box, pageNumber: place.page, required: REQUIRED.has(field) },
      },
    ];
  });
  if (table && truth.fields.lineItems) {
    zones.push({
      ...{ id: LINE_ITEMS_LABEL, name: 'Line Items', label: LINE_ITEMS_LABEL, type: 'table', rules: [] },
      ...{ coordinates: withTitles(table, pages), pageNumber: table.page, required: false },
    });
  }
  const found = extractInvoice(document);
  const read = { entities: Object.values(found.entities).flat(), lineItems: found.line_items };
  return { zones, layout: layoutOfSample(pages, zones, read) };
}

/** The lines above the rows that are titles to a person's eye: close, and without figures. */
function withTitles({ page: number, box }: NonNullable<SeriesSample['table']>, pages: readonly ZonePage[]): Box {
  const page = pages.find((one) => one.number === number);
  const above = linesInBox(page, { ...box, y: 0, height: box.y });
  let top = box.y;
  for (const { words } of above.toReversed().slice(0, 3)) {
    const line = unionOf(words.map((word) => word.box));
    const isTitle = !words.some(({ text }) => /\d/.test(text)) && top - (line.y + line.height) < 2.2 * line.height;
    if (!isTitle) break;
    top = line.y;
  }
  const y = Math.max(0, top - 0.002);
  return { ...box, y, height: box.y + box.height - y };
}

/** Runs the first invoice's template on the others. */
export function measureSeries(layout: string, series: readonly ReadInvoice[]): SeriesFigures {
  const template = drawTemplate(series[0]!);
  const figures: SeriesFigures = {
    ...{ layout, right: 0, all: 0, tablesRight: 0, tables: 0, engineRight: 0, fired: 0, mistakes: [] },
  };
  for (const { sample, document, pages } of series.slice(1)) {
    const run = runTemplate(template, runDocument(pages));
    const engine = extractInvoice(document);
    if (run.matches) figures.fired++;
    else figures.mistakes.push(`${sample.truth.id}: not read (score ${run.score})`);
    for (const { zone, reading } of run.zones) {
      figures.all++;
      if (zone.id === LINE_ITEMS_LABEL) {
        const lines = reading?.table ? templateLineItems(reading.table, runDocument(pages).writing.numberStyle) : [];
        const isRight = run.matches && sameLines(lines, sample);
        figures.tables++;
        if (isRight) figures.tablesRight++;
        if (sameLines(engine.line_items, sample)) figures.engineRight++;
        if (isRight) figures.right++;
        else
          figures.mistakes.push(
            `${sample.truth.id} lines: ${lines.length} of ${sample.truth.fields.lineItems?.length}`,
          );
        continue;
      }
      const field = zone.id as TruthField;
      // Where a name is printed in two ways, the zone has the one that stands there.
      const printed = DATES.has(field) ? undefined : sample.truth.boxes[field]?.text;
      const wanted = [sample.truth.fields[field] ?? '', ...(sample.truth.accept[field] ?? []), printed ?? ''];
      if (isSame(engine.entities[field]?.[0]?.value, wanted)) figures.engineRight++;
      if (run.matches && isSame(reading?.value?.value, wanted)) figures.right++;
      else
        figures.mistakes.push(
          `${sample.truth.id} ${field}: '${reading?.value?.value ?? reading?.text}' for '${wanted[0]}'`,
        );
    }
  }
  return figures;
}

function isSame(value: string | undefined, wanted: readonly string[]): boolean {
  if (value === undefined) return false;
  return wanted.some((one) => {
    if (/^-?\d+\.\d+$/.test(one)) return Math.abs(Number(value)) === Math.abs(Number(one));
    return wordKey(value) === wordKey(one);
  });
}

function sameLines(lines: readonly { line_total: string | null }[], { truth }: SeriesSample): boolean {
  const wanted = truth.fields.lineItems ?? [];
  return (
    lines.length === wanted.length &&
    wanted.every((line, at) => Math.abs(Number(lines[at]!.line_total)) === Math.abs(Number(line.lineTotal)))
  );
}

/** The same pages, printed so many points further right and down. */
export async function shifted(pdf: Uint8Array, right: number, down: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getMediaBox();
    const [across, up] = page.getRotation().angle % 180 === 0 ? [-right, down] : [down, right];
    page.setMediaBox(x + across, y + up, width, height);
    page.setCropBox(x + across, y + up, width, height);
  }
  return document.save();
}
