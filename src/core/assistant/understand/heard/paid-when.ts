import type { Language, Plan } from '../../plan.ts';
import { markPattern } from '../text/marked-text.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';

/** "Were paid in May", "got their money last month": `{time}` is where a span of time stands. */
const PAID_THEN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:got|get|gets|were|was|been|being|is|are|have|has)(?: (?:actually|already|fully|all))* (?:paid|settled|cleared|reimbursed)(?: (?:off|out|up))?(?: \\p{L}+){0,2} {time}',
    '(?:invoices?|bills?|documents?|ones|those|what)(?: that)?(?: (?:actually|already|fully))* (?:paid|settled|cleared)(?: (?:in|on|during|by|since|within|before|after|last))* {time}',
    '(?:got|received?|saw) (?:\\p{L}+ ){0,2}(?:money|payments?|cash)(?: \\p{L}+){0,3} {time}',
  ],
  de: [
    '(?:wurden?|sind|ist|worden)(?: \\p{L}+){0,5} {time}(?: \\p{L}+){0,5} (?:bezahlt|beglichen|gezahlt|überwiesen)',
    '{time}(?: \\p{L}+){0,4} (?:bezahlte|beglichene)[nrsm]?(?! rechnung)',
    '{time}(?: \\p{L}+){0,4} (?:bezahlt|beglichen|gezahlt|überwiesen) (?:wurden?|worden|haben)',
    '{time}(?: \\p{L}+){0,4} (?:geld|zahlungen?)(?: \\p{L}+){0,2} (?:bekommen|erhalten|gekriegt)',
    '(?:geld|zahlungen?) (?:bekommen|erhalten|gekriegt)(?: \\p{L}+){0,3} {time}',
  ],
  fr: [
    '(?:été|etaient|sont|est|furent)(?: \\p{L}+){0,2} (?:payée?s?|réglée?s?|soldée?s?)(?: \\p{L}+){0,3} {time}',
    '(?:factures?|celles) (?:payées?|réglées?|soldées?|acquittées?)(?: (?:en|au|aux|le|la|depuis|pendant|avant|après))* {time}',
    "(?:reçu|touché|encaissé) (?:de l'argent|leur argent|un paiement|des paiements)(?: \\p{L}+){0,3} {time}",
  ],
};

/** "Paid late", "settled in time": on which day something was paid, held against its due date. */
const PAID_LATE: Readonly<Record<Language, string>> = {
  // What is to be paid in time is ahead.
  en: '(?<!(?:to|must|should|shall|will|can|could|be|(?:should|must|shall|can|could|will) (?:i|we)) )(?:paid|pay|settled?|paying)(?: (?!and|or|but|by)\\p{L}+){0,2} (?:late|too late|on time|in time|early|too early)(?! (?:fees?|charges?|invoices?|bills?))|(?<!(?:to|must|should|shall|will|can|could|be) )(?:paid|settled?)(?: \\p{L}+){0,2} (?:before|after) (?:the |their |its )?due dates?',
  de: '(?:zu spät|verspätet|rechtzeitig|pünktlich|fristgerecht|termingerecht|vor fälligkeit|nach fälligkeit|zu früh)(?: \\p{L}+){0,2} (?:bezahlte?[nrsm]?|gezahlt|beglichene?[nrsm]?|überwiesen)',
  fr: "(?:payé|réglé)e?s? (?:trop tard|en retard|à temps|dans les délais|à l'échéance|en avance|avant (?:l')?échéance|après (?:l')?échéance)",
};

/** What was owed on a day that is gone: "as of 31 March", "zum Jahresende". Such words are a part of the span of time by then. */
const STATE_OF_THEN: Readonly<Record<Language, string>> = {
  en: 'as (?:of|at|per)|balances? (?:(?:owed|due|outstanding|payable|open) )?(?:(?:to|with|for|from) .{1,40} )?(?:at|on) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d{1,4}[./-]\\d)|(?:at|by) (?:the )?(?:(?:year|month|quarter)[- ]end|end of (?:last|the last|the previous))',
  de: '(?:zum|per) (?:\\d|ende|stichtag|jahres|monats|quartals|letzten|ersten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)',
  fr: "(?:arrêtée?s? )?(?<!(?:du|jusqu') ?.{0,20})au (?:\\d|premier|dernier)|(?:(?:à|en) )?(?:la )?fin (?:de |d'|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
};

/**
 * No invoice tells when it was paid: who was paid in May, and what was owed at the end of March, cannot be told from the
 * dates of invoices. What was *spent* in May can: it is what was billed then.
 */
export function paidWhen(said: Said, { wish, where, language }: Plan, message: string, today: string): boolean {
  const isOfDocuments =
    wish.kind === 'list' || wish.kind === 'names' || (wish.kind === 'aggregate' && wish.operation === 'count');
  const isOwed =
    where.payment === 'unpaid' || where.payment === 'overdue' || ('measure' in wish && wish.measure === 'owed');
  if (says(said.text, PAID_LATE[language])) return true;
  // "Invoices that were paid in May" are no sum of what was spent.
  const isOfSuch = said.has('invoice') && !said.has('howMuch') && !said.has('total');
  if ((isOfDocuments || isOfSuch) && where.period && PAID_THEN[language].some((source) => says(said.text, source)))
    return true;
  // What is due by the end of the month is ahead.
  const isOfToday = where.period?.from === today && where.period.to === today;
  return isOwed && where.due === undefined && !isOfToday && says(message, STATE_OF_THEN[language]);
}

const says = (text: string, source: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source).replaceAll('{time}', markPattern('time'))})`, 'u').test(
    text,
  );
