import { addDays } from '../../../values/calendar-date.ts';
import type { DateRange, Language } from '../../plan.ts';
import { markPattern } from '../text/marked-text.ts';
import { onceFor } from '../text/once-for.ts';

const FIRST_DAY = '01';
const SIXTEENTH = 15;
const TENTH = 10;
const WEEK = 7;
const COUNTS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  erste: 0,
  zweite: 1,
  dritte: 2,
  vierte: 3,
  premiere: 0,
  '1re': 0,
  '1ere': 0,
  deuxieme: 1,
  seconde: 1,
  '2e': 1,
  troisieme: 2,
  '3e': 2,
  quatrieme: 3,
};

interface PartWords {
  half: string;
  week: string;
  tenDays: string;
  third: string;
  /** Behind one of these the end of a month is a limit, which is read with it. */
  limits: string;
  /** Between what is said of a month and the month. */
  of: string;
}

/** Parts of a month in folded words, in front of a month that is marked. */
const WORDS: Readonly<Record<Language, PartWords>> = {
  en: {
    half: '(?:the\\s+)?(first|1st|second|2nd|latter|last)\\s+half',
    week: '(?:the\\s+)?(first|1st|second|2nd|third|3rd|fourth|4th|last|final)\\s+week',
    tenDays: '(?:the\\s+)?(first)\\s+(?:ten|10)\\s+days',
    third:
      '(early|mid|(?<!(?<!\\p{L})(?:is|are|was|were)\\s)late)[\\s-]+(?:in\\s+)?|{limit}(?:the\\s+)?(beginning|start|middle|end)\\s+of\\s+(?:the\\s+month\\s+of\\s+)?',
    limits: '(?:by|before|until|till|since|from|after|between|and|to|through|as of|up to|than)(?:\\s+the)?',
    of: '(?:\\s+(?:of|in))?(?:\\s+the(?:\\s+month(?:\\s+of)?)?)?\\s+',
  },
  de: {
    half: '(?:(?:in|aus|wahrend)\\s+der\\s+|der\\s+|die\\s+)?(erste|zweite)[nr]?\\s+(?:monats)?halfte',
    week: '(?:(?:in|aus|wahrend)\\s+der\\s+|der\\s+|die\\s+)?(erste|zweite|dritte|vierte|letzte)[nr]?\\s+woche',
    tenDays: '(?:in\\s+den\\s+|den\\s+|der\\s+|die\\s+)?(erste)n\\s+(?:zehn|10)\\s+tagen?',
    third: '{limit}(anfang|mitte|ende)\\s+(?:des\\s+monats\\s+)?',
    limits: '(?:bis|vor|zwischen|und|zum|per|spatestens)(?:\\s+(?:zum|am))?',
    of: '(?:\\s+(?:von|vom|des|im|in))?(?:\\s+(?:monats?))?\\s+',
  },
  fr: {
    half: '(?:la\\s+)?(premiere|deuxieme|seconde|1re|1ere|2e)\\s+(?:moitie|quinzaine)',
    week: '(?:la\\s+)?(premiere|deuxieme|troisieme|quatrieme|derniere|1re|1ere|2e|3e)\\s+semaine',
    tenDays: '(?:les\\s+)?(?:dix|10)\\s+(premier)s\\s+jours',
    third: "{limit}(debut|mi|fin)[\\s-]+(?:du\\s+mois\\s+)?(?:de\\s+|d')?",
    limits: "(?:avant|jusqu'a|jusqu'en|d'ici|entre|et|a|au|au plus tard)",
    of: "\\s+(?:du\\s+mois\\s+)?(?:de\\s+|d')",
  },
};

type Part = (first: string, last: string, which: string) => DateRange | null;

/** By how a part of a month is said: which of its days are meant. */
const partsIn = onceFor((language: Language): readonly (readonly [pattern: RegExp, part: Part])[] => {
  const { half, week, tenDays, third, limits, of } = WORDS[language];
  const parts: readonly (readonly [source: string, part: Part])[] = [
    [
      `${half}${of}`,
      (first, last, which) =>
        COUNTS[which] === 0
          ? { from: first, to: addDays(first, SIXTEENTH - 1) }
          : { from: addDays(first, SIXTEENTH), to: last },
    ],
    [
      `${week}${of}`,
      (first, last, which) => {
        const n = COUNTS[which];
        return n === undefined
          ? { from: addDays(last, 1 - WEEK), to: last }
          : { from: addDays(first, n * WEEK), to: addDays(first, n * WEEK + WEEK - 1) };
      },
    ],
    [`${tenDays}${of}`, (first) => ({ from: first, to: addDays(first, TENTH - 1) })],
    [
      third.replace('{limit}', `(?<!(?<!\\p{L})${limits}\\s+)`),
      (first, last, which) =>
        /^(?:early|beginning|start|anfang|debut)$/.test(which)
          ? { from: first, to: addDays(first, TENTH - 1) }
          : /^mi/.test(which)
            ? { from: addDays(first, TENTH), to: addDays(first, 2 * TENTH - 1) }
            : { from: addDays(first, 2 * TENTH), to: last },
    ],
  ];
  return parts.map(([source, part]) => [
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})${markPattern('time')}`, 'gu'),
    part,
  ]);
});
const ENDS: ReadonlySet<string> = new Set(['end', 'ende', 'fin']);

/** "The first half of March", "late May", "the last week of June": days of one month; thirds where no count is said. */
export function markPartsOfMonths(
  each: (pattern: RegExp, range: (match: RegExpMatchArray) => DateRange | null) => void,
  rangeOf: (sign: string) => DateRange,
  { isDue, language }: { isDue: boolean; language: Language },
): void {
  for (const [pattern, part] of partsIn(language)) {
    each(pattern, (match) => {
      const [which, sign] = match.slice(1).filter((group) => group !== undefined) as [string, string];
      const { from, to } = rangeOf(sign);
      const isMonth =
        from?.endsWith(FIRST_DAY) &&
        to !== undefined &&
        from.slice(0, 7) === to.slice(0, 7) &&
        addDays(to, 1).endsWith(FIRST_DAY);
      // What is due at the end of a month is due by then.
      if (!isMonth || (isDue && ENDS.has(which))) return null;
      return part(from!, to, which);
    });
  }
}
