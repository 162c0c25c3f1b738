import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { isAddressLine, isPostcodeLine, isStreetLine } from '../../names/address-lines.ts';
import { compactName } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isHeading } from '../page/find-labels.ts';
import { endsInGroupedPostcode, isPossibleName, namesOwners } from './possible-name.ts';

/** Recipients stand above the items: the share of the page's height. */
const UPPER = 0.5;
const LONGEST = 120;
/** Parts of a line with a name, a street or house, and a town. */
const FEWEST_PARTS = 3;
/** "Filiale Nord", "Registered office", "Our workshop": places of the sender's own. */
const OF_SENDER =
  /(?<!\p{L})(?:office|branch|depot|showroom|workshop|warehouse|filiale|niederlassung|zweigstelle|lager|betriebsst[äa]tte|werk|si[èe]ge|agence|succursale|atelier\s:|vestiging|filiaal|sede|sucursal|stabilimento|magazzino|filial|pobo[čc]ka|oddzia[łl])(?!\p{L})/iu;

/**
 * The line that says of whoever is billed all there is to say: "Mr and Mrs Lowe, 4 The Green, Bakewell DE45 1AA", in a
 * line of its own below the sender's letterhead, where no heading names a recipient and none is addressed in lines.
 */
export function recipientLine(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
): Segment | null {
  if (facts.headings.has('buyer')) return null;
  const [first] = facts.layout.pages;
  const whole = new Set(candidates.filter(({ start }) => start === 0).map(({ segment }) => segment));
  const lines = [...whole].filter(
    (line) => line.page === 1 && line.box.y < UPPER && isAlone(line, blocks, facts) && hasAllOfAnAddress(line),
  );
  const line = lines.find((one) => isBelowSender(one, candidates, facts));
  if (!line || !first) return null;
  const isAddressedInLines = first.blocks.some(
    (block) =>
      block.box.y > line.box.y &&
      block.box.y < UPPER &&
      block.segments.length > 2 &&
      block.segments.slice(1).some(({ text }) => isPostcodeLine(text)),
  );
  return isAddressedInLines ? null : line;
}

function isAlone(line: Segment, blocks: ReadonlyMap<Segment, Block>, facts: DocumentFacts): boolean {
  return (
    blocks.get(line)!.segments.length === 1 &&
    facts.layout.rows[line.row]!.segments.length === 1 &&
    !facts.tableRows.has(line.row) &&
    !facts.mailRows.has(line.row) &&
    !(facts.labels.get(line) ?? []).some(isHeading)
  );
}

function hasAllOfAnAddress({ text }: Segment): boolean {
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

/** Whether somebody else heads the page, with an address or what is said of senders. */
function isBelowSender(line: Segment, candidates: readonly Candidate[], facts: DocumentFacts): boolean {
  const name = compactName(line.text.split(',')[0]!);
  const above = candidates.filter(({ segment }) => segment.page === line.page && segment.row < line.row);
  if (above.some(({ value }) => isPartOf(compactName(value), name))) return false;
  return (
    above.length > 0 &&
    facts.layout.rows.slice(0, line.row).some(({ text }) => isAddressLine(text) || /\d{3}/.test(text))
  );
}

function isPartOf(a: string, b: string): boolean {
  return a.length > 3 && (a.includes(b) || b.includes(a));
}
