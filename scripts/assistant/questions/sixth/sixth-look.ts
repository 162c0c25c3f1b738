import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  averageOf,
  BERGMANN,
  CAFE,
  CATERING,
  CHF,
  CONSULTING,
  countInvoices,
  countOf,
  DUBOIS,
  EUR,
  eachBy,
  earliest,
  either,
  every,
  GARDENS,
  GBP,
  HARBOUR,
  HELVETIA,
  isCreditNote,
  isDue,
  isOverdue,
  isPaid,
  LINDAU,
  largest,
  latest,
  listInvoices,
  listOf,
  MOREAU,
  MUELLER,
  month,
  monthOf,
  NORTHWIND_TOOLS,
  netOf,
  not,
  nothing,
  OCEAN,
  owedOn,
  PAPERWORKS,
  refuses,
  says,
  sellerOf,
  sides,
  smallest,
  spentOn,
  sumOfLargest,
  TRADERS,
  taxOf,
  USD,
  year,
  ZEPHYR,
} from '../asked.ts';
import { all, itemSpend } from '../ledger-figures.ts';
import { dated, isInvoice, isUnpaid, left, sign } from '../question.ts';

const owedInvoice = all.find(every(isUnpaid, BERGMANN, ({ due }) => due !== null))!;
const paidInvoice = all.find(every(isPaid, HELVETIA))!;
const withOrder = all.find(every(isInvoice, PAPERWORKS, ({ purchaseOrder }) => purchaseOrder !== null))!;
const taxed = all.find(every(isInvoice, DUBOIS, ({ tax }) => tax > 0))!;

const QUESTIONS: readonly AskedOnce[] = [
  // A managing director between two meetings.
  ['en', 'spent', 'Quickly: Harbour Print, what did they get out of us in 2025?', spentOn(HARBOUR, year(2025))],
  ['en', 'spent', 'our Zephyr bill for all of 2025, please', spentOn(ZEPHYR, year(2025))],
  [
    'en',
    'spent',
    'Tell me the grand total for Imprimerie Dubois over the last 90 days',
    spentOn(DUBOIS, dated('2026-03-19', '2026-06-17')),
  ],
  ['en', 'spent', 'what have northwind traders charged us to date', spentOn(TRADERS)],
  ['en', 'spent', 'How many euros have we burned through at Stadtwerke Lindau in 2025?', spentOn(LINDAU, year(2025))],
  [
    'en',
    'spent',
    'money out to Acme Consulting in the second quarter of 2025',
    spentOn(CONSULTING, dated('2025-04-01', '2025-06-30')),
  ],
  [
    'en',
    'spent',
    "I'd like the sum of all purchases from Paperworks dated before 2026",
    spentOn(PAPERWORKS, dated('2000-01-01', '2025-12-31')),
  ],
  ['en', 'spent', 'bergman burobedarf totl march 2026 pls', spentOn(BERGMANN, month('2026-03'))],
  ['en', 'spent', 'whats our total usd spend for feb 2026', spentOn(USD, month('2026-02'))],
  ['en', 'spent', 'wat did we pay helvetia sofware in 2025', spentOn(HELVETIA, year(2025))],
  [
    'en',
    'counts',
    'How many separate invoices make up our 2025 business with Blue Ocean?',
    countInvoices(OCEAN, year(2025)),
  ],
  ['en', 'counts', 'hw many invoices from dubois last year', countInvoices(DUBOIS, year(2025))],
  ['en', 'counts', 'Are there more than ten invoices from Zephyr?', countInvoices(ZEPHYR)],
  [
    'en',
    'counts',
    'How many different suppliers invoiced us in 2025 in pounds?',
    (documents) => ({ says: [String(new Set(documents.filter(every(GBP, year(2025))).map(sellerOf)).size)] }),
  ],
  ['en', 'counts', 'number of overdue Bergmann invoices', countInvoices(BERGMANN, isOverdue)],
  [
    'en',
    'lists',
    'Give me a list of what Green Leaf Gardens invoiced in the 4th quarter of 2025',
    listInvoices(GARDENS, dated('2025-10-01', '2025-12-31')),
  ],
  ['en', 'lists', 'can i see the unpaid ones from dubois', listInvoices(DUBOIS, isUnpaid)],
  ['en', 'lists', 'Which dollar invoices from 2026 are already settled?', listInvoices(USD, year(2026), isPaid)],
  [
    'en',
    'lists',
    'invoices from Moreau or Dubois in April 2026',
    listInvoices(either(MOREAU, DUBOIS), month('2026-04')),
  ],
  [
    'en',
    'lists',
    'Show invoices addressed to Fenwick Holdings in May 2026',
    listInvoices(({ buyer }) => buyer.startsWith('Fenwick'), month('2026-05')),
  ],
  [
    'en',
    'amounts',
    'pound invoices worth 2000 or more in 2025',
    listInvoices(GBP, year(2025), ({ total }) => total >= 200_000),
  ],
  [
    'en',
    'amounts',
    'how many helvetia invoices are no bigger than 1000 francs',
    countInvoices(HELVETIA, ({ total }) => total <= 100_000),
  ],
  ['en', 'one', `Is invoice ${owedInvoice.number} paid yet?`, () => ({ documents: [owedInvoice.id] })],
  ['en', 'one', `when is ${owedInvoice.number} due`, () => ({ documents: [owedInvoice.id] })],
  ['en', 'one', `How much VAT is on ${taxed.number}?`, () => ({ says: [money(taxed.tax)] })],
  ['en', 'one', `who issued ${paidInvoice.number}?`, says('Helvetia Software AG')],
  [
    'en',
    'one',
    `what was bought with invoice ${withOrder.number}`,
    () => ({ says: withOrder.lines.map(({ description }) => description) }),
  ],
  ['en', 'one', `PO number of ${withOrder.number}?`, () => ({ says: [withOrder.purchaseOrder!] })],
  [
    'en',
    'average',
    'average invoice size per supplier is too much detail, just the average for Harbour Print',
    refuses,
  ],
  ['en', 'average', 'What does a Zephyr invoice come to on average?', averageOf(ZEPHYR)],
  [
    'en',
    'average',
    "What's our average monthly spending at Paperworks in 2025?",
    (documents) => ({
      says: [
        money(
          Math.round(
            documents.filter(every(PAPERWORKS, year(2025))).reduce((sum, one) => sum + sign(one) * one.total, 0) / 12,
          ),
        ),
      ],
    }),
  ],
  ['en', 'tax', 'How much value added tax did Müller & Söhne charge in 2025?', taxOf(MUELLER, year(2025))],
  ['en', 'net', 'what did harbour print cost us net of tax in 2025', netOf(HARBOUR, year(2025))],
  ['en', 'owed', 'total amount outstanding to Paperworks', owedOn(PAPERWORKS)],
  ['en', 'owed', 'do we owe Café Lumière anything?', owedOn(CAFE)],
  ['en', 'owed', 'how much is unpaid in swiss francs', owedOn(CHF)],
  ['en', 'due', 'What payments are coming up in the next two weeks?', listInvoices(isDue('2026-06-17', '2026-07-01'))],
  [
    'en',
    'due',
    'which invoice do I have to pay next?',
    (documents) => {
      const coming = documents.filter(isDue('2026-06-17', '2099-01-01')).sort((a, b) => (a.due! < b.due! ? -1 : 1));
      return { documents: coming.filter(({ due }) => due === coming[0]!.due).map(({ id }) => id) };
    },
  ],
  [
    'en',
    'overdue',
    "what's the oldest overdue invoice?",
    (documents) => {
      const late = documents.filter(isOverdue).sort((a, b) => (a.date < b.date ? -1 : 1));
      return { documents: late.filter(({ date }) => date === late[0]!.date).map(({ id }) => id) };
    },
  ],
  [
    'en',
    'ranked',
    'Our biggest supplier by spend in US dollars last year?',
    eachBy(sellerOf, { limit: 1 }, USD, year(2025)),
  ],
  ['en', 'ranked', 'five smallest euro invoices in 2026', smallest(5, EUR, year(2026))],
  ['en', 'ranked', 'the 2 priciest invoices of Green Leaf', largest(2, GARDENS)],
  [
    'en',
    'ranked',
    'Which quarter of 2025 had the highest spending in pounds?',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { limit: 1 },
      GBP,
      year(2025),
    ),
  ],
  [
    'en',
    'groups',
    'Give me a monthly breakdown of Helvetia costs for 2025',
    eachBy(monthOf, { inOrder: true }, HELVETIA, year(2025)),
  ],
  [
    'en',
    'groups',
    'GBP spend split by vendor for Q1 2026',
    eachBy(sellerOf, {}, GBP, dated('2026-01-01', '2026-03-31')),
  ],
  ['en', 'compare', 'Zephyr: 2024 vs 2025', sides(['2024', ZEPHYR, year(2024)], ['2025', ZEPHYR, year(2025)])],
  [
    'en',
    'compare',
    'who is cheaper for 2025, Acme Catering or Café Lumière?',
    sides(['Acme', CATERING, year(2025)], ['Café', CAFE, year(2025)]),
  ],
  [
    'en',
    'when',
    'when was the most recent credit note from anybody?',
    (documents) => {
      const notes = documents.filter(isCreditNote).sort((a, b) => (a.date < b.date ? 1 : -1));
      return { documents: notes.filter(({ date }) => date === notes[0]!.date).map(({ id }) => id) };
    },
  ],
  ['en', 'items', 'what have we paid for cloud hosting in 2025', says(itemSpend('Cloud hosting', year(2025)))],
  [
    'en',
    'items',
    'when did we last buy banners?',
    (documents) => {
      const own = documents
        .filter(
          ({ lines, type }) => type !== 'credit_note' && lines.some(({ description }) => description === 'Banner'),
        )
        .sort((a, b) => (a.date < b.date ? 1 : -1));
      return { documents: own.filter(({ date }) => date === own[0]!.date).map(({ id }) => id) };
    },
  ],
  ['en', 'fields', 'email of Transports Moreau?', says('billing@transports.example')],
  ['en', 'not there', 'Which supplier gives the best discount?', refuses],
  ['en', 'not there', 'show invoices approved by Maria', refuses],
  ['en', 'not there', 'spend per square metre in 2025', refuses],
  ['en', 'not there', 'how many invoices mention a unicorn sanctuary?', nothing],
  ['en', 'not there', 'What is the total for Initech in 2025?', refuses],
  ['en', 'not there', 'which invoices are probably fraudulent', refuses],
  // Handwerker, Chefin, Azubi.
  ['de', 'spent', 'Wat ham wir 2025 bei Paperworks gelassen?', spentOn(PAPERWORKS, year(2025))],
  ['de', 'spent', 'Ich brauche die Gesamtkosten von Müller & Söhne für 2025', spentOn(MUELLER, year(2025))],
  ['de', 'spent', 'Helvetia Software Umsatz 2026 bisher', spentOn(HELVETIA, year(2026))],
  [
    'de',
    'spent',
    'Wieviel haben wir in den letzten drei Monaten an Dubois gezahlt?',
    spentOn(DUBOIS, dated('2026-03-17', '2026-06-17')),
  ],
  ['de', 'spent', 'Wie hoch waren unsere Pfundausgaben im März 2026?', spentOn(GBP, month('2026-03'))],
  ['de', 'counts', 'Wie viele Rechnungen haben wir von Transports Moreau insgesamt?', countInvoices(MOREAU)],
  ['de', 'counts', 'Zahl der Gutschriften von Paperworks', countOf(isCreditNote, PAPERWORKS)],
  ['de', 'counts', 'wieviele rechnungen sind noch offen bei dubois', countInvoices(DUBOIS, isUnpaid)],
  [
    'de',
    'lists',
    'Hätten Sie die Zephyr-Rechnungen aus dem ersten Halbjahr 2025 für mich?',
    listInvoices(ZEPHYR, dated('2025-01-01', '2025-06-30')),
  ],
  [
    'de',
    'lists',
    'Rechnungen zwischen 500 und 1000 Euro von Bergmann',
    listInvoices(BERGMANN, ({ total }) => total >= 50_000 && total <= 100_000),
  ],
  ['de', 'lists', 'Was kam im Mai 2026 von Harbour Print rein?', listInvoices(HARBOUR, month('2026-05'))],
  ['de', 'one', `Ist die Rechnung ${paidInvoice.number} schon bezahlt?`, () => ({ documents: [paidInvoice.id] })],
  ['de', 'one', `Nettobetrag von ${taxed.number}`, () => ({ says: [money(taxed.net).replace('.', ',')] })],
  ['de', 'average', 'Was kostet uns eine Zephyr-Rechnung durchschnittlich?', averageOf(ZEPHYR)],
  ['de', 'tax', 'Wie viel Vorsteuer steckt in den Rechnungen von Harbour Print aus 2025?', taxOf(HARBOUR, year(2025))],
  ['de', 'owed', 'Was sind wir Acme Consulting schuldig?', owedOn(CONSULTING)],
  ['de', 'due', 'Welche Rechnungen laufen diese Woche ab?', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  [
    'de',
    'due',
    'Was ist als Nächstes zu bezahlen?',
    (documents) => {
      const coming = documents.filter(isDue('2026-06-17', '2099-01-01')).sort((a, b) => (a.due! < b.due! ? -1 : 1));
      return { documents: coming.filter(({ due }) => due === coming[0]!.due).map(({ id }) => id) };
    },
  ],
  [
    'de',
    'overdue',
    'Bei wem sind wir in Zahlungsverzug?',
    (documents) => ({
      says: [...new Set(documents.filter(isOverdue).map(({ seller }) => seller.slice(0, 4)))].filter(
        (name) => name !== name.toUpperCase(),
      ),
    }),
  ],
  ['de', 'ranked', 'An wen ging 2025 in Pfund am meisten?', eachBy(sellerOf, { limit: 1 }, GBP, year(2025))],
  ['de', 'ranked', 'die 5 kleinsten Rechnungen in Franken', smallest(5, CHF)],
  ['de', 'sum of the top', 'Wie viel machen die drei größten Dollar-Rechnungen aus?', sumOfLargest(3, USD)],
  ['de', 'groups', 'Ausgaben 2025 in Dollar nach Lieferant aufgeschlüsselt', eachBy(sellerOf, {}, USD, year(2025))],
  [
    'de',
    'compare',
    'Haben wir 2025 bei Dubois mehr ausgegeben als bei Moreau?',
    sides(['Imprimerie', DUBOIS, year(2025)], ['Transports', MOREAU, year(2025)]),
  ],
  ['de', 'items', 'Was haben wir für Ersatzteile bezahlt?', says(itemSpend('Ersatzteile'))],
  ['de', 'not there', 'Welche Rechnungen sind auf Recyclingpapier gedruckt?', refuses],
  ['de', 'not there', 'Wie zufrieden sind wir mit Bergmann?', refuses],
  ['de', 'not there', 'Rechnungen mit Skonto über 3 Prozent', refuses],
  // Comptable, étudiant, artisan.
  ['fr', 'spent', 'Total facturé par Café Lumière depuis le début de 2026', spentOn(CAFE, year(2026))],
  ['fr', 'spent', 'ça nous revient à combien Helvetia en 2025', spentOn(HELVETIA, year(2025))],
  ['fr', 'spent', "Dis-moi ce qu'on a payé à Bergmann en mars 2026", spentOn(BERGMANN, month('2026-03'))],
  ['fr', 'spent', 'dépenses en dollars, février 2026', spentOn(USD, month('2026-02'))],
  ['fr', 'counts', 'combien de factures dubois l’année dernière', countInvoices(DUBOIS, year(2025))],
  ['fr', 'counts', "Nombre d'impayés chez Bergmann", countInvoices(BERGMANN, isUnpaid)],
  ['fr', 'lists', 'Je cherche les factures de Müller & Söhne datant de 2025', listInvoices(MUELLER, year(2025))],
  [
    'fr',
    'lists',
    'factures en livres entre 1000 et 2000 en 2025',
    listInvoices(GBP, year(2025), ({ total }) => total >= 100_000 && total <= 200_000),
  ],
  ['fr', 'one', `La facture ${paidInvoice.number} est-elle réglée ?`, () => ({ documents: [paidInvoice.id] })],
  ['fr', 'one', `Quel est le montant de ${taxed.number} ?`, () => ({ says: [money(taxed.total).replace('.', ',')] })],
  ['fr', 'average', 'Quel est le panier moyen chez Paperworks ?', averageOf(PAPERWORKS)],
  ['fr', 'tax', 'Combien de TVA avons-nous payée à Transports Moreau en 2025 ?', taxOf(MOREAU, year(2025))],
  ['fr', 'owed', 'Que reste-t-il dû à Bergmann ?', owedOn(BERGMANN)],
  ['fr', 'due', 'Quelles sont les prochaines échéances de juillet ?', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['fr', 'ranked', 'notre plus gros fournisseur en livres en 2025', eachBy(sellerOf, { limit: 1 }, GBP, year(2025))],
  ['fr', 'ranked', 'Les deux dernières factures de Stadtwerke Lindau', latest(2, LINDAU)],
  ['fr', 'ranked', 'la première facture de Northwind Tools', earliest(1, NORTHWIND_TOOLS)],
  ['fr', 'groups', 'Répartition des dépenses 2025 en dollars par fournisseur', eachBy(sellerOf, {}, USD, year(2025))],
  [
    'fr',
    'compare',
    'Compare les dépenses de 2024 et de 2025 chez Bergmann',
    sides(['2024', BERGMANN, year(2024)], ['2025', BERGMANN, year(2025)]),
  ],
  ['fr', 'items', 'Combien a coûté la maintenance de chauffage ?', nothing],
  ['fr', 'items', "Qui nous vend de l'électricité (Strom) ?", says('Stadtwerke Lindau')],
  ['fr', 'not there', 'Quel est le chiffre d’affaires de Bergmann en bourse ?', refuses],
  ['fr', 'not there', 'factures signées par le directeur', refuses],
  // Going on.
  [
    'en',
    'goes on',
    'which of those is the biggest?',
    largest(1, BERGMANN, year(2026)),
    'Show me the Bergmann invoices from 2026',
  ],
  ['en', 'goes on', 'and Dubois?', countInvoices(DUBOIS, year(2025)), 'How many invoices did Moreau send in 2025?'],
  [
    'en',
    'goes on',
    'just the ones still open',
    listInvoices(OCEAN, year(2026), isUnpaid),
    'List Blue Ocean invoices of 2026',
  ],
  ['en', 'goes on', 'how much is that in total?', owedOn(PAPERWORKS), 'Which Paperworks invoices are unpaid?'],
  [
    'de',
    'goes on',
    'und wie viel davon ist Mehrwertsteuer?',
    taxOf(DUBOIS, year(2025)),
    'Wie viel haben wir 2025 bei Dubois ausgegeben?',
  ],
  ['de', 'goes on', 'im Vorjahr?', spentOn(DUBOIS, year(2024)), 'Wie viel haben wir 2025 bei Dubois ausgegeben?'],
  [
    'fr',
    'goes on',
    'et la plus ancienne ?',
    earliest(1, DUBOIS, year(2025)),
    'Montre-moi les factures de Dubois de 2025',
  ],
  ['fr', 'goes on', 'et hors taxes ?', netOf(DUBOIS, year(2025)), 'Combien avons-nous dépensé chez Dubois en 2025 ?'],
  ['en', 'negation', 'Which 2026 invoices in dollars have not been paid?', listInvoices(USD, year(2026), isUnpaid)],
  [
    'de',
    'negation',
    'Euro-Rechnungen vom April 2026, aber nicht von Bergmann',
    listInvoices(EUR, month('2026-04'), not(BERGMANN)),
  ],
  [
    'fr',
    'negation',
    'Combien de factures de 2025 sans numéro de commande ?',
    countInvoices(year(2025), ({ purchaseOrder }) => purchaseOrder === null),
  ],
  ['en', 'checks', 'do any invoices have arithmetic mistakes?', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  [
    'en',
    'share',
    'what percentage of euro spending in 2025 went to Stadtwerke Lindau?',
    (documents) => {
      const sum = (is: Parameters<typeof every>[0]) =>
        documents.filter(every(EUR, year(2025), is)).reduce((total, one) => total + sign(one) * one.total, 0);
      return { says: [((sum(LINDAU) / sum(() => true)) * 100).toFixed(1)] };
    },
  ],
  [
    'en',
    'owed',
    'What is the amount left on the most expensive unpaid invoice in pounds?',
    (documents) => {
      const most = documents.filter(every(isUnpaid, GBP)).sort((a, b) => b.total - a.total)[0]!;
      return { says: [money(left(most)).replace(/(\d)(\d{3})\./, '$1$2.')] };
    },
  ],
];

/** Asked when the five looks before were known. */
export const SIXTH = askedOnce(QUESTIONS);
