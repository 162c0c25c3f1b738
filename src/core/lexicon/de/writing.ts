import type { Writing } from '../lexicon.ts';

/** How German is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'de',
  common:
    'der die das und mit fur von zu den dem ist sind wir sie ihre bei nach rechnung rechnungsnummer datum menge betrag zahlbar summe mwst ust netto einzelpreis innerhalb tagen gesamt kundennummer vom',
  months: [
    'januar jan jaenner janner',
    'februar feb febr',
    'marz maerz mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  weekdays: 'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so',
  periods: {
    count:
      'sieben|acht|zehn|vierzehn|f[üu]nfzehn|zwanzig|einundzwanzig|drei(?:ß|ss)ig|f[üu]nfundvierzig|sechzig|neunzig',
    day: '(?:kalender|arbeits|werk|bank(?:arbeits)?|geschäfts)?tage?n?|tag',
    week: 'wochen?',
    month: 'monate?n?',
  },
  owed: 'fällig|zahl(?:bar|ung)?|zahlungsziel',
} satisfies Writing;
