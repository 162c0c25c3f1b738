import type { LineItem } from '../../entity.ts';
import { withoutAccents } from '../../lexicon/fold.ts';
import { SAYINGS, saleWords } from '../../lexicon/sayings/all-sayings.ts';
import type { UnpaidWords } from '../../lexicon/sayings/sayings.ts';
import { MONTH_NAMES } from '../../lexicon/writings.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

/** Words between "not" and what has not been done. */
const APART = 6;
/** What a paper must say of a bill that was sent before; each way of saying so counts once. */
const ENOUGH = 3;
/** Under the title of a sale, terms of payment say one of these things as well: two of them are needed. */
const ENOUGH_BELOW_TITLE = 4;
/** Who lists what the bills were for says two of these things besides. */
const ENOUGH_OF_GOODS = 5;
/** Beside a tax of its own, which may be that of what is open, three of these things are needed. */
const ENOUGH_BESIDE_TAX = 7;
/** Characters that are read: whoever reminds comes to the point. */
const READ = 3000;
/** With the rest of the row that reaches so far, unless that is endless. */
const MOST_READ = 4000;
/** Words of a bill; without accents. */
export const BILL = new RegExp(
  String.raw`\b(?:${[...SAYINGS.values()].flatMap(({ unpaid }) => unpaid?.bill ?? []).join('|')})\b`,
  'u',
);
/** A bill, and behind it its number, its day or its amount. */
const NAMED_BILL = new RegExp(String.raw`${BILL.source}.{0,60}?\b[a-z]{0,4}[-/.]?\d`, 'u');

/** What the paper shows of its own. */
interface OwnSigns {
  hasOwnTax: boolean;
  /** Who writes has got the bill and does not agree. */
  disputes: boolean;
  /** It is called an invoice, as a reminder that repeats its subject may be. */
  isTitledSale: boolean;
  /** It states an amount somewhere. */
  hasMoney: boolean;
  /** It hands a bill in: "Here's my bill". */
  handsIn: boolean;
}

interface Speaker {
  unpaid: RegExp;
  passed: RegExp;
  missing: RegExp;
  crossed: RegExp;
  /** At the beginning of a row; null where nobody has gathered the words yet. */
  claim: RegExp | null;
  condition: RegExp;
}

/** Languages that share so many words with another one that what is said in either counts for both. */
const NEIGHBOURS: ReadonlyMap<string, string> = new Map([
  ['da', 'sv'],
  ['no', 'sv'],
]);
const SPOKEN = Map.groupBy(SAYINGS, ([language]) => NEIGHBOURS.get(language) ?? language);
const SPEAKERS: readonly Speaker[] = [...SPOKEN.values()]
  .map((neighbours) => neighbours.flatMap(([, { unpaid }]) => unpaid ?? []))
  .filter((words) => words.length > 0)
  .map(speakerOf);

function speakerOf(words: readonly UnpaidWords[]): Speaker {
  const all = (kind: keyof UnpaidWords) => words.flatMap((own) => own[kind] ?? []).join('|');
  const joints = all('and')
    .split('|')
    .filter((word) => word.length > 1)
    .join('|');
  // "It is not compulsory but you get paid": what joins two things parts them as well. "È" looks like "e", which joins.
  const gap = String.raw`(?:[\s,(]+(?!(?:${joints})\s)[^\s.!?;:]+){0,${APART}}?[\s,(]+`;
  const of = (pattern: string) => new RegExp(String.raw`(?<!\w)(?:${pattern})(?!\w)`, 'u');
  const [not, without, paid] = [all('not'), all('without'), all('paid')];
  return {
    unpaid: of(`(?:${not}${without && `|${without}`})${gap}(?:${paid})|(?:${paid})${gap}(?:${not})`),
    passed: of(all('passed')),
    missing: of(all('missing')),
    crossed: of(all('crossed')),
    claim: all('claim') ? new RegExp(`^(?:${all('claim')})(?!\\w)`, 'u') : null,
    condition: new RegExp(String.raw`^(?:\W*(?:${all('and')})\s+)?(?:${all('condition')})(?!\w)`, 'u'),
  };
}

/**
 * Whether the paper asks for what was billed before: it says that a bill has not been paid, that its day has passed, that
 * it is open, or whom payment has crossed, and states no goods and no tax of its own. By what sentences say as a fact; what
 * would happen one day, as in terms of payment, does not count.
 */
export function asksForBilled(facts: DocumentFacts, lines: readonly LineItem[], signs: OwnSigns): boolean {
  if ((signs.hasOwnTax && signs.isTitledSale) || signs.disputes || signs.handsIn || lines.some(isCounted)) return false;
  if (!signs.isTitledSale && goesThroughPoints(facts)) return false;
  // "This is not a bill": what it says of bills it says of others.
  const said = sentencesOf(facts).filter((sentence) => !NO_INVOICE.test(sentence) || namesAnother(sentence));
  if (!said.some((sentence) => BILL.test(sentence))) return false;
  // Guides and conditions speak of bills that are not paid as well, and state no amount.
  const isPlain = signs.isTitledSale || !signs.hasMoney;
  const enough = lines.some(isOfGoods) ? ENOUGH_OF_GOODS : isPlain ? ENOUGH_BELOW_TITLE : ENOUGH;
  const needed = signs.hasOwnTax ? Math.max(enough, ENOUGH_BESIDE_TAX) : enough;
  return SPEAKERS.some((speaker) => strengthOf(speaker, said) >= needed);
}

/** "This is no invoice but a reminder that invoice 118 has not been paid". */
const namesAnother = (sentence: string): boolean => BILL.test(sentence.replace(BILL, ' '));
const NO_INVOICE = new RegExp(saleWords('noInvoice'), 'u');
const MOST_POINTS = 3;
const LONGEST_LIST = 5;
/** "§ 3 Mietpreis", "2. Basis of the sale", "26/76 Finance.": a numbered point. */
const POINT = /^\W{0,2}(?:§\s?\d{1,2}|\d{1,2}\/\d{1,3}|\d{1,2}(?:\.\d{1,2})?[.)])\s+(?=\p{Lu})(?!\p{L}{1,2}\s)/u;
/** "3. März", "1. Rechnung 118": a day and a bill are none. */
const NO_POINT = new RegExp(String.raw`^\d{1,2}\.?\s(?:${MONTH_NAMES.join('|')})(?!\p{L})`, 'iu');
const AMOUNT = /\d[.,]\d{2}(?!\d)/;

/** Conditions, minutes and complaints go through their points; who reminds has one, or lists bills and what he will do. */
function goesThroughPoints({ layout: { rows } }: DocumentFacts): boolean {
  const points = rows.filter(
    ({ text }) =>
      POINT.test(text) && !NO_POINT.test(text) && !AMOUNT.test(text) && !BILL.test(withoutAccents(text).toLowerCase()),
  );
  // What he will do is a short list, with nothing between its points but the ends of their lines.
  const isList = points.every(({ index }, at) => {
    const from = points[at - 1]?.index ?? index;
    return rows.slice(from + 1, index).every(({ text }) => /^\W*\p{Ll}/u.test(text));
  });
  return points.length >= MOST_POINTS && !(isList && points.length <= LONGEST_LIST);
}

/** What is said, in small letters without accents: rows that run on are one, those with columns stand alone. */
function sentencesOf({ layout }: DocumentFacts): string[] {
  let said = '';
  for (const { text } of layout.rows) {
    said += text.length > RUNS_ON && !/\S\s{2,}\S/.test(text) ? `${text} ` : `${text}\n`;
    if (said.length > READ) break;
  }
  const plain = withoutAccents(said.slice(0, MOST_READ).toLowerCase()).replace(
    /[łøæß]/g,
    (letter) => PLAIN_LETTERS[letter]!,
  );
  return plain
    .split(/(?<=[a-z\d)€%]{2}[.!?])(?<!\b(?:no|nr|num|ref|rif|fatt|mr|mrs|ms|sr|st|art)\.)\s|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !CARRIED.test(sentence));
}

/** What an invoice carries over of the one before is not what it is about. */
const CARRIED =
  /\b(?:previous|prior|last (?:bill|month)|(?:brought|carried|balance) forward|vormonat\w*|vorjahr\w*|vorherig\w*|anterieur|precedent|anterior|precedente|vorige|poprzedni\w*|foregaende|tidligere periode)\b.*\d[.,]\d{2}/u;
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' };
/** Characters of a row that the next one continues. */
const RUNS_ON = 55;

function strengthOf(speaker: Speaker, said: readonly string[]): number {
  const isFact = said.map((sentence) => !speaker.condition.test(sentence));
  const places = (pattern: RegExp) =>
    said.flatMap((sentence, at) => (isFact[at] && pattern.test(sentence) ? [at] : []));
  const told = [speaker.unpaid, speaker.passed, speaker.missing].map(places);
  const crossed = said.some((sentence) => speaker.crossed.test(sentence));
  const unpaid = told.filter((at) => at.length > 0).length + (crossed ? 1 : 0);
  if (unpaid === 0) return 0;
  // Principal, interest, costs: what is owed for a bill is listed.
  const kinds = unpaid + (speaker.claim && said.filter((row) => speaker.claim!.test(row)).length >= 2 ? 1 : 0);
  const named = said.flatMap((_, at) => (isFact[at] && namesBill(said, at) ? [at] : []));
  // Articles and circulars tell of bills that are not paid and name none; whoever tells but one of these things tells it of
  // a bill that he names right there.
  const isNamed = named.some(
    (at) => kinds > 1 || crossed || told.flat().some((other) => Math.abs(at - other) <= BESIDE),
  );
  return isNamed ? kinds * 2 + 1 : crossed && kinds > 1 ? kinds * 2 : 0;
}

/** Whether a bill is named by a figure behind it, or in the first row of a table below its titles. */
const namesBill = (said: readonly string[], at: number): boolean =>
  NAMED_BILL.test(said[at]!) ||
  (BILL.test(said[at]!) && said.slice(at + 1, at + 1 + TITLES).some((row) => FIRST_ROW.test(row)));
/** "Rechnungsnr.  Datum" and "Betrag" may be two, and a sentence may stand before them. */
const TITLES = 3;
/** "26-0817   02.05.2026   411,60 EUR", "Number: 26-0817   Due: 02.05.2026   Amount: 411,60 EUR" */
const FIRST_ROW = /^(?:[a-z. ]{2,20}:\s*)?[a-z]{0,4}[-/. ]?\d.*\S\s{2,}.*\d[.,]\d{2}(?!\d)/u;

/** Sentences or rows between a bill's number and what is said of the bill. */
const BESIDE = 2;

const MONTH = new RegExp(String.raw`\b(?:${MONTH_NAMES.map((name) => withoutAccents(name)).join('|')})\b`, 'giu');

/** What is counted and priced is sold. */
function isCounted({ quantity, unit_price }: LineItem): boolean {
  return quantity !== null && unit_price !== null;
}

const CLAIM = new RegExp(
  String.raw`^(?:${[...SAYINGS.values()].flatMap(({ unpaid }) => unpaid?.claim ?? []).join('|')})(?!\w)`,
  'u',
);

/** A line with words of its own: no part of a claim, and not the number and the day of a bill, in a list of what is open. */
function isOfGoods({ description }: LineItem): boolean {
  const said = withoutAccents(description ?? '')
    .toLowerCase()
    .replace(MONTH, ' ');
  if (CLAIM.test(said.trim())) return false;
  return /\p{L}{4}/u.test(said) && !(BILL.test(said) && /\d/.test(said));
}
