import { unionOf } from '../../geometry.ts';
import type { Block, Row, Segment } from '../../layout/layout.ts';
import { isAddressLine, isCountryLine } from '../address-lines.ts';
import { type Candidate, makeCandidate } from '../candidate.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { LEGAL_FORM } from '../legal-forms.ts';
import { isOneOf } from './link-features.ts';
import { continuedNames } from './name-continued.ts';
import { greetedName } from './name-greetings.ts';
import { signedNames } from './name-signs.ts';
import { lastSentence, lengthOfName } from './name-trailers.ts';
import { ATTENTION, isAttention, isPersonLike } from './name-zone.ts';

/** Stands in a line of its own above the family's name. */
const HOUSEHOLD = /^(?:familie|eheleute|famille|famiglia|familia|the\sfamily)$/iu;
/** Between the parts of a sender line: "Acme GmbH - Hauptstr. 1 - 12345 Berlin". */
const PART_SEPARATOR = /\s+[-–—|·•∙●/]\s+|\s*[|·•∙●]\s*|\s{2,}|,\s+/u;
const MAX_WORDS = 9;
const NO_NAME =
  /@|https?:|www\.|^\((?:an?|if|when|the)\s|%|[€$£]\s?\d|^\W*$|^(?:page|seite|p[áa]gina|pagina)\b|^(?:herrn?|frau|mr|mrs|ms|mme|m|dr|sr|sra|sig|dhr|mevr|familie|eheleute|famille)\.?$|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^date\b|\s(?:no|nr|number|id)\.?$|_{3}/iu;
/** Long numbers are no part of names, but associations are numbered: "Strata Plan 60114", "Lodge No. 20118". */
const LONG_NUMBER =
  /(?<!\b(?:plan|corporate|corporation|lodge|post|scheme|chapter|trust|association|unit)\s(?:no\.?\s?)?)\d{5,}/iu;
/** "Visa .... 0021", "Mastercard ending in 5108", "ORCHARD ACCOUNT": means of payment and headings, nobody. */
const CARD =
  /^(?:visa|master\s?card|amex|american express|maestro|discover|(?:debit|credit|bank)?\s?card|carte bancaire|kreditkarte|tarjeta|paypal|apple pay|google pay|ideal|bancontact)(?:\s(?:debit|credit))?(?:$|[\s:(-].*(?:\d{4}|[.*•·x]{2}))|(?<=\p{L}\s)(?:account|subscription)$/iu;
/** "ACCOUNTS PAYABLE" below a heading is a department of whoever is named above it. */
const DEPARTMENT_ONLY =
  /^(?:the\s)?(?:accounts?\s(?:payable|receivable|department|dept\.?|office|team)|(?:finance|accounting|purchasing|procurement|billing|invoicing)\s(?:department|dept\.?|office|team|division)|rechnungsprüfung|kreditorenbuchhaltung|buchhaltung|service\scomptabilité|crediteurenadministratie)(?:\s(?:department|dept\.?|team))?$/iu;
/** "Re: Brannock v Severnside Quarries Ltd": what a letter is about. */
const SUBJECT =
  /^(?:re|subject|in\sthe\smatter\sof|in\sreference\sto|betreff|betr|objet|concerne|betreft|onderwerp|asunto|oggetto)\s?[.:]/iu;
/** "Acme B.V., Kingsfordweg 151, 1043 GR Amsterdam": the name ends at its legal form. */
const FORM_AND_ADDRESS = new RegExp(`${LEGAL_FORM.source}(?:(?:[.,]\\s|(?<=\\.)\\s).*\\d|,\\s[^,]+,\\s)`, 'u');
/** "We hope you enjoyed your ride this evening." */
const SENTENCE =
  /^(?=(?:\S+\s+){4,}\S+[.!?]$).*(?<!\p{L})(?:you|your|we|our|it|is|are|please|this|sie|wir|ihre?|vous|nous|votre|uw|wij|su|nos)(?!\p{L})/iu;
const DAY_OR_MONTH =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?$|(?<!\p{L})(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?\s+(?:\d{1,2},?\s+)?\d{4}(?!\d)|^(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d{1,2})?$|^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s\d{1,2}$/iu;
/** Little words before a party's name that need no colon: "To Acme Ltd", "M/s. Acme". */
const LEAD_WORD =
  /^(?:to|from|by|for|m\/s\.?|messrs\.?|señor(?:es)?|spett(?:\.(?:le)?|abile)|gentile|an|de|para)[,:]?\s+/iu;

/** Capitalised words up to a legal form, wherever they stand in a sentence: "… provided by Acme Cloud, Inc., a Delaware …". */
const FORMAL_NAME = new RegExp(
  `(?<![\\p{L}\\d])[\\p{Lu}\\d][\\p{L}\\d.'’&-]*(?:,?\\s+(?:[\\p{Lu}\\d][\\p{L}\\d.'’&-]*|&|and|und|et|of|de|di|do|la|le|du)){0,6}?,?\\s+${LEGAL_FORM.source}`,
  'gu',
);

/** The legal form belongs to the name: "Acme" of "Acme Ltd", "Soldo Pvt" of "Soldo Pvt. Ltd." are cut. */
const FORM_AT_END = new RegExp(`${LEGAL_FORM.source}$`, 'u');
const FORM_BEHIND = new RegExp(`^(?:[.,]|\\.,)?\\s*(?:de\\s)?${LEGAL_FORM.source}`, 'u');

/** "Restaurant name: Spice Route". */
const NAMED = /^[\p{L} /-]{0,30}\b(?:name|naam|nom|nombre|nome)\s*:\s*/iu;
/** "Organiser: Agora Events Oy", whatever the word is. */
const ANNOUNCED = /^\p{Lu}\p{L}+(?:\s\p{L}+)?\s?:\s+(?=\p{Lu})/u;
/** "Tomasz Brandt <tomasz@example.org>". */
const MAIL_BEHIND = /\s*[<([][^\s<>()]+@[^\s<>()]+[>)\]]/u;

/** Everything that may be the name of a company or person: lines, what follows a label, the first part of a line. */
export function nameCandidates(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const row of facts.layout.rows) {
    if (facts.tableRows.has(row.index) || isTableHead(row, facts)) continue;
    for (const segment of row.segments) found.push(...ofSegment(segment, facts));
  }
  return [...found, ...wrappedNames(facts), ...continuedNames(facts)];
}

function ofSegment(segment: Segment, facts: DocumentFacts): Candidate[] {
  const text = segment.text;
  // "Job location:" announces something and is nobody.
  if (/:$/.test(text) && !LEGAL_FORM.test(text)) return [];
  if (SUBJECT.test(text)) return [];
  const spans = new Map<string, Candidate>();
  const add = (from: number, to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.replace(/^[\s:,;.\-–|•"“*]+/u, '').length;
    const value = raw.slice(lead).replace(/[\s,;:|•"”*\-–]+$/u, '');
    if (!isPossible(value)) return;
    const start = from + lead;
    if (!FORM_AT_END.test(value) && FORM_BEHIND.test(text.slice(start + value.length))) return;
    if (isOtherLabel(segment, start, start + value.length, facts) || isHeadingOnly(segment, start, value, facts))
      return;
    spans.set(
      `${start}-${value.length}`,
      makeCandidate(segment, start, start + value.length, value.replace(/\u200b/g, '')),
    );
  };
  const addParts = (start: number) => {
    const length = lengthOfName(text.slice(start));
    add(start, start + length);
    const rest = text.slice(start);
    const separator = PART_SEPARATOR.exec(rest.slice(1));
    // "Towne, Smith and Ebert" is one name; "Acme Ltd, 1 High Street" is not.
    const tail = separator ? rest.slice(1 + separator.index) : '';
    if (
      separator &&
      separator.index < length &&
      (!separator[0].startsWith(',') || isAddressLine(tail) || /\d/.test(tail))
    ) {
      add(start, start + 1 + separator.index);
    }
    const form = LEGAL_FORM.exec(rest);
    if (form && form.index > 0 && form.index < Math.min(length, endOfPart(rest)))
      add(start, start + form.index + form[0].length);
  };
  const attention = ATTENTION.exec(text);
  if (attention) {
    addParts(attention[0].length);
    return [...spans.values()];
  }
  const start = afterLeadingLabel(segment, facts);
  // Some names begin with a label's word: "Lieferant GmbH", "Company ABC".
  if (start > 0) addParts(0);
  addParts(start);
  const mail = MAIL_BEHIND.exec(text);
  if (mail && mail.index > start) add(start, mail.index);
  const named = NAMED.exec(text) ?? ANNOUNCED.exec(text);
  if (named) addParts(named[0].length);
  const lead = LEAD_WORD.exec(text.slice(start));
  if (lead && /^[\p{Lu}\d]/u.test(text.slice(start + lead[0].length))) addParts(start + lead[0].length);
  for (const name of signedNames(segment, facts)) add(name.start, name.end);
  const greeted = greetedName(segment);
  if (greeted) add(greeted.start, greeted.end);
  for (const match of text.matchAll(FORMAL_NAME)) {
    add(match.index + lastSentence(match[0]), match.index + match[0].length);
  }
  return [...spans.values()];
}

/** "Ralf Sauerbier · AG Kassel": a legal form behind a separator is no part of the name before it. */
function endOfPart(text: string): number {
  const separator = /\s[·•∙●|]\s/u.exec(text);
  return separator ? separator.index : text.length;
}

/** Titles of columns, also of tables that are too small to be taken for one. */
function isTableHead(row: Row, facts: DocumentFacts): boolean {
  const titles = row.segments.filter((segment) =>
    facts.labels.get(segment)?.some((label) => label.wholeSegment && label.classes.includes('table_head')),
  );
  return titles.length >= 3 || (titles.length >= 2 && titles.length >= row.segments.length - 1);
}

/** Names too long for their column go on in the next line, in the same writing: "Fournitures" / "Ollivier SNC". */
function wrappedNames(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const page of facts.layout.pages) {
    for (const block of page.blocks) {
      for (const [index, next] of block.segments.entries()) {
        const first = block.segments[index - 1];
        if (!first || facts.tableRows.has(first.row) || !isWrap(first, next, block, facts)) continue;
        const start = afterLeadingLabel(first, facts);
        const text = first.text.slice(start).replace(/^[\s:]+/u, '');
        const value = `${text} ${next.text}`.replace(/[\s,;:]+$/u, '');
        if (!isPossible(value)) continue;
        const candidate = makeCandidate(first, first.text.length - text.length, first.text.length, value);
        found.push({ ...candidate, text: value, box: unionOf([candidate.box, next.box]), more: [next] });
        const third = block.segments[index + 1];
        if (!third || !isWrap(next, third, block, facts) || !isPossible(`${value} ${third.text}`)) continue;
        const whole = `${value} ${third.text}`.replace(/[\s,;:]+$/u, '');
        const box = unionOf([candidate.box, next.box, third.box]);
        found.push({ ...candidate, text: whole, value: whole, box, more: [next, third] });
      }
    }
  }
  return found;
}

function isWrap(first: Segment, next: Segment, block: Block, facts: DocumentFacts): boolean {
  if (HOUSEHOLD.test(first.text)) return isPersonLike(next.text);
  if (isAttention(first.text) || isAttention(next.text) || !isFull(first, next, block)) return false;
  if (first.bold !== next.bold || first.fontSize !== next.fontSize) return false;
  // "Acme Hosting" above "Acme LLC": the trade's name and the company's.
  if (first.words.length > 1 && first.words[0]!.text === next.words[0]?.text) return false;
  if (facts.labels.get(next)?.some((label) => label.startsSegment && label.colon)) return false;
  if (isAddressLine(next.text) || isAddressLine(first.text) || LEGAL_FORM.test(first.text)) return false;
  // "University of" / "Northmoor" in large letters.
  if (NAME_OPEN.test(first.text) && first.fontSize > facts.medianFontSize * 1.3) return true;
  // A person above a company is its contact.
  if (
    isPersonLike(first.text.slice(0, lengthOfName(first.text))) &&
    next.words.length > 1 &&
    first.fontSize <= facts.medianFontSize * 1.1
  )
    return false;
  return (
    LEGAL_FORM.test(next.text) || (first.bold && first.fontSize > facts.medianFontSize) || /[&,-]$/.test(first.text)
  );
}

/** The name cannot end here. */
const NAME_OPEN = /\s(?:of|and|for|the|de|du|des|von|für|und|et|van|voor|y|di|del|della)$/iu;

/** A line is full when the first word of the next would have stuck out of the block. */
function isFull(first: Segment, next: Segment, block: Block): boolean {
  if (LEGAL_FORM.exec(next.text)?.[0] === next.text) return true;
  const word = next.words[0]?.box.width ?? 0;
  const widest = Math.max(...block.segments.map((segment) => segment.box.width));
  return first.box.width + word > widest - 0.004;
}

/** Where the value starts when the segment begins with a party's label: "Sold By : Acme". */
function afterLeadingLabel(segment: Segment, facts: DocumentFacts): number {
  let start = 0;
  for (const label of facts.labels.get(segment) ?? []) {
    const between = segment.text.slice(start, label.start);
    if (/[\p{L}\d]/u.test(between)) break;
    if (!label.colon && !isOneOf(label, ['seller', 'buyer'])) break;
    // "Contractor's application" is no heading.
    if (/^['’]\p{L}/u.test(segment.text.slice(label.end))) break;
    start = label.end;
  }
  return start;
}

/** A line that is a label of something else is no name: "Invoice", "Nummer", "Due date". */
function isOtherLabel(segment: Segment, start: number, end: number, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some((label) => {
    if (label.start > start || label.end < end) return false;
    // One word alone may be a name ("Customer" on a specimen), two are a heading ("Billing address").
    return !isOneOf(label, ['buyer', 'seller', 'name']) || label.colon || label.phrase.includes(' ');
  });
}

/** "(Ship to)" behind "Consignee": nothing but headings is printed there. */
function isHeadingOnly(segment: Segment, start: number, value: string, facts: DocumentFacts): boolean {
  const inside = (facts.labels.get(segment) ?? []).filter(
    (label) => label.start >= start - 1 && label.end <= start + value.length,
  );
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const covered = inside.reduce((sum, label) => sum + letters(segment.text.slice(label.start, label.end)), 0);
  return (/^[([]/.test(value) || inside.length > 1) && covered >= letters(value);
}

function isPossible(value: string): boolean {
  const words = value.split(/\s+/).length;
  if (value.length < 2 || value.length > 80 || words > MAX_WORDS) return false;
  // "acme.com" in small letters is an address, "Booking.com" a name.
  if (/^[\p{Ll}\d.-]+\.\p{Ll}{2,7}$/u.test(value)) return false;
  if (SENTENCE.test(value) && !LEGAL_FORM.test(value)) return false;
  if (NO_NAME.test(value) || LONG_NUMBER.test(value) || CARD.test(value) || DAY_OR_MONTH.test(value)) return false;
  // "GmbH" alone, or with a letter or two.
  if (words === 1 && LEGAL_FORM.test(value) && !/\p{L}{2}/u.test(value.replace(LEGAL_FORM, ''))) return false;
  if (DEPARTMENT_ONLY.test(value) || FORM_AND_ADDRESS.test(value)) return false;
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (letters < 2 || digits > letters) return false;
  return !isCountryLine(value) && (!isAddressLine(value) || LEGAL_FORM.test(value));
}
