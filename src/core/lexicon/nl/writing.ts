import type { Writing } from '../lexicon.ts';

/** How Dutch is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'nl',
  common:
    'het een van en voor met uw wij bij op dit deze factuur factuurnummer factuurdatum datum bedrag btw aantal omschrijving totaal betalen betaling klantnummer prijs excl incl gelieve',
  months: [
    'januari jan',
    'februari feb',
    'maart mrt',
    'april apr',
    'mei',
    'juni jun',
    'juli jul',
    'augustus aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'december dec',
  ],
  weekdays: 'maandag ma dinsdag di woensdag wo donderdag do vrijdag vr zaterdag za zondag zo',
  periods: {
    count: 'zeven|acht|tien|veertien|vijftien|twintig|eenentwintig|dertig|vijfenveertig|zestig|negentig',
    day: '(?:kalender|werk)?dagen|dag|dgn\\.?',
    week: 'weken',
    month: 'maanden',
  },
  owed: 'verval|betal',
} satisfies Writing;
