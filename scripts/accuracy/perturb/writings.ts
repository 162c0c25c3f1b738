import { documentFacts } from '#core/extraction/page/document-facts.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { findDates } from '#core/values/calendar-date.ts';
import { findMoney } from '#core/values/money.ts';
import { writeCents } from '#samples/content/number-writing.ts';
import type { NumberStyle } from '#samples/content/writing-styles.ts';
import type { Random } from '#samples/random.ts';
import type { TrueDocument } from '../score-set.ts';
import { type Edit, editTexts, mapWords } from './edit-text.ts';
import type { Perturbation } from './perturbation.ts';

const MONTHS: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
};
const ENGLISH_SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

type WriteDate = (parts: { y: string; m: string; d: string; month: string; iso: string; language: string }) => string;

const DATES: Readonly<Record<string, WriteDate>> = {
  '2024-03-12': ({ iso }) => iso,
  '2024/03/12': ({ iso }) => iso.replaceAll('-', '/'),
  '12 March 2024': ({ d, month, y }) => `${Number(d)} ${month} ${y}`,
  '12-Mar-2024': ({ d, m, y }) => `${d}-${ENGLISH_SHORT[Number(m) - 1]}-${y}`,
  '12th March 2024': ({ d, m, y }) =>
    `${Number(d)}${Number(d) % 10 === 1 && d !== '11' ? 'st' : Number(d) % 10 === 2 && d !== '12' ? 'nd' : Number(d) % 10 === 3 && d !== '13' ? 'rd' : 'th'} ${MONTHS.en!.split(' ')[Number(m) - 1]} ${y}`,
  'Tuesday, 12 March 2024': ({ d, month, y, iso, language }) =>
    `${weekdayOf(iso, language)}, ${Number(d)} ${month} ${y}`,
  '12/03/2024 14:05': ({ iso }) => `${iso} 14:05`,
  'March 12, 2024': ({ d, m, y }) => `${MONTHS.en!.split(' ')[Number(m) - 1]} ${Number(d)}, ${y}`,
  '12MAR24': ({ d, m, y }) => `${d}${ENGLISH_SHORT[Number(m) - 1]!.toUpperCase()}${y.slice(2)}`,
  '12.03.24': ({ d, m, y }) => `${d}.${m}.${y.slice(2)}`,
  '20240312': ({ iso }) => iso.replaceAll('-', ''),
};

function weekdayOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

function withDates(original: TrueDocument, write: WriteDate): TrueDocument {
  const { dateOrder } = documentFacts(layoutDocument(original.document));
  const { language } = original.truth;
  const edits = (text: string): Edit[] =>
    findDates(text, dateOrder).map(({ start, end, value }) => {
      const [y, m, d] = value.split('-') as [string, string, string];
      const month = (MONTHS[language] ?? MONTHS.en!).split(' ')[Number(m) - 1]!;
      return { start, end, text: write({ y, m, d, month, iso: value, language }) };
    });
  const terms = original.truth.fields.PAYMENT_TERMS;
  const rewritten =
    typeof terms === 'string'
      ? edits(terms)
          .sort((a, b) => b.start - a.start)
          .reduce((line, edit) => line.slice(0, edit.start) + edit.text + line.slice(edit.end), terms)
      : terms;
  return {
    document: editTexts(original.document, edits),
    truth: { ...original.truth, fields: { ...original.truth.fields, PAYMENT_TERMS: rewritten } },
  };
}

const NUMBERS = [
  '2024-000123',
  'INV/2024-25/00187',
  '24.03.00871',
  '407291538264019275',
  '20240312-01',
  '7',
  'A-19',
  'RE 2024 0815',
  '9F3C2A1B-0007',
  'FV 12/03/2024',
];

function withNumber(original: TrueDocument, number: string): TrueDocument | null {
  const printed = original.truth.fields.INVOICE_NUMBER;
  if (typeof printed !== 'string' || printed.length < 4) return null;
  let seen = false;
  const document = editTexts(original.document, (text) => {
    const start = text.indexOf(printed);
    if (start < 0) return [];
    seen = true;
    return [{ start, end: start + printed.length, text: number }];
  });
  if (!seen) return null;
  return {
    document,
    truth: {
      ...original.truth,
      accept: { ...original.truth.accept, INVOICE_NUMBER: [] },
      fields: { ...original.truth.fields, INVOICE_NUMBER: number },
    },
  };
}

const MARKS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  $: 'USD',
  '€': 'EUR',
  CHF: 'CHF',
  CAD: 'CAD',
  BRL: 'BRL',
  PLN: 'PLN',
  TRY: 'TRY',
  kr: 'SEK',
  '₫': 'VND',
  VND: 'VND',
};
const CURRENCY =
  /€|£|(?:US|CA|NZ|A|C)?\$|(?<!\p{L})(?:EUR|USD|GBP|CHF|INR|CAD|AUD|NZD|MXN|Rs\.?|SFr\.|Fr\.)(?!\p{L})/gu;

function withCurrency(original: TrueDocument, mark: string): TrueDocument | null {
  let seen = false;
  const document = editTexts(original.document, (text) =>
    [...text.matchAll(CURRENCY)].map((match) => {
      seen = true;
      const glued = match[0].length === 1 && /^\d/.test(text.slice(match.index + 1)) && mark.length > 1 ? ' ' : '';
      return { start: match.index, end: match.index + match[0].length, text: `${mark}${glued}` };
    }),
  );
  if (!seen) return null;
  const fields = { ...original.truth.fields, CURRENCY: MARKS[mark]! };
  return { document, truth: { ...original.truth, fields } };
}

const STYLES: Readonly<Record<string, NumberStyle>> = {
  '1,234.56': { thousands: ',', decimal: '.' },
  '1.234,56': { thousands: '.', decimal: ',' },
  '1 234,56': { thousands: ' ', decimal: ',' },
  "1'234.56": { thousands: "'", decimal: '.' },
  '1234.56': { thousands: '', decimal: '.' },
  '1234,56': { thousands: '', decimal: ',' },
};

/** "3,500" beside "10,686.25" would not be written anew. */
const WHOLE_WITH_SIGN = /(?<![\d.,])\d{1,3}[.,'’]\d{3}(?![\d.,])/;

function withNumbers(original: TrueDocument, style: NumberStyle): TrueDocument | null {
  const layout = layoutDocument(original.document);
  const { numberStyle, dateOrder } = documentFacts(layout);
  if (layout.rows.some(({ text }) => WHOLE_WITH_SIGN.test(text))) return null;
  const document = editTexts(original.document, (text) => {
    const dates = findDates(text, dateOrder);
    return findMoney(text, numberStyle).flatMap(({ start, end, value, decimals }) => {
      if (decimals !== 2 || dates.some((date) => start < date.end && date.start < end)) return [];
      const printed = text.slice(start, end);
      const digits = /\d(?:[\d.,'’ \u00a0]*\d)?/.exec(printed)!;
      const at = start + digits.index;
      return [
        { start: at, end: at + digits[0].length, text: writeCents(Math.abs(Math.round(Number(value) * 100)), style) },
      ];
    });
  });
  return { document, truth: original.truth };
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'O',
  O: '0',
  1: 'l',
  l: '1',
  I: 'l',
  5: 'S',
  S: '5',
  8: 'B',
  B: '8',
  rn: 'm',
};

const misread =
  (share: number, read: (letter: string, random: Random) => string) => (original: TrueDocument, random: Random) =>
    mapWords(original, (word) => ({
      ...word,
      text: [...word.text].map((letter) => (random.chance(share) ? read(letter, random) : letter)).join(''),
    }));

const lookalike = (letter: string) => LOOKALIKES[letter] ?? letter;
const wrongLetter = (letter: string, random: Random) =>
  /\p{L}/u.test(letter) ? random.letters(1).toLowerCase() : letter;

/** How dates, numbers, currencies and letters are written. */
export const WRITINGS: readonly Perturbation[] = [
  ...Object.entries(DATES).map(([name, write]) => ({
    name: `dates as ${name}`,
    change: (original: TrueDocument) => withDates(original, write),
  })),
  ...NUMBERS.map((number) => ({
    name: `invoice number ${number}`,
    change: (original: TrueDocument) => withNumber(original, number),
  })),
  ...Object.keys(MARKS).map((mark) => ({
    name: `currency ${mark}`,
    change: (original: TrueDocument) => withCurrency(original, mark),
  })),
  ...Object.entries(STYLES).map(([name, style]) => ({
    name: `amounts as ${name}`,
    change: (original: TrueDocument) => withNumbers(original, style),
  })),
  {
    name: 'ligatures',
    change: (original) =>
      mapWords(original, (word) => ({ ...word, text: word.text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ') })),
  },
  {
    name: 'zero-width spaces',
    change: (original) =>
      mapWords(original, (word) => ({ ...word, text: word.text.replace(/(?<=\p{L}{3})(?=\p{L})/u, '\u200b') })),
  },
  {
    name: 'soft hyphens',
    change: (original) =>
      mapWords(original, (word) => ({ ...word, text: word.text.replace(/(?<=\p{L}{4})(?=\p{L}{3})/u, '\u00ad') })),
  },
  {
    name: 'capitals',
    change: (original) => mapWords(original, (word) => ({ ...word, text: word.text.toUpperCase() })),
  },
  {
    name: 'no colons',
    change: (original) =>
      mapWords(original, (word) => ({ ...word, text: word.text.length > 1 ? word.text.replace(/:$/, '') : word.text })),
  },
  { name: 'look-alikes, 1 % of letters', change: misread(0.01, lookalike) },
  { name: 'look-alikes, 3 % of letters', change: misread(0.03, lookalike) },
  { name: 'misread letters, 2 %', change: misread(0.02, wrongLetter) },
  { name: 'misread letters, 5 %', change: misread(0.05, wrongLetter) },
];
