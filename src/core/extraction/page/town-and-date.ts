import type { Candidate } from '../../candidates/candidate.ts';
import { foldWord } from '../../lexicon/fold.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { WRITINGS } from '../../lexicon/writings.ts';
import type { DocumentFacts } from './document-facts.ts';

/** "Norden, 17.10.2024", "Lyon, le 15 avril 2024", "Kufstein, am 12.08.2024": nothing else in the line. */
const TOWN = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’ -]{1,28}),\s(?:(?:${inAllLanguages(({ papers }) => papers?.betweenTownAndDay)})\s)?$`,
  'u',
);
const WEEKDAYS: ReadonlySet<string> = new Set(WRITINGS.flatMap(({ weekdays }) => foldWord(weekdays).split(' ')));

/** "Monday, 12 March 2024" names no town, and "Mustermann, 01.02.1980" in the buyer's address is a birthday. */
export function isTownAndDate(
  { segment, start, end }: Pick<Candidate, 'segment' | 'start' | 'end'>,
  facts: DocumentFacts,
): boolean {
  const town = TOWN.exec(segment.text.slice(0, start))?.[1];
  return (
    town !== undefined &&
    !WEEKDAYS.has(foldWord(town).replace('.', '')) &&
    !facts.addressed.has(segment) &&
    /^[\s.]*$/.test(segment.text.slice(end)) &&
    segment.box.y < 0.5 &&
    !facts.tableRows.has(segment.row)
  );
}
