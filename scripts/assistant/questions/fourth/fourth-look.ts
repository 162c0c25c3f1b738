import { money } from '../../store-ledger.ts';
import { type AskedOnce, askedOnce } from '../asked.ts';
import {
  between,
  CHF,
  EUR,
  either,
  every,
  GBP,
  hasFailed,
  hasNoDue,
  hasNoIban,
  hasNoOrder,
  inCurrency,
  isCreditNote,
  isDue,
  isOverdue,
  isPaid,
  month,
  not,
  over,
  USD,
  under,
  year,
} from '../conditions.ts';
import { monthOf, quarterOf, sellerOf } from '../groupings.ts';
import { duplicates, ibanOf, quantityOf, shareOfNumber, spend } from '../ledger-figures.ts';
import { isUnpaid, sign } from '../question.ts';
import {
  BERGMANN,
  CAFE,
  CATERING,
  CONSULTING,
  DUBOIS,
  GARDENS,
  HARBOUR,
  HELVETIA,
  LINDAU,
  MOREAU,
  MUELLER,
  NORTHWIND_TOOLS,
  OCEAN,
  PAPERWORKS,
  TRADERS,
  ZEPHYR,
} from '../sellers.ts';
import {
  asks,
  averageOf,
  countInvoices,
  countOf,
  creditedOn,
  eachBy,
  earliest,
  largest,
  latest,
  listInvoices,
  listOf,
  netOf,
  owedOn,
  ranked,
  refuses,
  says,
  sides,
  smallest,
  spentOn,
  sumOfLargest,
  type Truth,
  taxOf,
} from '../truths.ts';

const lines =
  (words: RegExp, of: (line: { quantity: number; unit: number; total: number }) => number): Truth =>
  (all) => {
    const sums: Record<string, number> = {};
    for (const one of all)
      for (const line of one.lines)
        if (words.test(line.description)) sums[one.currency] = (sums[one.currency] ?? 0) + sign(one) * of(line);
    return { says: Object.values(sums).map((sum) => money(sum)) };
  };

const QUESTIONS: readonly AskedOnce[] = [
  // Hurried, on the phone.
  ['en', 'telegraph', 'total harbour print 2025', spentOn(HARBOUR, year(2025))],
  ['en', 'telegraph', 'zephyr last year', listInvoices(ZEPHYR, year(2025))],
  ['en', 'telegraph', 'unpaid blue ocean', listInvoices(isUnpaid, OCEAN)],
  ['en', 'telegraph', 'paperworks invoices count 2025', countInvoices(PAPERWORKS, year(2025))],
  ['de', 'telegraph', 'summe bergmann märz 2026', spentOn(BERGMANN, month('2026-03'))],
  ['de', 'telegraph', 'offen müller & söhne', listInvoices(isUnpaid, MUELLER)],
  ['de', 'telegraph', 'anzahl rechnungen lindau 2025', countInvoices(LINDAU, year(2025))],
  ['fr', 'telegraph', 'total dubois 2025', spentOn(DUBOIS, year(2025))],
  ['fr', 'telegraph', 'impayées moreau', listInvoices(isUnpaid, MOREAU)],
  ['en', 'slang', 'yo how much dough went to helvetia this year', spentOn(HELVETIA, year(2026))],
  ['en', 'slang', 'whats the damage from northwind tools in 2025?', spentOn(NORTHWIND_TOOLS, year(2025))],
  ['en', 'slang', 'gimme the 3 fattest euro bills ever', largest(3, EUR)],
  ['de', 'slang', 'wieviel kohle ging 2025 an paperworks drauf', spentOn(PAPERWORKS, year(2025))],
  ['fr', 'slang', "c'est quoi le total chez dubois en 2025", spentOn(DUBOIS, year(2025))],
  // Letters.
  [
    'en',
    'formal',
    'Dear assistant, I would be grateful if you could inform me of the aggregate amount invoiced by Green Leaf Gardens during the calendar year 2025. Kind regards',
    spentOn(GARDENS, year(2025)),
  ],
  [
    'de',
    'formal',
    'Sehr geehrte Damen und Herren, bitte teilen Sie mir mit, welcher Gesamtbetrag im Jahr 2025 auf die Stadtwerke Lindau entfiel. Mit freundlichen Grüßen',
    spentOn(LINDAU, year(2025)),
  ],
  [
    'fr',
    'formal',
    "Bonjour, je vous serais reconnaissante de bien vouloir m'indiquer le montant total facturé par Transports Moreau au cours de l'exercice 2025. Cordialement",
    spentOn(MOREAU, year(2025)),
  ],
  // Accountants.
  [
    'en',
    'input vat',
    'VAT paid to Harbour Print in Q4 2025?',
    taxOf(
      HARBOUR,
      every(year(2025), ({ date }) => date >= '2025-10-01'),
    ),
  ],
  ['en', 'input vat', 'reclaimable VAT on Green Leaf Gardens invoices for 2025', taxOf(GARDENS, year(2025))],
  [
    'de',
    'input vat',
    'Wie hoch war die Vorsteuer aus den Bergmann-Rechnungen im vierten Quartal 2025?',
    taxOf(BERGMANN, ({ date }) => date >= '2025-10-01' && date <= '2025-12-31'),
  ],
  ['fr', 'input vat', 'TVA déductible sur les factures Dubois de 2025', taxOf(DUBOIS, year(2025))],
  ['en', 'net', 'What is the net value of everything Blue Ocean billed us in 2025?', netOf(OCEAN, year(2025))],
  ['de', 'net', 'Nettosumme Helvetia Software 2025', netOf(HELVETIA, year(2025))],
  ['fr', 'net', 'montant hors taxes des achats chez Café Lumière en 2025', netOf(CAFE, year(2025))],
  ['en', 'payables', 'accounts payable balance for Müller & Söhne', owedOn(MUELLER)],
  ['de', 'payables', 'Offene Posten Bergmann Bürobedarf: Summe?', owedOn(BERGMANN)],
  ['fr', 'payables', 'Quel est notre encours fournisseur chez Transports Moreau ?', owedOn(MOREAU)],
  // Which is more.
  [
    'en',
    'either-or',
    'Did we spend more at Harbour Print or at Green Leaf Gardens in 2025?',
    sides(['Harbour', HARBOUR, year(2025)], ['Green Leaf', GARDENS, year(2025)]),
  ],
  [
    'en',
    'either-or',
    'Who cost us more in 2025, Zephyr or Paperworks?',
    sides(['Zephyr', ZEPHYR, year(2025)], ['Paperworks', PAPERWORKS, year(2025)]),
  ],
  [
    'de',
    'either-or',
    'Wer war 2025 teurer: Bergmann Bürobedarf oder Stadtwerke Lindau?',
    sides(['Bergmann', BERGMANN, year(2025)], ['Stadtwerke', LINDAU, year(2025)]),
  ],
  [
    'fr',
    'either-or',
    'Imprimerie Dubois ou Transports Moreau : lequel nous a coûté le plus en 2025 ?',
    sides(['Imprimerie', DUBOIS, year(2025)], ['Transports', MOREAU, year(2025)]),
  ],
  // Sum of the first few.
  ['en', 'sum of the top', 'What do the three biggest GBP invoices add up to?', sumOfLargest(3, GBP)],
  ['en', 'sum of the top', 'sum of the 5 largest USD invoices of 2025', sumOfLargest(5, USD, year(2025))],
  ['de', 'sum of the top', 'Was ergeben die fünf größten EUR-Rechnungen zusammen?', sumOfLargest(5, EUR)],
  ['fr', 'sum of the top', 'Total des trois plus grosses factures en USD', sumOfLargest(3, USD)],
  // Shares of numbers.
  [
    'en',
    'share of number',
    'What percentage of our 2025 invoices came from Bergmann?',
    says(shareOfNumber(BERGMANN, year(2025))),
  ],
  [
    'de',
    'share of number',
    'Wie viel Prozent der Rechnungen sind überfällig?',
    says(shareOfNumber(isOverdue).replace('.', ',')),
  ],
  [
    'fr',
    'share of number',
    'Quel pourcentage des factures de 2026 est encore impayé ?',
    says(shareOfNumber(isUnpaid, year(2026)).replace('.', ',')),
  ],
  // Averages.
  [
    'en',
    'monthly average',
    'on average, what do we pay Stadtwerke Lindau per month in 2025?',
    says(money(Math.round(spend(EUR, LINDAU, year(2025)) / 12))),
  ],
  [
    'de',
    'monthly average',
    'Durchschnittliche monatliche Ausgaben bei Helvetia Software im Jahr 2025',
    says(money(Math.round(spend(CHF, HELVETIA, year(2025)) / 12))),
  ],
  [
    'fr',
    'monthly average',
    'dépense moyenne mensuelle chez Dubois en 2025',
    says(money(Math.round(spend(EUR, DUBOIS, year(2025)) / 12))),
  ],
  ['en', 'average', "what's a typical Paperworks invoice worth?", averageOf(PAPERWORKS)],
  ['de', 'average', 'Durchschnittlicher Rechnungsbetrag bei Müller & Söhne', averageOf(MUELLER)],
  ['fr', 'average', 'montant moyen des factures Café Lumière', averageOf(CAFE)],
  // Differences and growth.
  [
    'en',
    'difference',
    'difference between 2024 and 2025 spending at Northwind Traders',
    sides(['2024', TRADERS, year(2024)], ['2025', TRADERS, year(2025)]),
  ],
  [
    'en',
    'difference',
    'by how much did our Zephyr costs change from 2024 to 2025?',
    sides(['2024', ZEPHYR, year(2024)], ['2025', ZEPHYR, year(2025)]),
  ],
  [
    'de',
    'difference',
    'Um wie viel haben sich die Ausgaben bei Bergmann von 2024 auf 2025 verändert?',
    sides(['2024', BERGMANN, year(2024)], ['2025', BERGMANN, year(2025)]),
  ],
  [
    'fr',
    'difference',
    'Quel écart de dépenses chez Moreau entre 2024 et 2025 ?',
    sides(['2024', MOREAU, year(2024)], ['2025', MOREAU, year(2025)]),
  ],
  // Yes or no.
  ['en', 'yes or no', 'Do I have anything from Zephyr in 2026?', listInvoices(ZEPHYR, year(2026))],
  ['en', 'yes or no', 'Have we settled everything with Green Leaf Gardens?', listInvoices(isUnpaid, GARDENS)],
  ['en', 'yes or no', 'Is anything from Paperworks overdue?', listInvoices(isOverdue, PAPERWORKS)],
  ['de', 'yes or no', 'Gibt es noch unbezahlte Rechnungen von Stadtwerke Lindau?', listInvoices(isUnpaid, LINDAU)],
  ['de', 'yes or no', 'Habe ich bei Blue Ocean noch etwas offen?', listInvoices(isUnpaid, OCEAN)],
  ['fr', 'yes or no', 'Avons-nous des factures en retard chez Café Lumière ?', listInvoices(isOverdue, CAFE)],
  ['fr', 'yes or no', 'Est-ce que je dois encore quelque chose à Müller & Söhne ?', owedOn(MUELLER)],
  // Without some.
  [
    'en',
    'besides',
    'How many euro invoices did we get in 2025 besides those of Bergmann?',
    countInvoices(EUR, year(2025), not(BERGMANN)),
  ],
  [
    'en',
    'apart from',
    'spending in pounds in 2025 apart from Northwind Tools',
    spentOn(GBP, year(2025), not(NORTHWIND_TOOLS)),
  ],
  ['de', 'apart from', 'Dollar-Ausgaben 2025 abgesehen von Blue Ocean Logistics', spentOn(USD, year(2025), not(OCEAN))],
  ['fr', 'apart from', 'Dépenses en euros en 2025 hormis la Stadtwerke Lindau', spentOn(EUR, year(2025), not(LINDAU))],
  [
    'en',
    'apart from',
    'unpaid invoices not from Helvetia or Blue Ocean: how many?',
    countInvoices(isUnpaid, not(HELVETIA), not(OCEAN)),
  ],
  // Ends.
  [
    'en',
    'superlative',
    'who is our most expensive supplier in pounds for 2025',
    eachBy(sellerOf, { limit: 1 }, GBP, year(2025)),
  ],
  [
    'en',
    'superlative',
    'In which month of 2025 did we spend the most in USD?',
    eachBy(monthOf, { limit: 1 }, USD, year(2025)),
  ],
  [
    'de',
    'superlative',
    'In welchem Monat 2025 haben wir in Euro am wenigsten ausgegeben?',
    eachBy(monthOf, { limit: 1, least: true }, EUR, year(2025)),
  ],
  [
    'de',
    'superlative',
    'Bei wem haben wir 2025 in Dollar das meiste Geld gelassen?',
    eachBy(sellerOf, { limit: 1 }, USD, year(2025)),
  ],
  [
    'fr',
    'superlative',
    "Chez qui avons-nous dépensé le plus d'euros en 2025 ?",
    eachBy(sellerOf, { limit: 1 }, EUR, year(2025)),
  ],
  ['en', 'superlative', 'smallest bill Paperworks ever sent', smallest(1, PAPERWORKS)],
  ['de', 'superlative', 'Was war die höchste Rechnung der Stadtwerke Lindau?', largest(1, LINDAU)],
  ['fr', 'superlative', 'Quelle est la facture la moins chère de Transports Moreau ?', smallest(1, MOREAU)],
  ['en', 'ends', 'when did Zephyr last bill us?', latest(1, ZEPHYR)],
  ['de', 'ends', 'Wann kam die letzte Rechnung von Müller & Söhne?', latest(1, MUELLER)],
  ['fr', 'ends', 'Quand avons-nous reçu la toute première facture de Café Lumière ?', earliest(1, CAFE)],
  ['en', 'places', 'second biggest GBP invoice of 2025', ranked(2, GBP, year(2025))],
  // By group.
  [
    'en',
    'groups',
    'quarterly spending at Northwind Tools in 2025',
    eachBy(quarterOf('Q'), { inOrder: true }, NORTHWIND_TOOLS, year(2025)),
  ],
  [
    'de',
    'groups',
    'Ausgaben pro Monat bei Bergmann Bürobedarf im ersten Halbjahr 2025',
    eachBy(monthOf, { inOrder: true }, BERGMANN, ({ date }) => date >= '2025-01-01' && date <= '2025-06-30'),
  ],
  [
    'fr',
    'groups',
    'Nombre de factures par fournisseur en CHF en 2025',
    eachBy(sellerOf, { counted: true }, inCurrency('CHF'), year(2025)),
  ],
  [
    'en',
    'groups',
    'how many invoices did each GBP vendor send in 2025?',
    eachBy(sellerOf, { counted: true }, GBP, year(2025)),
  ],
  // Due.
  ['en', 'due', 'what do I have to pay by the end of June?', listInvoices(isDue('2000-01-01', '2026-06-30'))],
  ['en', 'due', 'how much falls due in July in euros?', owedOn(EUR, isDue('2026-07-01', '2026-07-31'))],
  [
    'de',
    'due',
    'Welche Rechnungen muss ich in den nächsten 10 Tagen bezahlen?',
    listInvoices(isDue('2026-06-17', '2026-06-27')),
  ],
  ['de', 'due', 'Wie viel Euro werden diesen Monat noch fällig?', owedOn(EUR, isDue('2026-06-01', '2026-06-30'))],
  [
    'fr',
    'due',
    'Quelles factures arrivent à échéance dans les 7 prochains jours ?',
    listInvoices(isDue('2026-06-17', '2026-06-24')),
  ],
  ['en', 'overdue', 'How much money in dollars is past due?', owedOn(USD, isOverdue)],
  ['de', 'overdue', 'Mit welchem Betrag sind wir bei Bergmann im Verzug?', owedOn(BERGMANN, isOverdue)],
  ['fr', 'overdue', 'Combien de factures ont dépassé leur échéance ?', countInvoices(isOverdue)],
  [
    'en',
    'overdue',
    'invoices more than 60 days late',
    listInvoices(isOverdue, ({ due }) => due !== null && due < '2026-04-18'),
  ],
  // Amounts.
  [
    'en',
    'ranges',
    'invoices between 1000 and 2000 pounds from 2025',
    listInvoices(GBP, year(2025), between(100_000, 200_000)),
  ],
  [
    'de',
    'ranges',
    'Wie viele Dollar-Rechnungen lagen 2025 über 10.000?',
    countInvoices(USD, year(2025), over(1_000_000)),
  ],
  [
    'fr',
    'ranges',
    'Combien de factures en euros de moins de 100 € en 2025 ?',
    countInvoices(EUR, year(2025), under(10_000)),
  ],
  ['en', 'ranges', 'bills from Bergmann above 2k', listInvoices(BERGMANN, over(200_000))],
  // Kinds of documents.
  ['en', 'credit notes', 'what was credited back to us by Paperworks?', creditedOn(PAPERWORKS)],
  ['de', 'credit notes', 'Zeig mir alle Gutschriften von 2025', listOf(isCreditNote, year(2025))],
  ['fr', 'credit notes', 'Combien d’avoirs avons-nous reçus en 2025 ?', countOf(isCreditNote, year(2025))],
  // Items.
  [
    'en',
    'items',
    'how much have we spent on toner cartridges altogether?',
    lines(/Toner cartridge/, ({ total }) => total),
  ],
  ['en', 'items', 'Which vendors sell copy paper?', says('Paperworks Inc')],
  ['de', 'items', 'Wie viel haben wir insgesamt für Strom bezahlt?', lines(/Strom/, ({ total }) => total)],
  ['fr', 'items', 'Combien de plateaux repas avons-nous commandés ?', says(quantityOf('Plateau repas'))],
  // Fields.
  ['en', 'fields', "what's the IBAN of Harbour Print?", ibanOf(HARBOUR)],
  ['de', 'fields', 'Welche Zahlungsbedingungen hat Müller & Söhne?', says('10 Tage 2 % Skonto, 30 Tage netto')],
  ['fr', 'fields', "Quelle est l'adresse mail d'Imprimerie Dubois ?", says('billing@imprimerie.example')],
  // Missing.
  ['en', 'missing', 'which Green Leaf Gardens invoices lack an IBAN?', listInvoices(GARDENS, hasNoIban)],
  ['de', 'missing', 'Rechnungen aus 2026 ohne Bestellnummer: wie viele?', countInvoices(year(2026), hasNoOrder)],
  ['fr', 'missing', "Quelles factures de 2025 n'ont pas de date d'échéance ?", listInvoices(year(2025), hasNoDue)],
  // Duplicates and checks.
  ['en', 'duplicates', 'did anybody bill us twice?', duplicates],
  ['de', 'checks', 'Welche Rechnungen haben Rechenfehler?', listOf(hasFailed)],
  ['fr', 'checks', 'Combien de factures présentent des erreurs ?', countOf(hasFailed)],
  // One name, several sellers.
  ['en', 'unclear', 'what did acme bill us in 2025?', asks('Acme Consulting Ltd', 'Acme Catering Ltd')],
  ['fr', 'unclear', 'Combien avons-nous payé à Acme ?', asks('Acme Consulting Ltd', 'Acme Catering Ltd')],
  [
    'en',
    'buyer',
    'how many invoices are addressed to Fenwick Holdings?',
    countInvoices(({ buyer }) => buyer.startsWith('Fenwick')),
  ],
  [
    'en',
    'two sellers',
    'total for Acme Consulting plus Acme Catering in 2025',
    spentOn(either(CONSULTING, CATERING), year(2025)),
  ],
  // Not to be answered.
  ['en', 'unknown', 'how much did we pay Contoso last year?', refuses],
  ['de', 'unknown', 'Welche Rechnungen haben wir von Siemens?', refuses],
  ['fr', 'unknown', 'Montant total chez Carrefour ?', refuses],
  ['en', 'not there', 'Which supplier is the friendliest?', refuses],
  ['en', 'not there', 'How much CO2 did our shipments cause?', refuses],
  ['de', 'not there', 'Welche Rechnungen wurden von Herrn Schmidt freigegeben?', refuses],
  ['fr', 'not there', 'Quelles factures ont été payées par carte bancaire ?', refuses],
  ['en', 'not there', 'What will we spend on electricity in 2027?', refuses],
  ['en', 'not there', 'total spend on a Tuesday evening', refuses],
  ['de', 'not there', 'Löschen Sie bitte alle Rechnungen von Bergmann', refuses],
  ['fr', 'not there', 'Envoie un rappel à Dubois', refuses],
  // Going on.
  [
    'en',
    'goes on',
    'same thing for 2024',
    spentOn(HARBOUR, year(2024)),
    'How much did we spend at Harbour Print in 2025?',
  ],
  [
    'en',
    'goes on',
    'and the VAT on that?',
    taxOf(HARBOUR, year(2025)),
    'How much did we spend at Harbour Print in 2025?',
  ],
  [
    'en',
    'goes on',
    'break it down by month',
    eachBy(monthOf, { inOrder: true }, HARBOUR, year(2025)),
    'How much did we spend at Harbour Print in 2025?',
  ],
  [
    'de',
    'goes on',
    'und bei Helvetia?',
    spentOn(HELVETIA, year(2025)),
    'Wie viel haben wir 2025 bei Bergmann ausgegeben?',
  ],
  [
    'de',
    'goes on',
    'davon unbezahlt?',
    listInvoices(isUnpaid, OCEAN, year(2026)),
    'Zeige alle Rechnungen von Blue Ocean aus 2026',
  ],
  [
    'fr',
    'goes on',
    'et en 2024 ?',
    countInvoices(MOREAU, year(2024)),
    'Combien de factures de Transports Moreau en 2025 ?',
  ],
  [
    'fr',
    'goes on',
    'laquelle est la plus élevée ?',
    largest(1, MOREAU, year(2025)),
    'Montre-moi les factures de Transports Moreau de 2025',
  ],
  [
    'en',
    'goes on',
    'only those above 5000',
    listInvoices(OCEAN, year(2025), over(500_000)),
    'Show me the Blue Ocean invoices from 2025',
  ],
  [
    'en',
    'paid',
    'which of the Helvetia invoices from this year are already paid?',
    listInvoices(HELVETIA, year(2026), isPaid),
  ],
];

/** Written by and for other people than the three looks before: first asked when all of those were known. */
export const FOURTH = askedOnce(QUESTIONS);
