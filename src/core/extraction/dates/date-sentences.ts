import type { Candidate } from '../../candidates/candidate.ts';
import type { Segment } from '../../layout/layout.ts';
import { SHORTENED } from '../terms/terms-language.ts';

/** The line above or below each line in its column. */
export type Neighbours = ReadonlyMap<Segment, Segment>;

/** What stands behind a date in its own sentence, which may end in the lines below. */
export function sentenceBehind({ segment, end, more }: Pick<Candidate, 'segment' | 'end' | 'more'>, below: Neighbours) {
  let rest = segment.text.slice(end) + (more ?? []).map(({ text }) => ` ${text}`).join('');
  let line = segment;
  for (let next = below.get(line); !more && next; next = below.get(line)) {
    const isProse = line === segment && line.words.length >= LINE_OF_PROSE && !OWN_MATTER.test(next.text);
    if (!isProse && (!goesOnSmall(next) || rest.length > NARROW || SENTENCE_END_AT.test(rest))) break;
    rest = `${rest} ${next.text}`;
    line = next;
  }
  return rest.split(SENTENCE_END_AT)[0]!;
}

/** Letters of a sentence that is printed in lines of few words, up to its day and from it on. */
const NARROW = 60;
const SENTENCE_END_AT = /[.!?](?:\s|$)/;

/** "avant le 03/04/2024" above "par virement.": a line in small letters is the rest of a sentence. */
function goesOnSmall({ text }: Segment): boolean {
  return /^\p{Ll}/u.test(text) && !OWN_MATTER.test(text);
}

/** All of a date's sentence but the date itself. */
export function sentenceOf(candidate: Candidate, above: Neighbours, below: Neighbours): string {
  return `${sentenceBefore(candidate, above)} ${sentenceBehind(candidate, below)}`;
}

/** "Paid: by app": a line with a label of its own is no second half of the one above. */
const OWN_MATTER = /^\p{L}[\p{L}. ]{2,24}:\s/u;

/** What stands in front of a date in its own sentence, which may begin in the lines above. */
export function sentenceBefore({ segment, start }: Pick<Candidate, 'segment' | 'start'>, lines: Neighbours): string {
  let lead = segment.text.slice(0, start);
  let line = segment;
  for (let above = lines.get(line); above; above = lines.get(line)) {
    if (/[.!?:]\s/.test(lead) || /[.!?:]$/.test(above.text)) break;
    if (line !== segment && (!goesOnSmall(line) || lead.length > NARROW)) break;
    lead = `${above.text} ${lead}`;
    line = above;
  }
  const ends = [...lead.matchAll(SENTENCE_END)];
  return lead.slice((ends.at(-1)?.index ?? -1) + 1);
}

/** "30 Tagen netto, d.h. bis", "i.e. by", "30 j. fin de mois", "abzgl. 3 %": the point behind a single letter or a shortened word ends no sentence. */
const SENTENCE_END = new RegExp(String.raw`(?<!(?<!\p{L})\p{L})(?!${SHORTENED})[.!?](?=\s)`, 'giu');

/** So many words begin a sentence that may go on in the next line. */
const LINE_OF_PROSE = 5;
