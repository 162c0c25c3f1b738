import { LEDGER_TODAY, type LedgerDocument, ledger } from '../../ledger.ts';
import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  averageOf,
  BERGMANN,
  CAFE,
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
  type Truth,
  taxOf,
  type Which,
  year,
  ZEPHYR,
} from '../asked.ts';
import { amounts, dated, isInvoice, isUnpaid, left, sign } from '../question.ts';

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
const isReceipt: Which = ({ type }) => type === 'receipt';
const hasNoDue: Which = ({ due }) => due === null;
const unpaidOf = (one: LedgerDocument) => left(one);
const Q1_2026 = dated('2026-01-01', '2026-03-31');
const THIS_QUARTER = dated('2026-04-01', LEDGER_TODAY);
const linesOf = (name: string, ...conditions: Which[]) =>
  all
    .filter(every(...conditions))
    .flatMap((one) =>
      one.lines.filter(({ description }) => description === name).map((line) => ({ ...line, of: one })),
    );
const quantityOf = (name: string, ...conditions: Which[]) =>
  says(String(linesOf(name, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.quantity, 0)));
const itemSpend = (name: string, ...conditions: Which[]) =>
  says(money(linesOf(name, ...conditions).reduce((sum, line) => sum + sign(line.of) * line.total, 0)));
const itemsOf = ({ lines }: LedgerDocument) => says(...lines.map(({ description }) => description));
const onDate = (language: string, date: string): Truth =>
  says(
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`)),
  );
const percent = (part: number, of: number): string => String(Number(((part / of) * 100).toFixed(1)));
const shareOf = (part: Which, ...of: Which[]): Truth => {
  const sum = (is: Which) => all.filter(every(...of, is)).reduce((total, one) => total + sign(one) * one.total, 0);
  return says(
    percent(
      sum(part),
      sum(() => true),
    ),
  );
};
const shareOfNumber = (part: Which, ...of: Which[]): Truth =>
  says(percent(all.filter(every(isInvoice, ...of, part)).length, all.filter(every(isInvoice, ...of)).length));
const perMonth = (months: number, ...conditions: Which[]): Truth => {
  const sums = amounts(all.filter(every(...conditions)), (one) => sign(one) * one.total).amounts;
  return () => ({
    amounts: Object.fromEntries(Object.entries(sums).map(([code, sum]) => [code, Math.round(sum / months)])),
  });
};
/** Tax, of invoices still to be paid alone. */
const taxOfUnpaid = (...conditions: Which[]): Truth => taxOf(isUnpaid, ...conditions);
const sellersWith = (...conditions: Which[]): Truth =>
  says(String(new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size));
/** So many sellers are listed. */
const namesOf = (...conditions: Which[]): Truth =>
  says(`${new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size} sellers`);
/** Two of them have sent as many. */
const mostInvoices: Truth = () => ({
  groups: [
    ['Imprimerie Dubois SARL', 28],
    ['Northwind Tools Ltd', 28],
  ],
  counted: true,
});
const ibanOf = (seller: Which): Truth => says(all.find(every(seller, ({ iban }) => iban !== null))!.iban!);
const duplicates: Truth = (documents) => ({
  documents: documents
    .filter((one) => documents.some((other) => other !== one && other.number === one.number))
    .map(({ id }) => id),
});
const priced = (name: string) => [...linesOf(name, isInvoice)].sort((a, b) => (a.of.date < b.of.date ? 1 : -1));

const full = all.filter(
  every(isInvoice, isUnpaid, ({ iban, purchaseOrder, due, terms }) => Boolean(iban && purchaseOrder && due && terms)),
);
const english = full.find(HARBOUR) ?? full.find(CONSULTING)!;
const german = full.find(BERGMANN) ?? full.find(MUELLER)!;
const french = all.find(
  every(
    isInvoice,
    isUnpaid,
    (one) => DUBOIS(one) || MOREAU(one),
    ({ due }) => due !== null,
  ),
)!;
const paperworks = all.find(every(isInvoice, PAPERWORKS, ({ due, purchaseOrder }) => due !== null && !!purchaseOrder))!;
const lindau = all.find(every(isInvoice, LINDAU, ({ due }) => due !== null))!;
const moreau = all.find(every(isInvoice, MOREAU, ({ due }) => due !== null))!;
const secondPound = all.filter(every(isInvoice, GBP, year(2025))).sort((a, b) => b.total - a.total)[1]!;

const QUESTIONS: readonly AskedOnce[] = [
  // As guides of other assistants tell people to ask.
  ['en', 'owed', "What's our total outstanding balance?", owedOn()],
  ['en', 'owed', 'What is our total payable amount in euros?', owedOn(EUR)],
  ['en', 'owed', 'How much is still pending for Harbour Print?', owedOn(HARBOUR)],
  ['en', 'owed', "What's the outstanding balance for Moreau as of today?", owedOn(MOREAU)],
  ['en', 'names', "Which suppliers haven't been paid yet, pound invoices only?", namesOf(GBP, isUnpaid)],
  ['en', 'lists', 'What May 2026 invoices have been fully paid?', listInvoices(isPaid, month('2026-05'))],
  ['en', 'overdue', 'Which invoices are past their due date?', listInvoices(isOverdue)],
  ['en', 'due', 'Show me invoices due in July', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  [
    'en',
    'groups',
    'Which supplier has the highest outstanding balance in dollars?',
    eachBy(sellerOf, { of: unpaidOf, limit: 1 }, USD, isUnpaid),
  ],
  ['en', 'ranked', "What's our largest unpaid invoice in euros?", largest(1, EUR, isUnpaid)],
  ['en', 'lists', 'List small pending payments under £300', listInvoices(GBP, isUnpaid, under(30_000))],
  ['en', 'tax', 'How much VAT have we paid in pounds in 2025?', taxOf(GBP, year(2025))],
  ['en', 'tax', "What's the total VAT on outstanding invoices in euros?", taxOfUnpaid(EUR)],
  ['en', 'share', 'What percentage of invoices are paid?', shareOfNumber(isPaid)],
  [
    'en',
    'overdue',
    'Show me overdue invoices from Acme Consulting over €1,000',
    listInvoices(CONSULTING, isOverdue, over(100_000)),
  ],
  [
    'en',
    'due',
    'List unpaid euro invoices due in July above 500',
    listInvoices(EUR, isDue('2026-07-01', '2026-07-31'), over(50_000)),
  ],
  ['en', 'groups', 'Show me a breakdown of 2025 dollar spend by supplier', eachBy(sellerOf, {}, USD, year(2025))],
  ['en', 'groups', 'Which supplier has the most invoices?', mostInvoices],
  ['en', 'compare', 'Compare Acme Consulting vs Moreau payments', sides(['Acme', CONSULTING], ['Transports', MOREAU])],
  ['en', 'spent', 'What is the total spend?', spentOn()],
  ['en', 'counts', 'How many invoices do we have?', countInvoices()],
  ['en', 'groups', 'Which vendor has the highest spend in euros?', eachBy(sellerOf, { limit: 1 }, EUR)],
  ['en', 'spent', "What's the total of all paid invoices in GBP?", spentOn(GBP, isPaid)],
  ['en', 'lists', 'Show me invoices over 10000 euros', listInvoices(EUR, over(1_000_000))],
  ['en', 'average', "What's the average invoice value in USD?", averageOf(USD)],
  [
    'en',
    'lists',
    'List invoices between 5000 and 15000 dollars',
    listInvoices(USD, ({ total }) => total >= 500_000 && total <= 1_500_000),
  ],
  ['en', 'lists', 'List invoices issued after 2026-05-20', listInvoices(({ date }) => date > '2026-05-20')],
  ['en', 'groups', 'Which month had the most invoices?', eachBy(monthOf, { limit: 1, counted: true })],
  ['en', 'not there', 'How much did we spend on Operations?', nothing],
  ['en', 'not there', 'Show me all Marketing category invoices', nothing],
  ['en', 'not there', "What's the total by category?", nothing],
  ['en', 'groups', 'Which customer has the most invoices?', eachBy(({ buyer }) => buyer, { limit: 1, counted: true })],
  ['en', 'lists', `Show me invoice ${paperworks.number}`, () => ({ documents: [paperworks.id] })],
  ['en', 'not there', 'Find all invoices with line items over 3000', refuses],
  ['en', 'not there', 'What are the payment details for paid invoices?', refuses],
  ['en', 'counts', 'How many invoices are less than $2000?', countInvoices(USD, under(200_000))],
  ['en', 'counts', 'Count invoices due next week', countOf(isDue('2026-06-22', '2026-06-28'))],
  ['en', 'counts', 'how many unique vendors do we deal with', says('16')],
  ['en', 'not there', "What's the difference between paid and unpaid amounts?", refuses],
  ['en', 'not there', 'Who should we pay first?', refuses],
  ['en', 'not there', "What's our cash flow situation with suppliers?", refuses],
  ['en', 'not there', 'List advance payments', refuses],
  ['en', 'not there', 'Show me payment trends', refuses],
  ['en', 'not there', 'which suppliers got paid in May', refuses],
  // Bookkeepers, in the short forms of their trade.
  ['en', 'spent', 'YTD spend w/ Blue Ocean', spentOn(OCEAN, year(2026))],
  ['en', 'net', 'YTD net, EUR', netOf(EUR, year(2026))],
  ['en', 'spent', 'MTD GBP spend', spentOn(GBP, dated('2026-06-01', LEDGER_TODAY))],
  ['en', 'spent', 'QTD spend CHF', spentOn(CHF, THIS_QUARTER)],
  ['en', 'spent', 'Total expense with Paperworks this quarter', spentOn(PAPERWORKS, THIS_QUARTER)],
  ['en', 'spent', "Q3 '25 spend in USD", spentOn(USD, dated('2025-07-01', '2025-09-30'))],
  ['en', 'spent', 'FY2025 gross, Stadtwerke Lindau', spentOn(LINDAU, year(2025))],
  ['en', 'owed', 'AP balance GBP', owedOn(GBP)],
  ['en', 'overdue', 'anything 90+ days past due?', listInvoices(isOverdue, ({ due }) => due! <= '2026-03-19')],
  [
    'en',
    'overdue',
    'invoices 31-60 days overdue',
    listInvoices(isOverdue, ({ due }) => due! >= '2026-04-18' && due! <= '2026-05-17'),
  ],
  ['en', 'not there', 'AP aging as of 31 March', refuses],
  ['en', 'not there', 'DPO for 2025', refuses],
  ['en', 'not there', 'accruals for June', refuses],
  ['en', 'not there', 'list our 1099 vendors', refuses],
  ['en', 'not there', 'three-way match exceptions', refuses],
  ['en', 'not there', 'GL code for the Moreau invoices', refuses],
  ['en', 'not there', 'invoices on hold', refuses],
  ['en', 'not there', 'bills awaiting approval', refuses],
  ['en', 'not there', 'what did we pay by direct debit in May', refuses],
  ['en', 'not there', 'which payments bounced', refuses],
  ['en', 'not there', 'payment run for Friday', refuses],
  ['en', 'not there', 'prepaid expenses', refuses],
  ['en', 'not there', 'P&L 2025', refuses],
  ['en', 'lists', 'CNs from Paperworks', listOf(isCreditNote, PAPERWORKS)],
  ['en', 'lists', 'credit memos received in 2025', listOf(isCreditNote, year(2025))],
  ['en', 'lists', 'receipts from Café Lumière', listOf(isReceipt, CAFE)],
  ['en', 'missing', 'bills without a due date, EUR, 2026', listInvoices(EUR, hasNoDue, year(2026))],
  [
    'en',
    'missing',
    'no PO on file: Moreau, 2025',
    listInvoices(MOREAU, year(2025), ({ purchaseOrder }) => purchaseOrder === null),
  ],
  ['en', 'checks', 'which docs failed validation', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  ['en', 'duplicates', 'did anyone bill us twice for the same thing', duplicates],
  ['en', 'groups', 'Top 3 vendors GBP 2026', eachBy(sellerOf, { limit: 3 }, GBP, year(2026))],
  [
    'en',
    'groups',
    'bottom 3 euro suppliers by 2025 spend',
    eachBy(sellerOf, { limit: 3, least: true }, EUR, year(2025)),
  ],
  ['en', 'groups', 'CHF costs month by month, 2025', eachBy(monthOf, { inOrder: true }, CHF, year(2025))],
  ['en', 'groups', 'GBP by quarter 2025', eachBy(quarterOf('Q'), { inOrder: true }, GBP, year(2025))],
  // People who talk rather than type.
  [
    'en',
    'spent',
    'okay so um how much did we pay Paperworks in let me see March of this year',
    spentOn(PAPERWORKS, month('2026-03')),
  ],
  ['en', 'owed', 'hey could you quickly tell me what we still have to pay Green Leaf', owedOn(GARDENS)],
  [
    'en',
    'ranked',
    'whats the biggest bill we got from northwind tools last year',
    largest(1, NORTHWIND_TOOLS, year(2025)),
  ],
  ['en', 'ranked', 'when was the last time Müller & Söhne invoiced us', latest(1, MUELLER)],
  ['en', 'ranked', 'the three most recent ones from Lindau please', latest(3, LINDAU)],
  ['en', 'ranked', 'second biggest pound invoice of 2025', () => ({ documents: [secondPound.id] })],
  ['en', 'items', 'who do we get coffee beans from', says('Northwind Traders')],
  ['en', 'items', 'how much was freight charge all in all in 2025', itemSpend('Freight charge', year(2025))],
  ['en', 'items', 'how many cordless drills did we buy last year', quantityOf('Cordless drill', year(2025))],
  ['en', 'items', 'latest price for cloud hosting', says(money(priced('Cloud hosting')[0]!.unit))],
  ['en', 'items', `what exactly did we buy on ${paperworks.number}`, itemsOf(paperworks)],
  [
    'en',
    'spent',
    "I'm doing the books for April. How much did we spend in Swiss francs?",
    spentOn(CHF, month('2026-04')),
  ],
  ['en', 'tax', 'Preparing the VAT return. Input VAT in euros for Q1 2026?', taxOf(EUR, Q1_2026)],
  ['en', 'spent', 'wat did we spnd on imprimerie dubois in 2025', spentOn(DUBOIS, year(2025))],
  ['en', 'overdue', 'wich invocies are ovredue from helvetia', listInvoices(HELVETIA, isOverdue)],
  ['en', 'lists', 'pull everything unpaid from acme consulting pls', listInvoices(CONSULTING, isUnpaid)],
  [
    'en',
    'share',
    'out of our 2025 GBP spend, how much went to Northwind Tools in percent',
    shareOf(NORTHWIND_TOOLS, GBP, year(2025)),
  ],
  ['en', 'average', 'Stadtwerke Lindau: average per month in 2025', perMonth(12, LINDAU, year(2025))],
  ['en', 'counts', 'no. of Zephyr bills in 2025', countInvoices(ZEPHYR, year(2025))],
  ['en', 'counts', 'how many suppliers sent us something in Q1 2026', sellersWith(Q1_2026)],
  ['en', 'spent', 'billed to Fenwick by Acme Consulting in 2025', spentOn(FENWICK, CONSULTING, year(2025))],
  ['en', 'spent', 'dollar spend in 2025 apart from freight forwarder Blue Ocean', spentOn(USD, year(2025), not(OCEAN))],
  ['en', 'fields', 'VAT no of Helvetia Software', says(all.find(HELVETIA)!.taxId)],
  ['en', 'fields', 'where do I wire the money for Helvetia Software', ibanOf(HELVETIA)],
  ['en', 'fields', `${paperworks.number} due when`, onDate('en', paperworks.due!)],
  ['en', 'about one', 'how much is the bill from this supplier', says(money(english.total)), undefined, english.id],
  ['en', 'about one', 'net?', says(money(english.net)), undefined, english.id],
  ['en', 'about one', 'when was this issued', onDate('en', english.date), undefined, english.id],
  ['en', 'about one', 'what did we buy here', itemsOf(english), undefined, english.id],
  ['en', 'about one', 'order ref', says(english.purchaseOrder!), undefined, english.id],
  ['en', 'about one', 'is that their usual price?', refuses, undefined, english.id],
  ['en', 'goes on', 'and Q4?', spentOn(GBP, dated('2025-10-01', '2025-12-31')), 'GBP spend in Q3 2025'],
  ['en', 'goes on', 'without Blue Ocean', spentOn(USD, year(2025), not(OCEAN)), 'total dollars spent in 2025'],
  ['en', 'goes on', 'how many is that', countInvoices(EUR, isOverdue), 'overdue euro invoices'],
  ['en', 'goes on', 'just the ones above 2k', listInvoices(GBP, isUnpaid, over(200_000)), 'unpaid pound invoices'],
  ['en', 'not there', 'approve the Moreau invoices', refuses],
  ['en', 'not there', 'How much have customers paid us this month?', refuses],
  ['en', 'not there', 'are client dinners tax deductible', refuses],
  ['en', 'not there', 'which vendors have gone quiet', refuses],
  ['en', 'not there', 'how much did the same period last year cost', refuses],
  ['en', 'checks', 'which bills look suspicious', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  // Buchhaltung, kurz.
  ['de', 'owed', 'Verbindlichkeiten ggü. Moreau?', owedOn(MOREAU)],
  ['de', 'lists', 'OP-Liste Acme Consulting', listInvoices(CONSULTING, isUnpaid)],
  ['de', 'tax', 'Vorsteuer Q1/2026 in EUR', taxOf(EUR, Q1_2026)],
  ['de', 'tax', 'MwSt. Bergmann 2025 gesamt', taxOf(BERGMANN, year(2025))],
  ['de', 'spent', 'Kreditorenumsatz Bergmann 2025', spentOn(BERGMANN, year(2025))],
  ['de', 'spent', 'Summe der Eingangsrechnungen von Dubois im Jahr 2025', spentOn(DUBOIS, year(2025))],
  ['de', 'spent', 'Einkaufsvolumen USD 2025', spentOn(USD, year(2025))],
  ['de', 'spent', 'Lindau brutto 2025', spentOn(LINDAU, year(2025))],
  ['de', 'net', 'Lindau 2025 exkl. MwSt', netOf(LINDAU, year(2025))],
  ['de', 'spent', 'Was hat uns Paperworks seit Jahresbeginn gekostet?', spentOn(PAPERWORKS, year(2026))],
  ['de', 'spent', 'Ausgaben laufendes Quartal in CHF', spentOn(CHF, THIS_QUARTER)],
  ['de', 'spent', 'wieviel ham wir letzten monat in pfund ausgegeben', spentOn(GBP, month('2026-05'))],
  [
    'de',
    'spent',
    'Ich mach grad die Buchhaltung für April. Wie viel ging in Franken raus?',
    spentOn(CHF, month('2026-04')),
  ],
  ['de', 'groups', 'Ranking der Eurolieferanten nach Einkaufsvolumen 2025', eachBy(sellerOf, {}, EUR, year(2025))],
  [
    'de',
    'groups',
    'die 5 größten Lieferanten in Euro 2025 absteigend',
    eachBy(sellerOf, { limit: 5 }, EUR, year(2025)),
  ],
  ['de', 'groups', 'Top 3 Kreditoren Pfund 2026', eachBy(sellerOf, { limit: 3 }, GBP, year(2026))],
  ['de', 'groups', 'Frankenkosten 2025 monatsweise', eachBy(monthOf, { inOrder: true }, CHF, year(2025))],
  ['de', 'groups', 'welcher Lieferant hat die meisten Rechnungen geschickt', mostInvoices],
  [
    'de',
    'groups',
    'bei wem stehen wir in Dollar am höchsten in der Kreide?',
    eachBy(sellerOf, { of: unpaidOf, limit: 1 }, USD, isUnpaid),
  ],
  ['de', 'overdue', 'Welche Rechnungen von Helvetia sind über dem Zahlungsziel?', listInvoices(HELVETIA, isOverdue)],
  ['de', 'overdue', 'überfällige Eurorechnungen > 5000', listInvoices(EUR, isOverdue, over(500_000))],
  ['de', 'due', 'Fälligkeiten Juli in Euro', listInvoices(EUR, isDue('2026-07-01', '2026-07-31'))],
  ['de', 'due', 'was muss nächste Woche raus', listInvoices(isDue('2026-06-22', '2026-06-28'))],
  ['de', 'counts', 'Anzahl Eingangsrechnungen 2025', countInvoices(year(2025))],
  ['de', 'counts', 'Wie viele verschiedene Lieferanten haben wir?', says('16')],
  ['de', 'counts', 'wieviele rechnungen unter 100 euro', countInvoices(EUR, under(10_000))],
  ['de', 'lists', 'Belege von Zephyr aus dem 1. Quartal 2026', listOf(ZEPHYR, Q1_2026)],
  ['de', 'lists', 'noch nicht beglichene Pfundrechnungen unter 300', listInvoices(GBP, isUnpaid, under(30_000))],
  ['de', 'lists', 'Rechnungskorrekturen 2025', listOf(isCreditNote, year(2025))],
  ['de', 'lists', 'Gutschriften Paperworks', listOf(isCreditNote, PAPERWORKS)],
  [
    'de',
    'missing',
    'Welche Rechnungen von Lindau haben keine IBAN?',
    listInvoices(LINDAU, ({ iban }) => iban === null),
  ],
  ['de', 'checks', 'welche Belege sind rechnerisch falsch', listOf(({ hasFailedCheck }) => hasFailedCheck)],
  ['de', 'duplicates', 'Doppelt eingereichte Rechnungen?', duplicates],
  ['de', 'share', 'Anteil Dubois am Eurovolumen 2025 in %', shareOf(DUBOIS, EUR, year(2025))],
  ['de', 'average', 'durchschnittlicher Rechnungsbetrag Zephyr', averageOf(ZEPHYR)],
  ['de', 'average', 'Lindau im Monatsschnitt 2025', perMonth(12, LINDAU, year(2025))],
  ['de', 'ranked', 'höchste Einzelrechnung in CHF 2026', largest(1, CHF, year(2026))],
  ['de', 'ranked', 'letzte drei Rechnungen von Café Lumière', latest(3, CAFE)],
  ['de', 'ranked', 'Wann kam die erste Rechnung von Green Leaf?', earliest(1, GARDENS)],
  ['de', 'items', 'was zahlen wir aktuell fürs Cloud hosting', says(money(priced('Cloud hosting')[0]!.unit))],
  ['de', 'items', 'Stromkosten 2025', itemSpend('Strom', year(2025))],
  ['de', 'items', 'wie oft haben wir Heizungswartung gekauft', says(String(linesOf('Heizungswartung').length))],
  ['de', 'fields', `Positionen ${lindau.number}`, itemsOf(lindau)],
  ['de', 'fields', `${lindau.number} netto?`, says(money(lindau.net))],
  ['de', 'fields', 'UID von Helvetia', says(all.find(HELVETIA)!.taxId)],
  ['de', 'compare', 'Eurokosten 2025 ggü. 2024', sides(['', EUR, year(2025)], ['', EUR, year(2024)])],
  ['de', 'about one', 'was kostet das?', says(money(german.total)), undefined, german.id],
  ['de', 'about one', 'Bestellnr?', says(german.purchaseOrder!), undefined, german.id],
  ['de', 'about one', 'von wann ist die', onDate('de', german.date), undefined, german.id],
  ['de', 'about one', 'ist das teurer geworden?', refuses, undefined, german.id],
  ['de', 'goes on', 'und netto?', netOf(DUBOIS, year(2025)), 'was haben wir 2025 an dubois gezahlt'],
  ['de', 'goes on', 'nur die über 2000', listInvoices(GBP, isUnpaid, over(200_000)), 'offene pfundrechnungen'],
  ['de', 'not there', 'Welche Lieferanten haben im Mai Geld bekommen?', refuses],
  ['de', 'not there', 'BWA Mai 2026', refuses],
  ['de', 'not there', 'welche Rechnungen sind noch nicht freigegeben', refuses],
  ['de', 'not there', 'auf welches Sachkonto buche ich Lindau', refuses],
  ['de', 'not there', 'Zahlungseingänge Mai', refuses],
  ['de', 'not there', 'was können wir noch mit Skonto zahlen', refuses],
  ['de', 'not there', 'wie hoch war unser Umsatz 2025', refuses],
  ['de', 'not there', 'Stand der Verbindlichkeiten zum 31.12.2025', refuses],
  ['de', 'not there', 'innergemeinschaftliche Erwerbe 2025', refuses],
  ['de', 'not there', 'Abschreibungen 2025', refuses],
  // Comptables et indépendants.
  ['fr', 'owed', 'Quel est notre encours fournisseurs en livres ?', owedOn(GBP)],
  ['fr', 'owed', 'Combien on doit encore à Transports Moreau ?', owedOn(MOREAU)],
  ['fr', 'spent', "Combien j'ai dépensé chez Paperworks cette année ?", spentOn(PAPERWORKS, year(2026))],
  ['fr', 'spent', "Dépenses Dubois pour l'année 2025 TTC", spentOn(DUBOIS, year(2025))],
  ['fr', 'net', 'Dubois 2025 HT', netOf(DUBOIS, year(2025))],
  ['fr', 'spent', "Combien j'ai payé à Café Lumière en mai ?", spentOn(CAFE, month('2026-05'))],
  ['fr', 'spent', 'achats en francs suisses au T1 2026', spentOn(CHF, Q1_2026)],
  ['fr', 'spent', 'dépenses en dollars des trois derniers mois', spentOn(USD, dated('2026-03-17', LEDGER_TODAY))],
  ['fr', 'tax', 'TVA déductible T1 2026 en euros', taxOf(EUR, Q1_2026)],
  ['fr', 'tax', 'dont TVA ?', taxOf(BERGMANN, year(2025)), 'total bergmann 2025'],
  ['fr', 'lists', 'Factures Green Leaf', listInvoices(GARDENS)],
  ['fr', 'lists', 'Factures supérieures à 10000€', listInvoices(EUR, over(1_000_000))],
  [
    'fr',
    'lists',
    'factures zephyr et blue ocean de mai 2026',
    listInvoices(month('2026-05'), (one) => ZEPHYR(one) || OCEAN(one)),
  ],
  ['fr', 'lists', 'Factures entre avril et mai 2026 en livres', listInvoices(GBP, dated('2026-04-01', '2026-05-31'))],
  ['fr', 'overdue', "Combien j'ai de factures en retard ?", countInvoices(isOverdue)],
  ['fr', 'overdue', 'échéances dépassées chez helvetia', listInvoices(HELVETIA, isOverdue)],
  ['fr', 'due', 'Factures à échéance en juillet', listInvoices(isDue('2026-07-01', '2026-07-31'))],
  ['fr', 'groups', 'Top 3 fournisseurs en livres 2026', eachBy(sellerOf, { limit: 3 }, GBP, year(2026))],
  ['fr', 'groups', 'Classement des fournisseurs par dépenses, en dollars, 2025', eachBy(sellerOf, {}, USD, year(2025))],
  ['fr', 'groups', 'Qui est mon plus gros fournisseur en euros ?', eachBy(sellerOf, { limit: 1 }, EUR)],
  ['fr', 'groups', 'évolution mensuelle des dépenses en CHF 2025', eachBy(monthOf, { inOrder: true }, CHF, year(2025))],
  ['fr', 'compare', 'Compare Acme Consulting et Moreau', sides(['Acme', CONSULTING], ['Transports', MOREAU])],
  ['fr', 'counts', 'Nb de factures reçues en 2025', countInvoices(year(2025))],
  ['fr', 'counts', 'combien de fournisseurs différents', says('16')],
  ['fr', 'ranked', 'Dernière facture Helvetia', latest(1, HELVETIA)],
  ['fr', 'ranked', 'la facture la plus salée de 2025 en livres', largest(1, GBP, year(2025))],
  ['fr', 'ranked', 'plus petite facture de paperworks', smallest(1, PAPERWORKS)],
  ['fr', 'sum of the top', 'somme des 3 plus grosses factures en francs suisses', sumOfLargest(3, CHF)],
  ['fr', 'average', 'montant moyen des factures Zephyr', averageOf(ZEPHYR)],
  ['fr', 'share', 'part de dubois dans les dépenses 2025 en euros', shareOf(DUBOIS, EUR, year(2025))],
  ['fr', 'items', 'combien on a payé de cartes de visite en 2025', itemSpend('Cartes de visite', year(2025))],
  ['fr', 'fields', `Détail de la facture ${moreau.number}`, () => ({ documents: [moreau.id] })],
  ['fr', 'fields', `montant TTC de ${moreau.number}`, says(money(moreau.total))],
  ['fr', 'fields', 'RIB de stadtwerke lindau', ibanOf(LINDAU)],
  ['fr', 'about one', 'combien de TVA dessus', says(money(french.tax)), undefined, french.id],
  ['fr', 'about one', "c'est à payer quand", onDate('fr', french.due!), undefined, french.id],
  [
    'fr',
    'missing',
    'factures sans numéro de commande chez moreau en 2025',
    listInvoices(MOREAU, year(2025), ({ purchaseOrder }) => purchaseOrder === null),
  ],
  ['fr', 'duplicates', 'Y a-t-il des factures en double ?', duplicates],
  ['fr', 'not there', 'Quel est mon bénéfice du mois ?', refuses],
  ['fr', 'not there', 'Recettes du mois', refuses],
  ['fr', 'not there', 'Solde du compte BNP', refuses],
  ['fr', 'not there', 'factures à valider', refuses],
  ['fr', 'not there', 'balance âgée au 31 mars', refuses],
  ['fr', 'not there', 'quels fournisseurs ont été payés en mai', refuses],
  ['fr', 'not there', 'Ajoute le fournisseur Delhaize', refuses],
];

export const FOURTEENTH = askedOnce(QUESTIONS);
