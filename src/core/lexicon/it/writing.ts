import type { Writing } from '../lexicon.ts';

/** How Italian is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'it',
  common:
    'il lo gli della dei e per con di un una fattura data importo quantita prezzo cliente iva descrizione scadenza pagamento numero imponibile totale vostra grazie nostra entro',
  months: [
    'gennaio gen',
    'febbraio feb',
    'marzo mar',
    'aprile apr',
    'maggio mag',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set sett',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  weekdays: 'lunedì lun martedì mar mercoledì mer giovedì gio venerdì ven sabato sab domenica dom',
  periods: {
    count: 'sette|otto|dieci|quattordici|quindici|venti|ventuno|trenta|quarantacinque|sessanta|novanta',
    day: 'giorni|gg',
    week: 'settimane',
    month: 'mesi',
  },
  joints: { ordinal: '°', ofMonth: 'di', ofYear: 'di|del' },
  owed: 'scadenza|pagamento|pagare',
} satisfies Writing;
