import { emailProblem, foldName, usernameProblem } from '#contracts/auth.ts';
import { documentFilterSchema } from '#contracts/document-filter.ts';
import { nameKey } from '#core/names/name-key.ts';
import { isIban } from '#core/patterns/iban.ts';
import { readTypedAmount } from '#core/typed/read-typed-amount.ts';
import { readTypedDate } from '#core/typed/read-typed-date.ts';
import { findDates } from '#core/values/calendar-date.ts';
import { isDecimal } from '#core/values/decimal.ts';
import { findMoney } from '#core/values/money.ts';
import { numberStyleOf, usualNumberStyle } from '#core/values/number-style.ts';
import { unpackDocument } from '#reader/packed-document.ts';
import { createRandom } from '#samples/random.ts';
import type { Findings } from './findings.ts';
import { madeUpText, madeUpValue } from './made-up-text.ts';

/** Milliseconds of computing for one text; what takes longer grows faster than its length. */
const SLOW_MS = 1000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What each parser makes of a text; a string names what is wrong with it. */
const PARSERS: Record<string, (text: string, value: unknown) => string | null | Promise<string | null>> = {
  email: (text) => {
    if (emailProblem(text) !== null) return null;
    const folded = foldName(text);
    return folded.split('@').length === 2 && !/[\s,;]/.test(folded) ? null : 'an address that is none';
  },
  username: (text) => (usernameProblem(text) === null && foldName(text).includes('@') ? 'a name with an @' : null),
  filter: (_, value) => {
    documentFilterSchema.safeParse(value);
    return null;
  },
  names: (text) => (nameKey(nameKey(text)) === nameKey(text) ? null : 'a key that changes when it is made again'),
  iban: (text) => (typeof isIban(text) === 'boolean' ? null : 'no answer'),
  amounts: (text) => {
    const context = { numberStyle: usualNumberStyle('en'), currency: 'EUR' };
    const read = readTypedAmount(text, context);
    return read.kind === 'amount' && !isDecimal(read.value) ? `no decimal: ${read.value}` : null;
  },
  dates: (text) => {
    const read = JSON.stringify([readTypedDate(text, null), readTypedDate(text, 'day_first')]);
    const found = findDates(text, 'month_first').map(({ value }) => value);
    return found.every((date) => ISO_DATE.test(date)) ? null : `no date in ${read}`;
  },
  money: (text) => {
    const found = findMoney(text, numberStyleOf([text], 'de'));
    return found.every(({ value }) => isDecimal(value)) ? null : 'no decimal';
  },
  packed: async (text) => {
    const read = await unpackDocument(new TextEncoder().encode(text));
    return read === null ? null : 'a document out of nothing';
  },
};

/** Made-up texts through every parser of ours: each answers, soon, and what it gives is of its kind. */
export async function fuzzParsers(findings: Findings, first: number, until: number): Promise<void> {
  for (let seed = first; Date.now() < until; seed += 1) {
    const random = createRandom(seed);
    const text = madeUpText(random);
    const value = madeUpValue(random);
    for (const [name, parse] of Object.entries(PARSERS)) {
      const started = performance.now();
      let wrong: string | null;
      try {
        wrong = await parse(text, value);
      } catch (error) {
        wrong = `threw ${String(error)}`;
      }
      const ms = performance.now() - started;
      if (!wrong && ms > SLOW_MS) wrong = `took ${Math.round(ms)} ms`;
      findings.count(`parser ${name}`, wrong ? 'wrong' : 'answered', ms);
      if (wrong) findings.add(`parser-${name}`, seed, wrong, JSON.stringify({ text, value }));
    }
  }
}
