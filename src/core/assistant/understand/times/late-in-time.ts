import type { Language } from '../../plan.ts';
import { type Reading, saidIn } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { markPattern } from '../text/marked-text.ts';
import { spansOf } from '../text/spans.ts';
import type { Said } from '../words/concepts.ts';

const TIME = markPattern('time');
/** In German the time stands in front, too: "diese Woche überfällig", "seit Mai schon überfällig". */
const IN_FRONT = new RegExp(
  `(?<!(?:von|vom|aus|des|der)\\s+)(?<lead>(?:im|in|seit)\\s+)?(?<time>${TIME})(?:\\s+(?:schon|bereits|noch|neu))*\\s+$`,
  'u',
);
const BEHIND: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^\\s+(?<lead>(?:since|in|during|within|over)\\s+(?:the\\s+)?)?(?<time>${TIME})`, 'u'),
  de: new RegExp(`^(?:\\s+(?:geworden|gewesen))?\\s+(?<lead>(?:seit|im|in)\\s+)?(?<time>${TIME})`, 'u'),
  fr: new RegExp(`^\\s+(?<lead>(?:depuis|en|au cours de|pendant|durant)\\s+)?(?<time>${TIME})`, 'u'),
};
/** "Overdue invoices this week": what is dated so lately is not due yet. */
const INVOICES =
  /^\s+(?:invoices?|bills?|ones|payments?|amounts?|rechnung(?:en)?|betrage|betraege|factures?|montants?)(?=\s)/u;
/** Words that a time begins with where it is no part of the invoice's date: "since May", "last month". */
const RUNS = /^(?:since|in|im|during|within|seit|depuis|en|pendant|durant)\s/u;
const RELATIVE =
  /^(?:(?:the|in|im|au|le|la)\s+)*(?:this|last|past|current|previous|yesterday|diese[nrms]?|letzte[nrms]?|vorige[nrms]?|vergangene[nrms]?|gestern|cette|ce|hier)(?!\p{L})|(?:dernier|derniere|passee?|precedente?|en cours)$/u;
/** "En retard du mois dernier": of invoices of then. */
const IS_OF = /^(?:du|de|des|d'|vom|von|aus|from|of)(?!\p{L})/u;
const PRESENT =
  /^(?:(?:the|in|au)\s+)*(?:this|current|diese[nrms]?|cette|ce)\s+(?:week|month|woche|monat|semaine|mois)/u;

/** "Overdue this week", "überfällig seit Mai": a time that says since when something is late, rather than what it is of. */
export function isLateInTime(reading: Reading, said: Said): boolean {
  const { text } = saidIn(reading);
  const message = foldQuestion(reading.message);
  const { language } = reading.dictionary;
  return spansOf(text, said.patterns.concepts.overdue).some(({ start, end }) => {
    const front = language === 'de' ? IN_FRONT.exec(text.slice(0, start)) : null;
    if (front && runs(front, message.slice(front.index))) return true;
    const rest = text.slice(end);
    const behind = BEHIND[language].exec(rest);
    if (behind) return runs(behind, message.slice(end));
    const noun = INVOICES.exec(rest);
    const ofInvoices = noun && BEHIND[language].exec(rest.slice(noun[0].length));
    return ofInvoices ? PRESENT.test(saidTime(ofInvoices, message.slice(end + noun[0].length))) : false;
  });
}

const runs = (match: RegExpExecArray, message: string): boolean => {
  const time = saidTime(match, message);
  if (IS_OF.test(time)) return false;
  return match.groups?.lead !== undefined || RUNS.test(time) || RELATIVE.test(time);
};

/** The words that the mark of a time stands for. */
function saidTime(match: RegExpExecArray, message: string): string {
  const time = match.groups!.time!;
  const start = match[0].indexOf(time);
  return message.slice(start, start + time.length).trim();
}
