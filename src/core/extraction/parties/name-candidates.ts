import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { isSameEdge } from '../../layout/table-runs.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { isAddressLine, isHouseName } from '../../names/address-lines.ts';
import { hasOrganisationWord, LEGAL_FORM } from '../../names/legal-forms.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { isOneOf } from '../page/link-features.ts';
import { isTownAndDate } from '../page/town-and-date.ts';
import { namesInForms } from './form-values.ts';
import { isInTable } from './in-table.ts';
import { letterheadNames } from './letterhead-names.ts';
import { continuedNames, isTrade } from './name-continued.ts';
import { greetedName } from './name-greetings.ts';
import { afterLeadingLabel, endsInFieldCode, isHeadingOnly, isOtherLabel } from './name-labels.ts';
import { isAddressed, isBesideName, listsTradesBelowName } from './name-neighbours.ts';
import type { SignedNames } from './name-signs.ts';
import { lastSentence, lengthOfName } from './name-trailers.ts';
import { ATTENTION } from './name-zone.ts';
import { namedByDomain } from './named-by-domain.ts';
import { isPlaceField, isPossibleName, isProfession, namesOwners } from './possible-name.ts';
import { hasOpenLine, isQuestion, wrappedNames } from './wrapped-names.ts';

/** Between the parts of a sender line: "Acme GmbH - Hauptstr. 1 - 12345 Berlin". */
const PART_SEPARATOR = /\s+[-–—|·•∙●/]\s+|\s*[|·•∙●]\s*|\s{2,}|,\s+/u;
/** "A division of Harmon Grocery Co.": of whom the name above is a part. */
const PART_OF = new RegExp(String.raw`^(?:${partyWords('partOf')})\s\p{L}`, 'iu');
/** "Re: Brannock v Severnside Quarries Ltd", "BV: Renovierung Treppenhaus": what a letter or the work is about. */
const SUBJECT = new RegExp(String.raw`^(?:${partyWords('subjects')})\s?[.:]`, 'iu');
/** "Terbrok ./. Wohnbau GmbH": who quarrels with whom. A Spanish "c/" is a street. */
const DISPUTE = /\s\.\/\.\s|\scontra\s\p{Lu}/u;
/** Little words before a party's name that need no colon: "To Acme Ltd", "M/s. Acme". */
export const LEAD_WORD = new RegExp(String.raw`^(?:${partyWords('leads')})[,:]?\s+`, 'iu');

/** Capitalised words up to a legal form, wherever they stand in a sentence: "… provided by Acme Cloud, Inc., a Delaware …". */
const FORMAL_NAME = new RegExp(
  `(?<![\\p{L}\\d])[\\p{Lu}\\d][\\p{L}\\d.'’&-]*(?:,?\\s+(?:[\\p{Lu}\\d][\\p{L}\\d.'’&-]*|[ldLD]['’]\\p{Lu}[\\p{L}\\d.'’&-]*|&|and|und|et|of|de|di|do|la|le|du|i|y|e)){0,6}?,?\\s+${LEGAL_FORM.source}`,
  'gu',
);

/** The first words of a line, which a little word of place joins to the next: "Gasthof zum ", "Hôtel sur ". */
const BEGUN = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}'’-]+\s){1,2}(?:${partyWords('placesBehind')})\s$|^\p{Lu}[\p{L}-]+\s(?:\p{Lu}[\p{L}-]+\s)?(?:d|dell|degl|nell|sull|all|l)['’]$`,
  'u',
);

/** 'Hurtownia "Kalamarz" ', "Ristorante «Da Gino» di ": a house called so, before whose it is. */
const HOUSE_NAMED =
  /^\p{Lu}[\p{L}.]*(?:\s\p{L}+){0,3}\s["„“”«»][^"„“”«»]{2,40}["„“”«»]\s(?:(?:di|de|del|dei|von)\s)?$/u;

/** The legal form belongs to the name: "Acme" of "Acme Ltd", "Soldo Pvt" of "Soldo Pvt. Ltd." are cut. */
const FORM_AT_END = new RegExp(`${LEGAL_FORM.source}$`, 'u');
/** "& Co." may be all there is of a form, or be followed by it: "Gruber Josef & Co. OHG". */
const COMPANY_AT_END = /&\s?C(?:o|ie|ia)?\.?$/u;
const FORM_RIGHT_BEHIND = new RegExp(`^\\.?\\s${LEGAL_FORM.source}`, 'u');
/** Such words may stand in a name as well, before its form: "Lumen & Co Interiors LLP", "Heath & Sons Roofing Ltd". */
const WITHIN_AT_END = /(?:& (?:Sons|SONS|C[Oo])|\s(?:Group|GROUP|Holdings?|HOLDINGS?))\.?\s?$/u;
const REST_OF_NAME = new RegExp(`^\\s(?:\\p{Lu}[\\p{L}&’'-]*\\s){1,3}${LEGAL_FORM.source}`, 'u');
/** "Elevatori Brianza S.n.c. di Riva Ettore e C.": behind the form stand those who are liable, by whom the law has it named. */
const PARTNERS_BEHIND = new RegExp(`^,?\\s(?:${partyWords('partners')})\\s\\p{Lu}`, 'u');
const FORM_BEHIND = new RegExp(`^(?:[.,]|\\.,)?\\s*(?:de\\s)?${LEGAL_FORM.source}`, 'u');

const DASH_AND_FORM = new RegExp(`\\s[-–—]\\s${LEGAL_FORM.source}$`, 'u');
const HAS_CAPITAL = new RegExp(String.raw`^\s(?:${partyWords('capitals')})(?!\p{L})`, 'iu');

/** "Restaurant name: Spice Route". */
const NAMED = new RegExp(String.raw`^[\p{L} /-]{0,30}\b(?:${partyWords('nameFields')})\s*:\s*`, 'iu');
/** "Organiser: Agora Events Oy", whatever the word is. */
const ANNOUNCED = /^\p{Lu}\p{L}+(?:\s\p{L}+)?\s?:\s+(?=\p{Lu})/u;
/** "Wilmington, Delaware 19801": a town with its state written out, no part of which is anybody. */
const TOWN_OF_STATE =
  /^[\p{L} .'’-]+,\s(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New\s(?:Hampshire|Jersey|Mexico|York)|(?:North|South)\s(?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode\sIsland|Tennessee|Texas|Utah|Vermont|(?:West\s)?Virginia|Washington|Wisconsin|Wyoming),?\s\d{5}(?:-\d{4})?$/u;

/** "London, ON": a town of Canada, and nobody. */
const TOWN_OF_PROVINCE = /^\p{Lu}[\p{L} .'’-]+,\s(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|QC|SK|YT)$/u;

/** "Coupure Links 118, 9000 Gent": a street of two words with its number and its town; "Agentur 42" is a name. */
const NUMBERED_STREET = /^\p{Lu}\p{L}+(?:\s[\p{L}’'-]+){1,3}\s\d{1,4}\s?\p{Ll}?$/u;
const TOWN_BEHIND = /^,\s(?:\p{Lu}{1,2}-)?\d{4,5}\s(?:\p{Lu}{2}\s)?\p{Lu}[\p{L} .'’/-]+$/u;

/** "Gent.ma Sig.ra", "Gent.ma": whoever it is stands in the next line. */
const ADDRESSED_ALONE =
  /^(?:gent|egr|spett|ill|preg)\.\s?(?:m[oai]|le)\.?$|^(?:gent|egr|spett|ill)\.?(?:m[oai]|le|abile)?\s(?:sig|dott|avv|ing|geom)\.?(?:r[aei]|ssa|ri)?\.?$/iu;
/** "Tomasz Brandt <tomasz@example.org>". */
const MAIL_BEHIND = /\s*[<([][^\s<>()]+@[^\s<>()]+[>)\]]/u;

/** "Gerold · Wiegand · Birkenhang 4 · 98724 · Neuhaus": a sender's line made of single fields. */
const PARTED_NAME = /^(\p{Lu}\p{Ll}+)\s[·•|]\s(\p{Lu}\p{Ll}+)(?=\s[·•|]\s[^·•|]*\d[^·•|]*\s[·•|]\s\d{4,5}(?!\d))/u;

function isNumberedStreet(text: string): boolean {
  return NUMBERED_STREET.test(text) && !hasOrganisationWord(text);
}

/** Everything that may be the name of a company or person: lines, what follows a label, the first part of a line. */
export function nameCandidates(facts: DocumentFacts, signed: SignedNames): Candidate[] {
  const found: Candidate[] = [];
  const { blocks } = facts;
  const letterhead = letterheadNames(facts);
  for (const row of facts.layout.rows) {
    if (facts.mailRows.has(row.index)) continue;
    for (const segment of row.segments) {
      if (facts.stamps.has(segment) || letterhead.pieces.has(segment) || isInTable(segment, row, facts)) continue;
      if (listsTradesBelowName(segment, facts) || namesTown(segment, facts)) continue;
      if (isQuestion(segment.text) && !isAddressed(segment, blocks.get(segment)!)) continue;
      const names = ofSegment(segment, facts, signed);
      found.push(...names.filter(({ value }) => !isProfession(value) || !isBesideName(segment, blocks, facts)));
    }
  }
  const inForms = namesInForms(facts);
  const wrapped = [...inForms, ...wrappedNames(facts).filter((name) => !inForms.some((one) => isSame(one, name)))];
  const joined = [
    ...wrapped,
    ...continuedNames(facts).filter((name) => !wrapped.some((one) => isSame(one, name))),
  ].filter(({ segment }) => !letterhead.pieces.has(segment));
  const halves = new Set([...joined.flatMap((name) => linesOfNobody(name, facts)), ...inForms.flatMap(linesOf)]);
  const alone = found.filter(({ segment }) => !halves.has(segment));
  return [...alone, ...letterhead.names, ...joined, ...namedByDomain(alone, facts)];
}

/** Whether a line of words stands right above, at the same edge. */
function standsBelow({ row, page, box }: Segment, { layout }: DocumentFacts): boolean {
  return [1, 2].some((step) =>
    layout.rows[row - step]?.segments.some(
      (above) =>
        above.page === page &&
        isSameEdge(above.box.x, box.x) &&
        box.y - above.box.y < BELOW * box.height &&
        /\p{L}{3}/u.test(above.text),
    ),
  );
}

/** From one line to the next, in heights; above stand larger letters. */
const BELOW = 3.5;

/** "Lyon, le 15 avril 2024": where and when the paper was written. */
function namesTown(segment: Segment, facts: DocumentFacts): boolean {
  // Few lines have a date, and only theirs are looked through for the form of a company.
  return (
    facts.datesIn(segment.text).some(({ start, end }) => isTownAndDate({ segment, start, end }, facts)) &&
    !LEGAL_FORM.test(segment.text)
  );
}

function isSame(a: Candidate, b: Candidate): boolean {
  return a.segment === b.segment && a.value === b.value;
}

/** Of a name in several lines those that name nobody on their own. */
function linesOfNobody(joined: Candidate, facts: DocumentFacts): Segment[] {
  return hasOpenLine(joined, facts) || isTrade(joined.segment) ? linesOf(joined) : [];
}

function linesOf({ segment, more }: Candidate): Segment[] {
  return [segment, ...(more ?? [])];
}

/** "ORDERED BY / COMMANDÉ PAR" beside "ORDER DATE / DATE COMM.": titles of a form in two languages. */
function isOfTwoLanguages({ row, text }: Segment, { layout }: DocumentFacts): boolean {
  if (!TWICE.test(text)) return false;
  return layout.rows[row]!.segments.filter((one) => TWICE.test(one.text)).length > 2;
}

const TWICE = /^\p{L}[^/]+\s\/\s\p{L}[^/]+$/u;

function ofSegment(segment: Segment, facts: DocumentFacts, signed: SignedNames): Candidate[] {
  const text = segment.text;
  // "Job location:" announces something and is nobody.
  if (/:$/.test(text) && !LEGAL_FORM.test(text)) return [];
  if (isOfTwoLanguages(segment, facts)) return [];
  if (SUBJECT.test(text) || DISPUTE.test(text) || TOWN_OF_STATE.test(text) || TOWN_OF_PROVINCE.test(text)) return [];
  if (isPlaceField(text)) return [];
  // "A division of Harmon Grocery Co." below a name says of whom that is a part.
  if (PART_OF.test(text) && standsBelow(segment, facts)) return [];
  const spans = new Map<string, Candidate>();
  const add = (from: number, to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.replace(/^[\s:,;.)\]\-–|•"“*]+/u, '').length;
    const printed = raw.slice(lead).replace(/[\s,;:|•"”*\-–_]+$/u, '');
    // "Acme – SARL au capital de …": behind a dash the form tells of the company, and is no part of its name.
    const value = HAS_CAPITAL.test(text.slice(from + lead + printed.length))
      ? printed.replace(DASH_AND_FORM, '')
      : printed;
    if (!isPossibleName(value)) return;
    const start = from + lead;
    const behind = text.slice(start + value.length);
    if (!FORM_AT_END.test(value) && FORM_BEHIND.test(behind)) return;
    if (COMPANY_AT_END.test(value) && FORM_RIGHT_BEHIND.test(behind)) return;
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
      !(/^,\s\d/.test(tail) && isHouseName(rest.slice(0, 1 + separator.index))) &&
      !(/^\s?[-–]/.test(tail) && namesOwners(rest) && !isAddressLine(tail.replace(/^\s?[-–]\s*/, ''))) &&
      !(TOWN_BEHIND.test(tail) && isNumberedStreet(rest.slice(0, 1 + separator.index))) &&
      (!separator[0].startsWith(',') || isAddressLine(tail) || /\d/.test(tail))
    ) {
      add(start, start + 1 + separator.index);
    }
    const form = LEGAL_FORM.exec(rest);
    if (form && isWithinName(form[0], rest.slice(form.index + form[0].length))) return;
    // "Owners Corporation PS 604118": owners of a house are told from others by its number.
    if (form && form.index > 0 && form.index < Math.min(length, endOfPart(rest)) && !namesOwners(rest))
      add(start, start + form.index + form[0].length);
  };
  if (ADDRESSED_ALONE.test(text)) return [];
  // "Hello Jordan," is said to Jordan; firms may be called so, without the comma.
  const hailed = /[,!]\s*$/.test(text) ? greetedName(segment) : null;
  if (hailed && hailed.start > 0) {
    add(hailed.start, hailed.end);
    return [...spans.values()];
  }
  const parted = PARTED_NAME.exec(text);
  if (parted) return [makeCandidate(segment, 0, parted[0].length, `${parted[1]} ${parted[2]}`)];
  const attention = ATTENTION.exec(text);
  if (attention) {
    addParts(attention[0].length);
    return [...spans.values()];
  }
  const start = afterLeadingLabel(segment, facts);
  // Some names begin with a label's word: "Lieferant GmbH", "Company ABC".
  if (start > 0 && !isHeadedByParty(segment, facts) && !endsInFieldCode(text.slice(0, start))) addParts(0);
  // "Medico richiedente: Studio Melis S.r.l.": whatever the word says, the name begins behind it.
  const isAnnounced = start === 0 && ANNOUNCED.test(text) && (facts.labels.get(segment) ?? []).length === 0;
  if (!tellsHowToPay(segment, facts) && !isAnnounced) addParts(start);
  for (const { from, to } of afterInnerLabels(segment, facts)) add(from, to);
  const mail = MAIL_BEHIND.exec(text);
  if (mail && mail.index > start) add(start, mail.index);
  const named = NAMED.exec(text) ?? ANNOUNCED.exec(text);
  // "Bill To: Attn: Ms Raman": the party stands in the next line.
  if (named && !/[:.]\s*$/.test(ATTENTION.exec(text.slice(named[0].length))?.[0] ?? '')) addParts(named[0].length);
  const lead = LEAD_WORD.exec(text.slice(start));
  if (lead && /^[\p{Lu}\d]/u.test(text.slice(start + lead[0].length))) addParts(start + lead[0].length);
  for (const name of signed.get(segment) ?? []) add(name.start, name.end);
  const greeted = greetedName(segment);
  if (greeted) add(greeted.start, greeted.end);
  for (const match of matchesOf(text, FORMAL_NAME)) {
    // "Parkhotel am Lindenhof GmbH": the line began with the whole name.
    if (BEGUN.test(text.slice(0, match.index)) || HOUSE_NAMED.test(text.slice(0, match.index))) continue;
    if (namesOwners(text.slice(match.index))) continue;
    const end = match.index + match[0].length;
    // "Lumen & Co" of "Lumen & Co Interiors LLP", and what is left of it.
    if (isWithinName(match[0], text.slice(end)) || WITHIN_AT_END.test(text.slice(0, match.index))) continue;
    add(match.index + lastSentence(match[0]), end);
  }
  return withPartners([...spans.values()]);
}

/** Names that end at a legal form go, where the line has the same name with those behind it who are liable. */
function withPartners(names: Candidate[]): Candidate[] {
  return names.filter(
    ({ start, end, value, segment }) =>
      !FORM_AT_END.test(value) ||
      !PARTNERS_BEHIND.test(segment.text.slice(start + value.length)) ||
      !names.some((whole) => whole.start === start && whole.end > end),
  );
}

/** Whether a word for a form stands within a name, whose own form is to come. */
function isWithinName(form: string, behind: string): boolean {
  return WITHIN_AT_END.test(` ${form}`) && REST_OF_NAME.test(behind);
}

/** "Condición de pago: CONTADO", "Currency: Euro": how to pay, and nobody. */
function tellsHowToPay(segment: Segment, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) => label.startsSegment && label.colon && isOneOf(label, ['terms', 'payment_method', 'currency']),
  );
}

/** "Date : 04-03-2025 Patient Name : Meera Iyer": behind a title in the middle of a line of several. */
function afterInnerLabels(segment: Segment, facts: DocumentFacts): { from: number; to: number }[] {
  // "Kunde: Birgit Jessen Zahlbar" above "bis: 10. Juli": a text that goes on in the next line.
  if (/^\p{Ll}/u.test(facts.layout.rows[segment.row + 1]?.segments[0]?.text ?? '')) return [];
  const labels = facts.labels.get(segment) ?? [];
  return labels.flatMap((label, index) => {
    if (index === 0 || !label.colon || !isOneOf(label, ['buyer', 'seller', 'name'])) return [];
    const to = labels[index + 1]?.start ?? segment.text.length;
    // Where another title follows, nobody knows where the name ends.
    return segment.text
      .slice(label.end, to)
      .replace(/^[\s:]+/, '')
      .includes(':')
      ? []
      : [{ from: label.end, to }];
  });
}

/** "Tenant: Corrigan Bike Repair Inc.": with the colon the word is no part of the name. */
function isHeadedByParty(segment: Segment, facts: DocumentFacts): boolean {
  return (facts.labels.get(segment) ?? []).some(
    (label) => label.startsSegment && label.colon && isOneOf(label, ['buyer', 'seller', 'name']),
  );
}

/** "Ralf Sauerbier · AG Kassel": a legal form behind a separator is no part of the name before it. */
function endOfPart(text: string): number {
  const separator = /\s[·•∙●|]\s/u.exec(text);
  return separator ? separator.index : text.length;
}
