import type { Box } from '../geometry.ts';
import { applyTextRule } from './apply-rule.ts';
import { type LocatedLayout, locateLayout } from './locate-layout.ts';
import { type Writing, writingOf } from './page-writing.ts';
import { placeZone } from './place-zones.ts';
import { drawnPlace, type ReadingContext, readZone, type ZonePlace, type ZoneReading } from './read-zone.ts';
import type { Layout, Zone } from './template.ts';
import type { ZonePage } from './zone-page.ts';

/** The part of a template that reads. */
export interface RunnableTemplate {
  zones: readonly Zone[];
  /** Null while it has no sample. */
  layout: Layout | null;
}

/** A document as templates look at it. */
export interface RunDocument {
  pages: readonly ZonePage[];
  writing: Writing;
  inkShare?: ReadingContext['inkShare'];
}

export interface ZoneRun {
  zone: Zone;
  /** Null where the text that was chosen for the zone is not on the document. */
  place: ZonePlace | null;
  reading: ZoneReading | null;
  /** 0 to 1; 0 without a value. */
  confidence: number;
}

export interface TemplateRun {
  /** Whether the document has the template's layout and all that it requires. */
  matches: boolean;
  /** 0 to 1: how much of the layout is there; the best of several templates reads the document. */
  score: number;
  zones: ZoneRun[];
}

/** With the sender's own marks, so much of the sample's texts must be there. */
const SHARE_OF_SENDER = 0.5;
/** Half of the sender's names and identifiers: the engine may have taken one of the buyer's for theirs. */
const IDENTITY = 0.5;
/** One of them alone, where the form is nearly the same: the others may be what the engine took for theirs. */
const SHARE_WITH_ONE = 0.7;
/** Another sender, or one without any marks, must have the same form nearly to the letter. */
const SHARE_OF_FORM = 0.85;
/** Fewer texts say nothing about a form. */
const FEWEST_TEXTS = 6;
/** A value that was read without any rule. */
const WITHOUT_RULE = 0.9;

export const runDocument = (pages: readonly ZonePage[], inkShare?: ReadingContext['inkShare']): RunDocument => ({
  pages,
  writing: writingOf(pages),
  ...(inkShare ? { inkShare } : {}),
});

/** Finds the template's layout on a document and reads every zone where it went. */
export function runTemplate(template: RunnableTemplate, document: RunDocument): TemplateRun {
  const { layout, zones: all } = template;
  const located = layout ? locateLayout(layout, document.pages) : null;
  const zones = all.map((zone) => runZone(zone, layout, located, document));
  const hasRequired = zones.every(({ zone, reading }) => !zone.required || reading?.value);
  const hasAnchors = zones.every(({ zone, place }) => !zone.required || place);
  const isLayout = located && layout ? isSameLayout(located, layout) : isTold(zones);
  return {
    matches: all.length > 0 && hasRequired && hasAnchors && isLayout,
    score: located ? scoreOf(located) : 0,
    zones,
  };
}

/** As `runTemplate` finds out, without reading the zones: what cannot match is sorted out quickly. */
export function mayMatch({ layout }: RunnableTemplate, document: RunDocument): boolean {
  return layout === null || isSameLayout(locateLayout(layout, document.pages), layout);
}

function runZone(zone: Zone, layout: Layout | null, located: LocatedLayout | null, document: RunDocument): ZoneRun {
  const place = located ? placeZone(zone, located) : drawnPlace(zone);
  if (!place) return { zone, place, reading: null, confidence: 0 };
  const reading = readZone(zone, place, { ...document, openSides: layout?.openSides[zone.id] });
  const certainty = zone.rules.length === 0 ? WITHOUT_RULE : 1;
  return { zone, place, reading, confidence: reading.value ? round(place.confidence * certainty) : 0 };
}

const round = (share: number): number => Math.round(share * 100) / 100;

function isSameLayout({ share, identity }: LocatedLayout, { anchors }: Layout): boolean {
  if (identity !== null && identity >= IDENTITY) return share >= SHARE_OF_SENDER || anchors.length < FEWEST_TEXTS;
  return anchors.length >= FEWEST_TEXTS && share >= (identity ? SHARE_WITH_ONE : SHARE_OF_FORM);
}

const scoreOf = ({ share, identity }: LocatedLayout): number =>
  round(identity === null ? share : (share + identity) / 2);

/**
 * Without a sample nothing is known of a layout but what its rules ask for: a text of its own must be printed in a
 * required zone. Any number or any text at all is on every document.
 */
function isTold(zones: readonly ZoneRun[]): boolean {
  return zones.some(
    ({ zone, reading }) =>
      zone.required &&
      zone.rules.some((rule) => {
        if (rule.type !== 'keyword' && rule.type !== 'regex') return false;
        const isFound = reading !== null && applyTextRule(rule, reading.text) !== null;
        return isFound && !ANYTHING.some((text) => applyTextRule(rule, text) !== null);
      }),
  );
}

/** What stands on any invoice, in a few writings. */
const ANYTHING = [
  ...['Lorem ipsum', 'LOREM', '12345', 'A-12345', '2024-01-31', '31.01.2024', '01/31/24', '1,234.56', '1.234,56 €'],
  ...['€ 99.00', '$1,190.00', '19 %', 'EUR', 'Acme Ltd', 'ABC123', '31 January 2024'],
];

/** Where a zone of the run lies, for showing: its first part. */
export const shownPlace = (place: ZonePlace | null): { page: number; box: Box } | null => place?.parts[0] ?? null;
