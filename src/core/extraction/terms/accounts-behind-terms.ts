import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { BY } from '../../lexicon/how-paid.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { mentionsPaying, mentionsTime, soundsLikeTerms, statesPeriod, tellsAccount } from './terms-language.ts';
import { PART_END, spanning } from './terms-span.ts';

const words = (part: 'at' | 'quoting' | 'by') => inAllLanguages(({ terms }) => terms.account?.[part]);
/** Services, and what accounts are called everywhere. */
const ANYWHERE = 'via|paynow|paypal|bacs|iban|uen';

/** Where to pay, behind when: "over te maken op NL91 ABNA …", ", PayNow to UEN 2018…", "auf das Konto DE12 …". */
const WHERE_TO = new RegExp(
  [
    String.raw`(?:\s*[,;–—-])?\s+(?:(?:(?:${ANYWHERE}|${words('at')})(?:\s|:)\s?)+)?`,
    String.raw`(?:[A-Z]{2}\d{2}\s?[\dA-Z]{4}(?:\s?\d{4}){2,6}(?:\s?\d{1,3})?|\d{8,}[A-Z]?(?!\d))`,
    String.raw`(?:[\s,;–—-]+(?:bic|swift)(?:-code)?[\s:]*[a-z]{6}[a-z0-9]{2,5}\.?)?`,
    String.raw`(?:[\s,;]+(?:${words('quoting')})\s(?:\p{L}[^.;]{0,60})?)?[\s.+\d/]*$`,
  ].join(''),
  'iu',
);

/** How to pay, before an account in the next line: "a vista fattura mediante bonifico bancario:". */
const BY_WHICH_MEANS = new RegExp(String.raw`[\s,]+(?:${BY}|${words('by')})\s\p{L}[\p{L}\s]{2,40}:$`, 'iu');

/** "Au plus tard le 30 septembre, par virement (IBAN FR76 …) ou chèque": an account in brackets, and whatever follows. */
const IN_BRACKETS = /\s\((?:\p{L}+[:\s]+){0,2}[A-Z]{2}\d{2}\s?[\dA-Z]{4}\s?[\dA-Z]{2}/u;

/** Characters of a line of print. */
const LONGEST_LINE = 400;

/** Terms without the account behind them, in whose line they begin or which goes on with their sentence. */
export function withoutAccount(candidate: Candidate): Candidate {
  const { segment, start, end, text, more = [] } = candidate;
  if (text.length > LONGEST_LINE) return candidate;
  const bracket = IN_BRACKETS.exec(text);
  const kept = bracket ? text.slice(0, bracket.index) : text.replace(WHERE_TO, '').replace(BY_WHICH_MEANS, '');
  const isTold = statesPeriod(kept) || ((bracket !== null || text.endsWith(':')) && mentionsTime(kept));
  if (kept === text || !isTold) return candidate;
  if (more.length === 0) return spanning(segment, start, start + kept.length, []);
  return kept.length > end - start ? { ...candidate, text: kept, value: kept } : candidate;
}

/** Keeps what stands between the parts. */
const PARTS = new RegExp(`(${PART_END.source})`, 'u');

/** "A vista fattura – IBAN IT18 …": what stands before the part of the line that names an account. */
export function beforeAccount(segment: Segment, from: number): Candidate[] {
  let end = from;
  for (const part of segment.text.slice(from).split(PARTS)) {
    if (tellsAccount(part)) break;
    end += part.length;
  }
  const text = segment.text.slice(from, end).replace(/[\s–—|·-]+$/u, '');
  return end < segment.text.length && mentionsTime(text) ? [spanning(segment, from, from + text.length, [])] : [];
}

/** Terms said already, and then another sentence or line with the account: that is no part of them. */
export function runsIntoAccount({ segment, start, end, text, more = [] }: Candidate): boolean {
  const lines = [segment.text.slice(start, end), ...more.map((line) => line.text)];
  // What was cut behind a sentence is none of it.
  const cut = lines.join(' ').length - text.length;
  if (cut > 0) lines.push(lines.pop()!.slice(0, -cut));
  const parts = lines.flatMap((line) => line.split(PART_END));
  const at = parts.findIndex(tellsAccount);
  const said = parts.slice(0, at).join(' ');
  if (at < 1 || soundsLikeTerms(parts[at]!) || !mentionsTime(said)) return false;
  // "U wordt verzocht dit bedrag binnen 30 dagen over" / "te maken op rekening NL18 …": so is the rest of the verb.
  if (/^\p{Ll}/u.test(parts[at]!) && !mentionsPaying(said) && mentionsPaying(`${said} ${parts[at]}`)) return false;
  // "Den Betrag werden wir am 2. Mai unter der" / "Gläubiger-ID DE40… Ihrem Konto DE91…" / "belasten.": the verb is yet to come.
  return mentionsPaying(said) || statesPeriod(said) || !mentionsPaying(parts.slice(at).join(' '));
}
