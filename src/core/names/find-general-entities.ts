import { makeCandidate } from '../candidates/candidate.ts';
import { draftEntity, type EntityDraft } from '../candidates/make-entity.ts';
import type { LineItem } from '../entity.ts';
import { shareInside } from '../geometry.ts';
import { insideLines } from '../inside-lines.ts';
import type { DocumentLayout, Segment } from '../layout/layout.ts';
import { because } from '../reasons/reason.ts';
import type { NameSpan } from './name-span.ts';
import { findOrganisations } from './organisations.ts';
import { findPeople, isOnlySalutation, isWholeName } from './people.ts';
import { findPlaces, findStreets } from './places.ts';

/** Addresses hold streets and places without using them up. */
const ADDRESSES: ReadonlySet<string> = new Set(['SELLER_ADDRESS', 'BUYER_ADDRESS']);

/**
 * People, organisations and places by rules and lexicons. What a specific label uses is not repeated, and each name is
 * given once, where it stands first. What is sold (`lines`) bears names of people and companies that are none.
 */
export function findGeneralEntities(
  layout: DocumentLayout,
  taken: readonly EntityDraft[],
  lines: readonly LineItem[] = [],
): EntityDraft[] {
  const byPlace = Map.groupBy(taken, ({ page }) => page ?? 0);
  const given = new Set(
    taken
      .filter(({ label }) => label.endsWith('_NAME'))
      .flatMap(({ value }) => ['ORG', 'PERSON'].map((label) => keyOf(label, value))),
  );
  const isInside = insideLines(lines);
  const drafts: EntityDraft[] = [];
  let above: Segment | null = null;
  for (const row of layout.rows) {
    const below = layout.rows[row.index + 1];
    for (const segment of row.segments) {
      for (const span of spansOf(segment, above, below?.segments ?? [])) {
        const draft = entityOf(span, segment, layout);
        const key = keyOf(draft.label, draft.value);
        if (isProduct(draft, span) && isInside(draft)) continue;
        if (given.has(key) || isUsed(draft, byPlace.get(segment.page) ?? [])) continue;
        given.add(key);
        drafts.push(draft);
      }
    }
    above = row.segments[0] ?? null;
  }
  return drafts;
}

/** Organisations and streets first: "Thomas Cook Ltd" is no person, "avenue Victor Hugo" neither. */
function spansOf(segment: Segment, above: Segment | null, below: readonly Segment[]): NameSpan[] {
  const { text } = segment;
  if (!/\p{Lu}/u.test(text)) return [];
  const spans: NameSpan[] = [];
  if (isOnlySalutation(text) && below.some((other) => isAddressee(other, segment)))
    return [
      { label: 'PERSON_TITLE', start: 0, end: text.length, confidence: 0.85, reason: because('form_of_address') },
    ];
  const isAddressed =
    above &&
    above.page === segment.page &&
    isOnlySalutation(above.text) &&
    Math.abs(above.box.x - segment.box.x) < 0.01;
  if (isAddressed && isWholeName(text))
    return [
      {
        label: 'PERSON',
        start: 0,
        end: text.length,
        confidence: 0.88,
        reason: because('below_form_of_address', { text: above.text }),
      },
    ];
  for (const span of [...findOrganisations(text), ...findStreets(text), ...findPeople(text), ...findPlaces(text)]) {
    if (!spans.some((other) => span.start < other.end && other.start < span.end)) spans.push(span);
  }
  return spans;
}

/** A name that stands right below a form of address. */
function isAddressee(below: Segment, { page, box }: Segment): boolean {
  return below.page === page && Math.abs(below.box.x - box.x) < 0.01 && isWholeName(below.text);
}

/** "Mario Kart", "4-Fahrten-Karte Berlin AB": in a line only a form of address tells a person. */
function isProduct({ label }: EntityDraft, { reason }: NameSpan): boolean {
  return label === 'ORG' || (label === 'PERSON' && reason.code === 'given_name');
}

function entityOf(span: NameSpan, segment: Segment, layout: DocumentLayout): EntityDraft {
  const value = segment.text.slice(span.start, span.end);
  return draftEntity(span.label, makeCandidate(segment, span.start, span.end, value), layout, {
    confidence: span.confidence,
    source: 'traditional_spacy',
    keyword: null,
    pattern: null,
    reasons: [span.reason],
  });
}

function isUsed(draft: EntityDraft, taken: readonly EntityDraft[]): boolean {
  const isPlace = draft.label === 'GPE' || draft.label === 'LOC';
  return taken.some(({ label, box }) => {
    if (!box || !draft.box || (isPlace && ADDRESSES.has(label))) return false;
    return shareInside(draft.box, box) > 0.5 || shareInside(box, draft.box) > 0.5;
  });
}

function keyOf(label: string, value: string): string {
  return `${label} ${value.toLowerCase().replace(/[^\p{L}\d]/gu, '')}`;
}
