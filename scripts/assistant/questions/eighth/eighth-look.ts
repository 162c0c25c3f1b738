import { ledger } from '../../ledger.ts';
import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  averageOf,
  BERGMANN,
  CAFE,
  CATERING,
  CONSULTING,
  countInvoices,
  countOf,
  DUBOIS,
  eachBy,
  earliest,
  every,
  GARDENS,
  HARBOUR,
  HELVETIA,
  inCurrency,
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
  year,
  ZEPHYR,
} from '../asked.ts';
import { dated, isInvoice, isUnpaid, sign } from '../question.ts';

const EUR = inCurrency('EUR');
const GBP = inCurrency('GBP');
const USD = inCurrency('USD');
const CHF = inCurrency('CHF');
const all = ledger();
const one = all.find(every(isUnpaid, HARBOUR, ({ due }) => due !== null))!;

const QUESTIONS: readonly AskedOnce[] = [
  // Somebody new in the office, who asks a lot.
  [
    'en',
    'spent',
    'In total, how much money did Harbour Print receive from us during 2025?',
    spentOn(HARBOUR, year(2025)),
  ],
  [
    'en',
    'spent',
    "What's the sum of all Transports Moreau invoices and credits for 2025?",
    spentOn(MOREAU, year(2025)),
  ],
  ['en', 'spent', 'costs for Zephyr in Q1 2026?', spentOn(ZEPHYR, dated('2026-01-01', '2026-03-31'))],
  [
    'en',
    'spent',
    'How much was our Helvetia Software spend between 1 March 2025 and 31 August 2025?',
    spentOn(HELVETIA, dated('2025-03-01', '2025-08-31')),
  ],
  [
    'en',
    'spent',
    'what did we lay out in dollars in the last 60 days?',
    spentOn(USD, dated('2026-04-18', '2026-06-17')),
  ],
  [
    'en',
    'spent',
    'total purchases from Stadtwerke Lindau up to the end of 2025',
    spentOn(LINDAU, dated('2000-01-01', '2025-12-31')),
  ],
  ['en', 'counts', 'How many times did Green Leaf Gardens bill us in 2025?', countInvoices(GARDENS, year(2025))],
  ['en', 'counts', 'What number of invoices from Bergmann is still unpaid?', countInvoices(BERGMANN, isUnpaid)],
  [
    'en',
    'counts',
    'In 2025, how many invoices over 2,500 pounds were there?',
    countInvoices(GBP, year(2025), ({ total }) => total > 250_000),
  ],
  ['en', 'counts', 'Do you know how many invoices Moreau has sent this year?', countInvoices(MOREAU, year(2026))],
  ['en', 'lists', 'Which invoices do we have from Northwind Traders?', listInvoices(TRADERS)],
  ['en', 'lists', 'Print the list of overdue invoices in pounds', listInvoices(GBP, isOverdue)],
  [
    'en',
    'lists',
    'all Dubois bills above 1,200 euros in 2025',
    listInvoices(DUBOIS, year(2025), ({ total }) => total > 120_000),
  ],
  [
    'en',
    'lists',
    'I am searching for the Paperworks invoices of November 2025',
    listInvoices(PAPERWORKS, month('2025-11')),
  ],
  ['en', 'ranked', 'Who is our largest supplier in dollars overall?', eachBy(sellerOf, { limit: 1 }, USD)],
  ['en', 'ranked', 'What was the single most expensive euro invoice in 2025?', largest(1, EUR, year(2025))],
  ['en', 'ranked', 'Give me the two cheapest Bergmann invoices of 2025', smallest(2, BERGMANN, year(2025))],
  ['en', 'ranked', 'When did Transports Moreau first invoice us?', earliest(1, MOREAU)],
  ['en', 'average', 'How much does an invoice from Paperworks average?', averageOf(PAPERWORKS)],
  ['en', 'tax', 'What VAT amount did we incur with Dubois in 2025?', taxOf(DUBOIS, year(2025))],
  ['en', 'net', 'Bergmann spending before VAT in 2025', netOf(BERGMANN, year(2025))],
  ['en', 'owed', 'What is our outstanding balance in dollars?', owedOn(USD)],
  ['en', 'owed', 'how much have we not yet paid to Dubois', owedOn(DUBOIS)],
  ['en', 'due', 'Which bills fall due in the coming week?', listInvoices(isDue('2026-06-22', '2026-06-28'))],
  ['en', 'due', 'What needs paying by 30 June?', listInvoices(isDue('2000-01-01', '2026-06-30'))],
  ['en', 'due', `What is the due date for ${one.number}?`, () => ({ documents: [one.id] })],
  ['en', 'overdue', 'total of everything overdue in francs', owedOn(CHF, isOverdue)],
  ['en', 'groups', 'Show 2025 euro spending month by month', eachBy(monthOf, { inOrder: true }, EUR, year(2025))],
  [
    'en',
    'groups',
    'Which suppliers did we use in pounds in 2025 and how much did each cost?',
    eachBy(sellerOf, {}, GBP, year(2025)),
  ],
  [
    'en',
    'compare',
    'Is Moreau more expensive than Dubois in 2025?',
    sides(['Transports', MOREAU, year(2025)], ['Imprimerie', DUBOIS, year(2025)]),
  ],
  [
    'en',
    'compare',
    'May versus April 2026 spending in euros',
    sides(['May', EUR, month('2026-05')], ['April', EUR, month('2026-04')]),
  ],
  [
    'en',
    'share',
    'How big is the share of Blue Ocean in our 2025 dollar spending?',
    (documents) => {
      const sum = (is: Parameters<typeof every>[0]) =>
        documents.filter(every(USD, year(2025), is)).reduce((total, each) => total + sign(each) * each.total, 0);
      return { says: [((sum(OCEAN) / sum(() => true)) * 100).toFixed(1)] };
    },
  ],
  ['en', 'sum of the top', 'Add together the 3 largest Helvetia invoices', sumOfLargest(3, HELVETIA)],
  [
    'en',
    'items',
    'What did we spend on vinyl lettering in 2025?',
    (documents) => ({
      says: [
        money(
          documents
            .filter(year(2025))
            .flatMap((each) =>
              each.lines
                .filter(({ description }) => description === 'Vinyl lettering')
                .map(({ total }) => sign(each) * total),
            )
            .reduce((a, b) => a + b, 0),
        ),
      ],
    }),
  ],
  ['en', 'items', 'From whom do we buy freight?', says('Blue Ocean Logistics')],
  [
    'en',
    'fields',
    'Give me the bank account of Bergmann',
    () => ({ says: [all.find(every(BERGMANN, ({ iban }) => iban !== null))!.iban!] }),
  ],
  [
    'en',
    'missing',
    'How many Harbour Print invoices have no purchase order number?',
    countInvoices(HARBOUR, ({ purchaseOrder }) => purchaseOrder === null),
  ],
  [
    'en',
    'negation',
    'dollar spending in 2025 excluding Blue Ocean and Paperworks',
    spentOn(USD, year(2025), not(OCEAN), not(PAPERWORKS)),
  ],
  ['en', 'not there', 'Which suppliers offer free delivery?', refuses],
  ['en', 'not there', 'How much did we spend at Stark Industries in 2025?', refuses],
  ['en', 'not there', 'Who signed the Bergmann contract?', refuses],
  ['en', 'not there', 'How many invoices were handwritten?', refuses],
  ['en', 'not there', 'Which invoices were paid by bank transfer?', refuses],
  ['en', 'not there', 'average number of employees per supplier', refuses],
  // Aus der Verwaltung.
  ['de', 'spent', 'Wie viel Geld haben wir 2025 an Harbour Print bezahlt?', spentOn(HARBOUR, year(2025))],
  ['de', 'spent', 'Summe aller Einkäufe bei Paperworks im Jahr 2025', spentOn(PAPERWORKS, year(2025))],
  ['de', 'spent', 'Welche Kosten sind 2026 bei Café Lumière entstanden?', spentOn(CAFE, year(2026))],
  ['de', 'spent', 'Ausgaben Zephyr in den letzten 12 Monaten', spentOn(ZEPHYR, dated('2025-06-17', '2026-06-17'))],
  [
    'de',
    'counts',
    'Wie viele Rechnungen kamen im ersten Quartal 2026 von Bergmann?',
    countInvoices(BERGMANN, dated('2026-01-01', '2026-03-31')),
  ],
  ['de', 'counts', 'Wie viele Gutschriften gab es 2025?', countOf(isCreditNote, year(2025))],
  ['de', 'lists', 'Zeige die Rechnungen von Acme Consulting aus dem Jahr 2026', listInvoices(CONSULTING, year(2026))],
  [
    'de',
    'lists',
    'Welche Rechnungen über 5000 Dollar sind noch offen?',
    listInvoices(USD, isUnpaid, ({ total }) => total > 500_000),
  ],
  ['de', 'lists', 'Alle bezahlten Rechnungen von Zephyr aus 2025', listInvoices(ZEPHYR, year(2025), isPaid)],
  [
    'de',
    'ranked',
    'Mit welchem Lieferanten hatten wir 2025 in Euro den größten Umsatz?',
    eachBy(sellerOf, { limit: 1 }, EUR, year(2025)),
  ],
  ['de', 'ranked', 'Wann hat Moreau zuletzt eine Rechnung geschickt?', latest(1, MOREAU)],
  ['de', 'average', 'durchschnittlicher Betrag der Rechnungen von Dubois 2025', averageOf(DUBOIS, year(2025))],
  ['de', 'tax', 'Mehrwertsteuer Bergmann Bürobedarf 2025 gesamt', taxOf(BERGMANN, year(2025))],
  ['de', 'owed', 'Wie hoch sind unsere Schulden bei Stadtwerke Lindau?', owedOn(LINDAU)],
  ['de', 'due', 'Welche Rechnungen werden im Juli fällig?', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['de', 'overdue', 'Wie viel Geld ist in Euro überfällig?', owedOn(EUR, isOverdue)],
  ['de', 'groups', 'Ausgaben nach Monat bei Helvetia 2025', eachBy(monthOf, { inOrder: true }, HELVETIA, year(2025))],
  [
    'de',
    'compare',
    'Unterschied der Ausgaben bei Moreau zwischen 2024 und 2025',
    sides(['2024', MOREAU, year(2024)], ['2025', MOREAU, year(2025)]),
  ],
  [
    'de',
    'items',
    'Wie viel haben wir für Wasser bezahlt?',
    (documents) => ({
      says: [
        money(
          documents
            .flatMap((each) =>
              each.lines.filter(({ description }) => description === 'Wasser').map(({ total }) => sign(each) * total),
            )
            .reduce((a, b) => a + b, 0),
        ).replace('.', ','),
      ],
    }),
  ],
  ['de', 'not there', 'Welche Rechnung wurde am Telefon besprochen?', refuses],
  ['de', 'not there', 'Was haben wir bei Karstadt eingekauft?', refuses],
  ['de', 'not there', 'Wie viele Rechnungen hat die Sekretärin abgestempelt?', refuses],
  // Au bureau.
  ['fr', 'spent', 'Combien avons-nous versé à Paperworks en 2025 ?', spentOn(PAPERWORKS, year(2025))],
  ['fr', 'spent', 'Quelles sont nos dépenses totales en euros pour mai 2026 ?', spentOn(EUR, month('2026-05'))],
  [
    'fr',
    'spent',
    'Coût de Helvetia Software sur les six premiers mois de 2025',
    spentOn(HELVETIA, dated('2025-01-01', '2025-06-30')),
  ],
  [
    'fr',
    'counts',
    'Combien y a-t-il de factures de Northwind Tools en 2025 ?',
    countInvoices(NORTHWIND_TOOLS, year(2025)),
  ],
  ['fr', 'counts', 'combien de factures payées pour Zephyr', countInvoices(ZEPHYR, isPaid)],
  [
    'fr',
    'lists',
    'Donne-moi les factures de Bergmann supérieures à 2 000 euros',
    listInvoices(BERGMANN, ({ total }) => total > 200_000),
  ],
  ['fr', 'lists', 'Quelles sont les factures impayées de Blue Ocean ?', listInvoices(OCEAN, isUnpaid)],
  ['fr', 'ranked', 'Quelle facture de Paperworks est la plus chère ?', largest(1, PAPERWORKS)],
  [
    'fr',
    'ranked',
    'Chez quel fournisseur a-t-on dépensé le moins en livres en 2025 ?',
    eachBy(sellerOf, { limit: 1, least: true }, GBP, year(2025)),
  ],
  ['fr', 'average', "Montant moyen d'une facture de Helvetia", averageOf(HELVETIA)],
  ['fr', 'net', 'Dépenses hors TVA chez Dubois en 2025', netOf(DUBOIS, year(2025))],
  ['fr', 'owed', 'À combien s’élèvent nos dettes en dollars ?', owedOn(USD)],
  [
    'fr',
    'due',
    'Quelles factures doivent être payées dans les 14 prochains jours ?',
    listInvoices(isDue('2026-06-17', '2026-07-01')),
  ],
  ['fr', 'overdue', 'Quel montant en euros est en retard ?', owedOn(EUR, isOverdue)],
  [
    'fr',
    'groups',
    'dépenses par trimestre chez Stadtwerke Lindau en 2025',
    eachBy(
      ({ date }) => `T${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      LINDAU,
      year(2025),
    ),
  ],
  [
    'fr',
    'compare',
    'Qui coûte plus cher en 2025, Acme Catering ou Café Lumière ?',
    sides(['Acme', CATERING, year(2025)], ['Café', CAFE, year(2025)]),
  ],
  ['fr', 'items', 'Quel fournisseur vend des affiches ?', says('Imprimerie Dubois')],
  ['fr', 'fields', 'Quel est le numéro de TVA de Moreau ?', () => ({ says: [all.find(MOREAU)!.taxId] })],
  ['fr', 'not there', 'Combien avons-nous dépensé chez Leclerc ?', refuses],
  ['fr', 'not there', 'Quelles factures ont été envoyées par courrier ?', refuses],
  ['fr', 'not there', 'Quelle est la marge de Bergmann ?', refuses],
  // Going on.
  ['en', 'goes on', 'and for Helvetia?', taxOf(HELVETIA, year(2025)), 'How much VAT did we pay to Bergmann in 2025?'],
  [
    'en',
    'goes on',
    'how many of them are above 500?',
    countInvoices(BERGMANN, year(2026), ({ total }) => total > 50_000),
    'Show me the Bergmann invoices from 2026',
  ],
  [
    'de',
    'goes on',
    'und im Jahr davor?',
    spentOn(OCEAN, year(2024)),
    'Wie viel haben wir 2025 bei Blue Ocean ausgegeben?',
  ],
  [
    'de',
    'goes on',
    'zeig mir diese Rechnungen',
    listInvoices(PAPERWORKS, isUnpaid),
    'Wie viele Rechnungen von Paperworks sind unbezahlt?',
  ],
  [
    'fr',
    'goes on',
    'et par mois ?',
    eachBy(monthOf, { inOrder: true }, MOREAU, year(2025)),
    'Combien avons-nous dépensé chez Moreau en 2025 ?',
  ],
  [
    'fr',
    'goes on',
    'seulement celles de plus de 1000',
    listInvoices(MOREAU, year(2026), ({ total }) => total > 100_000),
    'Montre-moi les factures de Moreau de 2026',
  ],
  ['en', 'checks', 'Which documents have a failed check?', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  [
    'de',
    'negation',
    'Wie viele Rechnungen in Euro aus 2026 sind nicht von Bergmann?',
    countInvoices(EUR, year(2026), isInvoice, not(BERGMANN)),
  ],
  ['en', 'payments', 'How many Müller & Söhne invoices are settled?', countInvoices(MUELLER, isPaid)],
];

/** Asked when the seven looks before were known. */
export const EIGHTH = askedOnce(QUESTIONS);
