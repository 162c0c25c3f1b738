import { expect, test } from 'vitest';
import { addDays, findDates } from './calendar-date.ts';
import { dateOrderOf } from './date-order.ts';

const MONTHS: Readonly<Record<string, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
};

/** The lines of an invoice around its two dates and its term. */
const LINES: Readonly<Record<string, (issued: string, due: string, days: number) => string[]>> = {
  en: (issued, due, days) => [`Invoice date: ${issued}`, `Due date: ${due}`, `Payment terms: ${days} days net`],
  de: (issued, due, days) => [`Rechnungsdatum: ${issued}`, `Fällig am: ${due}`, `${days} Tage netto`],
  fr: (issued, due, days) => [`Date de facture : ${issued}`, `Échéance : ${due}`, `Paiement à ${days} jours`],
  nl: (issued, due, days) => [`Factuurdatum: ${issued}`, `Vervaldatum: ${due}`, `Betaling binnen ${days} dagen`],
  es: (issued, due, days) => [`Fecha de factura: ${issued}`, `Vencimiento: ${due}`, `Pago a ${days} días`],
  it: (issued, due, days) => [`Data fattura: ${issued}`, `Scadenza: ${due}`, `Pagamento a ${days} giorni`],
};

type Parts = [year: string, month: string, day: string];
type Form = (parts: Parts, language: string) => string;
const name = ([, month]: Parts, language: string) => MONTHS[language]![Number(month) - 1]!;

const FORMS: Readonly<Record<string, Form>> = {
  'dd.mm.yyyy': ([y, m, d]) => `${d}.${m}.${y}`,
  'd.m.yyyy': ([y, m, d]) => `${Number(d)}.${Number(m)}.${y}`,
  'dd.mm.yy': ([y, m, d]) => `${d}.${m}.${y.slice(2)}`,
  'dd. mm. yyyy': ([y, m, d]) => `${d}. ${m}. ${y}`,
  'dd/mm/yyyy': ([y, m, d]) => `${d}/${m}/${y}`,
  'd/m/yy': ([y, m, d]) => `${Number(d)}/${Number(m)}/${y.slice(2)}`,
  'dd-mm-yyyy': ([y, m, d]) => `${d}-${m}-${y}`,
  'yyyy-mm-dd': ([y, m, d]) => `${y}-${m}-${d}`,
  'yyyy/mm/dd': ([y, m, d]) => `${y}/${m}/${d}`,
  'yyyy.mm.dd': ([y, m, d]) => `${y}.${m}.${d}`,
  'd. month yyyy': (parts, language) => `${Number(parts[2])}. ${name(parts, language)} ${parts[0]}`,
  'd month yyyy': (parts, language) => `${Number(parts[2])} ${name(parts, language)} ${parts[0]}`,
};

/** All misread pairs of a year's days and terms. */
function misread(language: string, write: Form, linesOf = LINES[language]!): string[] {
  const wrong: string[] = [];
  for (let day = 0; day < 365; day++) {
    for (const days of [7, 14, 30, 60]) {
      const dates = [addDays('2025-01-01', day), addDays('2025-01-01', day + days)];
      const [issued, due] = dates.map((date) => write(date.split('-') as Parts, language));
      const lines = linesOf(issued!, due!, days);
      const order = dateOrderOf(lines, language);
      const read = lines.flatMap((line) => findDates(line, order).map(({ value }) => value));
      if (JSON.stringify(read.sort()) !== JSON.stringify(dates))
        wrong.push(`${lines.join(' | ')} → ${read.join(', ')}`);
    }
  }
  return wrong;
}

const CASES = Object.keys(LINES).flatMap((language) => Object.keys(FORMS).map((form) => [language, form] as const));

test.each(CASES)('in %s, every day of a year with every term is read as written: %s', (language, form) => {
  expect(misread(language, FORMS[form]!)).toEqual([]);
});

test.each(Object.keys(LINES))('dots put the day first in %s on a page that looks American', (language) => {
  const american = (issued: string, due: string, days: number) => [
    'Suite 4, Fremont CA 94538, (510) 555-0134',
    ...LINES[language]!(issued, due, days),
    'Total USD $1,200.00',
  ];
  expect(misread(language, FORMS['dd.mm.yyyy']!, american)).toEqual([]);
});

test('month first is read wherever the page and the term say so', () => {
  const american = (issued: string, due: string, days: number) => [
    'Fremont, CA 94538',
    ...LINES.en!(issued, due, days),
  ];
  expect(misread('en', ([y, m, d]) => `${m}/${d}/${y}`, american)).toEqual([]);
});

test('a due date above the date of the invoice proves the order as well', () => {
  const dueFirst = (issued: string, due: string, days: number) => LINES.en!(issued, due, days).toReversed();
  expect(misread('en', FORMS['dd/mm/yyyy']!, dueFirst)).toEqual([]);
});
