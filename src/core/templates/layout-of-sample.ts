import type { Entity, LineItem } from '../entity.ts';
import { type Box, shareInside, unionOf } from '../geometry.ts';
import { keywordsOf } from './apply-rule.ts';
import type { Anchor, Layout, Zone } from './template.ts';
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
        return page ? [[zone.id, openSidesOf(page, zone.coordinates)]] : [];
      }),
    ),
  };
}

function anchorsOf(page: ZonePage, pages: readonly ZonePage[], zones: readonly Zone[], read: ReadSample): Anchor[] {
  const values = [
    ...read.entities.filter(({ label, page: at }) => at === page.number && !CONSTANT_LABELS.has(label)),
    ...read.lineItems.filter(({ page: at }) => at === page.number),
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
