import type { Candidate } from '../../candidates/candidate.ts';
import type { Block, Segment } from '../../layout/layout.ts';
import { LEGAL_FORM } from '../../names/legal-forms.ts';
import { compactName, type nameStem } from '../../names/same-name.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { labelLinks } from '../page/label-links.ts';
import { isAccountHolder } from './account-holder.ts';
import { namesOnlyTrade } from './letterhead-names.ts';
import { actsForAnother, type PartyEvidence } from './name-evidence.ts';
import { greetedName } from './name-greetings.ts';
import { addressBelow } from './name-neighbours.ts';
import type { NameSign, SignedNames } from './name-signs.ts';
import { brandOfAnotherAt } from './name-trailers.ts';

/** What all the places together where one name is printed say about its bearer. */
export interface NameRecord extends PartyEvidence {
  /** Phrases that only sellers get. */
  signs: Set<NameSign>;
  places: number;
  /** Some place carries an address, below it or in its line. */
  addressed: boolean;
  /** Some place prints it with its legal form. */
  formal: boolean;
  /** A longer name with a legal form begins with it: this one is the brand. */
  fuller: boolean;
  /** A line in large letters at the top of a page begins it or is a word of it: its brand. */
  branded: boolean;
  /** Some place says that it acts on another's behalf. */
  agent: boolean;
  /** Some place says that it is the brand of a company: "Corbel is a trading name of Hollins Retail Ltd". */
  ownedBrand: boolean;
  /** The lines that show the brand. */
  brandLines: Set<Segment>;
}

/** Brands stand in the upper part of the page. */
const BRAND_TOP = 0.2;
/** Letters of a brand that may be any word of the full name. */
const MIN_BRAND_WORD = 5;
const MOST_BRAND_WORDS = 6;
/** Words of a full name that are compared with a brand's. */
const MOST_NAME_WORDS = 8;
/** Words of a brand that stand side by side in the name of its company. */
const LONGEST_BRAND = 3;
/** Different lines in large letters at the top; more are no brands. */
const MOST_BRANDS = 24;

/** Three or more capitals, once or in two languages. */
const MIN_ACRONYM = 3;
const ACRONYMS = /^\p{Lu}{3,8}(?:\s?[|/·-]\s?\p{Lu}{3,8})?$/u;

/** The phrase that gives away this very place of the name, or null. */
export function signOf(candidate: Candidate, signed: SignedNames): NameSign | null {
  const names = signed.get(candidate.segment);
  return names?.find(({ start, end }) => candidate.start >= start - 1 && candidate.end <= end + 1)?.sign ?? null;
}

/** The records of all names of the document, by stem. */
export function nameRecords(
  candidates: readonly Candidate[],
  blocks: ReadonlyMap<Segment, Block>,
  facts: DocumentFacts,
  evidences: ReadonlyMap<Candidate, PartyEvidence>,
  signed: SignedNames,
  stemOf: typeof nameStem,
): Map<string, NameRecord> {
  const records = new Map<string, NameRecord>();
  const holders = new Set<string>();
  for (const candidate of candidates) {
    const stem = stemOf(candidate.value);
    if (stem === '') continue;
    const record = records.get(stem) ?? {
      seller: 0,
      buyer: 0,
      other: 0,
      signs: new Set<NameSign>(),
      places: 0,
      addressed: false,
      formal: false,
      fuller: false,
      branded: false,
      agent: false,
      ownedBrand: false,
      brandLines: new Set(),
    };
    records.set(stem, record);
    const evidence = evidences.get(candidate)!;
    record.seller = Math.max(record.seller, evidence.seller);
    record.buyer = Math.max(record.buyer, evidence.buyer);
    record.other = Math.max(record.other, evidence.other);
    const sign = signOf(candidate, signed);
    if (sign) record.signs.add(sign);
    if (holdsAccount(candidate, facts)) holders.add(stem);
    record.agent ||= actsForAnother(candidate);
    record.ownedBrand ||= brandOfAnotherAt(candidate.segment.text.slice(candidate.end)) === 0;
    record.places++;
    record.addressed ||= addressBelow(candidate.segment, blocks) > 0;
  }
  const owners = markBrands(records, candidates, facts, stemOf);
  const owned = ownedBrands(signed);
  for (const [stem, record] of records) record.ownedBrand ||= owned.some((brand) => isCalled(stem, brand));
  // A company that only the bank's block names collects for another.
  for (const stem of holders) {
    const brands = owners.get(stem);
    if (records.get(stem)!.places > 1 || brands) records.get(stem)!.signs.add('payee');
    // "Casa Bella" at the head, and one pays to Arredamenti Casa Bella S.r.l.
    for (const brand of brands ?? []) records.get(brand)!.ownedBrand = true;
  }
  return records;
}

/** Words of a brand before which a sentence begins. */
const WORDS_OF_BRAND = 4;

/** "… « pixelune » est une marque de la SAS Atelier Morvan": what stands before such words, in compact letters. */
function ownedBrands(signed: SignedNames): string[] {
  return [...signed.keys()].flatMap(({ text }) => {
    const at = brandOfAnotherAt(text);
    if (at <= 0) return [];
    const words = text.slice(0, at).split(/\s+/).map(compactName).filter(Boolean).slice(-WORDS_OF_BRAND);
    return words.map((_, from) => words.slice(from).join(''));
  });
}

/** Whether a name is a brand, or ends in it behind the letter of a logo. */
function isCalled(stem: string, brand: string): boolean {
  return stem === brand || (brand.length >= MIN_BRAND_WORD && stem.length === brand.length + 1 && stem.endsWith(brand));
}

function holdsAccount(candidate: Candidate, facts: DocumentFacts): boolean {
  return labelLinks(candidate, facts).some(
    ({ label, direction, strength }) => direction !== 'below' && strength > 0.6 && isAccountHolder(label, facts),
  );
}

/** A function that tells whether a text begins a longer one of the sorted texts. */
function prefixOf(sorted: readonly string[]): (text: string) => boolean {
  return (text) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! <= text) low = middle + 1;
      else high = middle;
    }
    // What comes right after a text in order is what begins with it, if anything does.
    return sorted[low]?.startsWith(text) ?? false;
  };
}

/** "CUFA", "CUFA | ACFU" where "Canadian Urban Forestry Association" stands as well: stems of such letters, and of the names. */
function acronymsOf(candidates: readonly Candidate[], stemOf: typeof nameStem): Map<string, Set<string>> {
  const short = candidates.filter(({ value }) => ACRONYMS.test(value));
  const meant = new Map<string, Set<string>>();
  if (short.length === 0) return meant;
  const byInitials = Map.groupBy(candidates, ({ value }) => initialsOf(value));
  for (const { value } of short) {
    const names = value
      .split(/\W+/u)
      .flatMap((part) => (part.length < MIN_ACRONYM ? [] : (byInitials.get(part) ?? [])));
    if (names.length > 0) meant.set(stemOf(value), new Set(names.map((name) => stemOf(name.value))));
  }
  return meant;
}

/** The words of each name, by its stem, and those of a longer one that stand side by side. */
function wordsOfNames(
  candidates: readonly Candidate[],
  facts: DocumentFacts,
  stemOf: typeof nameStem,
): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const last = new Map<Segment, Candidate>();
  for (const one of candidates) if (one.start >= (last.get(one.segment)?.start ?? 0)) last.set(one.segment, one);
  for (const { value, segment, start, end } of candidates) {
    const parts = value.split(/\s+/);
    if (parts.length > MOST_NAME_WORDS) continue;
    // "Banco Acme Norte S.L.", "For Acme Norte Ltd": a label or a little word in front makes no longer name.
    const isLabelled = start === 0 && facts.labels.get(segment)?.some(({ startsSegment }) => startsSegment);
    const tail = last.get(segment)!;
    const isLed = tail.start > start && tail.end === end;
    words.set(stemOf(value), wordsInRow(parts, isLabelled || isLed ? 1 : LONGEST_BRAND));
  }
  return words;
}

/** The words of a name, and those that stand side by side as one: "Casa Bella" in "Arredamenti Casa Bella S.r.l.". */
function wordsInRow(parts: readonly string[], most: number): Set<string> {
  const words = parts.map(compactName);
  const rows = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let count = 1; count <= most && from + count <= words.length; count++)
      rows.add(words.slice(from, from + count).join(''));
  return rows;
}

/** "Lindenblatt" in large letters, where "Buchhandlung Lindenblatt" has an address: brands to which their trade belongs. */
function brandsBehindTrades(
  candidates: readonly Candidate[],
  large: ReadonlyMap<string, unknown>,
  records: ReadonlyMap<string, NameRecord>,
  stemOf: typeof nameStem,
): Set<string> {
  const brands = new Set<string>();
  for (const { value } of candidates) {
    const space = value.indexOf(' ');
    const brand = space > 0 ? stemOf(value.slice(space + 1)) : '';
    if (!large.has(brand) || !records.get(stemOf(value))?.addressed) continue;
    if (namesOnlyTrade(value.slice(0, space))) brands.add(brand);
  }
  return brands;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return words.map((word) => word[0]).join('');
}

/**
 * Links short names to the longer ones that begin with them: "northwind" to "Northwind Media Ltd". Gives the brands of
 * each company that is written with its legal form, by their stems.
 */
function markBrands(
  records: Map<string, NameRecord>,
  candidates: readonly Candidate[],
  facts: DocumentFacts,
  stemOf: typeof nameStem,
): Map<string, string[]> {
  const formal = new Set(candidates.filter(({ value }) => LEGAL_FORM.test(value)).map(({ value }) => stemOf(value)));
  const beginsLonger = prefixOf([...formal].sort());
  const large = new Map<string, Set<Segment>>();
  for (const { segment, box, value, start, end } of candidates) {
    const stem = stemOf(value);
    // A brand fills its line; "Thanks for riding, Anna" is none.
    if (start > 1 || end < segment.text.length - 1 || value.split(/\s+/).length > MOST_BRAND_WORDS) continue;
    const isLarge =
      segment.fontSize >= facts.medianFontSize * 1.3 ||
      (segment.bold && segment.row === 0 && (formal.has(stem) || beginsLonger(stem)));
    if (greetedName(segment) || !isLarge || box.y >= BRAND_TOP || stem.length < 2) continue;
    if (large.size >= MOST_BRANDS && !large.has(stem)) continue;
    large.set(stem, (large.get(stem) ?? new Set()).add(segment));
  }
  // Where nothing is as large as a brand, no word of a name is looked for in others.
  const words = large.size > 0 ? wordsOfNames(candidates, facts, stemOf) : new Map<string, Set<string>>();
  const acronyms = acronymsOf(candidates, stemOf);
  const ofTrades = brandsBehindTrades(candidates, large, records, stemOf);
  const owners = new Map<string, string[]>();
  for (const [stem, record] of records) {
    if (stem.length < 2) continue;
    record.formal = formal.has(stem);
    record.fuller =
      beginsLonger(stem) ||
      acronyms.has(stem) ||
      ofTrades.has(stem) ||
      (stem.length >= MIN_BRAND_WORD &&
        large.has(stem) &&
        [...formal].some((long) => long.length > stem.length && words.get(long)?.has(stem)));
    for (const [short, lines] of large) {
      const isWord = (short.length >= MIN_BRAND_WORD && words.get(stem)?.has(short)) || acronyms.get(short)?.has(stem);
      if (!stem.startsWith(short) && !isWord) continue;
      for (const line of lines) record.brandLines.add(line);
      if (record.formal && stem !== short) owners.set(stem, [...(owners.get(stem) ?? []), short]);
    }
    record.branded = record.brandLines.size > 0;
    // Programs that print invoices put their maker's copyright on them.
    if (record.places === 1 && !record.branded) record.signs.delete('copyright');
  }
  return owners;
}
