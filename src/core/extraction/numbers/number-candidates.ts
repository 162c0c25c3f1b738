import { type Candidate, makeCandidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { matchesOf } from '../../matches-of.ts';
import { lengthOfIban } from '../../patterns/iban.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import type { LabelLink } from '../page/label-link.ts';
import { labelLinks } from '../page/label-links.ts';
import { strongestLink } from '../page/link-features.ts';
import { wrappedNumber } from './wrapped-numbers.ts';

/**
 * A run with a digit: letters, digits and the marks that identifiers use; hyphens of Unicode become plain ones. Parts in
 * brackets belong to it where it goes on behind them: "0/0(018)0044/(2025)004817".
 */
const IDENTIFIER =
  /(?<![\p{L}\d@])[\p{L}\d](?:[\p{L}\d\-‐‑–/._:+]|\([\p{L}\d]{1,6}\)(?=[\p{L}\d/-]))*(?<![.:/\-‐‑–])/gu;
/** Two to four short groups: "INV 2024 0012", "2024 / 118", "HR-2024 118 442". */
const GROUPED =
  /(?<![\p{L}\d.,/-])(?:\p{Lu}{1,5}\s)?[\p{Lu}\d]{1,8}(?:\s?[-/]\s?|\s)\d{1,8}(?:\s?[-/]?\s?\d{1,8}){0,2}(?![\p{L}\d.,/-])/gu;
/** "WX 4471 9026 K", "7N3602 0451 18A2", "0041739 26J7-2E14": groups with digits, with a letter to check them or one in the last, which ends the line, or what stands before its day. */
const CHECKED =
  /(?<![\p{L}\d.,/-])(?:\p{Lu}{1,5}\s)?(?=[\p{Lu}\d\s]{0,30}\d{3})[\p{Lu}\d]{0,7}\d[\p{Lu}\d]{0,7}(?:\s\d[\p{Lu}\d]{0,7}(?:-\d[\p{Lu}\d]{1,5})?){1,3}(?:\s\p{Lu}|(?<=\p{Lu}[\p{Lu}\d]{0,7}))(?=$|\s[|·•]\s|\s\p{Ll}{1,3}\s\d{1,2}[./-])/u;
/** "2026 E 0417733", "TF26-K 0088271034", "26 10 05 7714 K2": groups of capitals and figures to the end of the line, or to what a dot or bar parts. */
const PARTED =
  /(?<![\p{L}\d.,/-]|\d\s)(?=[\p{Lu}\d\s-]*\p{Lu})(?=[\p{Lu}\d\s-]*\d{4})(?=\p{Lu}{0,5}\d)[\p{Lu}\d]{1,8}(?:-[\p{Lu}\d]{1,6})?(?:\s\p{Lu})?(?:\s\d{1,12})+(?:\s\p{Lu}\d?)?(?=$|\s[|·•]\s)/u;
/** "1.247 / A", "318 / FE": the letters of a series behind the number, set apart, which end the cell. */
const SERIES = /(?<![\p{L}\d.,/-]\s?)(?:\d{1,3}(?:\.\d{3})+|\d{1,7}) \/ \p{Lu}{1,3}$/u;
const NO_IDENTIFIER =
  /^(?:\p{L}+:.*|\d{1,3}(?:[.,]\d{3})*[.,]\d{2}|[\d.,]+%|\d{1,2}:\d{2}(?::\d{2})?|(?:https?:|www\.).*|.*\.(?:com|de|fr|nl|net|org|it|es|co\.uk|pdf)|v?\d\.\d)$/iu;
/** "DE98ZZZ09999999999": accounts and creditors have the letters of a country in front; those of a place in India are none. */
const OF_ACCOUNT = /^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/iu;
/** "26 1107 553 208 4", with its label in front or beside: other numbers of five groups are telephones, meters and references. */
const FIVE_GROUPS = /(?<![\p{L}\d.,/-]\s?)\d{2,}(?:\s\d{1,8}){4}$/u;
/** "02 55 50 77 31": telephones of France and Belgium are called in pairs. */
const TELEPHONE = /^0\d(?:\s\d{2}){4}$/;
/** "2025-2026": a season or a school year. */
const YEARS = /^(20\d{2})\s?[-–/]\s?(20\d{2})$/;

function isSeason(text: string): boolean {
  const [, first, next] = YEARS.exec(text) ?? [];
  return Number(first) + 1 === Number(next);
}

/** "BORING OR 97009-4471": the end of an American address. */
const ZIP_LINE = /\p{L}\.?,?\s\p{Lu}{2}\s{1,2}\d{5}-\d{4}$/u;
/** What stands right before a number: "n°", "No.", "número:". */
export const NUMBER_SIGN = new RegExp(
  String.raw`(?:n[°º]|#|№|(?<!\p{L})(?:n\.|${rowWords('beforeNumbers')})\.?)\s*:?\s*$`,
  'iu',
);
/** "Versione FPA12", "Version: 2.1": of the form, which all bear that are printed on it. */
const VERSION = /(?<!\p{L})(?:versi[oóã](?:n|ne)?|version|versie|wersja|verze|release|revision)\s*:?\s*$/iu;
/** "n°123", "Nr.123", "Factuurnummer:2026-0063", "Rechnungs-Nr.:R26-1": label and number in one word. */
const GLUED = new RegExp(
  String.raw`^(?:(?:n|${rowWords('gluedNumbers')})[.:]+(?=\d)|\p{L}[\p{L}.-]*:(?=[\p{L}\d]))`,
  'iu',
);
/** "FV 12/03/2024", "INV-2024/03/12", "FS 447/MAG/07/2025", "AB/26/10/7741902": letters, and then groups that read like a date; or letters right before it or behind ("5/02/2026/T"). */
const DATED =
  /(?<![\p{L}\d.,/-])(?:\p{Lu}{1,5}[ /-]?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,8}(?:[/.-]\d{1,6}|[/-]\p{Lu}{1,5}\d{0,4})?|(?:\p{Lu}{1,5}[ /-]?)?\d{1,6}\/\p{Lu}[\p{Lu}\d]{0,5}\/\d{1,2}\/\d{2,4}|\d{1,4}\/\d{1,2}\/\d{2,4}(?:[/-]\p{Lu}{1,5}\d{0,4}|\/\d{1,6}))(?![\p{L}\d/-])/gu;
/** Words before a day are no letters of a number: "AM 12/03/2024", "DUE 12/03/2024", "FRI 12/03/2024". */
const LITTLE_WORD = new RegExp(
  String.raw`^(?:${inAllLanguages(
    ({ terms }) => terms.beforeDay,
    ({ papers }) => papers?.besideDay,
  )})(?!\p{L})`,
  'iu',
);

/** Where a number begins that holds a date at `start`, of all such numbers of a line; -1 where the date stands by itself. */
function datedNumberAt(dated: readonly RegExpExecArray[], start: number): number {
  for (const match of dated)
    if (match.index <= start && start < match.index + match[0].length && !LITTLE_WORD.test(match[0]))
      return match.index;
  return -1;
}

/** Whether the date that begins there is part of a number such as "FV 12/03/2024", or one itself: "nr 5/02/2026". */
export function isInNumber(text: string, start: number): boolean {
  return (
    datedNumberAt(matchesOf(text, DATED), start) >= 0 ||
    (MONTHLY.test(text.slice(start)) && isBehindSign(text.slice(0, start)))
  );
}

/** "5/02/2026", "2026/02/14": the fifth of a month, and no day of it, where it is called a number. */
const MONTHLY = /^(?:\d{1,4}\/\d{1,2}\/(?:20)?\d{2}|20\d{2}\/\d{1,2}\/\d{1,4})(?![\p{L}\d]|[/.-]\d)/u;
/** "Date / No.": either may stand behind. */
const DATE_OR = new RegExp(String.raw`(?<!\p{L})(?:${rowWords('dayWords')})\s*(?:[/&+,]|${rowWords('and')})\s*$`, 'iu');

function isBehindSign(before: string): boolean {
  const sign = NUMBER_SIGN.exec(before);
  return sign !== null && !DATE_OR.test(before.slice(0, sign.index));
}

/** Whether a date is the invoice's number by its label, where other dates are left: "Numer faktury: 7/07/2025". */
export function isLabelledNumber(candidate: Candidate, facts: DocumentFacts): boolean {
  const printed = candidate.segment.text.slice(candidate.start, candidate.end);
  if (!MONTHLY.test(printed)) return false;
  if (TITLE_BEFORE.test(candidate.segment.text.slice(0, candidate.start))) return hasOtherDate(printed, facts);
  const links = labelLinks(candidate, facts);
  const number = strongestLink(
    links.filter((link) => !isOfAnother(link, candidate, facts)),
    ['invoice_number'],
  );
  if (number < SURE || number < strongestLink(links, OF_DATES) + CLEARER) return false;
  return hasOtherDate(printed, facts);
}

/** "Faktura 14/11/2024": the fourteenth invoice of November, as Polish programs number them; days have points or dashes there. */
const TITLE_BEFORE = new RegExp(String.raw`^\W*(?:${inAllLanguages(({ papers }) => papers?.monthly)}):?\s+$`, 'iu');

function hasOtherDate(printed: string, { layout, datesIn }: DocumentFacts): boolean {
  return layout.rows.some(({ segments }) =>
    segments.some((segment) => datesIn(segment.text).some(({ text }) => text !== printed)),
  );
}

/** "Invoice No. 1042      12/03/2026": the label has its number, and the day stands behind both. */
function isOfAnother({ label }: LabelLink, { segment, start }: Candidate, { layout }: DocumentFacts): boolean {
  if (label.segment === segment) return /\d/.test(segment.text.slice(label.end, start));
  if (/\d/.test(label.segment.text.slice(label.end))) return true;
  if (label.segment.row !== segment.row) return false;
  const { segments } = layout.rows[segment.row]!;
  const between = segments.slice(segments.indexOf(label.segment) + 1, segments.indexOf(segment));
  return between.some(({ text }) => /\d/.test(text));
}

const SURE = 0.6;
const CLEARER = 0.2;
const OF_DATES = ['invoice_date', 'date', 'due_date', 'delivery_date', 'other_date'] as const;

function isNumberedByDay(candidate: Candidate, facts: DocumentFacts): boolean {
  const { segment, start, value } = candidate;
  if (isInNumber(segment.text, start) || isLabelledNumber(candidate, facts)) return true;
  return /^\d{4}-\d{2}-\d{2}/.test(value) && NUMBER_SIGN.test(segment.text.slice(0, start));
}

/** Behind a day. */
const GOES_ON = /^[-/]\d{3,}$/;
/** "FAKTURA VAT 18/11/2025", "FAKTURA NR 5/02/2026": words of the title, and no letters of the number. */
const OF_TITLE = /^(?:VAT|NRO?|NO|N[UÚ]M)\s/u;
const DATED_WHOLE = new RegExp(`^(?:${DATED.source})$`, 'u');
const MAX_LENGTH = 30;
/** Longer segments are prose, whose numbers do not belong together. */
const MAX_GROUPED_WORDS = 12;

/** Every token that may be an identifier, and short groups of tokens that may be one. */
export function numberCandidates(facts: DocumentFacts): Candidate[] {
  const found: Candidate[] = [];
  for (const row of facts.layout.rows) {
    for (const segment of row.segments) {
      if (!/\d/.test(segment.text) || ZIP_LINE.test(segment.text)) continue;
      const dates = facts.datesIn(segment.text);
      const datedNumbers = matchesOf(segment.text, DATED);
      const add = (start: number, text: string) => {
        const end = start + text.length;
        if (/[$€£]$/.test(segment.text.slice(Math.max(0, start - 1), start))) return;
        if (!/\d/.test(text) || text.length > MAX_LENGTH || NO_IDENTIFIER.test(text)) return;
        if (OF_ACCOUNT.test(text) && lengthOfIban(text.slice(0, 2).toUpperCase()) !== undefined) return;
        if (TELEPHONE.test(text) || isSeason(text) || VERSION.test(segment.text.slice(0, start))) return;
        // "FV 3/05/2025/KR" is numbered with its letters.
        const dayOf = datedNumberAt(datedNumbers, start);
        if (dayOf >= 0 && dayOf < start && !OF_TITLE.test(segment.text.slice(dayOf))) return;
        const isDate = dates.some((date) => start < date.end && date.start < end);
        // "Facture n° 2024-07-03" is numbered by the day.
        const dated = DATED_WHOLE.test(text) && !LITTLE_WORD.test(text);
        const candidate = makeCandidate(segment, start, end, text.replace(/\s+/g, ' ').replace(/[‐‑]/g, '-'));
        // "2024-11-2-401187": what goes on behind a day is a number that begins with it.
        const goesOn = dates.some((date) => start === date.start && GOES_ON.test(text.slice(date.end - start)));
        if (isDate && !dated && !goesOn && !isNumberedByDay(candidate, facts)) return;
        const whole = wrappedNumber(candidate, facts.layout.rows) ?? candidate;
        found.push({ ...whole, isIdentifier: true });
      };
      for (const match of matchesOf(segment.text, IDENTIFIER)) {
        const glued = GLUED.exec(match[0])?.[0].length ?? 0;
        add(match.index + glued, match[0].slice(glued));
      }
      for (const match of datedNumbers) {
        const title = OF_TITLE.exec(match[0])?.[0].length ?? 0;
        add(match.index + title, match[0].slice(title));
      }
      if (segment.words.length <= MAX_GROUPED_WORDS) {
        const checked = CHECKED.exec(segment.text) ?? PARTED.exec(segment.text);
        const title = OF_TITLE.exec(checked?.[0] ?? '')?.[0].length ?? 0;
        if (checked) add(checked.index + title, checked[0].slice(title));
        const series = SERIES.exec(segment.text);
        if (series) add(series.index, series[0]);
        const five = FIVE_GROUPS.exec(segment.text);
        if (five && isLabelled(segment, five.index, facts)) add(five.index, five[0]);
        for (const match of matchesOf(segment.text, GROUPED))
          if (/[\s]/.test(match[0]) && match.index !== (checked && checked.index + title)) add(match.index, match[0]);
      }
    }
  }
  return found;
}

/** Whether the rest of a line is called the invoice's number, and nothing else. */
function isLabelled(segment: Segment, start: number, facts: DocumentFacts): boolean {
  const rest = segment.text.slice(start);
  const links = labelLinks(makeCandidate(segment, start, segment.text.length, rest), facts);
  return strongestLink(links, ['invoice_number']) > SURE && strongestLink(links, ['reference', 'other_number']) < SURE;
}
