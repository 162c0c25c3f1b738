import { type LedgerDocument, ledger } from '../../ledger.ts';
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
  either,
  every,
  GARDENS,
  HARBOUR,
  HELVETIA,
  inCurrency,
  isCreditNote,
  isDue,
  isOverdue,
  isUnpaidWithDue,
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
  quarterOf,
  refuses,
  says,
  sellerOf,
  sides,
  smallest,
  spentOn,
  sumOfLargest,
  TRADERS,
  type Truth,
  taxOf,
  type Which,
  year,
  ZEPHYR,
} from '../asked.ts';
import { dated, from, isInvoice, isUnpaid, left, sign } from '../question.ts';

const EUR = inCurrency('EUR');
const GBP = inCurrency('GBP');
const USD = inCurrency('USD');
const CHF = inCurrency('CHF');
const all = ledger();
const over =
  (cents: number): Which =>
  ({ total }) =>
    total > cents;
const under =
  (cents: number): Which =>
  ({ total }) =>
    total < cents;
const FENWICK: Which = ({ buyer }) => buyer.startsWith('Fenwick');
const SUMMER = dated('2025-06-01', '2025-08-31');
const unpaidOf = (one: LedgerDocument) => left(one);
const linesOf = (name: string, ...conditions: Which[]) =>
  all
    .filter(every(...conditions))
    .flatMap((one) =>
      one.lines.filter(({ description }) => description === name).map((line) => ({ ...line, of: one })),
    );
const quantityOf = (name: string, ...conditions: Which[]) =>
  String(linesOf(name, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.quantity, 0));
const itemSpend = (name: string, ...conditions: Which[]) =>
  money(linesOf(name, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.total, 0));
const onDate = (language: string, date: string): Truth =>
  says(
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`)),
  );
const itemsOf = ({ lines }: LedgerDocument) => says(...lines.map(({ description }) => description));
const shareOf = (part: Which, ...of: Which[]): string => {
  const sum = (is: Which) => all.filter(every(...of, is)).reduce((total, one) => total + sign(one) * one.total, 0);
  return String(Number(((sum(part) / sum(() => true)) * 100).toFixed(1)));
};
const owedSides =
  (...named: [name: string, is: Which][]): Truth =>
  (documents) => ({
    groups: named.map(([name, is]) => [
      name,
      documents.filter(every(isUnpaid, is)).reduce((sum, one) => sum + left(one), 0),
    ]),
  });
/** How many sellers have invoices such as these. */
const sellersWith = (...conditions: Which[]): Truth =>
  says(String(new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size));

/** Documents that are asked about one by one. */
const full = all.filter(
  every(isUnpaidWithDue, isInvoice, ({ iban, purchaseOrder, terms }) => Boolean(iban && purchaseOrder && terms)),
);
const english = full.find(CONSULTING) ?? full.find(HARBOUR)!;
const german = full.find(MUELLER) ?? full.find(BERGMANN) ?? full[1]!;
const french = full.find(MOREAU) ?? full.find(either(CAFE, DUBOIS)) ?? full[2]!;
const named = all.find(every(isInvoice, GARDENS, ({ due }) => due !== null))!;
const swiss = all.find(every(isInvoice, HELVETIA, ({ due }) => due !== null))!;
const parisian = all.find(every(isInvoice, DUBOIS, ({ due }) => due !== null))!;
const biggestDollar = all.filter(every(isInvoice, USD, year(2025))).sort((a, b) => b.total - a.total)[0]!;

const QUESTIONS: readonly AskedOnce[] = [
  // Month-end at a bookkeeper's desk.
  ['en', 'spent', 'Closing May: what was booked in euros?', spentOn(EUR, month('2026-05'))],
  ['en', 'owed', 'balance outstanding with Moreau right now', owedOn(MOREAU)],
  ['en', 'owed', 'How much of what we owe in pounds is already overdue?', owedOn(GBP, isOverdue)],
  ['en', 'tax', 'input tax for April 2026, euro invoices only', taxOf(EUR, month('2026-04'))],
  ['en', 'net', 'Give me the net of Harbour Print for calendar year 2025', netOf(HARBOUR, year(2025))],
  ['en', 'lists', 'Which credit notes did Dubois issue?', listOf(isCreditNote, DUBOIS)],
  ['en', 'lists', 'invoices dated between 10 and 20 May 2026', listInvoices(dated('2026-05-10', '2026-05-20'))],
  [
    'en',
    'lists',
    'bills of 2026 that have neither an IBAN nor a PO',
    listInvoices(
      year(2026),
      ({ iban }) => iban === null,
      ({ purchaseOrder }) => purchaseOrder === null,
    ),
  ],
  ['en', 'counts', 'how many invoices did each supplier send in 2026 (euros)', says('7 invoices')],
  ['en', 'counts', 'number of suppliers with overdue invoices', sellersWith(isOverdue)],
  ['en', 'counts', 'how many suppliers billed us in May 2026?', sellersWith(month('2026-05'))],
  ['en', 'not there', 'which invoices were posted to account 4930', refuses],
  ['en', 'not there', 'how much VAT do we owe the tax office', refuses],
  ['en', 'not there', 'which invoices were paid late', refuses],
  ['en', 'not there', 'what is our average time to pay suppliers?', refuses],
  // A freelancer, in passing.
  ['en', 'due', 'anything I need to settle by Sunday?', listInvoices(isDue('2000-01-01', '2026-06-21'))],
  ['en', 'due', 'which invoices are due', refuses],
  [
    'en',
    'spent',
    'What did coffee and tea people at Northwind Traders cost me over summer 2025 (June to August)?',
    spentOn(TRADERS, SUMMER),
  ],
  ['en', 'spent', 'paid to zephyr since new year 2025', spentOn(ZEPHYR, ({ date }) => date >= '2025-01-01')],
  ['en', 'ranked', 'my priciest bill from Paperworks ever', largest(1, PAPERWORKS)],
  ['en', 'ranked', 'newest thing from Green Leaf?', latest(1, GARDENS)],
  ['en', 'not there', 'how much of this can I deduct from my income tax', refuses],
  ['en', 'not there', 'how many hours did I work in May', refuses],
  ['en', 'not there', 'Which subscriptions renew next month?', refuses],
  ['en', 'not there', 'did harbour print answer my mail', refuses],
  ['en', 'not there', 'what should I charge my clients', refuses],
  // A controller.
  [
    'en',
    'compare',
    'Euro spend: first half of 2025 versus second half of 2025',
    sides(['', EUR, dated('2025-01-01', '2025-06-30')], ['', EUR, dated('2025-07-01', '2025-12-31')]),
  ],
  [
    'en',
    'groups',
    'Break down Q4 2025 dollar spending by vendor',
    eachBy(sellerOf, {}, USD, dated('2025-10-01', '2025-12-31')),
  ],
  ['en', 'groups', 'quarterly totals in CHF for 2025', eachBy(quarterOf('Q'), { inOrder: true }, CHF, year(2025))],
  [
    'en',
    'groups',
    'open amounts by supplier, dollars, highest first',
    eachBy(sellerOf, { of: unpaidOf }, USD, isUnpaid),
  ],
  [
    'en',
    'average',
    'What does a typical Blue Ocean invoice amount to, on average, in 2025?',
    averageOf(OCEAN, year(2025)),
  ],
  ['en', 'sum of the top', 'add up the four largest dollar invoices of 2025', sumOfLargest(4, USD, year(2025))],
  [
    'en',
    'spent',
    'Total in USD for 2025 excluding Paperworks and Zephyr',
    spentOn(USD, year(2025), not(PAPERWORKS), not(ZEPHYR)),
  ],
  ['en', 'spent', 'Spend with Fenwick Holdings as the buyer, 2025, EUR', spentOn(FENWICK, EUR, year(2025))],
  [
    'en',
    'lists',
    'euro invoices above 5k and below 8k in 2025',
    listInvoices(EUR, year(2025), over(500_000), under(800_000)),
  ],
  ['en', 'not there', 'forecast the Q4 2026 spend', refuses],
  ['en', 'not there', 'which cost centre has the most spend', refuses],
  ['en', 'not there', 'How much did we save through discounts in 2025?', refuses],
  ['en', 'not there', 'spend per employee in 2025', refuses],
  ['en', 'not there', 'convert all 2025 spending into euros', refuses],
  ['en', 'not there', 'which supplier raised prices the most', refuses],
  // Whoever runs the office.
  ['en', 'items', 'how many packs of copy paper A4 have we bought in total', says(quantityOf('Copy paper A4'))],
  ['en', 'items', 'what did finger food cost us altogether in 2025', says(itemSpend('Finger food', year(2025)))],
  ['en', 'items', 'who sold us vinyl lettering', says('Harbour Print')],
  ['en', 'items', 'cheapest banner', says(money(Math.min(...linesOf('Banner').map(({ unit }) => unit))))],
  ['en', 'items', 'workshops bought in 2025, how many', says(quantityOf('Workshop', year(2025)))],
  ['en', 'items', 'did we buy any staplers?', nothing],
  ['en', 'items', 'how much did we spend on office chairs', nothing],
  [
    'en',
    'fields',
    'bank account number of Acme Consulting',
    says(all.find(every(CONSULTING, ({ iban }) => iban !== null))!.iban!),
  ],
  ['en', 'fields', `PO of ${named.number}?`, named.purchaseOrder ? says(named.purchaseOrder) : nothing],
  ['en', 'fields', `until when do I have to pay ${named.number}`, onDate('en', named.due!)],
  ['en', 'fields', `how much tax on ${named.number}`, says(money(named.tax))],
  ['en', 'not there', 'is the toner still in stock', refuses],
  ['en', 'not there', 'who ordered the banners', refuses],
  ['en', 'not there', 'what is the warranty on the cordless drill', refuses],
  ['en', 'not there', 'reorder coffee beans', refuses],
  // Accounts payable.
  ['en', 'overdue', 'unpaid and past due, dollars', listInvoices(USD, isOverdue)],
  ['en', 'overdue', 'invoices overdue by more than 60 days', listInvoices(isOverdue, ({ due }) => due! < '2026-04-18')],
  ['en', 'due', 'what falls due between 20 June and 5 July 2026', listInvoices(isDue('2026-06-20', '2026-07-05'))],
  ['en', 'due', 'amount due in July in euros', owedOn(EUR, isDue('2026-07-01', '2026-07-31'))],
  ['en', 'lists', 'open invoices not yet overdue in pounds', listInvoices(GBP, isUnpaid, not(isOverdue))],
  ['en', 'lists', 'partially paid invoices', refuses],
  ['en', 'lists', 'unpaid invoices under 200 pounds', listInvoices(GBP, isUnpaid, under(20_000))],
  ['en', 'counts', 'how many open invoices from acme consulting', countInvoices(CONSULTING, isUnpaid)],
  ['en', 'not there', 'who approved the Moreau invoices', refuses],
  ['en', 'not there', 'schedule payment for everything overdue', refuses],
  ['en', 'not there', 'which suppliers sent us a reminder twice', refuses],
  ['en', 'not there', 'which invoices are disputed', refuses],
  ['en', 'not there', 'when did we pay Bergmann last', refuses],
  ['en', 'not there', 'invoices paid by credit card', refuses],
  ['en', 'not there', 'how many days late do we usually pay', refuses],
  // Before the open document.
  ['en', 'about one', 'sum?', says(money(english.total)), undefined, english.id],
  ['en', 'about one', 'how long do I have to pay this', onDate('en', english.due!), undefined, english.id],
  ['en', 'about one', 'which account do I pay to', says(english.iban!), undefined, english.id],
  ['en', 'about one', 'invoice number please', says(english.number), undefined, english.id],
  ['en', 'about one', 'how much did we spend with this seller', spentOn(from(english.seller)), undefined, english.id],
  ['en', 'about one', 'other invoices from this supplier', refuses, undefined, english.id],
  ['en', 'about one', 'is this more than the last one?', refuses, undefined, english.id],
  ['en', 'about one', 'who signed it', refuses, undefined, english.id],
  ['en', 'about one', 'translate this to spanish', refuses, undefined, english.id],
  // One after the other.
  ['en', 'goes on', 'same for 2024', spentOn(BERGMANN, year(2024)), 'what did we spend at bergmann in 2025'],
  ['en', 'goes on', 'and from whom is it', says(biggestDollar.seller.split(' ')[0]!), 'largest usd invoice 2025'],
  ['en', 'goes on', 'without credit notes?', refuses, 'spend in eur in 2025'],
  ['en', 'goes on', 'exclude dubois', listInvoices(EUR, isOverdue, not(DUBOIS)), 'overdue invoices in euros'],
  [
    'en',
    'goes on',
    'in percent of the total?',
    says(shareOf(ZEPHYR, USD, year(2025))),
    'how much did we spend at zephyr in 2025',
  ],
  ['en', 'goes on', 'how much is that together', owedOn(HELVETIA), 'unpaid invoices from helvetia'],
  // Nothing an invoice answers.
  ['en', 'not there', 'what payment terms do we have', refuses],
  [
    'en',
    'not there',
    'what did I buy in 2025',
    says(String(all.filter(year(2025)).flatMap(({ lines }) => lines).length)),
  ],
  ['en', 'not there', 'any news?', refuses],
  ['en', 'not there', 'spending on travel in 2025', nothing],
  ['en', 'not there', 'how much do German suppliers cost us', refuses],
  ['en', 'not there', 'which invoices contain handwriting', nothing],
  ['en', 'not there', 'print the bergmann invoices', refuses],
  ['en', 'not there', 'recurring invoices', refuses],
  ['en', 'not there', 'new suppliers in 2026', refuses],
  // Buchhaltung, Monatsabschluss.
  ['de', 'spent', 'Was wurde im Mai 2026 in Euro gebucht?', spentOn(EUR, month('2026-05'))],
  ['de', 'spent', 'Aufwand bei Müller & Söhne im Geschäftsjahr 2025 brutto', spentOn(MUELLER, year(2025))],
  ['de', 'owed', 'offener Saldo Moreau', owedOn(MOREAU)],
  ['de', 'owed', 'davon in Pfund schon überfällig?', owedOn(GBP, isOverdue), 'wie viel schulden wir in Pfund'],
  ['de', 'tax', 'abziehbare Vorsteuer April 2026, nur Euro', taxOf(EUR, month('2026-04'))],
  ['de', 'net', 'Nettobetrag Harbour Print Kalenderjahr 2025', netOf(HARBOUR, year(2025))],
  ['de', 'lists', 'Gutschriften von Dubois', listOf(isCreditNote, DUBOIS)],
  ['de', 'lists', 'Rechnungen vom 10. bis 20. Mai 2026', listInvoices(dated('2026-05-10', '2026-05-20'))],
  [
    'de',
    'lists',
    'Eurorechnungen über 5000 und unter 8000 in 2025',
    listInvoices(EUR, year(2025), over(500_000), under(800_000)),
  ],
  ['de', 'lists', 'noch nicht überfällige offene Rechnungen in Pfund', listInvoices(GBP, isUnpaid, not(isOverdue))],
  ['de', 'counts', 'wie viele Lieferanten haben im Mai 2026 Rechnungen gestellt', sellersWith(month('2026-05'))],
  ['de', 'counts', 'Anzahl Kreditoren mit überfälligen Rechnungen', sellersWith(isOverdue)],
  ['de', 'overdue', 'mehr als 60 Tage überfällig', listInvoices(isOverdue, ({ due }) => due! < '2026-04-18')],
  [
    'de',
    'due',
    'was wird zwischen dem 20. Juni und dem 5. Juli fällig',
    listInvoices(isDue('2026-06-20', '2026-07-05')),
  ],
  ['de', 'due', 'welche Rechnungen sind fällig', refuses],
  ['de', 'due', 'muss ich bis Sonntag noch was zahlen', listInvoices(isDue('2000-01-01', '2026-06-21'))],
  [
    'de',
    'groups',
    'Dollar-Ausgaben im 4. Quartal 2025 nach Lieferant aufgeschlüsselt',
    eachBy(sellerOf, {}, USD, dated('2025-10-01', '2025-12-31')),
  ],
  ['de', 'groups', 'Frankenausgaben je Quartal 2025', eachBy(quarterOf('Q'), { inOrder: true }, CHF, year(2025))],
  [
    'de',
    'groups',
    'Euro pro Monat 2025 netto',
    eachBy(monthOf, { inOrder: true, of: (one) => sign(one) * one.net }, EUR, year(2025)),
  ],
  ['de', 'sum of the top', 'die vier größten Dollarrechnungen 2025 zusammen', sumOfLargest(4, USD, year(2025))],
  [
    'de',
    'compare',
    'erstes gegen zweites Halbjahr 2025 in Euro',
    sides(['', EUR, dated('2025-01-01', '2025-06-30')], ['', EUR, dated('2025-07-01', '2025-12-31')]),
  ],
  ['de', 'spent', 'Dollar 2025 ohne Paperworks und Zephyr', spentOn(USD, year(2025), not(PAPERWORKS), not(ZEPHYR))],
  [
    'de',
    'spent',
    'was hat uns der Sommer 2025 bei Northwind Traders gekostet (Juni bis August)',
    spentOn(TRADERS, SUMMER),
  ],
  ['de', 'average', 'Durchschnittsbetrag der Blue-Ocean-Rechnungen 2025', averageOf(OCEAN, year(2025))],
  ['de', 'ranked', 'teuerste Rechnung von Paperworks überhaupt', largest(1, PAPERWORKS)],
  ['de', 'ranked', 'allererste Rechnung von Helvetia', earliest(1, HELVETIA)],
  ['de', 'items', 'wie viele Ordner breit haben wir insgesamt gekauft', says(quantityOf('Ordner breit'))],
  ['de', 'items', 'Kosten für Heizungswartung 2025', says(itemSpend('Heizungswartung', year(2025)))],
  ['de', 'items', 'wer liefert uns Wasser', says('Stadtwerke Lindau')],
  ['de', 'fields', `Fälligkeitsdatum von ${swiss.number}`, onDate('de', swiss.due!)],
  ['de', 'fields', `wie viel MwSt steckt in ${swiss.number}`, says(money(swiss.tax))],
  ['de', 'about one', 'bis wann habe ich zeit', onDate('de', german.due!), undefined, german.id],
  ['de', 'about one', 'auf welches konto überweisen', says(german.iban!), undefined, german.id],
  ['de', 'about one', 'gibt es skonto?', says(german.terms!), undefined, german.id],
  ['de', 'about one', 'was war die letzte rechnung von denen', latest(1, from(german.seller)), undefined, german.id],
  ['de', 'not there', 'Welche Rechnungen wurden zu spät bezahlt?', refuses],
  ['de', 'not there', 'wie viel muss ich ans Finanzamt abführen', refuses],
  ['de', 'not there', 'auf welche Kostenstelle ging die Rechnung von Lindau', refuses],
  ['de', 'not there', 'was haben wir 2025 für Reisen ausgegeben', nothing],
  ['de', 'not there', 'Ausgaben bei ausländischen Lieferanten', refuses],
  ['de', 'not there', 'wann haben wir Bergmann zuletzt bezahlt', refuses],
  ['de', 'not there', 'per Lastschrift bezahlte Rechnungen', refuses],
  ['de', 'not there', 'welche Rechnungen hat der Steuerberater schon', refuses],
  ['de', 'not there', 'strittige Rechnungen', refuses],
  ['de', 'not there', 'neue Lieferanten 2026', refuses],
  ['de', 'not there', 'rechne alles in Euro um', refuses],
  ['de', 'not there', 'wie viel Skonto haben wir 2025 gezogen', refuses],
  ['de', 'goes on', 'dasselbe für 2024', spentOn(BERGMANN, year(2024)), 'was haben wir 2025 bei bergmann ausgegeben'],
  ['de', 'goes on', 'ohne dubois', listInvoices(EUR, isOverdue, not(DUBOIS)), 'überfällige rechnungen in euro'],
  ['de', 'goes on', 'zusammen?', owedOn(HELVETIA), 'unbezahlte rechnungen von helvetia'],
  // Un cabinet, un atelier.
  ['fr', 'spent', 'combien a été facturé en euros en mai 2026', spentOn(EUR, month('2026-05'))],
  ['fr', 'owed', 'solde restant chez moreau', owedOn(MOREAU)],
  ['fr', 'tax', 'TVA à récupérer sur avril 2026, euros uniquement', taxOf(EUR, month('2026-04'))],
  ['fr', 'net', 'montant hors taxe de harbour print sur 2025', netOf(HARBOUR, year(2025))],
  ['fr', 'lists', 'avoirs émis par dubois', listOf(isCreditNote, DUBOIS)],
  ['fr', 'lists', 'factures du 10 au 20 mai 2026', listInvoices(dated('2026-05-10', '2026-05-20'))],
  ['fr', 'lists', 'factures impayées de moins de 200 livres', listInvoices(GBP, isUnpaid, under(20_000))],
  ['fr', 'counts', 'combien de fournisseurs ont facturé en mai 2026', sellersWith(month('2026-05'))],
  [
    'fr',
    'overdue',
    'factures en retard de plus de 60 jours',
    listInvoices(isOverdue, ({ due }) => due! < '2026-04-18'),
  ],
  [
    'fr',
    'due',
    "qu'est-ce qui arrive à échéance entre le 20 juin et le 5 juillet",
    listInvoices(isDue('2026-06-20', '2026-07-05')),
  ],
  ['fr', 'due', 'quelles factures sont à échéance', refuses],
  [
    'fr',
    'groups',
    'ventilation par fournisseur des dépenses en dollars au quatrième trimestre 2025',
    eachBy(sellerOf, {}, USD, dated('2025-10-01', '2025-12-31')),
  ],
  [
    'fr',
    'sum of the top',
    'total des quatre plus grosses factures en dollars de 2025',
    sumOfLargest(4, USD, year(2025)),
  ],
  [
    'fr',
    'spent',
    'dépenses 2025 en dollars hors paperworks et zephyr',
    spentOn(USD, year(2025), not(PAPERWORKS), not(ZEPHYR)),
  ],
  ['fr', 'average', "montant moyen d'une facture blue ocean en 2025", averageOf(OCEAN, year(2025))],
  ['fr', 'ranked', 'la toute première facture de helvetia', earliest(1, HELVETIA)],
  ['fr', 'ranked', 'la moins chère des factures de café lumière', smallest(1, CAFE)],
  ['fr', 'items', 'combien de plateaux repas en 2025', says(quantityOf('Plateau repas', year(2025)))],
  ['fr', 'items', 'qui nous vend les affiches A2', says('Imprimerie Dubois')],
  ['fr', 'fields', `date limite de paiement de ${parisian.number}`, onDate('fr', parisian.due!)],
  ['fr', 'fields', `articles de ${parisian.number}`, itemsOf(parisian)],
  ['fr', 'about one', 'sur quel compte payer', says(french.iban!), undefined, french.id],
  ['fr', 'about one', 'combien en tout', says(money(french.total)), undefined, french.id],
  ['fr', 'about one', 'les autres factures de ce fournisseur', refuses, undefined, french.id],
  ['fr', 'not there', 'factures payées en retard', refuses],
  ['fr', 'not there', 'frais de déplacement 2025', refuses],
  ['fr', 'not there', "combien de TVA dois-je à l'état", refuses],
  ['fr', 'not there', 'quand avons-nous payé bergmann', refuses],
  ['fr', 'not there', 'factures contestées', refuses],
  ['fr', 'not there', 'nouveaux fournisseurs en 2026', refuses],
  ['fr', 'not there', 'relance le fournisseur moreau', refuses],
  [
    'fr',
    'goes on',
    'pareil pour 2024',
    spentOn(BERGMANN, year(2024)),
    'combien avons-nous dépensé chez bergmann en 2025 ?',
  ],
  ['fr', 'goes on', 'sauf dubois', listInvoices(EUR, isOverdue, not(DUBOIS)), 'factures en retard en euros'],
  ['en', 'owed', 'do we owe more to helvetia or to moreau', owedSides(['Helvetia', HELVETIA], ['Transpor', MOREAU])],
  [
    'en',
    'spent',
    'northwind tools and green leaf together in 2025',
    spentOn(either(NORTHWIND_TOOLS, GARDENS), year(2025)),
  ],
  ['en', 'counts', 'how many documents from stadtwerke lindau or acme catering', countOf(either(LINDAU, CATERING))],
];

/** Asked when the twelve looks before were known. */
export const THIRTEENTH = askedOnce(QUESTIONS);
