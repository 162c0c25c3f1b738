import type { Entity, LineItem } from '../entity.ts';
import { type Box, shareInside, unionOf } from '../geometry.ts';
import { keywordsOf } from './apply-rule.ts';
import type { Anchor, Layout, OpenSides, Zone } from './template.ts';
import { runsOf, textOf } from './text-runs.ts';
import { labelOfZone } from './zone-label.ts';
import { wordKey, type ZonePage, type ZoneWord } from './zone-page.ts';
import { linesInBox, openSidesOf, zoneText } from './zone-text.ts';

/** What the engine read on the sample: it tells what varies and who sent it. */
export interface ReadSample {
  entities: readonly Pick<Entity, 'label' | 'value' | 'page' | 'box'>[];
  lineItems: readonly Pick<LineItem, 'page' | 'box'>[];
}

/** So many words of a longer text are enough to find it. */
const LONGEST_ANCHOR = 5;
/** Letters of an anchor: shorter ones stand everywhere. */
const SHORTEST_ANCHOR = 3;
const MOST_ANCHORS = 400;
/** A word belongs to what covers this share of it. */
const COVERED = 0.5;
/** Shorter identifiers and names occur by chance. */
const SHORTEST_IDENTITY = 5;
const MOST_IDENTITY = 60;

/** A text that begins so little above a zone's lower edge stands below the zone. */
export const BELOW_SLACK = 0.005;

const WHOLE_PAGE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** What every document has of its own, and people who may change; the sender's own are constant. */
const CONSTANT_LABELS: ReadonlySet<string> = new Set([
  ...['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID', 'IBAN', 'BIC', 'EMAIL', 'PHONE', 'URL', 'CURRENCY'],
  ...['ORG', 'GPE', 'LOC'],
]);
const IDENTITY_LABELS: ReadonlySet<string> = new Set([
  ...['SELLER_NAME', 'SELLER_TAX_ID', 'IBAN', 'EMAIL', 'PHONE', 'URL'],
]);

/**
 * By what later documents of the sample's layout are known, and found shifted: texts without figures that are neither
 * values nor rows of the table (captions, titles, the letterhead), and the sender's identifiers.
 */
export function layoutOfSample(pages: readonly ZonePage[], zones: readonly Zone[], read: ReadSample): Layout {
  const anchors = pages.flatMap((page) => anchorsOf(page, pages, zones, read));
  return {
    pages: pages.length,
    anchors: nearest(anchors, zones),
    identity: identityOf(read, pages, zones),
    openSides: Object.fromEntries(
      zones.flatMap((zone) => {
        const page = pages.find(({ number }) => number === zone.pageNumber);
        return page ? [[zone.id, sidesOf(zone, page, anchors)]] : [];
      }),
    ),
  };
}

function anchorsOf(page: ZonePage, pages: readonly ZonePage[], zones: readonly Zone[], read: ReadSample): Anchor[] {
  const values = [
    ...read.entities.filter(({ label, page: at }) => at === page.number && !CONSTANT_LABELS.has(label)),
    ...read.lineItems.filter(({ page: at }) => at === page.number),
    ...buyerBlocks(page, zones, read),
  ].flatMap(({ box }) => (box ? [box] : []));
  const ownZones = zones.filter(({ pageNumber }) => pageNumber === page.number);
  const isConstant = (word: ZoneWord, line: readonly ZoneWord[]): boolean => {
    if (/\d/.test(word.text)) return false;
    const zone = ownZones.find(({ coordinates }) => shareInside(word.box, coordinates) >= COVERED);
    if (zone) return isCaptionInZone(word, line, zone, pages);
    return !values.some((box) => shareInside(word.box, box) >= COVERED);
  };
  return linesInBox(page, WHOLE_PAGE).flatMap(({ words }) =>
    runsOf(words, page)
      .flatMap((run) => consecutive(run.words, (word) => isConstant(word, words)))
      .map((constant) => constant.slice(0, LONGEST_ANCHOR))
      .filter((constant) => wordKey(textOf(constant)).length >= SHORTEST_ANCHOR)
      .map((constant) => ({
        text: textOf(constant),
        pageNumber: page.number,
        box: unionOf(constant.map(({ box }) => box)),
      })),
  );
}

/** Lines of an address follow each other at this many heights at most, and begin within this share of the width. */
const LINE_PITCH = 1.9;
const SAME_LEFT = 0.012;
const MOST_LINES = 7;

/** The lines that begin under a buyer's name: another invoice has another buyer's there, more of them or fewer. */
function buyerBlocks(page: ZonePage, zones: readonly Zone[], { entities }: ReadSample): { box: Box }[] {
  const isBuyers = (label: string) => label === 'BUYER_NAME' || label === 'BUYER_ADDRESS';
  const drawn = zones.filter((zone) => zone.pageNumber === page.number && isBuyers(labelOfZone(zone)));
  const found = entities.filter((one) => one.page === page.number && isBuyers(one.label)).map(({ box }) => box);
  const starts = [...drawn.map(({ coordinates }) => coordinates), ...found].filter((box) => box !== null);
  const runs = linesInBox(page, WHOLE_PAGE).flatMap(({ words }) => runsOf(words, page));
  const boxes = runs.map((run) => unionOf(run.words.map(({ box }) => box)));
  return starts.flatMap((start) => {
    const lines: Box[] = [start];
    while (lines.length < MOST_LINES) {
      const foot = unionOf(lines).y + unionOf(lines).height;
      const next = boxes.find(
        (box) =>
          box.y > foot - 0.5 * box.height &&
          box.y + box.height - foot < LINE_PITCH * box.height &&
          Math.abs(box.x - start.x) < SAME_LEFT,
      );
      if (!next) break;
      lines.push(next);
    }
    return lines.map((box) => ({ box }));
  });
}

/** In a zone only what a rule looks for, a caption with a colon, or a table's titles do not vary. */
function isCaptionInZone(word: ZoneWord, line: readonly ZoneWord[], zone: Zone, pages: readonly ZonePage[]): boolean {
  if (zone.type === 'table') {
    const page = pages.find(({ number }) => number === zone.pageNumber);
    return linesInBox(page, zone.coordinates)[0]?.words.includes(word) ?? false;
  }
  const keywords = zone.rules.filter(({ type }) => type === 'keyword').flatMap(({ value }) => keywordsOf(value));
  if (keywords.some((keyword) => keyword.split(/\s+/).map(wordKey).includes(wordKey(word.text)))) return true;
  return line.slice(line.indexOf(word)).some(({ text, box }, at) => {
    return text.endsWith(':') && at < 3 && shareInside(box, zone.coordinates) >= COVERED;
  });
}

/** The stretches of words that pass. */
function consecutive(words: readonly ZoneWord[], passes: (word: ZoneWord) => boolean): ZoneWord[][] {
  const stretches: ZoneWord[][] = [];
  let open = false;
  for (const word of words) {
    const isIn = passes(word);
    if (isIn && open) stretches.at(-1)!.push(word);
    else if (isIn) stretches.push([word]);
    open = isIn;
  }
  return stretches;
}

function sidesOf({ type, coordinates: box }: Zone, page: ZonePage, anchors: readonly Anchor[]): OpenSides {
  const sides = openSidesOf(page, box);
  if (type !== 'table') return sides;
  const bottom = box.y + box.height;
  const tops = anchors.filter((one) => one.pageNumber === page.number).map((one) => one.box.y);
  const next = Math.min(...tops.filter((top) => top >= bottom - BELOW_SLACK));
  const gap = { ...box, y: bottom, height: Math.max(0, next - bottom) };
  return { ...sides, below: Number.isFinite(next) && linesInBox(page, gap).length === 0 };
}

/** Of very many, those nearest to the zones. */
function nearest(anchors: Anchor[], zones: readonly Zone[]): Anchor[] {
  if (anchors.length <= MOST_ANCHORS) return anchors;
  const distance = ({ pageNumber, box }: Anchor) =>
    Math.min(
      ...zones.map((zone) => Math.abs(zone.pageNumber - pageNumber) + Math.abs(zone.coordinates.y - box.y)),
      Number.MAX_VALUE,
    );
  const kept = new Set([...anchors].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_ANCHORS));
  return anchors.filter((anchor) => kept.has(anchor));
}

/**
 * What stands on the sample of the sender's name and identifiers. What zones say of seller and buyer stands above what
 * the engine made of them: templates are drawn where it was wrong.
 */
function identityOf({ entities }: ReadSample, pages: readonly ZonePage[], zones: readonly Zone[]): string[] {
  const text = pages.map(({ words }) => words.map((word) => wordKey(word.text)).join('')).join('\n');
  const drawn = (isWanted: (label: string) => boolean) =>
    zones
      .filter((zone) => isWanted(labelOfZone(zone)))
      .map((zone) => {
        const page = pages.find(({ number }) => number === zone.pageNumber);
        return wordKey(zoneText(linesInBox(page, zone.coordinates)).text);
      });
  const buyers = drawn((label) => label.startsWith('BUYER_'));
  const sellers = drawn((label) => IDENTITY_LABELS.has(label));
  const found = entities.filter(({ label }) => IDENTITY_LABELS.has(label)).map(({ value }) => wordKey(value));
  const keys = [...sellers, ...found.filter((key) => !buyers.some((buyer) => buyer.includes(key)))];
  const telling = keys.filter((key) => key.length >= SHORTEST_IDENTITY && text.includes(key));
  return [...new Set(telling)].slice(0, MOST_IDENTITY);
}
