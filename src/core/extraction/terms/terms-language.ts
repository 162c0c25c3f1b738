import { BY, MEANS, PAID, PAID_OR_RECEIVED } from '../../lexicon/how-paid.ts';
import { inAllLanguages } from '../../lexicon/in-all-languages.ts';
import { LEXICONS } from '../../lexicon/lexicons.ts';
import { oneOf } from '../../lexicon/one-of.ts';
import {
  DAYS_BEHIND,
  DAYS_IN_WORDS,
  MONTHS_BEHIND,
  MONTHS_IN_WORDS,
  WEEKS_BEHIND,
  WEEKS_IN_WORDS,
} from '../../lexicon/periods.ts';
import { rowWords } from '../../lexicon/row-words.ts';
import { ofSmallLetters } from '../../lexicon/small-letters.ts';
import { WRITINGS } from '../../lexicon/writings.ts';
import { countsDays } from './counted-days.ts';

const wordsOf = (
  kind: 'when' | 'paying' | 'smallPrint' | 'toPay' | 'paid' | 'later' | 'settled' | 'notice' | 'offers',
) => LEXICONS.flatMap(({ terms }) => terms[kind] ?? []);
// No term has more digits; an endless number is not walked through for each language's words.
const PERIODS = [
  [DAYS_BEHIND, DAYS_IN_WORDS],
  [WEEKS_BEHIND, WEEKS_IN_WORDS],
  [MONTHS_BEHIND, MONTHS_IN_WORDS],
].map(([behind, inWords]) => String.raw`(?:\b\d{1,4}(?!\d)\)?\s*(?:${behind})|${inWords})(?!\p{L})`);
const TIMES = ofSmallLetters(...PERIODS, ...wordsOf('when'));
const PERIOD = ofSmallLetters(...PERIODS);
const PAYING = ofSmallLetters(...wordsOf('paying'));
const SMALL_PRINT = ofSmallLetters(...wordsOf('smallPrint'), String.raw`\biban\b`);

/** Terms of few words that stand alone and need no word about paying: "On receipt", "30 days net", "Rimessa diretta". */
const ALONE = ofSmallLetters(String.raw`^(?:${inAllLanguages(({ terms }) => terms.alone)})[.,!]?$`);

/** "Estimated sales tax to be collected", "TVA à reverser à l'État": who pays the tax to the state, and no day to pay. */
const OF_TAX = ofSmallLetters(inAllLanguages(({ taxes }) => taxes?.passedOn));

const standsAlone = (text: string) => ALONE.test(text.trim().toLowerCase());

/** "50 % bij opdracht, 50 % bij oplevering": a share of the price with its occasion, and another one. */
const SHARES = /^\W*(\d{1,3})\s?%\s\p{L}[^%]{2,60}?\s(\d{1,3})\s?%\s\p{L}(?:[^%]{2,60}?\s(\d{1,3})\s?%\s\p{L})?/u;

/** Whether a text tells when each share of the price is to be paid: the shares make all of it. */
function sharesPrice(text: string): boolean {
  if (!text.includes('%')) return false;
  const shares = SHARES.exec(text)?.slice(1) ?? [];
  return shares.reduce((sum, share) => sum + Number(share ?? 0), 0) === 100 && TIMES.test(text);
}

/** Whether a line speaks about when or under which discount to pay. */
export function soundsLikeTerms(printed: string): boolean {
  const text = printed.toLowerCase();
  // There are fewer words about paying to look for.
  return (
    (PAYING.test(text) && !OF_TAX.test(text) && TIMES.test(text)) ||
    ALONE.test(text.trim()) ||
    countsDays(text) ||
    countsDays(SO_BEHIND.exec(text)?.[1] ?? '') ||
    sharesPrice(text)
  );
}

/** Where to pay: the words that announce an account, or an IBAN itself. */
const ACCOUNT =
  /\b(?:iban|bic|swift|bsb|sort code)\b|\bsort:?\s\d|\bacc(?:ount|t)?\.?(?:\s?(?:no|number|nr)\.?)?:?\s?\d{4}/iu;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[\dA-Z]{4}){3}/u;

/** Whether a text tells an account to pay to. */
export function tellsAccount(text: string): boolean {
  return ACCOUNT.test(text) || IBAN.test(text);
}

/** The little word right before a date on which something is to be paid. */
const UNTIL = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${LEXICONS.map(({ terms }) => terms.until).join('|')})|\()\s*:?\s*$`,
  'iu',
);
const TO_PAY = oneOf(wordsOf('toPay'));
/** "Palettensaldo zum", "Saldo al": a balance was struck on the day behind it, and is not asked for by its name. */
const BALANCE_AS_OF = new RegExp(
  String.raw`\p{L}*(?:${inAllLanguages(({ papers }) => papers?.balance)})(?:\s(?<behind>\p{L}+))?\s(?:${inAllLanguages(({ terms }) => terms.balanceAsOf)})\s*$`,
  'iu',
);
const ON_DAY = inAllLanguages(({ terms }) => terms.onDay);
/** What was paid already, and what other days are for. */
const PAST = oneOf([
  ...wordsOf('paid'),
  // "Pago por MB Way em", "Bezahlt mit Karte am": and the day on which it was.
  String.raw`(?<!\p{L})(?:${PAID_OR_RECEIVED})\s+(?:${BY}):?\s+(?:[\p{L}\d*]+\s+){1,4}(?:(?:${ON_DAY})\s*)?$`,
  // "Der Betrag wurde am", "a été prélevé le", "was charged on": what follows tells what was done on that day.
  String.raw`(?<!\p{L})(?!.*(?:${inAllLanguages(({ terms }) => terms.agreed)}))(?:${inAllLanguages(({ terms }) => terms.was)})\s+(?:[\p{L}\d*]+\s+){0,6}(?:${ON_DAY})\s*$`,
]);
/** "Wir haben Ihre Zahlung am 22.09.2026 erhalten.": the verb ends the sentence. */
const ON_A_DAY = new RegExp(String.raw`(?<!\p{L})(?:${ON_DAY})\s*$`, 'iu');
const PAID_BEHIND = new RegExp(String.raw`^\s*(?:${PAID_OR_RECEIVED})\s*(?:[.!;]|$)`, 'iu');
const FUTURE = /\b(?:will|to|shall|should|must|may|needs? to|ha(?:s|ve) to) be\b|\bautomatically\b/iu;
/** Whether a text tells of a day on which it was paid, and of none on which it is to be: "Received by PayPal on 4 March". */
export function wasPaidOn(text: string, dates: readonly { start: number; end: number }[]): boolean {
  return (
    dates.length > 0 &&
    !statesPeriod(text) &&
    dates.every(({ start, end }) => {
      const before = text.slice(0, start);
      const isPast = PAST.test(before) || (ON_A_DAY.test(before) && PAID_BEHIND.test(text.slice(end)));
      return isPast && !FUTURE.test(before);
    })
  );
}

/** Letters of a day of the week with the little words behind it; a long sentence is not looked through for one. */
const LONGEST_WEEKDAY = 30;
/** "by Friday 6 September": the day of the week belongs to the date. */
const WEEKDAY_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${WRITINGS.flatMap(({ weekdays }) => weekdays.split(' ')).join('|')})\.?,?(?:\s(?:${inAllLanguages(({ terms }) => terms.article)}))?\s+$`,
  'iu',
);

/** "Ab dem 1. August passen wir Ihre Vorauszahlung an": a sentence that begins with such a day tells what will be so. */
const FROM_THEN = new RegExp(String.raw`^\W*(?:${inAllLanguages(({ terms }) => terms.fromThen)})\s*$`, 'iu');

/** "within 30 days, so by", "30 jours fin de mois, soit le": the day to which a term leads stands right behind it. */
const SAID_SO = String.raw`(?:[,;(–-]|\s)\s*(?:${inAllLanguages(({ terms }) => terms.so)})[,:]?\s+`;
const SO = new RegExp(String.raw`${SAID_SO}(?:\p{L}+\s+){0,3}$`, 'iu');
/** "Net 30 days - 14/03/25", "30 Tage netto = 14.03.2025". */
const SO_BY_SIGN = /\s[=–—-]\s*$/u;
/** Whether what stands before a day is the term that leads to it. */
export function leadsToDay(before: string): boolean {
  return (SO.test(before) || (SO_BY_SIGN.test(before) && mentionsPaying(before))) && statesPeriod(before);
}

/** "30 days from invoice date, i.e. 3 April": and that day, behind all that counts. */
const SO_BEHIND = new RegExp(String.raw`^(.{6,70}?)${SAID_SO}(?:\p{L}+\s+){0,3}\(?\d[^;]{2,24}$`, 'iu');

/** "Règlement : Carte bancaire le", "Payment: cash on": paid at the counter, where the day is that of the invoice. */
const AT_COUNTER = new RegExp(
  String.raw`^\s*(?:${inAllLanguages(({ payment }) => payment.called)})\s*(?:${BY}|in|en)?\s*:?\s*(?:${MEANS})\s+(?:${ON_DAY}|du|vom)\s*$`,
  'iu',
);

/** Whether what stands before a day says that it was paid in cash or by card. */
export function tellsCounter(before: string): boolean {
  return AT_COUNTER.test(before);
}

const dayInWords = (part: 'by' | 'day' | 'the') => inAllLanguages(({ terms }) => terms.dayInWords?.[part]);
/** No more than so much of a sentence is looked through for a day in words. */
const LONGEST_DAY_IN_WORDS = 120;
/** "On or before the first day of term, Wednesday": until which day, in words, and then the day itself. */
const DAY_IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${dayInWords('by')})\s(?:\p{L}+['’\s]){0,5}?\p{L}*(?:${dayInWords('day')})(?:\s\p{L}+){0,8}(?:,\s|${SAID_SO})(?:(?:${dayInWords('the')})\s)?$`,
  'iu',
);

/** A full stop that shortens a word: "abzgl. 3 % Skonto". */
export const SHORTENED = String.raw`(?<=(?<!\p{L})(?:${inAllLanguages(({ terms }) => terms.shortened)}))\.`;

/** Whether what stands before a day ends in a word for "until". */
export function endsInUntil(before: string): boolean {
  return UNTIL.test(before);
}

/** Whether the day between two pieces of a sentence is the one on which a balance was struck, and nothing asks for it then. */
export function datesBalance(before: string, after: string): boolean {
  // "Balance due on", "Saldo scadente al": its own word may ask for it.
  return BALANCE_AS_OF.test(before) && !TO_PAY.test(`${before.replace(BALANCE_AS_OF, ' $<behind> ')} ${after}`);
}

/** "auf Ihr Konto", "to your bank account", "sur votre compte": where money for the reader goes. */
const TO_YOUR_ACCOUNT = new RegExp(
  String.raw`(?<!\p{L})(?:${inAllLanguages(({ terms }) => terms.into)})\s(?:${LEXICONS.map(({ persons }) => persons.yours).join('|')})\s(?:\p{L}+\s)?(?:\p{L}{3,})?(?:${rowWords('accounts')})s?(?!\p{L})`,
  'iu',
);

/** "Das Guthaben in Höhe von 32,28 € überweisen wir am 5. Mai auf Ihr Konto": whether a text says that the reader is paid. */
export function paysReader(text: string): boolean {
  return REFUNDS.test(text) && TO_YOUR_ACCOUNT.test(text);
}

/** "Ihr Guthaben überweisen wir am": money for the reader. */
const REFUNDS = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ terms }) => terms.refunds)})`, 'iu');

/** Whether a sentence asks for money on a date: `inFront` is all of it before the date, `after` what follows. */
export function asksToPayOn(inFront: string, after: string): boolean {
  const before = inFront.slice(0, -LONGEST_WEEKDAY) + inFront.slice(-LONGEST_WEEKDAY).replace(WEEKDAY_BEFORE, '');
  const isUntil = UNTIL.test(before) || DAY_IN_WORDS.test(before.slice(-LONGEST_DAY_IN_WORDS)) || leadsToDay(before);
  if (!isUntil || speaksOfLater(before) || FROM_THEN.test(before)) return false;
  if (datesBalance(before, after) || REFUNDS.test(`${before} ${after}`)) return false;
  if (!TO_PAY.test(`${before} ${after}`) && !leadsToDay(before)) return false;
  return FUTURE.test(before) || !PAST.test(before);
}

/** "Within the coming 14 days", "the next few weeks": a span of time in which to pay. */
const SPAN = String.raw`(?!\p{L}*\s+(?:\d+\s*|\p{L}+\s+)?(?:${DAYS_BEHIND}|${WEEKS_BEHIND}|${MONTHS_BEHIND})(?!\p{L}))`;
/** Only whole words: "neste" stands in "seneste" as well, the latest day to pay. */
const LATER = ofSmallLetters(String.raw`(?<!\p{L})(?:${wordsOf('later').join('|')})${SPAN}`);

/** Whether a sentence speaks of another payment that comes after this one: "Your new instalment is due, first on …". */
export function speaksOfLater(text: string): boolean {
  return LATER.test(text.toLowerCase());
}

const NOTICE = new RegExp(String.raw`(?:${[...wordsOf('notice'), ...wordsOf('offers')].join('|')})`, 'iu');

/**
 * Whether a sentence has another reason for its day than money: "Bis zum 31.10. muss uns Ihre Kündigung vorliegen", "Your
 * code can be redeemed until 31 January".
 */
export function speaksOfNotice(text: string): boolean {
  return NOTICE.test(text) && !TO_PAY.test(text);
}

/** "14 days", "2 weeks". */
export function statesPeriod(text: string): boolean {
  return PERIOD.test(text.toLowerCase());
}

export function mentionsTime(text: string): boolean {
  return TIMES.test(text.toLowerCase());
}

const SETTLED = new RegExp(String.raw`(?<!\p{L})(?:${wordsOf('settled').join('|')})(?!\p{L})`, 'iu');

/** "until all of it has been paid", "wenn der Betrag bezahlt ist": what is spoken of is yet to come. */
const ONCE = new RegExp(String.raw`(?<!\p{L})(?:${inAllLanguages(({ terms }) => terms.once)})(?!\p{L})`, 'iu');

/** Whether the first sentence of a text says that all was paid before: "Die Rechnung ist bereits bezahlt". */
export function saysItIsPaid(text: string): boolean {
  const first = text.split(/(?<=\p{L}{3})[.;!]\s/u, 1)[0]!;
  return SETTLED.test(first) && !ONCE.test(first);
}

/** How it was paid, not when it is to be paid: "Paid via PayPal", "Betaald met: iDEAL", "Visa ending in 4242". */
const METHOD = oneOf([
  String.raw`^(?:status:?\s*)?(?:${LEXICONS.map(({ terms }) => terms.method).join('|')})(?!\p{L})`,
  String.raw`^(?:visa|mastercard|amex|paypal|ideal|apple pay|google pay)\b|^(?=.{0,60}$).*(?:ending in \d{4}|[•*x]{4}\s?\d{4})`,
]);

export function namesOnlyMethod(text: string): boolean {
  return METHOD.test(text.trim()) && !standsAlone(text);
}

/** "Réglé par carte le …", "Bezahlt mit PayPal": how it was paid. */
const WAS_PAID_BY = new RegExp(String.raw`^\W*(?:${PAID})\s(?:${BY})(?!\p{L})`, 'iu');

/** What is written or stamped behind a day: "– SALDATO", "(paid)", "BEZAHLT". */
const MARK = new RegExp(String.raw`^\s*[–—:|(*/-]+\s*(?:${PAID})\W*$|^\s+(?=\p{Lu}{4})(?:${PAID})\W*$`, 'iu');

/** Whether a text is a mark that what stands before it was paid. */
export function marksPaid(behind: string): boolean {
  return MARK.test(behind);
}

export function tellsPaidBy(text: string): boolean {
  return WAS_PAID_BY.test(text) && !standsAlone(text);
}

export function mentionsPaying(text: string): boolean {
  return PAYING.test(text.toLowerCase());
}

const PLEASE = new RegExp(
  String.raw`(?<!\p{L})(?:${LEXICONS.map(({ terms }) => terms.please).join('|')})(?!\p{L})`,
  'iu',
);

/** Whether somebody is asked politely, which a label does not do unless it ends in a colon. */
export function asksPolitely(text: string): boolean {
  return PLEASE.test(text);
}

/**
 * "von Ihrem Konto mit der IBAN", "from your account (IBAN", "auf unser Konto bei der Landesbank, IBAN": where the money is
 * taken from or goes to, in the sentence that says when.
 */
const OF_ACCOUNT = ofSmallLetters(
  String.raw`(?<!\p{L})(?:(?:${LEXICONS.map(({ persons }) => persons.yours).join('|')})\s(?:\p{L}+[\s(:]+){1,4}|(?:${LEXICONS.map(({ persons }) => persons.ours).join('|')})\s(?:\p{L}+[\s(:,.]+){1,8})iban(?!\p{L})`,
);

/** Penalties, reservations and bank details: about money, but no terms. */
export function soundsLikeSmallPrint(text: string): boolean {
  const small = text.toLowerCase();
  return SMALL_PRINT.test(small) && (!small.includes('iban') || SMALL_PRINT.test(small.replace(OF_ACCOUNT, '')));
}

const SAYS = new RegExp(String.raw`^\s(?:${inAllLanguages(({ terms }) => terms.saysOf)})(?!\p{L})`, 'iu');

/**
 * Whether a label without a colon begins a sentence: "Pago a", "Règlement par", "Terms of payment" before "are 45 days",
 * "Paiement" before "comptant à la livraison", "Betaling" before "vooraf".
 */
export function beginsSentence(label: string, behind: string): boolean {
  if (/\s(?:\p{L}|par|per)$/u.test(label) || SAYS.test(behind)) return true;
  return (
    /^\p{L}+$/u.test(label) &&
    /^\s\p{Ll}/u.test(behind) &&
    (ONE_WORD.test(behind) || standsAlone(behind.split(/(?<=\p{Ll}{3})\.\s/u, 1)[0]!))
  );
}

/** "Betaling" before "vooraf". */
const ONE_WORD = /^\s\p{Ll}+[.!]?$/u;

const BIDS = new RegExp(
  String.raw`^(?:${inAllLanguages(({ terms }) => terms.bids)}|${LEXICONS.flatMap(({ terms }) => terms.debit?.means ?? []).join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a line bids to pay, or tells that the money is taken, where a label would name a day: "À régler avant le". */
export function bidsToPay(line: string): boolean {
  return BIDS.test(line);
}
