import { SAME_EDGE } from '../../alignment.ts';
import type { Candidate } from '../../candidates/candidate.ts';
import type { DocumentFacts } from '../page/document-facts.ts';
import { deniesDiscount, namesDiscount, speaksOfDiscount } from '../terms/offers.ts';
import { endsInUntil, SHORTENED, statesPeriod } from '../terms/terms-language.ts';

/** What is said of a day ends with its clause, and where the next day is named. */
const CLAUSE_END = new RegExp(String.raw`[,;](?!\d)|(?!${SHORTENED})[.!?](?:\s|$)|\d{1,2}[./-]\d{1,2}[./-]`, 'iu');

/** Days that a sentence on discounts names: until when less is enough, and until when all is to be paid. */
export interface DiscountDays {
  less: ReadonlySet<Candidate>;
  whole: ReadonlySet<Candidate>;
}

/** The days of papers and fields that ask for no discount. */
export const NO_DISCOUNT_DAYS: DiscountDays = { less: new Set(), whole: new Set() };

/**
 * The days until which less is enough, where a later day is named in the same way without a discount, and that later
 * day: "Bis 25.11.2024 erhalten Sie 3 % Skonto / Bis 11.12.2024 netto Kasse".
 */
export function discountDays(candidates: readonly Candidate[], facts: DocumentFacts): DiscountDays {
  const named = candidates.filter(({ segment, start }) => endsInUntil(segment.text.slice(0, start)));
  const reduced = named.filter(isDiscounted);
  const others = named.filter((candidate) => !reduced.includes(candidate));
  const told = reduced.filter(({ value }) => others.some((other) => other.value > value));
  const whole = others.filter((other) => told.some((one) => one.value < other.value && isNear(one, other)));
  const listed = underTitles(candidates, facts);
  return {
    less: new Set([...told, ...inColumns(candidates, facts), ...listed.map(({ less }) => less)]),
    whole: new Set([...whole, ...listed.map((one) => one.whole)]),
  };
}

function isNear(a: Candidate, b: Candidate): boolean {
  return a.page === b.page && Math.abs(a.segment.row - b.segment.row) <= ROWS_APART;
}

function isDiscounted({ segment, end }: Candidate): boolean {
  const clause = segment.text.slice(end).split(CLAUSE_END, 1)[0]!;
  return speaksOfDiscount(clause) && !deniesDiscount(clause);
}

/** Rows of a small table of terms follow each other so closely. */
const ROWS_APART = 3;
/** More is taken off for other reasons. */
const HIGHEST_DISCOUNT = 10;

/** "8 Tage | 2 % | 29.03.2024" above "30 Tage | netto | 20.04.2024": terms as a table, of which one row has a rate. */
function inColumns(candidates: readonly Candidate[], { layout }: DocumentFacts): Candidate[] {
  const textOf = ({ segment }: Candidate) => layout.rows[segment.row]!.text;
  const reduced = candidates.filter((one) => {
    const text = textOf(one);
    const rate = Number(RATE.exec(text)?.[1]?.replace(',', '.') ?? 0);
    return rate > 0 && rate <= HIGHEST_DISCOUNT && statesPeriod(text);
  });
  return reduced.filter((one) =>
    candidates.some(
      (other) =>
        other.value > one.value &&
        isNear(one, other) &&
        Math.abs(other.box.x - one.box.x) < SAME_EDGE.usual &&
        statesPeriod(textOf(other)) &&
        !RATE.test(textOf(other)),
    ),
  );
}

/**
 * "fällig am   Skonto %   Skonto EUR   Zahlbetrag" above a row for each day: until the last of them all is to be paid. The
 * rows above it take something off, and the last nothing.
 */
function underTitles(
  candidates: readonly Candidate[],
  { layout }: DocumentFacts,
): { less: Candidate; whole: Candidate }[] {
  const rowOf = ({ segment }: Candidate) => layout.rows[segment.row]!;
  const isTitled = (one: Candidate) =>
    [1, 2, 3].some((step) => {
      const above = layout.rows[one.segment.row - step];
      return (
        above?.page === one.page && above.segments.length > 2 && namesDiscount(above.text) && !/\d/.test(above.text)
      );
    });
  return candidates.flatMap((less) => {
    if (!takesOff(rowOf(less).text) || !isTitled(less)) return [];
    const whole = candidates.find(
      (other) =>
        other.value > less.value &&
        isNear(less, other) &&
        Math.abs(other.box.x - less.box.x) < SAME_EDGE.usual &&
        rowOf(other).segments.length > 2 &&
        !takesOff(rowOf(other).text),
    );
    return whole ? [{ less, whole }] : [];
  });
}

/** Whether a row of such a table has a rate of its own, and it is none of nothing. */
function takesOff(text: string): boolean {
  const rates = text.match(RATES)?.map((rate) => Number(rate.replace(',', '.'))) ?? [];
  return rates.some((rate) => rate > 0 && rate <= HIGHEST_DISCOUNT);
}

/** Numbers of one or two digits with their decimals, set apart. */
const RATES = /(?<=\s|^)\d{1,2}(?:[.,]\d{1,3})?(?=\s?%|\s|$)/gu;
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/;
