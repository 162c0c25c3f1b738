import { LEDGER_TODAY, type LedgerDocument, ledger } from '../../ledger.ts';
import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  asks,
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
  TRADERS,
  type Truth,
  taxOf,
  type Which,
  year,
  ZEPHYR,
} from '../asked.ts';
import { dated, isInvoice, isUnpaid, left, sign } from '../question.ts';

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
const hasNoDue: Which = ({ due }) => due === null;
const FENWICK: Which = ({ buyer }) => buyer.startsWith('Fenwick');
const unpaidOf = (one: LedgerDocument) => left(one);
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
const onDate = (language: string, date: string): Truth =>
  says(
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${date}T00:00:00Z`)),
  );
const shareOf = (part: Which, ...of: Which[]): Truth => {
  const sum = (is: Which) => all.filter(every(...of, is)).reduce((total, one) => total + sign(one) * one.total, 0);
  return says(String(Number(((sum(part) / sum(() => true)) * 100).toFixed(1))));
};
const sellersWith = (...conditions: Which[]): Truth =>
  says(String(new Set(all.filter(every(isInvoice, ...conditions)).map(sellerOf)).size));

const full = all.filter(
  every(isInvoice, isUnpaid, ({ iban, purchaseOrder, due, terms }) => Boolean(iban && purchaseOrder && due && terms)),
);
const english = full.find(CONSULTING) ?? full[0]!;
const german = full.find(BERGMANN) ?? full.find(MUELLER) ?? full[1]!;
const french = all.find(every(isInvoice, isUnpaid, MOREAU, ({ due }) => due !== null))!;
const ocean = all.find(every(isInvoice, OCEAN, ({ due }) => due !== null))!;
const helvetia = all.find(every(isInvoice, HELVETIA, ({ due }) => due !== null))!;
const cafe = all.find(every(isInvoice, CAFE, ({ due }) => due !== null))!;
const biggestEuro = all.filter(every(isInvoice, EUR, year(2025))).sort((a, b) => b.total - a.total)[0]!;

const helvetiaInvoices = all.filter(every(isInvoice, HELVETIA));
const meanNet = Math.round(helvetiaInvoices.reduce((sum, { net }) => sum + net, 0) / helvetiaInvoices.length);

const QUESTIONS: readonly AskedOnce[] = [
  // An auditor's requests.
  [
    'en',
    'lists',
    'Kindly provide all invoices of Harbour Print for the period 01 Jan 2025 to 30 Jun 2025',
    listInvoices(HARBOUR, dated('2025-01-01', '2025-06-30')),
  ],
  [
    'en',
    'lists',
    'Provide a schedule of credit notes issued by suppliers during 2025',
    listOf(isCreditNote, year(2025)),
  ],
  ['en', 'lists', 'Which invoices exceed GBP 2,500?', listInvoices(GBP, over(250_000))],
  ['en', 'missing', 'Please identify 2026 invoices lacking a due date', listInvoices(year(2026), hasNoDue)],
  ['en', 'not there', 'Who authorised the payment to Blue Ocean?', refuses],
  ['en', 'not there', 'Please confirm the balance owed to Moreau at 31 December 2025', refuses],
  ['en', 'not there', 'Which invoices were received after year end but relate to 2025?', refuses],
  ['en', 'not there', 'Select a random sample of 10 invoices', refuses],
  [
    'en',
    'counts',
    'State the number of invoices booked from Dubois in calendar year 2025',
    countInvoices(DUBOIS, year(2025)),
  ],
  [
    'en',
    'tax',
    'Total input VAT recorded in sterling for the second half of 2025',
    taxOf(GBP, dated('2025-07-01', '2025-12-31')),
  ],
  // A buyer in procurement.
  ['en', 'groups', 'spend under management by supplier in euros for 2025', eachBy(sellerOf, {}, EUR, year(2025))],
  ['en', 'spent', 'annual spend Zephyr 2025', spentOn(ZEPHYR, year(2025))],
  ['en', 'share', "Blue Ocean's slice of the 2025 dollar spend?", shareOf(OCEAN, USD, year(2025))],
  ['en', 'items', 'who supplies banners', says('Harbour Print')],
  ['en', 'items', 'units of Hammer purchased to date', quantityOf('Hammer')],
  ['en', 'items', 'total outlay on safety gloves', itemSpend('Safety gloves')],
  [
    'en',
    'items',
    'most expensive consulting day we ever bought',
    says(money(Math.max(...linesOf('Consulting day').map(({ unit }) => unit)))),
  ],
  ['en', 'not there', 'which contracts expire this year', refuses],
  ['en', 'not there', 'lead time of Harbour Print', refuses],
  ['en', 'not there', 'single-source suppliers', refuses],
  ['en', 'not there', 'what discount could we negotiate with Paperworks', refuses],
  ['en', 'not there', 'what is the payment behaviour of our customers', refuses],
  ['en', 'not there', 'minimum order quantity for banners', refuses],
  // A founder between two meetings.
  ['en', 'spent', 'how much $$ did zephyr eat up last year', spentOn(ZEPHYR, year(2025))],
  ['en', 'owed', 'what do i owe acme consulting atm', owedOn(CONSULTING)],
  ['en', 'owed', 'do i still owe acme anything', asks('Acme Catering Ltd', 'Acme Consulting Ltd')],
  ['en', 'ranked', 'last bill from dubois?', latest(1, DUBOIS)],
  ['en', 'ranked', 'top 3 biggest usd bills this year', largest(3, USD, year(2026))],
  [
    'en',
    'compare',
    'green leaf or harbour print – who cost us more in 2025?',
    sides(['Green', GARDENS, year(2025)], ['Harbour', HARBOUR, year(2025)]),
  ],
  ['en', 'due', 'bills to pay in the next 10 days', listInvoices(isDue(LEDGER_TODAY, '2026-06-27'))],
  ['en', 'due', 'when do i have to pay green leaf', refuses],
  ['en', 'overdue', 'how much am i behind with in euros', owedOn(EUR, isOverdue)],
  ['en', 'overdue', 'late bills usd?', listInvoices(USD, isOverdue)],
  ['en', 'counts', 'how many bills this month', countInvoices(month('2026-06'))],
  ['en', 'not there', 'can we afford a new laptop', refuses],
  ['en', 'not there', 'how much runway do we have', refuses],
  ['en', 'not there', 'which client is the most profitable', refuses],
  ['en', 'not there', 'invoices I forgot', refuses],
  ['en', 'not there', 'set up a standing order for lindau', refuses],
  ['en', 'not there', 'what did we pay in cash', refuses],
  ['en', 'not there', 'was the April invoice from Harbour paid on time', refuses],
  ['en', 'not there', 'how much did we pay Paperworks by card', refuses],
  ['en', 'not there', 'which invoices have I already looked at', refuses],
  [
    'en',
    'groups',
    'how often does Lindau bill us per year',
    eachBy(({ date }) => date.slice(0, 4), { inOrder: true, counted: true }, LINDAU),
  ],
  // Reports by their names.
  ['en', 'groups', 'Purchases by vendor summary, GBP, 2025', eachBy(sellerOf, {}, GBP, year(2025))],
  ['en', 'groups', 'Expenses by month 2025 in USD', eachBy(monthOf, { inOrder: true }, USD, year(2025))],
  ['en', 'groups', 'Unpaid bills by vendor, EUR', eachBy(sellerOf, { of: unpaidOf }, EUR, isUnpaid)],
  ['en', 'lists', 'Open bills list: Helvetia', listInvoices(HELVETIA, isUnpaid)],
  ['en', 'lists', 'Vendor transaction list Zephyr 2025', listOf(ZEPHYR, year(2025))],
  ['en', 'not there', 'Trial balance', refuses],
  ['en', 'not there', 'Budget vs actuals', refuses],
  ['en', 'not there', 'Vendor aging detail', refuses],
  ['en', 'not there', 'Sales tax liability report', refuses],
  ['en', 'not there', 'Bill payment list', refuses],
  // Conditions that are seldom said.
  ['en', 'lists', 'May 2026 invoices other than euro ones', listInvoices(month('2026-05'), not(EUR))],
  ['en', 'lists', 'invoices of exactly 2025 from moreau that are not paid', listInvoices(MOREAU, year(2025), isUnpaid)],
  ['en', 'spent', 'spend 2025 in pounds excluding VAT', netOf(GBP, year(2025))],
  [
    'en',
    'spent',
    'what did we spend at Dubois and Moreau together in 2025',
    spentOn(year(2025), (one) => DUBOIS(one) || MOREAU(one)),
  ],
  ['en', 'spent', 'euros spent in neither Q1 nor Q2 of 2025', refuses],
  ['en', 'spent', 'spend in the first half of March 2026', refuses],
  ['en', 'counts', 'how many suppliers do we pay in dollars', sellersWith(USD)],
  ['en', 'average', 'mean net value of Helvetia invoices', says(money(meanNet))],
  ['en', 'fields', `when does ${ocean.number} fall due`, onDate('en', ocean.due!)],
  ['en', 'fields', `seller of ${ocean.number}`, says('Blue Ocean')],
  ['en', 'about one', 'total incl tax', says(money(english.total)), undefined, english.id],
  ['en', 'about one', 'and the tax part', says(money(english.tax)), undefined, english.id],
  ['en', 'about one', 'who do we owe this to', says(english.seller.split(' ')[0]!), undefined, english.id],
  ['en', 'about one', 'what happens if I pay late', refuses, undefined, english.id],
  ['en', 'about one', 'why is it so expensive', refuses, undefined, english.id],
  ['en', 'goes on', 'now by month', eachBy(monthOf, { inOrder: true }, USD, year(2025)), 'dollar spend 2025'],
  ['en', 'goes on', 'and what about Zephyr', owedOn(ZEPHYR), 'how much do we owe Blue Ocean'],
  ['en', 'goes on', 'only 2026', spentOn(BERGMANN, year(2026)), ['spend at bergmann', 'in 2025?']],
  ['en', 'goes on', 'who sent it', says(biggestEuro.seller.split(' ')[0]!), 'biggest euro invoice of 2025'],
  // Kanzlei, Betrieb, Österreich und Schweiz.
  ['de', 'spent', 'Wareneinkauf Northwind Traders 2025', spentOn(TRADERS, year(2025))],
  [
    'de',
    'spent',
    'Bitte um Mitteilung der Gesamtausgaben an Blue Ocean im Kalenderjahr 2025.',
    spentOn(OCEAN, year(2025)),
  ],
  ['de', 'spent', 'was macht Lindau heuer schon aus', spentOn(LINDAU, year(2026))],
  ['de', 'spent', 'wieviel isch das 2025 bi Helvetia gsi', refuses],
  ['de', 'spent', 'kosten q4 25 pfund', spentOn(GBP, dated('2025-10-01', '2025-12-31'))],
  ['de', 'net', 'Nettosumme aller Frankenrechnungen 2025', netOf(CHF, year(2025))],
  [
    'de',
    'tax',
    'wie hoch ist die Umsatzsteuer aus den Pfundrechnungen 2. Halbjahr 2025',
    taxOf(GBP, dated('2025-07-01', '2025-12-31')),
  ],
  ['de', 'owed', 'Wie viel Geld bekommt Helvetia noch von uns?', owedOn(HELVETIA)],
  ['de', 'owed', 'Summe offener Rechnungen in Dollar', owedOn(USD)],
  ['de', 'overdue', 'mit welchem Betrag sind wir in Euro im Rückstand', owedOn(EUR, isOverdue)],
  ['de', 'due', 'Zahlungen der nächsten 10 Tage', listInvoices(isDue(LEDGER_TODAY, '2026-06-27'))],
  ['de', 'lists', 'alle Rechnungen an Fenwick vom Mai 2026', listInvoices(FENWICK, month('2026-05'))],
  ['de', 'lists', 'Rechnungen über 2500 Pfund', listInvoices(GBP, over(250_000))],
  ['de', 'lists', 'unbezahlte Moreau-Rechnungen aus 2025', listInvoices(MOREAU, year(2025), isUnpaid)],
  ['de', 'lists', 'bezahlte Rechnungen von Zephyr aus 2026', listInvoices(ZEPHYR, isPaid, year(2026))],
  ['de', 'groups', 'Ausgaben je Quartal 2025 in Dollar', eachBy(quarterOf('Q'), { inOrder: true }, USD, year(2025))],
  ['de', 'groups', 'offene Beträge nach Kreditor, EUR', eachBy(sellerOf, { of: unpaidOf }, EUR, isUnpaid)],
  ['de', 'groups', 'wer hat uns 2025 in Franken am meisten berechnet', eachBy(sellerOf, { limit: 1 }, CHF, year(2025))],
  ['de', 'ranked', 'kleinste Rechnung von Müller & Söhne', smallest(1, MUELLER)],
  ['de', 'ranked', 'neueste zwei von Bergmann', latest(2, BERGMANN)],
  ['de', 'ranked', 'seit wann sind wir bei Zephyr', earliest(1, ZEPHYR)],
  ['de', 'counts', 'wie oft hat Dubois 2025 fakturiert', countInvoices(DUBOIS, year(2025))],
  ['de', 'items', 'wie viel Toner schwarz (Stück) haben wir 2025 gekauft', quantityOf('Toner schwarz', year(2025))],
  ['de', 'items', 'Ausgaben für Ersatzteile', itemSpend('Ersatzteile')],
  ['de', 'items', 'wer macht bei uns die Heizungswartung', says('Müller')],
  ['de', 'fields', `Wann ist ${helvetia.number} zu zahlen?`, onDate('de', helvetia.due!)],
  ['de', 'about one', 'gesamtbetrag?', says(money(german.total)), undefined, german.id],
  ['de', 'about one', 'wer ist der lieferant', says(german.seller.slice(0, 4)), undefined, german.id],
  ['de', 'about one', 'kann ich das absetzen', refuses, undefined, german.id],
  ['de', 'goes on', 'und wie viele sind das', countInvoices(GBP, isOverdue), 'überfällige rechnungen in pfund'],
  ['de', 'goes on', 'nach lieferant aufgeteilt', eachBy(sellerOf, {}, USD, year(2025)), 'ausgaben in dollar 2025'],
  ['de', 'not there', 'Welche Zahlungen gingen im Mai raus?', refuses],
  ['de', 'not there', 'Summen- und Saldenliste', refuses],
  ['de', 'not there', 'Rückstellungen 2025', refuses],
  ['de', 'not there', 'welche Rechnungen muss ich noch ausdrucken', refuses],
  ['de', 'not there', 'Anlagegüter über 800 Euro', refuses],
  ['de', 'not there', 'Reverse-Charge-Rechnungen', refuses],
  ['de', 'not there', 'offene Posten per 31. März', refuses],
  ['de', 'not there', 'wie lange zahlen wir im Schnitt', refuses],
  ['de', 'not there', 'Bewirtungskosten 2025', nothing],
  ['de', 'not there', 'welcher Lieferant ist am zuverlässigsten', refuses],
  // Québec, Belgique, Suisse romande.
  [
    'fr',
    'spent',
    "Pourriez-vous m'indiquer le total des achats auprès de Blue Ocean en 2025 ?",
    spentOn(OCEAN, year(2025)),
  ],
  ['fr', 'spent', 'on a mis combien chez zephyr en 2025', spentOn(ZEPHYR, year(2025))],
  ['fr', 'spent', 'charges du T4 2025 en livres', spentOn(GBP, dated('2025-10-01', '2025-12-31'))],
  ['fr', 'net', 'total HT des factures en francs 2025', netOf(CHF, year(2025))],
  ['fr', 'tax', 'TVA du second semestre 2025 en livres', taxOf(GBP, dated('2025-07-01', '2025-12-31'))],
  ['fr', 'owed', 'il nous reste combien à régler à Helvetia', owedOn(HELVETIA)],
  ['fr', 'overdue', 'montant des retards en euros', owedOn(EUR, isOverdue)],
  ['fr', 'due', 'à payer dans les 10 prochains jours', listInvoices(isDue(LEDGER_TODAY, '2026-06-27'))],
  ['fr', 'lists', 'factures de plus de 2500 livres', listInvoices(GBP, over(250_000))],
  ['fr', 'lists', 'les impayées de moreau datant de 2025', listInvoices(MOREAU, year(2025), isUnpaid)],
  ['fr', 'lists', 'notes de crédit 2025', listOf(isCreditNote, year(2025))],
  [
    'fr',
    'groups',
    'dépenses par trimestre en dollars, 2025',
    eachBy(quarterOf('T'), { inOrder: true }, USD, year(2025)),
  ],
  ['fr', 'groups', 'montants dus par fournisseur en euros', eachBy(sellerOf, { of: unpaidOf }, EUR, isUnpaid)],
  ['fr', 'ranked', 'plus ancienne facture impayée de green leaf', earliest(1, GARDENS, isUnpaid)],
  ['fr', 'ranked', 'les deux dernières factures de bergmann', latest(2, BERGMANN)],
  ['fr', 'counts', 'combien de factures sous 100 euros', countInvoices(EUR, under(10_000))],
  ['fr', 'items', "combien d'affiches A2 en 2025", quantityOf('Affiches A2', year(2025))],
  ['fr', 'fields', `quand faut-il payer ${cafe.number}`, onDate('fr', cafe.due!)],
  ['fr', 'about one', 'montant total ?', says(money(french.total)), undefined, french.id],
  ['fr', 'about one', 'le fournisseur, c est qui', says('Transports Moreau'), undefined, french.id],
  ['fr', 'average', 'facture moyenne chez helvetia', averageOf(HELVETIA)],
  ['fr', 'not there', 'factures réglées en mai', refuses],
  ['fr', 'not there', 'dettes fournisseurs au 31 décembre 2025', refuses],
  ['fr', 'not there', 'délai moyen de paiement', refuses],
  ['fr', 'not there', 'grand livre', refuses],
  ['fr', 'not there', 'notes de frais', refuses],
  ['fr', 'not there', 'quelles factures ont été lettrées', refuses],
  ['fr', 'counts', 'nombre de jours avant la prochaine échéance', refuses],
  ['fr', 'counts', 'combien de documents au total', countOf()],
  ['fr', 'spent', 'dépenses northwind 2025', asks('Northwind Tools Ltd.', 'Northwind Traders Inc')],
  ['fr', 'lists', 'northwind tools, avril 2026', listInvoices(NORTHWIND_TOOLS, month('2026-04'))],
  ['fr', 'spent', 'paperworks sur 12 mois glissants', refuses],
  ['fr', 'lists', 'paperworks 2026, non payées', listInvoices(PAPERWORKS, year(2026), isUnpaid)],
];

export const FIFTEENTH = askedOnce(QUESTIONS);
