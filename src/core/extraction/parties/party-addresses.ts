import { boxOfSpan, type Candidate } from '../../candidates/candidate.ts';
import type { Choices } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import { horizontalOverlap, unionOf } from '../../geometry.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isPostcodeLine, STREET_WITH_NUMBER } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { because } from '../../reasons/reason.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isAttention, isPersonLike } from './name-zone.ts';

const MAX_LINES = 6;
const SHORTEST_NAME = 4;
const FORM_AT_END = new RegExp(`[\\s,]+${LEGAL_FORM.source}$`, 'u');
/** Line heights from one line of an address to the next, at most; letterheads are set wider. */
const MOST_LINES_APART = 2.7;
const MOST_LINES_WITHIN = 2.1;
/** In windows an empty line may stand between the street and the town. */
const MOST_LINES_PARTED = 3.4;
const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}\p{L}+/u;
/** A label may stand before the name: "Sold by: Acme Ltd". */
const MAX_LEAD = 24;
const NO_ADDRESS = new RegExp(
  String.raw`@|https?:|www\.|\b(?:${partyWords('telephones', 'besideAddress')})\b|\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}`,
  'iu',
);
/** "Job# 884120", "CIF B50991822", "19 Mar 2024", "1,914.00": numbers and dates that are no places. */
const NO_PLACE = new RegExp(
  String.raw`^\S{0,3}#\s?\d{4,}|:|^\S*\d{5,}\S*$|^(?:${partyWords('noPlaces')})|^[\d.,]+$|^\d{1,2}\.?\s\p{L}{3,9}\.?\s\d{4}$`,
  'iu',
);

/**
 * The address lines under the seller's and the buyer's name, or the rest of a sender line; no surer than the `names`
 * that were told.
 */
export function partyAddresses(choices: Choices, names: readonly EntityDraft[], facts: DocumentFacts): EntityDraft[] {
  return (['SELLER', 'BUYER'] as const).flatMap((party) => {
    const choice = choices[`${party}_NAME`];
    const name = names.find(({ label }) => label === `${party}_NAME`);
    const address = choice ? addressOf(choice.candidate, facts) : null;
    if (!name || !address) return [];
    return [
      draftEntity(`${party}_ADDRESS`, address, facts.layout, {
        confidence: Math.min(0.9, name.confidence) * (isPostcodeLine(address.value) ? 1 : 0.8),
        source: 'improved_contextual',
        keyword: null,
        pattern: 'address_lines',
        reasons: [because('lines_at_name', { party: party.toLowerCase() })],
      }),
    ];
  });
}

/** At the chosen place of the name, or else where it is printed with an address that has a postcode. */
function addressOf(name: Candidate, facts: DocumentFacts): Candidate | null {
  const own = addressBehind(name) ?? addressUnder(name, facts);
  if (own && isPostcodeLine(lastLine(own))) return own;
  let best = own;
  const segments = facts.layout.rows.flatMap((row) => row.segments);
  for (const { segment, start, length } of [
    ...printedPlaces(name.value, segments),
    ...printedPlaces(withoutForm(name.value), segments),
  ]) {
    if (segment === name.segment || start > MAX_LEAD) continue;
    const other = { ...name, segment, start, end: start + length, page: segment.page, more: [] };
    const found = addressBehind(other) ?? addressUnder(other, facts);
    if (found && isPostcodeLine(lastLine(found))) return found;
    best ??= found;
  }
  return best;
}

/** Where segments print a name as words of their own: "Linde" is not in "Lindenweg 4". */
function printedPlaces(
  name: string,
  segments: readonly Segment[],
): { segment: Segment; start: number; length: number }[] {
  const small = name.toLowerCase();
  if (small.length < SHORTEST_NAME) return [];
  return segments
    .map((segment) => ({ segment, start: segment.text.toLowerCase().indexOf(small), length: small.length }))
    .filter(({ segment, start, length }) => start >= 0 && !goesOn(segment.text, start, start + length));
}

function goesOn(text: string, start: number, end: number): boolean {
  return /\p{L}$/u.test(text.slice(0, start)) || /^\p{L}/u.test(text.slice(end));
}

/** "Menuiserie Aubin, SARL" at the foot, "MENUISERIE AUBIN" above its address. */
function withoutForm(name: string): string {
  return name.replace(FORM_AT_END, '');
}

/** The country may stand below the line with the postcode. */
function lastLine({ value }: Candidate): string {
  return value.split(', ').slice(-3).join(', ');
}

function addressUnder(name: Candidate, facts: DocumentFacts): Candidate | null {
  const lines = addressLines(linesBelow(name.more?.at(-1) ?? name.segment, facts));
  const first = lines[0];
  if (!first) return null;
  const texts = lines.map((line) => beforeParticulars(line.text));
  const boxes = lines.map((line, index) => boxOfSpan(line, 0, texts[index]!.length));
  const text = texts.join('\n');
  return {
    segment: first,
    start: 0,
    end: texts[0]!.length,
    text,
    value: text.replace(/,*\n/g, ', '),
    page: first.page,
    box: unionOf(boxes),
    more: lines.slice(1),
  };
}

/** From the first line of an address to its postcode and country. */
function addressLines(below: readonly Segment[]): Segment[] {
  const lines: Segment[] = [];
  let last = 0;
  let coded = false;
  for (const line of below) {
    const text = beforeParticulars(line.text);
    if (coded && (!isAddressLine(text) || NO_PLACE.test(text))) break;
    const isStreet = !NO_PLACE.test(text) && (isAddressLine(text) || STREET_WITH_NUMBER.test(text));
    if (lines.length === 0) {
      // Registers, contacts and departments may stand above the street; "Trent Works, Burton" belongs to the address.
      if (text === '' || !(isStreet || isPlace(text))) continue;
    } else if (text === '') break;
    lines.push(line);
    if (isStreet) last = lines.length;
    coded ||= isPostcodeLine(text) && !NO_PLACE.test(text);
  }
  return lines.slice(0, last);
}

/** The lines that follow one after the other under a line, with the same left edge, middle or right edge, in any writing. */
function linesBelow(name: Segment, facts: DocumentFacts): Segment[] {
  const lines: Segment[] = [];
  let last = name;
  const block = facts.blocks.get(name);
  for (const row of facts.layout.rows.slice(name.row + 1)) {
    if (row.page !== name.page || lines.length === MAX_LINES) break;
    const apart = (row.box.y - last.box.y) / Math.max(last.box.height, row.box.height);
    const next = row.segments.find((one) => isStacked(one, name));
    // What is set widely but evenly is a block as well.
    const isOfBlock = next ? facts.blocks.get(next) === block : row.box.y <= bottomOf(block);
    if (apart > MOST_LINES_PARTED && !isOfBlock) break;
    if (!next) continue;
    const isTownApart = TOWN.test(next.text) && STREET_WITH_NUMBER.test(last.text);
    if (apart > (lines.length === 0 ? MOST_LINES_APART : MOST_LINES_WITHIN) && !isTownApart && !isOfBlock) break;
    if (facts.labels.get(next)?.some((label) => label.wholeSegment)) break;
    lines.push(next);
    last = next;
  }
  return lines;
}

function bottomOf(block: Block | undefined): number {
  return block ? block.box.y + block.box.height : 0;
}

function isStacked(a: Segment, b: Segment): boolean {
  const middle = (one: Segment) => one.box.x + one.box.width / 2;
  const right = (one: Segment) => one.box.x + one.box.width;
  return (
    Math.abs(a.box.x - b.box.x) < 0.008 ||
    (horizontalOverlap(a.box, b.box) > 0.5 &&
      (Math.abs(middle(a) - middle(b)) < 0.01 || Math.abs(right(a) - right(b)) < 0.006))
  );
}

/** "Trent Works, Burton": neither a person nor a department. */
function isPlace(text: string): boolean {
  if (NO_PLACE.test(text) || isAttention(text) || isPersonLike(text) || text.length >= 60) return false;
  return /^[\p{Lu}\d]/u.test(text) && /\d|,/.test(text);
}

const PARTS = new RegExp(String.raw`(\s+[-–—|·•]\s+|\s*[|·•]\s*|\s(?=(?:${partyWords('telephones')})\b))`, 'iu');

/** "14 Cope Street, Walsall WS3 2AS – Mob 07700 900662": the address ends where telephone and registers begin. */
function beforeParticulars(text: string): string {
  if (!NO_ADDRESS.test(text)) return text;
  const parts = text.split(PARTS);
  const stop = parts.findIndex((part) => NO_ADDRESS.test(part));
  const kept = parts
    .slice(0, Math.max(0, stop))
    .join('')
    .replace(/[\s,|·•–—-]+$/u, '');
  return isAddressLine(kept) ? kept : '';
}

/** "Acme GmbH - Hauptstr. 1 - 12345 Berlin": what follows the name in its line. */
function addressBehind(name: Candidate): Candidate | null {
  const rest = name.segment.text.slice(name.end);
  const lead = rest.length - rest.replace(/^[\s,|·•–—-]+/u, '').length;
  const value = beforeParticulars(rest.slice(lead)).replace(/[\s,|·•–—-]+$/u, '');
  if (!isPostcodeLine(value)) return null;
  const [start, end] = [name.end + lead, name.end + lead + value.length];
  return { ...name, start, end, text: value, value, box: boxOfSpan(name.segment, start, end) };
}
