import { addDays } from '../../../values/calendar-date.ts';
import type { Conditions, DateRange } from '../../plan.ts';
import { type Reading, saidIn } from '../reading.ts';
import { documentsOfIt, ordinalDocument } from '../shown/shown-documents.ts';
import { standsForShown } from '../shown/stands-for-shown.ts';
import { markPattern } from '../text/marked-text.ts';
import { patternSource } from '../text/word-pattern.ts';
import { isLateInTime } from '../times/late-in-time.ts';
import { contiguous } from '../times/ranges.ts';
import { Said } from '../words/concepts.ts';
import { missingFields, namedFields, requiredFields, type SaidField, totalsWithAmount } from '../words/read-fields.ts';
import type { SaidAmounts } from './read-amounts.ts';
import { saidCurrency, saidPayment, saidTypes, saidWeekday } from './read-conditions.ts';

/** Fields that documents may well be asked to have: every invoice has the others. */
const REQUIRABLE: ReadonlySet<string> = new Set([
  ...[
    'IBAN',
    'BIC',
    'PURCHASE_ORDER',
    'DUE_DATE',
    'PAYMENT_TERMS',
    'CUSTOMER_NUMBER',
    'SELLER_TAX_ID',
    'DELIVERY_DATE',
  ],
]);

/** Of sellers such fields are asked for ("suppliers with e-mail addresses"); of documents they are conditions. */
const REQUIRABLE_OF_DOCUMENTS: ReadonlySet<string> = new Set([
  'EMAIL',
  'PHONE',
  'URL',
  'SERVICE_PERIOD',
  'BUYER_TAX_ID',
]);

/** "Have we paid anything to Dubois?" asks for what was. */
const SOMETHING =
  /(?<!\p{L})(?:(?:et)?was|irgendwas|irgendwelche|einige|jemals|quelque chose|quelques|certaines|jamais|any|some|anything|something|ever)(?!\p{L})/u;

const SOME_OF_THEM = /(?<!\p{L})(?:welche|eine|einige|any|some|certaines|quelques-unes)(?!\p{L})/u;

/** "A-t-on payé Dubois ?" */
const PAID_WHOM = new RegExp(
  `^\\s*(?:(?:and|so|ok|hi|hello|please|also) )*(?:have|has|had|did) (?:we|i) (?:already |fully |yet |also )*(?:paid|pay|settled?)\\s+(?:off\\s+)?(?:(?:all|the|all the)\\s+)?${markPattern('name')}(?:'s|s)?(?: (?:invoices?|bills?))?(?: (?:yet|already|in full|off|up))?[\\s?.!]*$|(?<!\\p{L})(?:paye|regle)(?: a| chez)?\\s+${markPattern('name')}[\\s?.!]*$|^\\s*${markPattern('name')}\\s+(?:est|a)(?:-t)?-(?:il|elle)(?: ete| bien| deja)* (?:paye|regle)e?[\\s?.!]*$`,
  'u',
);

/** "Moreau est-il payé ?": with the name in front. */
const IS_PAID = new RegExp(`^\\s*${markPattern('name')}\\s+(?:est|a)(?:-t)?-(?:il|elle)(?!\\p{L})`, 'u');

interface SaidOf {
  isDue: boolean;
  isNotOverdue: boolean;
  isPartlyPaid: boolean;
  amounts: SaidAmounts;
  periods: readonly DateRange[];
}

/** Which documents are meant, but for names. Fields that are asked to be missing or there are taken out of the text. */
export function readWhere(
  reading: Reading,
  { isDue, isNotOverdue, isPartlyPaid, amounts, periods }: SaidOf,
): { where: Conditions; asksWhetherAll: boolean } {
  const { missing, required, earlyPayment } = takeFields(reading);
  const { scope, dictionary } = reading;
  const said = saidIn(reading);
  const types = typesSaid(reading, said);
  const asksHowMuch = (said.has('howMuch') && !said.has('howMany')) || (said.has('spend') && said.has('total'));
  // "Have we paid Dubois?" is not answered by what was paid, where something is left to pay.
  // How much was paid is another question.
  const asksOfSeller = !said.has('howMuch') && (said.form('yesNo') !== null || IS_PAID.test(said.text));
  const isOfSeller =
    reading.mentions.length > 0 &&
    asksOfSeller &&
    !SOMETHING.test(said.text) &&
    !(['latest', 'earliest', 'largest', 'smallest'] as const).some((concept) => said.has(concept));
  // "Are they paid?" of those just shown.
  const isOfShown =
    scope.previous !== undefined && standsForShown(said, dictionary.language) && !SOME_OF_THEM.test(said.text);
  const asksWhetherAll =
    (said.has('isThere') || asksOfSeller) &&
    (said.form('allOf') !== null || isOfSeller || isOfShown) &&
    (said.form('paidAtEnd') !== null || (isOfSeller && PAID_WHOM.test(said.text)));
  const payment = asksWhetherAll
    ? // "Are all invoices paid?" asks for those that are not.
      ('unpaid' as const)
    : saidPayment(said.without('failedChecks'), asksHowMuch || said.has('tax') || said.has('net'));
  const ids = idsMeant(reading, said);
  const named = said.has('byCurrency') && !said.form('negation') ? {} : saidCurrency(said, dictionary);
  const currency = amounts.currency ? { currency: amounts.currency } : named;
  const weekday = saidWeekday(said.text, dictionary, scope.today, isDue);
  // "On Friday last week": the Fridays of that time.
  const isByWeekday = weekday.isEvery || (weekday.weekday && periods.length > 0);
  const period = periods.length === 1 ? periods[0] : (weekday.period ?? (periods.length > 1 && contiguous(periods)));
  const where: Conditions = {
    ...(period && inTime(reading, said, period, { isDue, payment })),
    ...(isByWeekday && !said.has('byWeekday') && { weekday: weekday.weekday }),
    ...amounts,
    ...currency,
    ...(payment && { payment }),
    ...(isNotOverdue && { notOverdue: true as const, payment: 'unpaid' as const }),
    ...(isPartlyPaid && { partlyPaid: true as const, payment: payment ?? ('unpaid' as const) }),
    ...(types && { types }),
    ...(earlyPayment && { discount: true as const }),
    ...(missing.length > 0 && { missing: labelsOf(missing) }),
    ...(required.length > 0 && { has: labelsOf(required) }),
    ...(ids && { ids }),
    ...(said.has('failed') && said.has('document') && !said.has('failedChecks') && { status: 'failed' as const }),
    ...(said.has('processing') && !said.has('invoice') && { status: 'processing' as const }),
    ...(said.has('review') && !ids && { review: 'needed' as const }),
  };
  return { where, asksWhetherAll };
}

const labelsOf = (fields: readonly SaidField[]) => [...new Set(fields.map(({ label }) => label))];

/** "With early payment discount": of all payment terms those that grant one. */
function takeFields(reading: Reading): {
  missing: SaidField[];
  required: SaidField[];
  earlyPayment: boolean;
} {
  const { dictionary, text } = reading;
  const said = saidIn(reading);
  // "Without VAT" is a net amount rather than a document that states none.
  const isNet = said.has('net') && ((!said.has('invoice') && !said.has('document')) || said.has('howMuch'));
  const isEarlyPayment = ({ start, length }: SaidField) =>
    said.patterns.forms.earlyPayment.test(said.text.slice(start, start + length));
  // Those without one are no documents without payment terms.
  const missing = missingFields(said, dictionary).filter(
    (field) => !(field.label === 'TAX_AMOUNT' && isNet) && !isEarlyPayment(field),
  );
  for (const { start, length } of totalsWithAmount({ said, missing })) text.blank(start, length);
  const isOfDocuments = (said.has('invoice') || said.has('document')) && !said.has('seller');
  // "Don't have a": what is missing is not had as well.
  const asked = requiredFields(said, dictionary).filter(
    ({ label, start }) =>
      (REQUIRABLE.has(label) || (isOfDocuments && REQUIRABLE_OF_DOCUMENTS.has(label))) &&
      !missing.some((field) => field.start === start),
  );
  const required = asked.filter((field) => !isEarlyPayment(field));
  // "With Skonto or without order number" is neither of both alone.
  const earlyPayment = asked.some(isEarlyPayment) && said.form('either') === null;
  const before = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${patternSource(`${dictionary.without}|${dictionary.with}`)})(?:\\s+(?:both|either|sowohl|a la fois))?(?:\\s+\\p{L}+'?)?\\s+$`,
    'u',
  );
  for (const { start, length } of [...missing, ...(earlyPayment ? asked : required)]) {
    // With the "without" in front, which would else stand in front of what follows.
    const lead = before.exec(text.text.slice(0, start))?.index ?? start;
    text.blank(lead, start - lead + length);
  }
  return { missing, required, earlyPayment };
}

function typesSaid({ dictionary }: Reading, said: Said): string[] | undefined {
  // "Which order does it belong to?" asks for a number that invoices state.
  const ofOrder = namedFields(said).filter(({ label }) => label === 'PURCHASE_ORDER');
  const types = saidTypes(new Said(blanked(said.text, ofOrder), said.patterns));
  if (!types) return undefined;
  const excluded = new RegExp(
    `(?:${patternSource(dictionary.except)}|${patternSource(dictionary.without)})\\s+(?:the |any |die |der |les |des )?(?:${patternSource(dictionary.concepts.creditNote)})`,
    'u',
  ).test(said.text);
  if (excluded) return ['invoice'];
  // "Spending less credit notes" is what spending means anyway.
  return said.has('spend') && types.includes('invoice') ? undefined : types;
}

const blanked = (text: string, fields: readonly SaidField[]) =>
  fields.reduce(
    (left, { start, length }) => left.slice(0, start) + ' '.repeat(length) + left.slice(start + length),
    text,
  );

/** Documents by their number, the one asked about, or some of those shown before. */
function idsMeant(reading: Reading, said: Said): string[] | undefined {
  const { scope } = reading;
  if (scope.documents.length > 0) return scope.documents.map(({ id }) => id);
  if (scope.documentId) return [scope.documentId];
  return ordinalDocument(reading) ?? documentsOfIt(reading, said);
}

const isOfFiles = (said: Said) => said.has('document') && !said.has('invoice');

/** Whole months, quarters or years, that which runs included; no day, week or "since". */
function isOfCalendar({ from, to }: DateRange): boolean {
  if (!from?.endsWith('-01') || !to || from === to) return false;
  const isWhole = addDays(to, 1).endsWith('-01');
  return isWhole || to.slice(8) > '07';
}

/** By invoice date, due date or the day of the upload. */
function inTime(
  reading: Reading,
  said: Said,
  period: DateRange,
  { isDue, payment }: { isDue: boolean; payment: Conditions['payment'] },
): Conditions {
  const { today } = reading.scope;
  const isOwedLater = said.has('owed') && (period.from ?? '') >= today && (period.to ?? '9') > today;
  // "More than 30 days overdue" counts from the due date.
  const isLongOverdue = payment === 'overdue' && !period.from;
  if (isDue || isOwedLater || isLongOverdue) return { due: period };
  if (payment === 'overdue') {
    // What is overdue today was due on any day before.
    if (period.from === today && period.to === today) return { due: { to: today } };
    if (isLateInTime(reading, said)) return { due: period };
  }
  // Invoices that arrived in May are those of May; what arrived yesterday or since Monday was written before.
  const isOfUpload = said.has('uploaded') || (said.has('arrived') && !(isOfCalendar(period) && !isOfFiles(said)));
  return isOfUpload && !said.has('failedChecks') ? { uploaded: period } : { period };
}
