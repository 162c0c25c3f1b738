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
import { all } from '../ledger-figures.ts';
import { dated, isInvoice, isUnpaid, sign } from '../question.ts';

const owed = all.find(every(isUnpaid, OCEAN, ({ due }) => due !== null))!;
const taxed = all.find(every(isInvoice, HARBOUR, ({ tax }) => tax > 0))!;

const QUESTIONS: readonly AskedOnce[] = [
  // A developer with a terminal habit.
  ['en', 'spent', 'sum(total) where seller = Zephyr and year = 2025', spentOn(ZEPHYR, year(2025))],
  ['en', 'spent', 'spend: Harbour Print, 2025-07 to 2025-12', spentOn(HARBOUR, dated('2025-07-01', '2025-12-31'))],
  [
    'en',
    'spent',
    'How much has Café Lumière invoiced us for since 1 January 2025?',
    spentOn(CAFE, dated('2025-01-01', '2026-06-17')),
  ],
  ['en', 'spent', 'What did we spend in total in euros in May 2026?', spentOn(EUR, month('2026-05'))],
  [
    'en',
    'spent',
    'What was the total cost of Blue Ocean Logistics in Q3 2025?',
    spentOn(OCEAN, dated('2025-07-01', '2025-09-30')),
  ],
  [
    'en',
    'spent',
    'Could you work out our overall expenditure with Müller & Söhne between January and June 2025?',
    spentOn(MUELLER, dated('2025-01-01', '2025-06-30')),
  ],
  [
    'en',
    'spent',
    'how much did helvetia software take from us in the first half of 2025?',
    spentOn(HELVETIA, dated('2025-01-01', '2025-06-30')),
  ],
  ['en', 'spent', 'I want the amount paid to Northwind Traders in 2025', spentOn(TRADERS, year(2025))],
  ['en', 'spent', 'spending last month in pounds', spentOn(GBP, month('2026-05'))],
  ['en', 'spent', "this year's total for Acme Consulting", spentOn(CONSULTING, year(2026))],
  ['en', 'counts', 'How many invoices did Green Leaf Gardens issue in 2025?', countInvoices(GARDENS, year(2025))],
  ['en', 'counts', 'what is the number of dollar invoices in 2025', countInvoices(USD, year(2025))],
  ['en', 'counts', 'How many of our invoices are in Swiss francs?', countInvoices(CHF)],
  ['en', 'counts', 'How many credit notes did we receive in 2026?', countOf(isCreditNote, year(2026))],
  [
    'en',
    'counts',
    'how many invoices above 10000 euros do we have',
    countInvoices(EUR, ({ total }) => total > 1_000_000),
  ],
  [
    'en',
    'counts',
    'How many invoices were paid out of those from Stadtwerke Lindau in 2025?',
    countInvoices(LINDAU, year(2025), isPaid),
  ],
  ['en', 'lists', 'list every invoice from Northwind Tools in 2026', listInvoices(NORTHWIND_TOOLS, year(2026))],
  ['en', 'lists', 'What invoices arrived from Dubois in 2026?', listInvoices(DUBOIS, year(2026))],
  ['en', 'lists', 'Find invoices over 15,000 USD', listInvoices(USD, ({ total }) => total > 1_500_000)],
  [
    'en',
    'lists',
    'show me unpaid invoices bigger than 5000 euros',
    listInvoices(EUR, isUnpaid, ({ total }) => total > 500_000),
  ],
  [
    'en',
    'lists',
    'Which Paperworks invoices from 2025 lack a due date?',
    listInvoices(PAPERWORKS, year(2025), ({ due }) => due === null),
  ],
  ['en', 'lists', 'invoices dated 2026-06-01 or later', listInvoices(({ date }) => date >= '2026-06-01')],
  ['en', 'ranked', 'What is the highest invoice from Transports Moreau?', largest(1, MOREAU)],
  ['en', 'ranked', 'Top 5 suppliers by spending in EUR for 2025', eachBy(sellerOf, { limit: 5 }, EUR, year(2025))],
  [
    'en',
    'ranked',
    'Which supplier cost us the least in pounds in 2025?',
    eachBy(sellerOf, { limit: 1, least: true }, GBP, year(2025)),
  ],
  [
    'en',
    'ranked',
    'the third largest euro invoice',
    (documents) => ({ documents: [documents.filter(every(isInvoice, EUR)).sort((a, b) => b.total - a.total)[2]!.id] }),
  ],
  ['en', 'ranked', 'earliest invoice from Café Lumière', earliest(1, CAFE)],
  ['en', 'ranked', 'What are the 3 most recent Helvetia invoices?', latest(3, HELVETIA)],
  [
    'en',
    'ranked',
    'which month in 2025 had the lowest spend in euros',
    eachBy(monthOf, { limit: 1, least: true }, EUR, year(2025)),
  ],
  [
    'en',
    'average',
    'What is the average amount of invoices from Müller & Söhne in 2025?',
    averageOf(MUELLER, year(2025)),
  ],
  [
    'en',
    'average',
    'median invoice amount at Bergmann',
    (documents) => {
      const own = documents
        .filter(every(isInvoice, BERGMANN))
        .map(({ total }) => total)
        .sort((a, b) => a - b);
      const half = own.length / 2;
      return {
        amounts: { EUR: Math.round(own.length % 2 === 1 ? own[Math.floor(half)]! : (own[half - 1]! + own[half]!) / 2) },
      };
    },
  ],
  ['en', 'tax', 'How much VAT did we pay in euros in 2025?', taxOf(EUR, year(2025))],
  ['en', 'tax', 'total tax on Harbour Print invoices', taxOf(HARBOUR)],
  ['en', 'tax', `what's the tax amount on ${taxed.number}`, () => ({ says: [money(taxed.tax)] })],
  ['en', 'net', 'net spending in pounds for 2025', netOf(GBP, year(2025))],
  ['en', 'owed', 'How much do we owe in total?', owedOn()],
  ['en', 'owed', 'what is still unpaid at Transports Moreau, as an amount', owedOn(MOREAU)],
  [
    'en',
    'owed',
    'Which suppliers do we owe money?',
    (documents) => ({
      says: [...new Set(documents.filter(isUnpaid).map(({ seller }) => seller.slice(0, 4)))].filter(
        (name) => name !== name.toUpperCase(),
      ),
    }),
  ],
  ['en', 'due', 'Which invoices are due this week?', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  [
    'en',
    'due',
    'How much do we have to pay in the next 30 days in euros?',
    owedOn(EUR, isDue('2026-06-17', '2026-07-17')),
  ],
  ['en', 'due', `How many days are left until ${owed.number} is due?`, () => ({ documents: [owed.id] })],
  ['en', 'overdue', 'Are any Blue Ocean invoices overdue?', listInvoices(OCEAN, isOverdue)],
  ['en', 'overdue', 'How much is overdue in euros?', owedOn(EUR, isOverdue)],
  [
    'en',
    'groups',
    'spending by quarter at Bergmann in 2025',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      BERGMANN,
      year(2025),
    ),
  ],
  [
    'en',
    'groups',
    'how many invoices per supplier in pounds in 2025',
    eachBy(sellerOf, { counted: true }, GBP, year(2025)),
  ],
  ['en', 'groups', 'Spend per year at Zephyr', eachBy(({ date }) => date.slice(0, 4), { inOrder: true }, ZEPHYR)],
  [
    'en',
    'compare',
    'Compare 2024 and 2025 for Helvetia',
    sides(['2024', HELVETIA, year(2024)], ['2025', HELVETIA, year(2025)]),
  ],
  [
    'en',
    'compare',
    'How much more did we spend at Moreau than at Dubois in 2025?',
    sides(['Transports', MOREAU, year(2025)], ['Imprimerie', DUBOIS, year(2025)]),
  ],
  [
    'en',
    'compare',
    'Did spending in pounds increase between 2024 and 2025?',
    sides(['2024', GBP, year(2024)], ['2025', GBP, year(2025)]),
  ],
  [
    'en',
    'share',
    "What's Bergmann's share of our euro spending in 2025?",
    (documents) => {
      const sum = (is: Parameters<typeof every>[0]) =>
        documents.filter(every(EUR, year(2025), is)).reduce((total, one) => total + sign(one) * one.total, 0);
      return { says: [((sum(BERGMANN) / sum(() => true)) * 100).toFixed(1)] };
    },
  ],
  [
    'en',
    'sum of the top',
    'How much do the five biggest euro invoices of 2025 total?',
    sumOfLargest(5, EUR, year(2025)),
  ],
  [
    'en',
    'items',
    'How much did we pay for safety gloves?',
    (documents) => ({
      says: [
        money(
          documents
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Safety gloves')
                .map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['en', 'items', 'Which supplier sells green tea?', says('Northwind Traders')],
  [
    'en',
    'items',
    'How many ring binders did we order?',
    (documents) => ({
      says: [
        String(
          documents
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Ring binder')
                .map(({ quantity }) => sign(one) * quantity),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['en', 'fields', 'What is the tax ID of Paperworks?', () => ({ says: [all.find(PAPERWORKS)!.taxId] })],
  ['en', 'fields', `what are the payment terms on ${owed.number}?`, () => ({ says: [owed.terms!] })],
  ['en', 'not there', 'Which supplier is closest to our office?', refuses],
  ['en', 'not there', 'How many invoices were sent by post?', refuses],
  ['en', 'not there', 'how much did we spend at Wayne Enterprises', refuses],
  ['en', 'not there', 'Which invoices were disputed?', refuses],
  ['en', 'not there', 'What is our budget for 2026?', refuses],
  ['en', 'not there', 'invoices delivered late by Bergmann', refuses],
  ['en', 'not there', 'how long does Zephyr need to answer emails', refuses],
  // Une Suisse, un Belge, une étudiante.
  [
    'fr',
    'spent',
    'Quel montant total avons-nous dépensé chez Stadtwerke Lindau en 2025 ?',
    spentOn(LINDAU, year(2025)),
  ],
  ['fr', 'spent', 'Combien avons-nous payé à Harbour Print cette année ?', spentOn(HARBOUR, year(2026))],
  [
    'fr',
    'spent',
    'total des achats chez Paperworks entre janvier et mars 2026',
    spentOn(PAPERWORKS, dated('2026-01-01', '2026-03-31')),
  ],
  ['fr', 'spent', 'nos frais chez Zephyr en 2025 svp', spentOn(ZEPHYR, year(2025))],
  [
    'fr',
    'counts',
    'Combien de factures avons-nous reçues de Green Leaf Gardens en 2025 ?',
    countInvoices(GARDENS, year(2025)),
  ],
  [
    'fr',
    'counts',
    'Combien de factures dépassent 10 000 euros ?',
    countInvoices(EUR, ({ total }) => total > 1_000_000),
  ],
  ['fr', 'counts', 'Combien de factures en retard avons-nous chez Paperworks ?', countInvoices(PAPERWORKS, isOverdue)],
  ['fr', 'lists', 'Affiche les factures de Café Lumière pour 2026', listInvoices(CAFE, year(2026))],
  [
    'fr',
    'lists',
    'Quelles factures sont arrivées en mai 2026 de chez Moreau ?',
    listInvoices(MOREAU, month('2026-05')),
  ],
  ['fr', 'lists', 'Quelles factures Helvetia restent à payer ?', listInvoices(HELVETIA, isUnpaid)],
  ['fr', 'ranked', 'Quelle est la plus petite facture de Dubois ?', smallest(1, DUBOIS)],
  ['fr', 'ranked', 'Top 3 des fournisseurs en euros pour 2025', eachBy(sellerOf, { limit: 3 }, EUR, year(2025))],
  ['fr', 'average', 'Quel est le montant moyen par facture chez Transports Moreau ?', averageOf(MOREAU)],
  [
    'fr',
    'tax',
    'Quelle TVA avons-nous payée en euros au premier trimestre 2026 ?',
    taxOf(EUR, dated('2026-01-01', '2026-03-31')),
  ],
  ['fr', 'owed', 'Combien devons-nous au total à Helvetia ?', owedOn(HELVETIA)],
  ['fr', 'due', 'Quelles factures sont à payer cette semaine ?', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  [
    'fr',
    'compare',
    'Avons-nous dépensé plus en 2025 qu’en 2024 chez Zephyr ?',
    sides(['2025', ZEPHYR, year(2025)], ['2024', ZEPHYR, year(2024)]),
  ],
  ['fr', 'groups', 'Dépenses par mois chez Moreau en 2025', eachBy(monthOf, { inOrder: true }, MOREAU, year(2025))],
  [
    'fr',
    'items',
    'Combien avons-nous payé pour le transport Paris-Lyon ?',
    (documents) => ({
      says: [
        money(
          documents
            .flatMap((one) =>
              one.lines
                .filter(({ description }) => description === 'Transport Paris-Lyon')
                .map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  [
    'fr',
    'fields',
    'Quel est l’IBAN de Stadtwerke Lindau ?',
    () => ({ says: [all.find(every(LINDAU, ({ iban }) => iban !== null))!.iban!] }),
  ],
  ['fr', 'not there', 'Quel fournisseur livre le plus vite ?', refuses],
  ['fr', 'not there', 'Combien de salariés travaillent chez Dubois ?', refuses],
  ['fr', 'not there', 'total chez Monoprix en 2025', refuses],
  // Der Buchhalter, die Azubine, der Chef.
  ['de', 'spent', 'Wie viel haben wir 2025 insgesamt bei Green Leaf Gardens ausgegeben?', spentOn(GARDENS, year(2025))],
  ['de', 'spent', 'Gesamtausgaben in Dollar im zweiten Quartal 2025', spentOn(USD, dated('2025-04-01', '2025-06-30'))],
  ['de', 'spent', 'Was haben wir letzten Monat in Euro bezahlt?', spentOn(EUR, month('2026-05'))],
  ['de', 'spent', 'Kosten Northwind Traders gesamt', spentOn(TRADERS)],
  ['de', 'counts', 'Wie viele Rechnungen in Franken gibt es aus 2025?', countInvoices(CHF, year(2025))],
  ['de', 'counts', 'Wie viele Rechnungen von Moreau sind bezahlt?', countInvoices(MOREAU, isPaid)],
  [
    'de',
    'counts',
    'Wie viele Rechnungen liegen zwischen 1000 und 5000 Euro?',
    countInvoices(EUR, ({ total }) => total >= 100_000 && total <= 500_000),
  ],
  ['de', 'lists', 'Zeige mir alle offenen Rechnungen von Paperworks', listInvoices(PAPERWORKS, isUnpaid)],
  ['de', 'lists', 'Welche Rechnungen hat uns Zephyr 2025 gestellt?', listInvoices(ZEPHYR, year(2025))],
  ['de', 'lists', 'Rechnungen ohne IBAN von Bergmann', listInvoices(BERGMANN, ({ iban }) => iban === null)],
  [
    'de',
    'ranked',
    'Welcher Lieferant hat uns 2025 die meisten Rechnungen geschickt?',
    eachBy(sellerOf, { counted: true, limit: 1 }, year(2025)),
  ],
  ['de', 'ranked', 'Die teuerste Rechnung von Helvetia Software 2025', largest(1, HELVETIA, year(2025))],
  ['de', 'ranked', 'Wann war die erste Rechnung von Zephyr?', earliest(1, ZEPHYR)],
  ['de', 'average', 'Durchschnittliche Rechnungshöhe bei Café Lumière', averageOf(CAFE)],
  ['de', 'tax', 'Wie viel Umsatzsteuer haben wir im Mai 2026 in Euro gezahlt?', taxOf(EUR, month('2026-05'))],
  ['de', 'owed', 'Wie viel schulden wir Dubois?', owedOn(DUBOIS)],
  [
    'de',
    'due',
    'Wie viel ist in den nächsten 14 Tagen in Dollar fällig?',
    owedOn(USD, isDue('2026-06-17', '2026-07-01')),
  ],
  ['de', 'overdue', 'Welche Rechnungen von Helvetia sind überfällig?', listInvoices(HELVETIA, isOverdue)],
  [
    'de',
    'groups',
    'Ausgaben pro Quartal bei Dubois 2025',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      DUBOIS,
      year(2025),
    ),
  ],
  [
    'de',
    'compare',
    'Vergleiche die Ausgaben bei Harbour Print und Green Leaf Gardens im Jahr 2025',
    sides(['Harbour', HARBOUR, year(2025)], ['Green', GARDENS, year(2025)]),
  ],
  [
    'de',
    'items',
    'Wie oft haben wir Toner schwarz gekauft?',
    (documents) => ({
      says: [
        String(
          documents.filter(({ lines }) => lines.some(({ description }) => description === 'Toner schwarz')).length,
        ),
      ],
    }),
  ],
  [
    'de',
    'items',
    'Was kostet uns Strom insgesamt?',
    (documents) => ({
      says: [
        money(
          documents
            .flatMap((one) =>
              one.lines.filter(({ description }) => description === 'Strom').map(({ total }) => sign(one) * total),
            )
            .reduce((a, b) => a + b, 0),
        ).replace('.', ','),
      ],
    }),
  ],
  ['de', 'not there', 'Wie viel haben wir bei Aldi ausgegeben?', refuses],
  ['de', 'not there', 'Welche Rechnungen wurden per Post geschickt?', refuses],
  ['de', 'not there', 'Wie hoch ist unser Gewinn 2025?', refuses],
  [
    'de',
    'credit notes',
    'Gutschriften von Müller & Söhne?',
    (documents) =>
      documents.some(every(isCreditNote, MUELLER))
        ? { documents: documents.filter(every(isCreditNote, MUELLER)).map(({ id }) => id) }
        : nothing(documents),
  ],
  // Going on.
  ['en', 'goes on', 'what about in 2024?', spentOn(OCEAN, year(2024)), 'How much did we spend at Blue Ocean in 2025?'],
  [
    'en',
    'goes on',
    'and which of these are unpaid?',
    listInvoices(DUBOIS, year(2026), isUnpaid),
    'Show me the Dubois invoices from 2026',
  ],
  [
    'en',
    'goes on',
    'now only in april',
    listInvoices(BERGMANN, month('2026-04')),
    'Show me the Bergmann invoices from 2026',
  ],
  [
    'de',
    'goes on',
    'und wie viele Rechnungen waren das?',
    countInvoices(OCEAN, year(2025)),
    'Wie viel haben wir 2025 bei Blue Ocean ausgegeben?',
  ],
  ['de', 'goes on', 'und bei Dubois?', averageOf(DUBOIS), 'Wie hoch ist die durchschnittliche Rechnung von Bergmann?'],
  [
    'fr',
    'goes on',
    'et combien de factures ?',
    countInvoices(OCEAN, year(2025)),
    'Combien avons-nous dépensé chez Blue Ocean en 2025 ?',
  ],
  [
    'en',
    'two names',
    'spend at Acme Catering and Café Lumière together in 2025',
    (documents) => ({
      amounts: {
        EUR: documents
          .filter(year(2025))
          .filter((one) => CATERING(one) || CAFE(one))
          .reduce((sum, one) => sum + sign(one) * one.total, 0),
      },
    }),
  ],
  [
    'en',
    'negation',
    'euro invoices in May 2026 that are not from Bergmann',
    listInvoices(EUR, month('2026-05'), not(BERGMANN)),
  ],
  ['en', 'checks', 'Which invoices fail their checks?', listOf(({ hasFailedCheck }) => hasFailedCheck)],
];

/** Asked when the six looks before were known. */
export const SEVENTH = askedOnce(QUESTIONS);
