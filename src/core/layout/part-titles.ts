import { foldTitle } from '../lexicon/fold.ts';
import type { Word } from '../text-document.ts';
import { type Run, runOf } from './table-runs.ts';
import { readTitle, readTokens } from './table-titles.ts';

/** "QuantityProduct": two titles that touch are read as one word; it is parted in proportion to its letters. */
export function partGluedWords(run: Run): Run {
  if (!run.words.some((word) => /\p{Ll}\p{Lu}/u.test(word.text))) return run;
  return runOf(
    run.words.flatMap((word) => {
      const at = word.text.search(/(?<=\p{Ll})\p{Lu}/u);
      const [left, right] = [word.text.slice(0, at), word.text.slice(at)];
      if (at < 2 || readTitle(left).kind === 'unknown' || readTitle(right).kind === 'unknown') return [word];
      const width = (word.box.width * at) / word.text.length;
      return [
        { ...word, text: left, box: { ...word.box, width: width * 0.97 } },
        { ...word, text: right, box: { ...word.box, x: word.box.x + width, width: word.box.width - width } },
      ];
    }),
  );
}

/** Titles set so closely that they form one run are parted where one phrase ends and another kind begins. */
export function splitTitles(run: Run): Run[] {
  if (run.words.length < 2 || tellsPeriod(run.text)) return [run];
  const tokens: string[] = [];
  const wordOf: number[] = [];
  run.words.forEach((word, index) => {
    for (const token of foldTitle(word.text).split(' ').filter(Boolean)) {
      tokens.push(token);
      wordOf.push(index);
    }
  });
  const titles = readTokens(tokens).phrases.filter(({ kind }) => !['filler', 'net', 'gross'].includes(kind));
  const parts: Word[][] = [];
  let from = 0;
  titles.forEach((phrase, index) => {
    const previous = titles[index - 1];
    if (!previous || previous.kind === phrase.kind || wordOf[phrase.start] === wordOf[previous.end - 1]) return;
    // "Taxes, Fees & Surcharges": what is told one after the other is one title.
    if (GOES_ON.test(run.words[wordOf[phrase.start]! - 1]!.text)) return;
    // "Total (Incl Taxes)": what stands in brackets belongs to the title before them.
    if (endsInBrackets(run.words.slice(from, wordOf[phrase.start]!))) return;
    parts.push(run.words.slice(from, wordOf[phrase.start]!));
    from = wordOf[phrase.start]!;
  });
  parts.push(run.words.slice(from));
  return parts.filter((words) => words.length > 0).map(runOf);
}

/** "Fees from May 01, 2024 to May 31, 2024", "Leistungen 01.05. – 31.05.2024": what is listed, and for which time. */
export function tellsPeriod(title: string): boolean {
  return /^\p{L}{3}/u.test(title) && PERIOD.test(title);
}

const PERIOD =
  /(?<!\d)(?:19|20)\d{2}(?!\d).*\d(?:19|20)?\d(?!\d)|\d{1,2}[./-]\d{1,2}(?!\d).*\d{1,2}[./-]\d{1,2}(?!\d)/u;

const GOES_ON = /(?:,|^(?:&|\+|and|or|und|oder|et|ou|en|of|e|o|y))$/iu;

function endsInBrackets(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}
