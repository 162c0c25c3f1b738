import type { Segment } from '../../layout/layout.ts';
import { type LabelPhrase, longestPhraseAt } from '../../lexicon/label-lexicon.ts';
import { type LabelToken, labelTokens } from '../../lexicon/label-tokens.ts';
import type { LabelClass } from '../../lexicon/lexicon.ts';
import { ENDING } from '../../lexicon/nl.ts';
import { nouns } from '../../lexicon/nouns.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { MONTH_NAMES } from '../../lexicon/writings.ts';
import { CURRENCY_CODES } from '../../values/currency.ts';
import { tellsCopy } from './said-of-paper.ts';

/** A label phrase found on the page. */
export interface FoundLabel {
  classes: LabelClass[];
  phrase: string;
  languages: string[];
  segment: Segment;
  /** Offsets into the segment's text. */
  start: number;
  end: number;
  /** A colon or the like follows. */
  colon: boolean;
  startsSegment: boolean;
  /** Nothing but the label (and marks) stands in the segment. */
  wholeSegment: boolean;
}

/** Whether a title begins its line, which of several it is in front: "3. Abschlagsrechnung", "2nd interim invoice". */
export function beginsLine({ startsSegment, segment, start }: FoundLabel): boolean {
  return startsSegment || WHICH.test(segment.text.slice(0, start));
}

/** "3. ", "2nd ", "1ère ": which of several, in front of what it is. */
const WHICH = new RegExp(String.raw`^\d{1,2}(?:\.|\.?(?:${rowWords('ordinals')}))\s$`, 'u');

/** Whether a label begins its line and is all of it, or ends in a colon: it heads what follows. */
export function isHeading(label: FoundLabel): boolean {
  return label.startsSegment && (label.wholeSegment || label.colon);
}

/** Words that are labels only with a colon, alone, or right before a number: "de", "to", "n", "vom", "Hotel". */
const SHORT = new RegExp(String.raw`^(?:\p{L}{1,2}|${rowWords('shortLabels')})$`, 'u');
const FOLLOWED_BY_NUMBER = /^\s*[.:#°º№-]*\s*#?\s*\p{L}{0,6}[-/]?\d/u;

/** "Summe EUR", "Balance (CAD)": with its currency behind it, a short word is a label too. */
const IN_CURRENCY = new RegExp(String.raw`^\s\(?(?:${CURRENCY_CODES.join('|')}|[€$£₹])\)?:?$`, 'u');
const CONNECTOR = new RegExp(`^(?:${rowWords('joints')})$`, 'u');

/** All labels of a segment, from left to right; where phrases overlap, the longest counts. `tokens`: those of its text. */
export function findLabels(segment: Segment, tokens: readonly LabelToken[] = labelTokens(segment.text)): FoundLabel[] {
  const found: FoundLabel[] = [];
  let index = 0;
  while (index < tokens.length) {
    const phrase = phraseAt(tokens, index, segment.text);
    if (!phrase) {
      index++;
      continue;
    }
    const start = tokens[index]!.start;
    const end = tokens[index + phrase.tokens.length - 1]!.end;
    const label = describeSpan(segment, start, end);
    const previous = found.at(-1);
    if (previous && CONNECTOR.test(phrase.text) && /^\s*$/.test(segment.text.slice(previous.end, start))) {
      // "Date limite de paiement le", "Rechnung vom": the little word belongs to the label before it.
      previous.end = end;
      previous.colon = label.colon;
      index += phrase.tokens.length;
    } else if (isPlausible(phrase.text, label, segment.text)) {
      const classes = isForeignNumber(phrase.text, label, found, segment.text) ? FOREIGN : phrase.classes;
      found.push({ classes, phrase: phrase.text, languages: phrase.languages, segment, ...label });
      index += phrase.tokens.length;
    } else {
      index++;
    }
  }
  for (const [index, label] of found.entries()) narrowByBracket(found[index - 1], label);
  joinNumberOfTitle(found);
  return found.length > 0 && tellsCopy(segment.text) ? [] : found;
}

/** "Factura A-2281": the letter begins the number, and "factura a" tells nobody. */
function phraseAt(tokens: readonly LabelToken[], index: number, text: string): LabelPhrase | null {
  const longest = longestPhraseAt(tokens, index, text);
  const phrase = longest && isCharged(longest, tokens[index]!, text) ? taxAt(tokens, index, text, longest) : longest;
  const last = index + (phrase?.tokens.length ?? 0) - 1;
  if (last < index || !/^[a-mo-z]$/.test(tokens[last]!.text) || !/^[-–/]\d/.test(text.slice(tokens[last]!.end)))
    return phrase;
  return last > index ? longestPhraseAt(tokens.slice(0, last), index, text) : null;
}

/** "19 % USt. Nr. 7008 VV RVG": behind a rate stands the tax, and the number of what charges it. */
function isCharged({ classes }: LabelPhrase, { start }: LabelToken, text: string): boolean {
  return classes.includes('tax_id') && !classes.includes('tax') && /\d\s?%\s*$/.test(text.slice(0, start));
}

function taxAt(tokens: readonly LabelToken[], index: number, text: string, longest: LabelPhrase): LabelPhrase {
  const shorter = longestPhraseAt(tokens.slice(0, index + longest.tokens.length - 1), index, text);
  return shorter?.classes.includes('tax') ? shorter : longest;
}

/** "Consignee (Ship to)": the bracket tells which of its meanings a heading has. */
function narrowByBracket(heading: FoundLabel | undefined, bracket: FoundLabel): void {
  if (!heading || !/^\s*\($/.test(heading.segment.text.slice(heading.end, bracket.start))) return;
  const common = heading.classes.filter((name) => bracket.classes.includes(name));
  if (common.length > 0) heading.classes = common;
}

/** "VAT invoice no.": in a cell of its own, a title and the word for number are the label of its number, however rare the title. */
function joinNumberOfTitle(found: FoundLabel[]): void {
  const [title] = found;
  if (found.length !== 1 || !title!.startsSegment || !isTitle(title!)) return;
  const { text } = title!.segment;
  const rest = NUMBER_OF_IT.exec(text.slice(title!.end));
  if (!rest) return;
  const phrase = `${title!.phrase} ${rest[1]!.toLowerCase()}`;
  const colon = rest[0].trimEnd().endsWith(':');
  found[0] = { ...title!, classes: ['invoice_number'], phrase, end: text.trimEnd().length, colon, wholeSegment: true };
}

const isTitle = ({ classes }: FoundLabel) => classes.some((name) => name === 'title' || name === 'credit_title');
const NUMBER_OF_IT = new RegExp(String.raw`^\s+(${rowWords('numberWords')}|#)\.?\s*:?\s*$`, 'iu');

/** Letters and digits but for those of "請求書 / INVOICE", "Total المجموع": the same label in a script that no lexicon has. */
const LETTER =
  /[[\p{L}\d]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Cyrillic}\p{Script=Greek}]]/v;

function describeSpan(segment: Segment, start: number, end: number) {
  const before = segment.text.slice(0, start);
  const after = segment.text.slice(end);
  const startsSegment = !LETTER.test(before);
  return {
    start,
    end,
    colon: /^[\s.)\u200b]{0,3}[:：]/u.test(after),
    startsSegment,
    wholeSegment: startsSegment && !LETTER.test(after),
  };
}

/** "Customer service", "Vendor management", "Supplier payments": departments, not headings. */
const PARTY_WORD = new RegExp(`^(?:${partyWords('servedParties')})$`);
const DEPARTMENT_WORD = new RegExp(String.raw`^\s+(?:${partyWords('servedBy')})\b`, 'iu');

/** "Vaccination due", "Report due": only money, invoices and what is said of them fall due. */
const OWED =
  /(?:^|[^\p{L}])(?:payments?|amounts?|balance|total|invoices?|bill|sum|is|are|be|was|net|now|full|rent|premium|fees?|tax|installment|[\p{Lu}]{3}|[\d.,$€£₹)]+)[\s:]*$/iu;

/** "Estimate 3371 dated 5/20": only what follows an invoice dates it. */
const OF_INVOICE = /(?<!\p{L})(?:invoice|bill|inv|note|memo|receipt|statement|document)(?!\p{L})/iu;

/** "GDC No. 118842": a bare word for number belongs to the word before it, unless that is a label of its own. */
const BARE_NUMBER = new RegExp(`^(?:${rowWords('bareNumbers')}|#)$`);
const FOREIGN: LabelClass[] = ['other_number'];

function isForeignNumber(
  phrase: string,
  label: ReturnType<typeof describeSpan>,
  found: readonly FoundLabel[],
  text: string,
): boolean {
  if (!BARE_NUMBER.test(phrase) || label.startsSegment || found.length > 0) return false;
  return /\p{L}\.?\s*$/u.test(text.slice(0, label.start));
}

/** "Ihre Rechnung für November 2024": a time, and nobody. */
const PAPER_FOR = new RegExp(String.raw`^(?:${rowWords('saleFor')})\s(?:${rowWords('soldTo')})$`, 'u');
const PERIOD_BEHIND = new RegExp(
  String.raw`^:?\s+(?:(?:${rowWords('beforePeriods')})\s)*(?:(?:${MONTH_NAMES.join('|')})(?!\p{L})|\d)`,
  'iu',
);

/** "This email is the receipt for your" / "purchase": what somebody bought, and nobody. */
const OF_READER = new RegExp(String.raw`^\s(?:${nouns('readers')})(?!\p{L})`, 'u');

/** "Cuota fija", "Cuotas mensuales": fees; alone, or before the name of a tax, the word is the tax. */
const OTHER_FEE =
  /^\s+(?!(?:del?\s)?(?:iva|igic|i\.v|ipsi|impuesto|impositiva|devengada|repercutida|soportada|al\s\d|tributaria|total|eur|rec|re\b))\p{L}/iu;

const MAILBOX = /[\w.+-]@[\w-]+\.\p{L}/u;

/** Whether a label stands inside an e-mail address: "jo+client2@acme.com". */
function isOfAddress({ start, end }: { start: number; end: number }, text: string): boolean {
  const from = text.lastIndexOf(' ', start) + 1;
  const to = text.indexOf(' ', end);
  return MAILBOX.test(text.slice(from, to < 0 ? text.length : to));
}

/** "P.O. Box 884", "PO-Box 12": where the post lies, and no order. */
const POST_BOX = /^[.\s-]*(?:box|bag)(?!\p{L})/iu;
/** "Company Limited": the end of a name whose first line stands above. */
const LIMITED_BEHIND = /^\s(?:limited|ltd)(?!\p{L})/iu;
const LONE_LETTER = /^\s*\p{Lu}\s*$/u;
const ENDING_BEFORE = new RegExp(`${ENDING}$`, 'iu');

function isPlausible(phrase: string, label: ReturnType<typeof describeSpan>, text: string): boolean {
  if (phrase === 'due' && !label.startsSegment && !OWED.test(text.slice(0, label.start))) return false;
  if (phrase === 'dated' && !label.startsSegment && !OF_INVOICE.test(text.slice(0, label.start))) return false;
  if (/^vervalt/.test(phrase) && ENDING_BEFORE.test(text.slice(0, label.start))) return false;
  if (text.includes('@') && isOfAddress(label, text)) return false;
  if (PARTY_WORD.test(phrase) && DEPARTMENT_WORD.test(text.slice(label.end))) return false;
  // "Business client on wholesale pricing": told of somebody, with the words of a sentence on both sides.
  if (PARTY_WORD.test(phrase) && !label.startsSegment && !label.colon && /^\s\p{Ll}/u.test(text.slice(label.end)))
    return false;
  if (phrase === 'company' && LIMITED_BEHIND.test(text.slice(label.end))) return false;
  // "A47118820", "DE204718336" are numbers, not a little word and a number.
  if (/^\p{L}{1,2}$/u.test(phrase) && !BARE_NUMBER.test(phrase) && /^\d/.test(text.slice(label.end))) return false;
  if (PAPER_FOR.test(phrase) && (PERIOD_BEHIND.test(text.slice(label.end)) || OF_READER.test(text.slice(label.end))))
    return false;
  if (/^cuotas?$/.test(phrase) && OTHER_FEE.test(text.slice(label.end))) return false;
  // The letter "A" in a box of its own says which kind of invoice it is, not to whom.
  if (LONE_LETTER.test(text)) return false;
  // "DE" in a field of its own is a country.
  if (phrase === 'de' && /^\s*DE\s*$/.test(text)) return false;
  if (phrase === 'p o' && POST_BOX.test(text.slice(label.end))) return false;
  if (!SHORT.test(phrase)) return true;
  const after = text.slice(label.end);
  return label.colon || label.wholeSegment || FOLLOWED_BY_NUMBER.test(after) || IN_CURRENCY.test(after);
}
