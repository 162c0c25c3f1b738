import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { isPricedInList } from '../page/amount-right.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { deniesAtEnd, isDiscountOnly, speaksOfDiscount } from './offers.ts';
import {
  endsInUntil,
  mentionsPaying,
  mentionsTime,
  soundsLikeSmallPrint,
  soundsLikeTerms,
  statesPeriod,
  tellsAccount,
} from './terms-language.ts';
import { spanning } from './terms-span.ts';

/** Lines of a sentence in the narrowest of cells. */
const MOST_LINES = 8;

/**
 * The candidate with the lines below that its last sentence goes on in, and with the line that says the other half of the
 * terms (days net, days with a discount). `lines`: those of its block from its first one on.
 */
export function toTheirEnd(candidate: Candidate, lines: readonly Segment[], facts: DocumentFacts): Candidate {
  const { segment, start, end, more = [] } = candidate;
  const reached = more.length;
  // What was cut behind a sentence is whole.
  if (candidate.value !== spanning(segment, start, end, more).value || (reached === 0 && end < segment.text.length))
    return candidate;
  const said = (last: number) => spanning(segment, start, segment.text.length, lines.slice(1, last + 1)).text;
  const follow = (from: number) => {
    let last = from;
    while (last < MOST_LINES && lines[last + 1]) {
      const next = lines[last + 1]!;
      if (!goesOn(lines[last]!, next, facts) || isOfNextTitle(lines[0]!, lines[last]!, next, facts)) break;
      // Where to pay, behind when.
      if (!breaksAccount(lines[last]!, next) && tellsAccount(`${said(last)} ${next.text}`) && mentionsTime(said(last)))
        break;
      last++;
    }
    return last;
  };
  let last = follow(reached);
  const half = lines[last + 1];
  if (half && isOtherHalf(said(last), half, facts)) last = follow(last + 1);
  if (last === reached) return candidate;
  return { ...candidate, ...spanning(segment, start, end, lines.slice(1, last + 1)) };
}

/** Whether a line is the rest of a sentence about paying that begins above it ("Tagen 2 % Skonto."), or its other half. */
export function isEndOfTerms({ start, segment }: Candidate, above: Segment | undefined, facts: DocumentFacts): boolean {
  if (start > 0 || !above) return false;
  // "Conditions de paiement" above "à réception": a title, and no beginning of a sentence.
  if (facts.labels.get(above)?.some(({ wholeSegment }) => wholeSegment)) return false;
  if (isOtherHalf(above.text, segment, facts)) return true;
  if (!goesOn(above, segment, facts)) return false;
  const begun = above.text.split(/[.!?]\s/).at(-1)!;
  return (mentionsTime(begun) || mentionsPaying(begun)) && soundsLikeTerms(`${begun} ${segment.text}`);
}

/** Letters of "spätestens bis zum". */
const UNTIL_LENGTH = 20;

/** Whether a line stands beside a title of its own in a sheet where the ones above share the first one's. */
function isOfNextTitle(first: Segment, line: Segment, next: Segment, { layout }: DocumentFacts): boolean {
  const hasTitle = (one: Segment) => layout.rows[one.row]!.segments[0] !== one;
  return line !== first && hasTitle(first) && !hasTitle(line) && hasTitle(next);
}

/** Whether a sentence of one line goes on in the next one of its block. */
function goesOn(line: Segment, next: Segment, facts: DocumentFacts): boolean {
  const [text, below] = [line.text, next.text];
  if (/[.!?:;)]$/.test(text) || /@|www\.|^\p{L}+:/iu.test(below) || isPricedInList(next, facts)) return false;
  const label = facts.labels.get(next)?.find(({ startsSegment }) => startsSegment);
  if (label?.colon || (label?.wholeSegment && facts.layout.rows[next.row]!.segments.at(-1) !== next)) return false;
  // "14 Tage 2 % Skonto, 30 Tage netto" / "bis zum 08.10.2025 …": said once more, with the days.
  const day = facts.datesIn(below)[0];
  // "… 2 % Skonto bis 22.08.2025, ohne Abzug bis" / "13.09.2025."
  if (day?.start === 0 && endsInUntil(text)) return true;
  if (day && day.start < UNTIL_LENGTH && statesPeriod(text)) return false;
  if (/^\p{Ll}{2}|^[ày]\s/u.test(below) || ACCOUNT_BEGINS.test(below) || breaksAccount(line, next)) return true;
  if (LITTLE_WORD.test(text) && statesPeriod(text)) return true;
  // "… auf das unten genannte" / "Konto."
  if (/\p{Ll}$/u.test(text) && /^\p{L}+\.$/u.test(below)) return true;
  if (label?.wholeSegment) return false;
  if (/,$/.test(text) || deniesAtEnd(text)) return true;
  const [lastWord, firstWord] = [text.split(' ').at(-1)!, below.split(' ', 1)[0]!];
  // "innerhalb 10" / "Tagen", "within" / "30 days".
  if (/^\d{1,3}$/.test(lastWord)) return statesPeriod(`${lastWord} ${firstWord}`);
  return /^\p{Ll}{4,}$/u.test(lastWord) && mentionsTime(lastWord) && /^\d/.test(firstWord) && statesPeriod(below);
}

/** "… von Ihrem Konto" / "DE** **** 7109 eingezogen." */
const ACCOUNT_BEGINS = /^[A-Z]{2}[\d*•Xx]{2}[\s\d*•Xx]|^[*•]{2}/u;
/** "… van uw rekening NL88 RABO" / "0118 4471 20 geïncasseerd.": the number of an account goes on in the next line. */
function breaksAccount({ text }: Segment, next: Segment): boolean {
  return (
    /(?<![A-Z\d])[A-Z]{2}[\d*X]{2}(?:\s[\dA-Z*]{4}){1,6}$/u.test(text) &&
    /^[\dA-Z*]{2,4}(?:\s[\dA-Z*]{2,4})*\s\p{Ll}/u.test(next.text)
  );
}

/** "14 Tage ab" / "Rechnungsdatum"; a unit behind a number goes on in nothing. */
const LITTLE_WORD = /(?<!\d\s?)\s(?!net)\p{Ll}{2,3}$/u;

/** "30 jours nets" / "Escompte 1 % à 8 jours": when to pay, and by when for less. */
function isOtherHalf(text: string, next: Segment, facts: DocumentFacts): boolean {
  const below = next.text;
  if (isPricedInList(next, facts) || speaksOfDiscount(text) === speaksOfDiscount(below)) return false;
  if (facts.labels.get(next)?.some(({ startsSegment, colon }) => startsSegment && colon)) return false;
  const [net, discount] = speaksOfDiscount(text) ? [below, text] : [text, below];
  return (
    isDiscountOnly(discount) &&
    statesPeriod(net) &&
    soundsLikeTerms(net) &&
    !soundsLikeSmallPrint(net) &&
    !soundsLikeSmallPrint(discount)
  );
}
