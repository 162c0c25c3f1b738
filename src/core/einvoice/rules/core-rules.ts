import { codesOf } from '../codes/code-lists.ts';
import type { Group, TermValue } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { normalizeSpace } from '../xml/normalize-space.ts';
import { Uncastable } from '../xml/uncastable.ts';
import {
  atMostOne,
  either,
  filled,
  isFilled,
  isNotNegative,
  present,
  type Rule,
  rule,
  share,
  someCompares,
  unjudged,
} from './rule.ts';

const bothSay = (a: string, b: string, what: string) =>
  `${termLabel(a)} and ${termLabel(b)} must mean the same ${what}.`;
const normalised = ({ text }: TermValue) => normalizeSpace(text);
const withScheme = (scheme: string) => (group: Group) => group.has(scheme);
const noScheme = (term: string) => `${termLabel(term)} has no scheme identifier.`;

/** Whether the end is not before the start, where both are there. CII compares YYYYMMDD as text. */
const inOrder = (start: string, end: string) => ({
  cii: (group: Group) =>
    !group.has(start) ||
    !group.has(end) ||
    group.all(`${end}-date`).some((last) => group.all(`${start}-date`).some((first) => last.text >= first.text)),
  ubl: (group: Group) => {
    const [[first], [last]] = [atMostOne(group, start), atMostOne(group, end)];
    return !first || !last || day(last) >= day(first);
  },
});

/** Milliseconds of a date, with or without its time zone. Throws `Uncastable` for what is no day of the calendar. */
function day({ text }: TermValue): number {
  const match = /^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:\d\d)?$/.exec(normalizeSpace(text));
  const isDay = match && isCalendarDay(match[1]!);
  if (!isDay) throw new Uncastable(`"${text.slice(0, 40)}" is no date.`);
  return Date.parse(`${match[1]}T00:00:00${match[2] ?? 'Z'}`);
}

function isCalendarDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

const isBefore = (end: string, start: string) => `${termLabel(end)} is before ${termLabel(start)}.`;
const isNegative = (term: string) => `${termLabel(term)} is negative.`;

/** BR-1 to BR-65 and those of BR-CO that are about presence: what an invoice must say. */
export const CORE_RULES: readonly Rule[] = [
  ...filled('BR-01', 'BT-24', 'BG-0'),
  ...filled('BR-02', 'BT-1', 'BG-0'),
  ...filled('BR-03', 'BT-2', 'BG-0'),
  ...filled('BR-04', 'BT-3', 'BG-0'),
  ...filled('BR-05', 'BT-5', 'BG-0'),
  ...filled('BR-06', 'BT-27', 'BG-0'),
  ...filled('BR-07', 'BT-44', 'BG-0'),
  ...present('BR-08', 'BG-5', 'BG-0'),
  ...filled('BR-09', 'BT-40', { cii: 'BG-0', ubl: 'BG-5' }),
  ...present('BR-10', 'BG-8', 'BG-0'),
  ...filled('BR-11', 'BT-55', { cii: 'BG-0', ubl: 'BG-8' }),
  ...present('BR-12', 'BT-106', 'BG-22'),
  ...present('BR-13', 'BT-109', 'BG-22'),
  ...present('BR-14', 'BT-112', 'BG-22'),
  ...present('BR-15', 'BT-115', 'BG-22'),
  ...present('BR-16', 'BG-25', 'BG-0'),
  ...rule(
    'BR-17',
    'BT-59',
    'BG-10',
    {
      cii: (payee, invoice) =>
        payee.has('BT-59') &&
        !share(payee.all('BT-59'), invoice.all('BT-27')) &&
        !share(payee.all('BT-60'), invoice.all('BT-29-own')) &&
        !share(payee.all('BT-61'), invoice.all('BT-30')),
      ubl: (payee) =>
        payee.has('BT-59') &&
        !share(payee.all('BT-59'), payee.all('seller name')) &&
        !share(payee.all('BT-60'), payee.all('seller ID')),
    },
    `${termLabel('BT-59')} is missing, or the payee is the seller.`,
  ),
  ...filled('BR-18', 'BT-62', 'BG-11'),
  ...present('BR-19', 'BG-12', 'BG-11'),
  ...filled('BR-20', 'BT-69', { cii: 'BG-11', ubl: 'BG-12' }),
  ...filled('BR-21', 'BT-126', 'BG-25'),
  ...present('BR-22', 'BT-129', 'BG-25'),
  ...present('BR-23', 'BT-130', 'BG-25'),
  ...present('BR-24', 'BT-131', 'BG-25'),
  ...filled('BR-25', 'BT-153', 'BG-25'),
  ...present('BR-26', 'BT-146', 'BG-25'),
  ...rule('BR-27', 'BT-146', 'BG-25', (line) => someCompares(line.all('BT-146'), isNotNegative), isNegative('BT-146')),
  ...rule(
    'BR-28',
    'BT-148',
    'BG-25',
    (line) => !line.has('BT-148') || someCompares(line.all('BT-148'), isNotNegative),
    isNegative('BT-148'),
  ),
  ...rule('BR-29', 'BT-74', 'BG-14', inOrder('BT-73', 'BT-74'), isBefore('BT-74', 'BT-73')),
  ...rule('BR-30', 'BT-135', 'BG-26', inOrder('BT-134', 'BT-135'), isBefore('BT-135', 'BT-134')),
  ...present('BR-31', 'BT-92', 'BG-20'),
  ...present('BR-32', 'BT-95', 'BG-20'),
  ...either('BR-33', ['BT-97', 'BT-98'], 'BG-20'),
  ...present('BR-36', 'BT-99', 'BG-21'),
  ...present('BR-37', 'BT-102', 'BG-21'),
  ...either('BR-38', ['BT-104', 'BT-105'], 'BG-21'),
  ...present('BR-41', 'BT-136', 'BG-27'),
  ...either('BR-42', ['BT-139', 'BT-140'], 'BG-27'),
  ...present('BR-43', 'BT-141', 'BG-28'),
  ...either('BR-44', ['BT-144', 'BT-145'], 'BG-28'),
  ...present('BR-45', 'BT-116', 'BG-23'),
  ...present('BR-46', 'BT-117', 'BG-23'),
  ...present('BR-47', 'BT-118', 'BG-23'),
  ...rule(
    'BR-48',
    'BT-119',
    'BG-23',
    (part) => part.has('BT-119-vat') || part.all('BT-118').some((code) => normalised(code) === 'O'),
    `${termLabel('BT-119')} is missing, and the category is not "not subject to VAT".`,
  ),
  ...present('BR-49', 'BT-81', 'BG-16'),
  ...filled('BR-50', 'BT-84', 'BG-17 transfer'),
  ...rule(
    'BR-51',
    'BT-87',
    'BG-18',
    (card) => atMostOne(card, 'BT-87').every((number) => normalised(number).length <= 10),
    `${termLabel('BT-87')} must show only some of its digits, at most 10.`,
    { ubl: 'warning' },
  ),
  ...filled('BR-52', 'BT-122', 'BG-24'),
  ...rule(
    'BR-53',
    'BT-111',
    { cii: 'BG-22', ubl: 'BG-0' },
    {
      cii: (totals, invoice) => {
        const currencies = invoice.all('BT-6');
        if (currencies.length === 0) return true;
        const given = totals.all('BT-110').map(({ attributes }) => attributes.currencyID);
        return currencies.some(({ text }) => given.includes(text)) && !share(currencies, invoice.all('BT-5'));
      },
      ubl: (invoice) =>
        invoice
          .all('BT-6')
          .every(({ text }) => invoice.all('any tax total').some(({ attributes }) => attributes.currencyID === text)),
    },
    `${termLabel('BT-111')} is missing although an accounting currency is given.`,
  ),
  ...rule(
    'BR-54',
    'BT-160',
    'BG-32',
    (attribute) => attribute.has('BT-160') && attribute.has('BT-161'),
    `${termLabel('BT-160')} or ${termLabel('BT-161')} is missing.`,
  ),
  ...rule(
    'BR-55',
    'BT-25',
    'BG-3',
    { cii: (group) => isFilled(atMostOne(group, 'BT-25')), ubl: (group) => group.has('BT-25') },
    `${termLabel('BT-25')} is missing.`,
  ),
  ...rule(
    'BR-56',
    'BT-63',
    'BG-11',
    { cii: (group) => isFilled(atMostOne(group, 'BT-63')), ubl: (group) => group.has('BT-63') },
    `${termLabel('BT-63')} is missing.`,
  ),
  ...rule(
    'BR-57',
    'BT-80',
    { cii: 'BG-13', ubl: 'BG-15' },
    {
      cii: (delivery) => !delivery.has('BG-15') || isFilled(atMostOne(delivery, 'BT-80')),
      ubl: (address) => address.has('BT-80'),
    },
    `${termLabel('BT-80')} is missing.`,
  ),
  ...rule(
    'BR-61',
    'BT-84',
    { cii: 'BG-17 transfer', ubl: 'BG-16' },
    {
      cii: (account) => account.has('BT-84'),
      ubl: (means) => means.has('BT-84') || !means.all('BT-81').some((code) => /^(30|58)$/.test(normalised(code))),
    },
    `${termLabel('BT-84')} is missing for a credit transfer.`,
  ),
  ...rule(
    'BR-62',
    'BT-34',
    { cii: 'BG-0', ubl: 'BT-34' },
    {
      cii: (invoice) => !invoice.has('BT-34-channel') || isFilled(atMostOne(invoice, 'BT-34-scheme')),
      ubl: withScheme('scheme'),
    },
    noScheme('BT-34'),
  ),
  ...rule(
    'BR-63',
    'BT-49',
    { cii: 'BG-0', ubl: 'BT-49' },
    {
      cii: (invoice) => !invoice.has('BT-49-channel') || isFilled(atMostOne(invoice, 'BT-49-scheme')),
      ubl: withScheme('scheme'),
    },
    noScheme('BT-49'),
  ),
  ...rule(
    'BR-64',
    'BT-157',
    { cii: 'BG-25', ubl: 'BT-157' },
    { cii: (line) => !line.has('BT-157') || isFilled(atMostOne(line, 'BT-157-scheme')), ubl: withScheme('scheme') },
    noScheme('BT-157'),
  ),
  ...rule(
    'BR-65',
    'BT-158',
    'BT-158',
    { cii: (item) => !item.has('BT-158') || isFilled(atMostOne(item, 'BT-158-scheme')), ubl: withScheme('scheme') },
    noScheme('BT-158'),
  ),
  ...rule(
    'BR-CO-03',
    'BT-7',
    { cii: 'BG-23', ubl: 'BG-0' },
    (_group, invoice) => !(invoice.has('BT-7') && invoice.has('BT-8')),
    `${termLabel('BT-7')} and ${termLabel('BT-8')} exclude each other.`,
  ),
  ...present('BR-CO-04', 'BT-151', 'BG-25'),
  ...unjudged('BR-CO-05', 'BT-98', 'BG-20', bothSay('BT-98', 'BT-97', 'allowance')),
  ...unjudged('BR-CO-06', 'BT-105', 'BG-21', bothSay('BT-105', 'BT-104', 'charge')),
  ...unjudged('BR-CO-07', 'BT-140', 'BG-27', bothSay('BT-140', 'BT-139', 'allowance')),
  ...unjudged('BR-CO-08', 'BT-145', 'BG-28', bothSay('BT-145', 'BT-144', 'charge')),
  ...rule(
    'BR-CO-09',
    'BT-31',
    'VAT number',
    {
      cii: (registration) =>
        registration.all('number').every(({ text }) => codesOf('BR-CO-09', 'cii').has(text.slice(0, 2))),
      // This artefact looks for the two characters anywhere in its list.
      ubl: (registration) =>
        ` ${[...codesOf('BR-CO-09', 'ubl')].join(' ')} `.includes(registration.first('number')?.text.slice(0, 2) ?? ''),
    },
    'A VAT identifier (BT-31, BT-48 or BT-63) does not begin with its country.',
  ),
  ...rule(
    'BR-CO-18',
    'BG-23',
    { cii: 'BG-25', ubl: 'BG-0' },
    (_group, invoice) => invoice.has('BG-23'),
    `${termLabel('BG-23')} is missing.`,
  ),
  ...either('BR-CO-19', ['BT-73', 'BT-74'], { cii: 'BG-14' }),
  ...either('BR-CO-19', ['BT-73', 'BT-74', 'BT-8'], { ubl: 'BG-14' }),
  ...either('BR-CO-20', ['BT-134', 'BT-135'], 'BG-26'),
  ...either('BR-CO-21', ['BT-97', 'BT-98'], 'BG-20'),
  ...either('BR-CO-22', ['BT-104', 'BT-105'], 'BG-21'),
  ...either('BR-CO-23', ['BT-139', 'BT-140'], 'BG-27'),
  ...either('BR-CO-24', ['BT-144', 'BT-145'], 'BG-28'),
  ...either('BR-CO-26', ['BT-29', 'BT-30', 'BT-31'], 'BG-4'),
];
