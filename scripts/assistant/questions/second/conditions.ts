import { LEDGER_TODAY, type LedgerDocument } from '../../ledger.ts';
import { amounts, dated, from, ids, isInvoice, isUnpaid, key, left, type QuestionKind, spent } from '../question.ts';

const in2025 = dated('2025-01-01', '2025-12-31');
const count = (all: readonly LedgerDocument[]) => ({ count: all.length });
const day = (offset: number) =>
  new Date(Date.parse(`${LEDGER_TODAY}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
const weekday = ({ date }: LedgerDocument) => new Date(`${date}T00:00:00Z`).getUTCDay();

export const CONDITIONS: readonly QuestionKind[] = [
  {
    kind: 'except two',
    expected: (all) =>
      spent(
        all
          .filter(in2025)
          .filter(({ currency }) => currency === 'USD')
          .filter((one) => !from('Blue Ocean Logistics LLC')(one) && !from('Paperworks Inc')(one)),
      ),
    en: ['2025 USD spending leaving out Blue Ocean Logistics and Paperworks'],
    de: ['USD-Ausgaben 2025 außer Blue Ocean Logistics und Paperworks'],
    fr: ['Dépenses 2025 en USD hormis Blue Ocean Logistics et Paperworks'],
  },
  {
    kind: 'not in a currency',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter(({ date }) => date >= '2026-01-01')
          .filter(({ currency }) => currency !== 'EUR'),
      ),
    en: ['How many 2026 invoices are not in euros?'],
    de: ['Wie viele Rechnungen aus 2026 sind nicht in Euro?'],
    fr: ['Combien de factures de 2026 ne sont pas en euros ?'],
  },
  {
    kind: 'unpaid over an amount',
    expected: (all) => ids(all.filter(isUnpaid).filter(({ currency, total }) => currency === 'GBP' && total > 100_000)),
    en: ['Which GBP invoices above 1,000 have we still not settled?'],
    de: ['Offene Rechnungen über 1000 GBP anzeigen'],
    fr: ['Factures impayées de plus de 1000 GBP'],
  },
  {
    kind: 'long overdue',
    expected: (all) => count(all.filter(isUnpaid).filter(({ due }) => due !== null && due < day(-60))),
    en: ['How many invoices are overdue by more than 60 days?'],
    de: ['Wie viele Rechnungen sind seit mehr als 60 Tagen überfällig?'],
    fr: ['Combien de factures sont en retard de plus de 60 jours ?'],
  },
  {
    kind: 'unpaid and not overdue',
    expected: (all) => ids(all.filter(isUnpaid).filter(({ due }) => due === null || due >= LEDGER_TODAY)),
    en: ['Unpaid invoices that are not overdue yet'],
    de: ['Welche unbezahlten Rechnungen sind noch nicht überfällig?'],
    fr: ['Factures impayées mais pas encore en retard'],
  },
  {
    kind: 'due until the end of the month',
    // What is overdue has to be paid by then too.
    expected: (all) => ids(all.filter(isUnpaid).filter(({ due }) => due !== null && due <= '2026-06-30')),
    en: ['What do I have to pay by the end of this month?'],
    de: ['Welche Rechnungen sind bis Ende dieses Monats zu zahlen?'],
    fr: ["Quelles factures faut-il régler d'ici la fin du mois ?"],
  },
  {
    kind: 'without a due date',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter(in2025)
          .filter(({ due }) => due === null),
      ),
    en: ['Number of 2025 invoices that lack a due date'],
    de: ['Bei wie vielen Rechnungen von 2025 fehlt das Fälligkeitsdatum?'],
    fr: ["Combien de factures de 2025 n'ont pas de date d'échéance ?"],
  },
  {
    kind: 'two fields missing',
    expected: (all) =>
      ids(all.filter(isInvoice).filter(({ iban, purchaseOrder }) => iban === null && purchaseOrder === null)),
    en: ['Invoices with neither an IBAN nor a purchase order'],
    de: ['Rechnungen ohne IBAN und ohne Bestellnummer'],
    fr: ['Factures sans IBAN et sans numéro de commande'],
  },
  {
    kind: 'on a weekday',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter(in2025)
          .filter((one) => weekday(one) === 5),
      ),
    en: ['How many of the 2025 invoices carry a Friday as their date?', 'number of invoices dated on Fridays in 2025'],
    de: ['Wie viele Rechnungen wurden 2025 freitags ausgestellt?'],
    fr: ['Combien de factures ont été émises un vendredi en 2025 ?'],
  },
  {
    kind: 'seller and buyer',
    expected: (all) =>
      count(
        all
          .filter(isInvoice)
          .filter(from('Stadtwerke Lindau AG'))
          .filter(({ buyer }) => key(buyer) === key('Fenwick Holdings Ltd')),
      ),
    en: ['How many Stadtwerke Lindau invoices are addressed to Fenwick Holdings?'],
    de: ['Wie viele Rechnungen von Stadtwerke Lindau gingen an Fenwick Holdings?'],
    fr: ['Combien de factures de Stadtwerke Lindau sont adressées à Fenwick Holdings ?'],
  },
  {
    kind: 'either of two sellers',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(dated('2026-04-01', '2026-04-30'))
          .filter((one) => from('Transports Moreau SA')(one) || from('Imprimerie Dubois SARL')(one)),
      ),
    en: ['April invoices from Transports Moreau or Imprimerie Dubois'],
    de: ['Rechnungen aus dem April von Transports Moreau oder Imprimerie Dubois'],
    fr: ["Factures d'avril de Transports Moreau ou Imprimerie Dubois"],
  },
  {
    kind: 'uploaded last week',
    expected: (all) => count(all.filter(({ uploaded }) => uploaded >= '2026-06-08' && uploaded <= '2026-06-14')),
    en: ['How many documents did I upload last week?'],
    de: ['Wie viele Dokumente wurden letzte Woche hochgeladen?'],
    fr: ['Combien de documents ont été importés la semaine dernière ?'],
  },
  {
    kind: 'oldest unpaid',
    expected: (all) =>
      ids(
        all
          .filter(isUnpaid)
          .sort((a, b) => (a.date < b.date ? -1 : 1))
          .slice(0, 1),
      ),
    en: ['What is our oldest unpaid invoice?'],
    de: ['Welche ist die älteste unbezahlte Rechnung?'],
    fr: ['Quelle est la plus ancienne facture impayée ?'],
  },
  {
    kind: 'second largest',
    expected: (all) =>
      ids(
        all
          .filter(isInvoice)
          .filter(({ currency }) => currency === 'GBP')
          .sort((a, b) => b.total - a.total)
          .slice(1, 2),
      ),
    en: ['Show the second largest invoice in GBP'],
    de: ['Welche ist die zweitgrößte Rechnung in GBP?'],
    fr: ['Quelle est la deuxième plus grosse facture en GBP ?'],
  },
  {
    kind: 'last months',
    expected: (all) => spent(all.filter(from('Imprimerie Dubois SARL')).filter(dated('2025-12-17', '2026-06-17'))),
    en: ['Spending at Imprimerie Dubois over the past 6 months'],
    de: ['Ausgaben bei Imprimerie Dubois in den vergangenen sechs Monaten'],
    fr: ["dépenses chez l'Imprimerie Dubois sur les 6 derniers mois"],
  },
  {
    kind: 'days written with slashes',
    expected: (all) => count(all.filter(isInvoice).filter(dated('2025-02-20', '2025-06-25'))),
    en: ['How many invoices between 20/02/2025 and 25/06/2025?'],
    de: ['Wie viele Rechnungen vom 20.2.2025 bis 25.6.2025?'],
    fr: ['Combien de factures entre le 20/02/2025 et le 25/06/2025 ?'],
  },
  {
    kind: 'months ago',
    expected: (all) => count(all.filter(isInvoice).filter(dated('2026-03-01', '2026-03-31'))),
    en: ['how many invoices three months ago'],
    de: ['wie viele Rechnungen gab es vor drei Monaten'],
    fr: ['combien de factures il y a trois mois ?'],
  },
  {
    kind: 'tax in a time without any',
    expected: () => ({ nothing: true }),
    en: [
      'Transports Moreau: VAT for the first three months of 2025',
      'How much tax did Transports Moreau charge in Q1 2025?',
    ],
    de: ['Wie viel Umsatzsteuer hat Transports Moreau im 1. Quartal 2025 berechnet?'],
    fr: ['Montant de TVA de Transports Moreau au T1 2025'],
  },
  {
    kind: 'owed in a currency',
    expected: (all) =>
      amounts(
        all.filter(isUnpaid).filter(({ currency }) => currency === 'CHF'),
        left,
      ),
    en: ['How many Swiss francs are still outstanding?', 'total of open CHF bills'],
    de: ['Wie viele Franken sind noch offen?'],
    fr: ['Combien de francs suisses restent à payer ?'],
  },
];
