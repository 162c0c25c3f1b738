import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isAddressLine, isPostcodeLine, isStreetLine } from '../../names/address-lines.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { isOneOf } from '../page/link-features.ts';
import { LEAD_WORD } from './name-candidates.ts';
import { endsInGroupedPostcode, isPossibleName, namesOwners } from './possible-name.ts';

/** Recipients stand above the items: the share of the page's height. */
const UPPER = 0.5;
const LONGEST = 120;
/** Parts of a line with a name, a street or house, and a town. */
const FEWEST_PARTS = 3;
/** "Filiale Nord", "Registered office", "Our workshop": places of the sender's own. */
const OF_SENDER = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('houses', 'ownPlaces')})(?!\p{L})`, 'iu');

/** "Hirer: ", "Medico richiedente: ": what a trade calls those whom it bills. */
const ANNOUNCED = /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}+){0,2}\s?:\s+(?=\p{Lu})/u;
/** Whom and what else lines with a colon tell of: places, banks, who sends, who works there. */
const OF_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${partyWords('others')})(?!\p{L})`, 'iu');

/** Where a recipient is named with the whole address: the line, and where the name begins in it. */
export interface RecipientLine {
  segment: Segment;
  start: number;
}

/**
 * The line that says of whoever is billed all there is to say: "Mr and Mrs Lowe, 4 The Green, Bakewell DE45 1AA", or
 * "Hirer: Acme Ltd, …", in a line of its own below the sender's letterhead, where no heading names a recipient and none
 * is addressed in lines.
 */
export function recipientLine(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): RecipientLine | null {
  if (facts.headings.has('buyer')) return null;
  const [first] = facts.layout.pages;
  const whole = new Set(candidates.map(({ segment }) => segment));
  const lines = [...whole].flatMap((segment) => {
    if (segment.page !== 1 || segment.box.y > UPPER || !isAlone(segment, facts)) return [];
    const start = startOfName(segment, blocks, facts);
    return start === null ? [] : [{ segment, start }];
  });
  const line = lines.find((one) => isBelowSender(one, candidates, facts));
  if (!line || !first) return null;
  const isAddressedInLines = first.blocks.some(
    (block) =>
      block.box.y > line.segment.box.y &&
      block.box.y < UPPER &&
      block.segments.length > 2 &&
      block.segments.slice(1).some(({ text }) => isPostcodeLine(text)),
  );
  return isAddressedInLines ? null : line;
}

function isAlone(line: Segment, facts: DocumentFacts): boolean {
  return (
    facts.layout.rows[line.row]!.segments.length === 1 &&
    !facts.tableRows.has(line.row) &&
    !facts.mailRows.has(line.row) &&
    !(facts.labels.get(line) ?? []).some(isHeading)
  );
}

/** Where the name of a recipient begins in such a line; null in all others. */
function startOfName(line: Segment, blocks: ReadonlyMap<Segment, Block>, facts: DocumentFacts): number | null {
  const announced = ANNOUNCED.exec(line.text)?.[0];
  if (!announced) {
    const isOwnBlock = blocks.get(line)!.segments.every((one) => one === line || isHeadOfPaper(one, facts));
    const lead = LEAD_WORD.exec(line.text)?.[0].length ?? 0;
    return isOwnBlock && hasAllOfAnAddress(line.text.slice(lead)) ? lead : null;
  }
  if (OF_OTHERS.test(announced) || (facts.labels.get(line) ?? []).some((label) => label.startsSegment)) return null;
  const rest = line.text.slice(announced.length);
  return hasAllOfAnAddress(rest) || (ENDS_IN_FORM.test(rest) && isPossibleName(rest)) ? announced.length : null;
}

/** "Facture F-2026-0410 du 11/03/2026" or its day alone, right above whom it is for. */
function isHeadOfPaper(line: Segment, { labels, datesIn }: DocumentFacts): boolean {
  const day = datesIn(line.text)[0];
  if (day && day.start === 0 && day.end === line.text.length) return true;
  return (labels.get(line) ?? []).some(
    (label) => label.startsSegment && isOneOf(label, ['title', 'credit_title', 'invoice_number', 'invoice_date']),
  );
}

const ENDS_IN_FORM = new RegExp(`${LEGAL_FORM.source}$`, 'u');

function hasAllOfAnAddress(text: string): boolean {
  if (text.length > LONGEST || /:/.test(text)) return false;
  const parts = text.split(/,\s+/);
  const [name] = parts as [string];
  if (parts.length < FEWEST_PARTS || OF_SENDER.test(name) || !isPossibleName(name)) return false;
  if ((/\d/.test(name) || isAddressLine(name)) && !namesOwners(name)) return false;
  const town = parts.slice(-2).join(', ');
  return (
    (isPostcodeLine(town) || endsInGroupedPostcode(town)) &&
    parts.slice(1).some((part) => /\d/.test(part) || isStreetLine(part))
  );
}

/** Whether somebody else heads the page, with an address or above the title. */
function isBelowSender(
  { segment: line, start }: RecipientLine,
  candidates: readonly Candidate[],
  facts: DocumentFacts,
): boolean {
  const name = compactName(line.text.slice(start).split(',')[0]!);
  const above = candidates.filter(({ segment }) => segment.page === line.page && segment.row < line.row);
  if (above.some(({ value }) => isPartOf(compactName(value), name))) return false;
  // A telephone alone stands below the sign of an inn, whose keeper's company the line may name.
  return (
    above.length > 0 &&
    facts.layout.rows.slice(0, line.row).some(
      ({ text, index, segments }) =>
        isAddressLine(text) ||
        endsInGroupedPostcode(text) ||
        // "Hollins Farm", below it the number of the invoice, and below that whom it is for.
        (segments.some((one) => isHeadOfPaper(one, facts)) && above.some(({ segment }) => segment.row < index)),
    )
  );
}

function isPartOf(a: string, b: string): boolean {
  return a.length > 3 && (a.includes(b) || b.includes(a));
}
