import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  asks,
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
import { percent } from '../ledger-figures.ts';
import { dated, isInvoice, isUnpaid, key, sign } from '../question.ts';

const QUESTIONS: readonly AskedOnce[] = [
  // A freelancer at the kitchen table.
  ['en', 'spent', 'I need to know what Acme Catering has cost me so far this year', spentOn(CATERING, year(2026))],
  ['en', 'spent', 'how much did i hand to the cafe lumiere people in 2025', spentOn(CAFE, year(2025))],
  [
    'en',
    'spent',
    "Add up everything we've been billed by Green Leaf Gardens since January 2026",
    spentOn(GARDENS, dated('2026-01-01', '2026-06-17')),
  ],
  ['en', 'spent', 'Expenses in Swiss francs during 2025?', spentOn(CHF, year(2025))],
  [
    'en',
    'spent',
    'Transports Moreau – what have we paid them in the past six months?',
    spentOn(MOREAU, dated('2025-12-17', '2026-06-17')),
  ],
  ['en', 'spent', 'overall Bergmann total, all years', spentOn(BERGMANN)],
  ['en', 'counts', 'how many bills landed from Helvetia Software in 2025', countInvoices(HELVETIA, year(2025))],
  [
    'en',
    'counts',
    'Number of Dubois invoices we received between April 2025 and September 2025',
    countInvoices(DUBOIS, dated('2025-04-01', '2025-09-30')),
  ],
  ['en', 'counts', 'how often did Paperworks invoice us in 2025?', countInvoices(PAPERWORKS, year(2025))],
  ['en', 'counts', 'count of unpaid dollar invoices', countInvoices(USD, isUnpaid)],
  ['en', 'lists', 'pull up every Zephyr bill from 2025', listInvoices(ZEPHYR, year(2025))],
  ['en', 'lists', 'I want to look at all invoices dated March 2026 in pounds', listInvoices(GBP, month('2026-03'))],
  [
    'en',
    'lists',
    'Which invoices came in from Müller & Söhne during the first half of 2025?',
    listInvoices(MUELLER, dated('2025-01-01', '2025-06-30')),
  ],
  ['en', 'lists', 'get me the invoices from harbour print that are still open', listInvoices(HARBOUR, isUnpaid)],
  [
    'en',
    'amounts',
    'any invoice of exactly more than 20,000 dollars?',
    listInvoices(USD, ({ total }) => total > 2_000_000),
  ],
  ['en', 'amounts', 'how many euro invoices cost at least 5000?', countInvoices(EUR, ({ total }) => total >= 500_000)],
  [
    'en',
    'amounts',
    'Which Northwind Tools invoices cost under 500 pounds?',
    listInvoices(NORTHWIND_TOOLS, ({ total }) => total < 50_000),
  ],
  ['en', 'average', 'mean value of a Blue Ocean invoice in 2025', averageOf(OCEAN, year(2025))],
  ['en', 'average', 'How large is the average invoice we get from Dubois?', averageOf(DUBOIS)],
  ['en', 'tax', 'how much of the 2025 Dubois total is tax?', taxOf(DUBOIS, year(2025))],
  ['en', 'tax', 'Sum up the VAT on all sterling invoices from Q1 2026', taxOf(GBP, dated('2026-01-01', '2026-03-31'))],
  ['en', 'net', 'Helvetia 2025, ex VAT', netOf(HELVETIA, year(2025))],
  ['en', 'owed', 'what are we on the hook for with Acme Consulting', owedOn(CONSULTING)],
  ['en', 'owed', 'How much do I still have to transfer to Blue Ocean?', owedOn(OCEAN)],
  ['en', 'due', 'anything I should pay before Friday next week?', listInvoices(isDue('2000-01-01', '2026-06-26'))],
  ['en', 'due', 'Which unpaid invoices have a due date in July?', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['en', 'due', 'list bills due within a fortnight', listInvoices(isDue('2026-06-17', '2026-07-01'))],
  [
    'en',
    'overdue',
    'which suppliers am I late with?',
    (all) => ({
      says: [...new Set(all.filter(isOverdue).map(({ seller }) => seller.slice(0, 4)))].filter(
        (name) => name !== name.toUpperCase(),
      ),
    }),
  ],
  ['en', 'overdue', 'overdue pounds total', owedOn(GBP, isOverdue)],
  ['en', 'ranked', 'rank our USD suppliers by 2025 spending', eachBy(sellerOf, {}, USD, year(2025))],
  ['en', 'ranked', 'top three vendors in euros, 2025', eachBy(sellerOf, { limit: 3 }, EUR, year(2025))],
  ['en', 'ranked', 'who sent us the most invoices in 2025?', eachBy(sellerOf, { counted: true, limit: 1 }, year(2025))],
  ['en', 'ranked', 'cheapest Harbour Print invoice in 2025', smallest(1, HARBOUR, year(2025))],
  ['en', 'ranked', 'four most recent bills of Bergmann', latest(4, BERGMANN)],
  ['en', 'sum of the top', 'combined value of the two largest CHF invoices', sumOfLargest(2, CHF)],
  [
    'en',
    'having',
    'Which suppliers did we pay more than 20,000 euros in 2025?',
    (all) => {
      const sums = new Map<string, number>();
      for (const one of all.filter(every(EUR, year(2025))))
        sums.set(key(one.seller), (sums.get(key(one.seller)) ?? 0) + sign(one) * one.total);
      return { groups: [...sums].filter(([, sum]) => sum > 2_000_000).sort((a, b) => b[1] - a[1]) };
    },
  ],
  [
    'en',
    'having',
    'which months of 2025 were above 10,000 dollars?',
    (all) => {
      const sums = new Map<string, number>();
      for (const one of all.filter(every(USD, year(2025))))
        sums.set(monthOf(one), (sums.get(monthOf(one)) ?? 0) + sign(one) * one.total);
      return { groups: [...sums].filter(([, sum]) => sum > 1_000_000).sort((a, b) => (a[0] < b[0] ? -1 : 1)) };
    },
  ],
  [
    'en',
    'share',
    "what fraction of 2025's sterling spending went to Northwind Tools?",
    (all) => {
      const sum = (is: Parameters<typeof every>[0]) =>
        all.filter(every(GBP, year(2025), is)).reduce((total, one) => total + sign(one) * one.total, 0);
      return {
        says: [
          percent(
            sum(NORTHWIND_TOOLS),
            sum(() => true),
          ),
        ],
      };
    },
  ],
  [
    'en',
    'share',
    'What share of Bergmann invoices has been paid?',
    (all) => ({
      says: [
        percent(all.filter(every(BERGMANN, isPaid)).length, all.filter(every(BERGMANN, isInvoice)).length).replace(
          '.0',
          '',
        ),
      ],
    }),
  ],
  [
    'en',
    'compare',
    'Q1 2026 against Q1 2025 in pounds',
    sides(['1', GBP, dated('2026-01-01', '2026-03-31')], ['1', GBP, dated('2025-01-01', '2025-03-31')]),
  ],
  [
    'en',
    'compare',
    'Have our costs at Paperworks grown from 2024 to 2025?',
    sides(['2024', PAPERWORKS, year(2024)], ['2025', PAPERWORKS, year(2025)]),
  ],
  [
    'en',
    'negation',
    'euro invoices of 2026 which are not from Bergmann and not from Stadtwerke Lindau',
    listInvoices(EUR, year(2026), not(BERGMANN), not(LINDAU)),
  ],
  [
    'en',
    'negation',
    'How much did we spend in 2025 in USD, not counting Zephyr?',
    spentOn(USD, year(2025), not(ZEPHYR)),
  ],
  ['en', 'when', 'On what date did we get our first invoice from Helvetia?', earliest(1, HELVETIA)],
  ['en', 'when', 'how long ago was the last Green Leaf bill?', latest(1, GARDENS)],
  ['en', 'fields', 'what payment terms does Blue Ocean give us', says('Net 30')],
  ['en', 'fields', "I'm looking for the VAT number of Müller & Söhne", (all) => ({ says: [all.find(MUELLER)!.taxId] })],
  [
    'en',
    'items',
    'how many hammers did we buy?',
    (all) => ({
      says: [
        String(
          all
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Hammer')
                .map(({ quantity }) => sign(one) * quantity),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  [
    'en',
    'items',
    'total paid for coffee beans in 2025',
    (all) => ({
      says: [
        money(
          all
            .filter(year(2025))
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Coffee beans')
                .map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['en', 'items', 'who do we get lawn care from?', says('Green Leaf Gardens')],
  [
    'en',
    'weekday',
    'how many invoices were issued on Sundays in 2025?',
    countInvoices(year(2025), ({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0),
  ],
  ['en', 'not there', 'Which of my employees ordered the most?', refuses],
  ['en', 'not there', 'how much profit did we make in 2025?', refuses],
  ['en', 'not there', 'Which invoices did we pay with PayPal?', refuses],
  ['en', 'not there', 'How reliable is Zephyr?', refuses],
  ['en', 'not there', 'did inflation hit our office supplies?', refuses],
  ['en', 'not there', 'what did other customers of yours spend on paper?', refuses],
  // Die Buchhalterin.
  ['de', 'spent', 'Bitte um den Gesamtaufwand Northwind Tools für das Jahr 2025', spentOn(NORTHWIND_TOOLS, year(2025))],
  ['de', 'spent', 'was haben wir dieses jahr schon an stadtwerke lindau überwiesen', spentOn(LINDAU, year(2026))],
  [
    'de',
    'spent',
    'Wie viel Geld floss im 1. Quartal 2026 an Bergmann Bürobedarf?',
    spentOn(BERGMANN, dated('2026-01-01', '2026-03-31')),
  ],
  ['de', 'spent', 'Ausgaben in Franken von Juli bis Dezember 2025', spentOn(CHF, dated('2025-07-01', '2025-12-31'))],
  ['de', 'spent', 'Was hat uns Harbour Print im letzten Jahr gekostet?', spentOn(HARBOUR, year(2025))],
  ['de', 'counts', 'Wie viele Belege von Paperworks aus 2025 sind Rechnungen?', countInvoices(PAPERWORKS, year(2025))],
  ['de', 'counts', 'Anzahl unbezahlter Rechnungen in Euro', countInvoices(EUR, isUnpaid)],
  ['de', 'counts', 'Wie oft hat uns Zephyr 2025 eine Rechnung geschrieben?', countInvoices(ZEPHYR, year(2025))],
  [
    'de',
    'lists',
    'Ich hätte gern alle Rechnungen der Imprimerie Dubois vom Mai 2026 gesehen',
    listInvoices(DUBOIS, month('2026-05')),
  ],
  ['de', 'lists', 'alle Dollarrechnungen über 8000', listInvoices(USD, ({ total }) => total > 800_000)],
  ['de', 'lists', 'Welche Rechnungen von Helvetia sind noch nicht beglichen?', listInvoices(HELVETIA, isUnpaid)],
  ['de', 'average', 'Wie hoch ist eine Rechnung von Transports Moreau im Mittel?', averageOf(MOREAU)],
  ['de', 'tax', 'USt-Summe der Rechnungen von Müller & Söhne 2025', taxOf(MUELLER, year(2025))],
  ['de', 'net', 'Nettoausgaben bei Stadtwerke Lindau im vergangenen Jahr', netOf(LINDAU, year(2025))],
  ['de', 'owed', 'Wie viel steht bei Blue Ocean noch aus?', owedOn(OCEAN)],
  ['de', 'owed', 'Gesamtbetrag unserer offenen Rechnungen in Pfund', owedOn(GBP)],
  ['de', 'due', 'Welche Zahlungen stehen nächsten Monat an?', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['de', 'due', 'Was muss bis Ende Juni überwiesen werden?', listInvoices(isDue('2000-01-01', '2026-06-30'))],
  ['de', 'overdue', 'Zeig mir, was bei Bergmann überfällig ist', listInvoices(BERGMANN, isOverdue)],
  [
    'de',
    'overdue',
    'Wie viele Rechnungen sind länger als 30 Tage überfällig?',
    countInvoices(isOverdue, ({ due }) => due !== null && due < '2026-05-18'),
  ],
  ['de', 'ranked', 'Die drei teuersten Lieferanten 2025 in Euro', eachBy(sellerOf, { limit: 3 }, EUR, year(2025))],
  ['de', 'ranked', 'Welche Rechnung von Acme Consulting war die höchste?', largest(1, CONSULTING)],
  ['de', 'ranked', 'jüngste Rechnung von Paperworks', latest(1, PAPERWORKS)],
  ['de', 'sum of the top', 'Gesamtsumme der vier größten Pfund-Rechnungen', sumOfLargest(4, GBP)],
  [
    'de',
    'having',
    'Bei welchen Lieferanten lagen die Ausgaben 2025 über 30.000 Euro?',
    (all) => {
      const sums = new Map<string, number>();
      for (const one of all.filter(every(EUR, year(2025))))
        sums.set(key(one.seller), (sums.get(key(one.seller)) ?? 0) + sign(one) * one.total);
      return { groups: [...sums].filter(([, sum]) => sum > 3_000_000).sort((a, b) => b[1] - a[1]) };
    },
  ],
  [
    'de',
    'share',
    'Welchen Anteil hat Bergmann an den Euro-Ausgaben 2025?',
    (all) => {
      const sum = (is: Parameters<typeof every>[0]) =>
        all.filter(every(EUR, year(2025), is)).reduce((total, one) => total + sign(one) * one.total, 0);
      return {
        says: [
          percent(
            sum(BERGMANN),
            sum(() => true),
          ).replace('.', ','),
        ],
      };
    },
  ],
  [
    'de',
    'compare',
    'Vergleiche bitte Mai 2026 mit April 2026 in Euro',
    sides(['Mai', EUR, month('2026-05')], ['April', EUR, month('2026-04')]),
  ],
  [
    'de',
    'compare',
    'Sind die Kosten bei Stadtwerke Lindau von 2024 auf 2025 gestiegen?',
    sides(['2024', LINDAU, year(2024)], ['2025', LINDAU, year(2025)]),
  ],
  [
    'de',
    'negation',
    'Pfund-Rechnungen 2026 mit Ausnahme von Northwind Tools',
    listInvoices(GBP, year(2026), not(NORTHWIND_TOOLS)),
  ],
  ['de', 'when', 'Seit wann beziehen wir etwas von Northwind Traders?', earliest(1, TRADERS)],
  [
    'de',
    'fields',
    'Auf welches Konto muss ich bei Dubois überweisen?',
    (all) => ({ says: [all.find(every(DUBOIS, ({ iban }) => iban !== null))!.iban!] }),
  ],
  [
    'de',
    'items',
    'Was haben wir für Heizungswartung ausgegeben?',
    (all) => ({
      says: [
        money(
          all
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Heizungswartung')
                .map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['de', 'items', 'Wer liefert uns Kopierpapier?', says('Bergmann')],
  [
    'de',
    'groups',
    'Wie verteilen sich die Ausgaben 2025 in Pfund auf die Lieferanten?',
    eachBy(sellerOf, {}, GBP, year(2025)),
  ],
  [
    'de',
    'groups',
    'monatliche Ausgaben bei Stadtwerke Lindau 2025',
    eachBy(monthOf, { inOrder: true }, LINDAU, year(2025)),
  ],
  [
    'de',
    'credit notes',
    'Summe der Gutschriften von Bergmann',
    (all) => ({
      amounts: { EUR: all.filter(every(isCreditNote, BERGMANN)).reduce((sum, { total }) => sum + total, 0) },
    }),
  ],
  ['de', 'unclear', 'Ausgaben bei Northwind 2025', asks('Northwind Tools Ltd.', 'Northwind Traders Inc')],
  ['de', 'not there', 'Welcher Lieferant hat die beste Qualität?', refuses],
  ['de', 'not there', 'Wie viele Mitarbeiter hat Helvetia Software?', refuses],
  ['de', 'not there', 'Welche Rechnungen hat mein Chef gesehen?', refuses],
  ['de', 'not there', 'Ausgaben bei Rewe im Mai', refuses],
  // L'assistante comptable.
  ['fr', 'spent', 'Combien nous a facturé Harbour Print en 2025 ?', spentOn(HARBOUR, year(2025))],
  [
    'fr',
    'spent',
    'Je voudrais le total des dépenses du premier trimestre 2026 en livres',
    spentOn(GBP, dated('2026-01-01', '2026-03-31')),
  ],
  ['fr', 'spent', 'on a claqué combien chez café lumière cette année', spentOn(CAFE, year(2026))],
  ['fr', 'spent', "Dépenses de l'an dernier auprès de Bergmann", spentOn(BERGMANN, year(2025))],
  [
    'fr',
    'counts',
    'Combien de fois Stadtwerke Lindau nous a-t-elle facturés en 2025 ?',
    countInvoices(LINDAU, year(2025)),
  ],
  ['fr', 'counts', 'Quel est le nombre de factures impayées en dollars ?', countInvoices(USD, isUnpaid)],
  [
    'fr',
    'lists',
    'Sors-moi les factures Helvetia du second semestre 2025',
    listInvoices(HELVETIA, dated('2025-07-01', '2025-12-31')),
  ],
  [
    'fr',
    'lists',
    'factures de plus de 3 000 € émises par Dubois',
    listInvoices(DUBOIS, ({ total }) => total > 300_000),
  ],
  [
    'fr',
    'lists',
    'Lesquelles des factures de Paperworks ne sont pas encore réglées ?',
    listInvoices(PAPERWORKS, isUnpaid),
  ],
  ['fr', 'average', "En moyenne, à combien s'élève une facture de Blue Ocean ?", averageOf(OCEAN)],
  ['fr', 'tax', 'Montant de TVA récupérable pour avril 2026 en euros', taxOf(EUR, month('2026-04'))],
  ['fr', 'net', 'Total HT des factures Moreau en 2025', netOf(MOREAU, year(2025))],
  ['fr', 'owed', 'Combien reste-t-il à payer à Harbour Print ?', owedOn(HARBOUR)],
  ['fr', 'due', 'Que dois-je régler avant la fin du mois ?', listInvoices(isDue('2000-01-01', '2026-06-30'))],
  ['fr', 'due', 'factures qui échoient en juillet', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['fr', 'overdue', 'Y a-t-il des retards de paiement chez Bergmann ?', listInvoices(BERGMANN, isOverdue)],
  [
    'fr',
    'ranked',
    'Quel fournisseur nous envoie le plus de factures en 2025 ?',
    eachBy(sellerOf, { counted: true, limit: 1 }, year(2025)),
  ],
  ['fr', 'ranked', 'les 3 plus grosses factures en francs suisses', largest(3, CHF)],
  ['fr', 'ranked', 'Quel mois de 2025 a été le plus cher en euros ?', eachBy(monthOf, { limit: 1 }, EUR, year(2025))],
  [
    'fr',
    'sum of the top',
    'À combien montent les deux plus grosses factures de Stadtwerke Lindau ?',
    sumOfLargest(2, LINDAU),
  ],
  [
    'fr',
    'share',
    'Quelle proportion des factures de Bergmann est en retard ?',
    (all) => ({
      says: [
        percent(all.filter(every(BERGMANN, isOverdue)).length, all.filter(every(BERGMANN, isInvoice)).length)
          .replace('.0', '')
          .replace('.', ','),
      ],
    }),
  ],
  [
    'fr',
    'compare',
    'Dépense-t-on plus chez Dubois ou chez Moreau en 2025 ?',
    sides(['Imprimerie', DUBOIS, year(2025)], ['Transports', MOREAU, year(2025)]),
  ],
  [
    'fr',
    'compare',
    'De combien les dépenses chez Café Lumière ont-elles augmenté entre 2024 et 2025 ?',
    sides(['2024', CAFE, year(2024)], ['2025', CAFE, year(2025)]),
  ],
  [
    'fr',
    'negation',
    'Toutes les factures en euros de mai 2026 sauf celles de Bergmann',
    listInvoices(EUR, month('2026-05'), not(BERGMANN)),
  ],
  ['fr', 'when', 'À quand remonte la dernière facture de Zephyr ?', latest(1, ZEPHYR)],
  ['fr', 'fields', 'Quelles sont les conditions de règlement de Moreau ?', says('45 jours')],
  [
    'fr',
    'items',
    'Combien avons-nous dépensé en cartes de visite ?',
    (all) => ({
      says: [
        money(
          all
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Cartes de visite')
                .map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['fr', 'credit notes', 'Liste des avoirs de 2026', listOf(isCreditNote, year(2026))],
  [
    'fr',
    'credit notes',
    'Un avoir est-il arrivé de Dubois ?',
    (all) =>
      all.some(every(isCreditNote, DUBOIS))
        ? { documents: all.filter(every(isCreditNote, DUBOIS)).map(({ id }) => id) }
        : { nothing: true },
  ],
  ['fr', 'not there', 'Quel fournisseur est le plus écologique ?', refuses],
  ['fr', 'not there', 'Quelles factures concernent le projet Alpha ?', refuses],
  ['fr', 'not there', 'Combien ai-je gagné cette année ?', refuses],
  // Going on.
  [
    'en',
    'goes on',
    'and how many of those are overdue?',
    countInvoices(BERGMANN, year(2026), isOverdue),
    'Show me all Bergmann invoices from 2026',
  ],
  [
    'en',
    'goes on',
    'what about the year before that',
    spentOn(OCEAN, year(2024)),
    'How much did we spend at Blue Ocean in 2025?',
  ],
  ['en', 'goes on', 'ok and without VAT?', netOf(BERGMANN, year(2025)), 'How much did we spend at Bergmann in 2025?'],
  [
    'de',
    'goes on',
    'und was ist mit 2024?',
    countInvoices(HELVETIA, year(2024)),
    'Wie viele Rechnungen kamen 2025 von Helvetia?',
  ],
  [
    'de',
    'goes on',
    'nur die über 1000',
    listInvoices(BERGMANN, year(2026), ({ total }) => total > 100_000),
    'Zeig mir die Rechnungen von Bergmann aus 2026',
  ],
  [
    'fr',
    'goes on',
    'et celles de Dubois ?',
    listInvoices(DUBOIS, isUnpaid),
    'Montre-moi les factures impayées de Moreau',
  ],
  ['fr', 'goes on', 'au total ?', owedOn(MOREAU), 'Montre-moi les factures impayées de Moreau'],
  [
    'en',
    'duplicates',
    'Are there any invoices I entered twice?',
    (all) => {
      const copies = all.filter(({ id }) => id.startsWith('ledger-copy'));
      return { documents: all.filter((one) => copies.some(({ number }) => number === one.number)).map(({ id }) => id) };
    },
  ],
  ['de', 'checks', 'Bei welchen Rechnungen passt die Summe nicht?', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  [
    'de',
    'missing',
    'Welche Rechnungen von 2026 haben kein Fälligkeitsdatum?',
    listInvoices(year(2026), ({ due }) => due === null),
  ],
  [
    'en',
    'missing',
    'how many 2025 bills came without a purchase order',
    countInvoices(year(2025), ({ purchaseOrder }) => purchaseOrder === null),
  ],
  ['fr', 'counts', 'Combien d’avoirs Paperworks nous a-t-il envoyés ?', countOf(isCreditNote, PAPERWORKS)],
];

/** Asked when the four looks before were known. */
export const FIFTH = askedOnce(QUESTIONS);
