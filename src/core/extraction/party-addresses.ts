import { unionOf } from '../geometry.ts';
import type { Segment } from '../layout/layout.ts';
import { isAddressLine, isPostcodeLine, STREET_WITH_NUMBER } from './address-lines.ts';
import { boxOfSpan, type Candidate } from './candidate.ts';
import type { DocumentFacts } from './document-facts.ts';
import { draftEntity, type EntityDraft } from './make-entity.ts';
import type { Choices } from './resolve-candidates.ts';

const MAX_LINES = 6;
/** A label may stand before the name: "Sold by: Acme Ltd". */
const MAX_LEAD = 24;
const NO_ADDRESS = /@|https?:|www\.|\b(?:tel|phone|fax|iban|vat|ust|tva|btw|gstin|nif|p\.?\s?iva)\b/iu;

/** The address lines under the seller's and the buyer's name, or the rest of a sender line. */
export function partyAddresses(choices: Choices, facts: DocumentFacts): EntityDraft[] {
  return (['SELLER', 'BUYER'] as const).flatMap((party) => {
    const choice = choices[`${party}_NAME`];
    const address = choice ? addressOf(choice.candidate, facts) : null;
    if (!choice || !address) return [];
    return [
      draftEntity(`${party}_ADDRESS`, address, facts.layout, {
        confidence: Math.min(0.9, choice.score) * (isPostcodeLine(address.value) ? 1 : 0.8),
        source: 'improved_contextual',
        keyword: null,
        pattern: 'address lines',
        method: `the lines at the ${party.toLowerCase()}'s name`,
      }),
    ];
  });
}

/** At the chosen place of the name, or else at the first other place where it is printed. */
function addressOf(name: Candidate, facts: DocumentFacts): Candidate | null {
  const own = addressUnder(name, facts) ?? addressBehind(name);
  if (own) return own;
  for (const segment of facts.layout.rows.flatMap((row) => row.segments)) {
    const start = segment.text.toLowerCase().indexOf(name.value.toLowerCase());
    if (segment === name.segment || start < 0 || start > MAX_LEAD) continue;
    const other = { ...name, segment, start, end: start + name.value.length, page: segment.page, more: [] };
    const found = addressUnder(other, facts) ?? addressBehind(other);
    if (found) return found;
  }
  return null;
}

function addressUnder(name: Candidate, facts: DocumentFacts): Candidate | null {
  const block = facts.layout.pages.flatMap((page) => page.blocks).find((one) => one.segments.includes(name.segment));
  if (!block) return null;
  const from = block.segments.indexOf(name.more?.at(-1) ?? name.segment) + 1;
  const below = block.segments.slice(from, from + MAX_LINES);
  const end = below.findIndex((line) => NO_ADDRESS.test(line.text));
  const own = end < 0 ? below : below.slice(0, end);
  const isStreet = (line: Segment) => isAddressLine(line.text) || STREET_WITH_NUMBER.test(line.text);
  // A contact or department may stand above the street; "Hof 3" may stand between street and town.
  const lines = own.slice(Math.max(0, own.findIndex(isStreet)), own.findLastIndex(isStreet) + 1);
  const first = lines[0];
  if (!first) return null;
  const text = lines.map((line) => line.text).join('\n');
  return {
    segment: first,
    start: 0,
    end: first.text.length,
    text,
    value: text.replace(/,*\n/g, ', '),
    page: first.page,
    box: unionOf(lines.map((line) => line.box)),
    more: lines.slice(1),
  };
}

/** "Acme GmbH - Hauptstr. 1 - 12345 Berlin": what follows the name in its line. */
function addressBehind(name: Candidate): Candidate | null {
  const rest = name.segment.text.slice(name.end);
  const lead = rest.length - rest.replace(/^[\s,|·•–-]+/u, '').length;
  const value = rest.slice(lead).replace(/[\s,|·•–-]+$/u, '');
  if (!isPostcodeLine(value) || NO_ADDRESS.test(value)) return null;
  const [start, end] = [name.end + lead, name.end + lead + value.length];
  return { ...name, start, end, text: value, value, box: boxOfSpan(name.segment, start, end) };
}
