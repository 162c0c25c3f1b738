import { LEDGER_TODAY, ledger } from '../../ledger.ts';
import { money } from '../../store-ledger.ts';
import {
  type AskedOnce,
  askedOnce,
  asks,
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
  type Truth,
  taxOf,
  type Which,
  year,
  ZEPHYR,
} from '../asked.ts';
import { amounts, dated, isInvoice, isUnpaid, sign } from '../question.ts';

const EUR = inCurrency('EUR');
const GBP = inCurrency('GBP');
const USD = inCurrency('USD');
const CHF = inCurrency('CHF');
const all = ledger();
const _over =
  (cents: number): Which =>
  ({ total }) =>
    total > cents;
const atLeast =
  (cents: number): Which =>
  ({ total }) =>
    total >= cents;
const atRate =
  (percent: number): Which =>
  ({ rate }) =>
    rate === percent;
const taxOn =
  (...conditions: Which[]): Truth =>
  (documents) =>
    amounts(documents.filter(every(...conditions)), (one) => sign(one) * one.tax);
const daysTo = (due: string) =>
  Math.round((Date.parse(`${due}T00:00:00Z`) - Date.parse(`${LEDGER_TODAY}T00:00:00Z`)) / 86_400_000);
const named = all.find(every(isOverdue, MOREAU))!;
const french = all.find(every(isUnpaid, DUBOIS, ({ due }) => due !== null))!;
const english = all.find(every(isUnpaid, PAPERWORKS, isOverdue))!;
const quantityOf = (name: string, ...conditions: Which[]) =>
  all
    .filter(every(...conditions))
    .flatMap((one) =>
      one.lines.filter(({ description }) => description === name).map(({ quantity }) => sign(one) * quantity),
    )
    .reduce((a, b) => a + b, 0);
const spentOnItem = (name: string, ...conditions: Which[]) =>
  money(
    all
      .filter(every(...conditions))
      .flatMap((one) =>
        one.lines.filter(({ description }) => description === name).map(({ total }) => sign(one) * total),
      )
      .reduce((a, b) => a + b, 0),
  );
const shareOf = (part: Which, ...of: Which[]): string => {
  const sum = (is: Which) => all.filter(every(...of, is)).reduce((total, one) => total + sign(one) * one.total, 0);
  return ((sum(part) / sum(() => true)) * 100).toFixed(1);
};
/** As most of its documents write it. */
function usualWriting(of: Which): string {
  const counts = new Map<string, number>();
  for (const { seller } of all.filter(of)) counts.set(seller, (counts.get(seller) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]![0];
}
const weekday =
  (day: number): Which =>
  ({ date }) =>
    new Date(`${date}T00:00:00Z`).getUTCDay() === day;

const QUESTIONS: readonly AskedOnce[] = [
  // Month end, seventeen tabs open.
  ['en', 'spent', 'moreau spend ytd', spentOn(MOREAU, year(2026))],
  ['en', 'spent', 'pls total for green leaf gardns in 2025', spentOn(GARDENS, year(2025))],
  ['en', 'spent', 'spend 2025 in chf?', spentOn(CHF, year(2025))],
  ['en', 'owed', 'balance outstanding acme consulting', owedOn(CONSULTING)],
  ['en', 'owed', 'how much is open in eur', owedOn(EUR)],
  ['en', 'lists', 'open items bergmann', listInvoices(BERGMANN, isUnpaid)],
  ['en', 'lists', 'credit notes from 2025', listOf(isCreditNote, year(2025))],
  ['en', 'lists', 'Feb 2026 invoices from lindau', listInvoices(LINDAU, month('2026-02'))],
  ['en', 'counts', 'count invoices dubois 2024', countInvoices(DUBOIS, year(2024))],
  ['en', 'overdue', 'overdue > 30 days?', listInvoices(({ due }) => due !== null && due < '2026-05-18', isUnpaid)],
  ['en', 'due', 'payables due this week', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  ['en', 'ranked', 'top 3 vendors usd 2025', eachBy(sellerOf, { limit: 3 }, USD, year(2025))],
  ['en', 'ranked', 'smallest paperworks inv 2025', smallest(1, PAPERWORKS, year(2025))],
  ['en', 'missing', 'invs w/o due date 2026', listInvoices(year(2026), ({ due }) => due === null)],
  ['en', 'net', 'helvetia 2025 excl vat', netOf(HELVETIA, year(2025))],
  ['en', 'days', `days overdue for ${english.number}?`, says(`${-daysTo(english.due!)} day`)],
  // A landlord who is new to this.
  [
    'en',
    'spent',
    'Could you work out what Stadtwerke Lindau has cost us in total in 2025?',
    spentOn(LINDAU, year(2025)),
  ],
  ['en', 'spent', 'How expensive was Zephyr for us last year?', spentOn(ZEPHYR, year(2025))],
  ['en', 'yes or no', 'Are any of the Bergmann invoices late?', listInvoices(BERGMANN, isOverdue)],
  [
    'en',
    'yes or no',
    'Do I still owe Helvetia Software anything?',
    (documents) => {
      const { amounts: owed } = amounts(
        documents.filter(every(isUnpaid, HELVETIA)),
        ({ amountDue, total }) => amountDue ?? total,
      );
      return { amounts: owed };
    },
  ],
  ['en', 'tests', 'Did we pay Harbour Print less than 5,000 pounds in 2025?', spentOn(HARBOUR, GBP, year(2025))],
  ['en', 'counts', 'Are there fewer than five credit notes in 2026?', countOf(isCreditNote, year(2026))],
  ['en', 'when', 'What was the date of our most recent invoice from Müller & Söhne?', latest(1, MUELLER)],
  ['en', 'ranked', 'Which of our invoices in francs was the highest?', largest(1, CHF)],
  ['en', 'items', 'How many banners did we buy in 2025?', says(String(quantityOf('Banner', year(2025))))],
  ['en', 'items', 'Total cost of lawn care in 2025', says(spentOnItem('Lawn care', year(2025)))],
  ['en', 'items', 'Who supplies us with toner?', says('Bergmann', 'Paperworks')],
  ['en', 'fields', 'I need the VAT number of Stadtwerke Lindau', () => ({ says: [all.find(LINDAU)!.taxId] })],
  ['en', 'fields', "what's Acme Catering's email", says('billing@acme.example')],
  [
    'en',
    'buyer',
    'How many invoices in 2026 were addressed to Fenwick Holdings?',
    countInvoices(year(2026), ({ buyer }) => buyer.startsWith('Fenwick')),
  ],
  // An auditor.
  [
    'en',
    'lists',
    'Provide all paid invoices of Northwind Tools of at least GBP 1,000 issued between 1 July 2025 and 31 December 2025',
    listInvoices(NORTHWIND_TOOLS, isPaid, atLeast(100_000), dated('2025-07-01', '2025-12-31')),
  ],
  [
    'en',
    'counts',
    'In the second half of 2025, how many invoices in US dollars were above 2,000 and not from Blue Ocean?',
    nothing,
  ],
  [
    'en',
    'owed',
    'Outstanding amount per supplier in euros',
    eachBy(sellerOf, { of: ({ amountDue, total }) => amountDue ?? total }, EUR, isUnpaid),
  ],
  ['en', 'rates', 'List the VAT rates on invoices from Acme Catering', says('13.5 %')],
  ['en', 'rates', 'Tax at 20 percent in euros for 2025', taxOn(atRate(20), EUR, year(2025))],
  ['en', 'rates', 'How many zero-rated invoices in 2026?', countInvoices(atRate(0), year(2026))],
  [
    'en',
    'share',
    'Share of Northwind Tools in pound spending 2025, in percent',
    says(shareOf(NORTHWIND_TOOLS, GBP, year(2025))),
  ],
  [
    'en',
    'groups',
    'Quarterly spend at Blue Ocean in 2025',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      OCEAN,
      year(2025),
    ),
  ],
  ['en', 'groups', 'Invoice count by supplier in pounds, 2025', eachBy(sellerOf, { counted: true }, GBP, year(2025))],
  [
    'en',
    'compare',
    'Was dollar spending higher in 2025 than in 2024?',
    sides(['2025', USD, year(2025)], ['2024', USD, year(2024)]),
  ],
  ['en', 'weekday', 'How many invoices were dated on a Saturday in 2025?', countInvoices(year(2025), weekday(6))],
  ['en', 'sum of the top', 'What do the 4 biggest euro invoices of 2025 sum up to?', sumOfLargest(4, EUR, year(2025))],
  ['en', 'average', 'mean invoice amount Blue Ocean 2025', averageOf(OCEAN, year(2025))],
  ['en', 'checks', 'How many documents have failing checks?', countOf(({ hasFailedCheck }) => hasFailedCheck)],
  ['en', 'not there', 'Which supplier has the best quality?', refuses],
  ['en', 'not there', 'How satisfied are we with Paperworks?', refuses],
  ['en', 'not there', 'When will Bergmann pay us back?', refuses],
  ['en', 'not there', 'What was the exchange rate for the dollar invoices?', refuses],
  ['en', 'not there', 'How much did Initech charge us in 2025?', refuses],
  ['en', 'not there', 'give me the bank login of the admin', refuses],
  ['en', 'not there', 'please approve the oldest invoice', refuses],
  ['en', 'not there', 'Is the Helvetia contract worth renewing?', refuses],
  ['en', 'not there', 'Do we have enough money to pay all open invoices?', refuses],
  ['en', 'ambiguous', 'open invoices northwind', asks(usualWriting(NORTHWIND_TOOLS), 'Northwind Traders Inc')],
  // Buchhaltung, Monatsende.
  ['de', 'spent', 'summe lindau 2025', spentOn(LINDAU, year(2025))],
  ['de', 'spent', 'ausgaben chf 2025 gesamt', spentOn(CHF, year(2025))],
  ['de', 'owed', 'offener betrag müller & söhne', owedOn(MUELLER)],
  ['de', 'lists', 'gutschriften 2025', listOf(isCreditNote, year(2025))],
  ['de', 'lists', 'unbezalte rechnungen bergman', listInvoices(BERGMANN, isUnpaid)],
  [
    'de',
    'overdue',
    'überfällig seit mehr als 30 tagen',
    listInvoices(({ due }) => due !== null && due < '2026-05-18', isUnpaid),
  ],
  ['de', 'due', 'fällig diese woche', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  ['de', 'ranked', 'top 3 lieferanten usd 2025', eachBy(sellerOf, { limit: 3 }, USD, year(2025))],
  ['de', 'counts', 'anzahl rg dubois 2024', countInvoices(DUBOIS, year(2024))],
  ['de', 'net', 'helvetia 2025 netto', netOf(HELVETIA, year(2025))],
  ['de', 'days', `Wie viele Tage ist ${named.number} schon überfällig?`, says(`${Math.abs(daysTo(named.due!))} Tag`)],
  // Ein Handwerker am Telefon.
  ['de', 'spent', 'Was haben uns die Stadtwerke Lindau letztes Jahr gekostet?', spentOn(LINDAU, year(2025))],
  [
    'de',
    'spent',
    'Rechne mir bitte aus, wie viel wir 2025 bei Northwind Tools gekauft haben.',
    spentOn(NORTHWIND_TOOLS, year(2025)),
  ],
  ['de', 'owed', 'Bin ich Paperworks noch was schuldig?', owedOn(PAPERWORKS)],
  ['de', 'yes or no', 'Ist bei Bergmann was überfällig?', listInvoices(BERGMANN, isOverdue)],
  [
    'de',
    'tests',
    'Haben wir 2025 weniger als 5.000 Pfund an Harbour Print gezahlt?',
    spentOn(HARBOUR, GBP, year(2025)),
  ],
  ['de', 'when', 'Wann kam die letzte Rechnung von Moreau?', latest(1, MOREAU)],
  ['de', 'items', 'Wie viele Ordner haben wir 2025 gekauft?', says(String(quantityOf('Ordner breit', year(2025))))],
  ['de', 'items', 'Wer liefert uns Wasser?', says('Stadtwerke Lindau')],
  [
    'de',
    'fields',
    'Ich brauche die IBAN von Moreau',
    () => ({ says: [all.find(every(MOREAU, ({ iban }) => iban !== null))!.iban!] }),
  ],
  ['de', 'fields', 'Welche Zahlungsbedingungen hat Müller & Söhne?', says('10 Tage 2 % Skonto, 30 Tage netto')],
  // Der Prüfer.
  [
    'de',
    'lists',
    'Alle bezahlten Rechnungen von Northwind Tools ab 1.000 Pfund zwischen dem 1. Juli 2025 und dem 31. Dezember 2025',
    listInvoices(NORTHWIND_TOOLS, isPaid, GBP, atLeast(100_000), dated('2025-07-01', '2025-12-31')),
  ],
  [
    'de',
    'counts',
    'Wie viele Dollar-Rechnungen über 2.000 gab es im zweiten Halbjahr 2025, die nicht von Blue Ocean sind?',
    nothing,
  ],
  ['de', 'rates', 'Wie viel Umsatzsteuer mit 20 % in Euro fiel 2025 an?', taxOn(atRate(20), EUR, year(2025))],
  ['de', 'rates', 'Welche Steuersätze hat Acme Catering?', says('13,5 %')],
  [
    'de',
    'groups',
    'Ausgaben pro Quartal 2025 bei Blue Ocean',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      OCEAN,
      year(2025),
    ),
  ],
  [
    'de',
    'groups',
    'Offene Beträge je Lieferant in Euro',
    eachBy(sellerOf, { of: ({ amountDue, total }) => amountDue ?? total }, EUR, isUnpaid),
  ],
  [
    'de',
    'share',
    'Wie viel Prozent der Pfund-Ausgaben 2025 entfallen auf Northwind Tools?',
    says(shareOf(NORTHWIND_TOOLS, GBP, year(2025)).replace('.', ',')),
  ],
  [
    'de',
    'compare',
    'Haben wir 2025 in Dollar mehr ausgegeben als 2024?',
    sides(['2025', USD, year(2025)], ['2024', USD, year(2024)]),
  ],
  [
    'de',
    'weekday',
    'Wie viele Rechnungen wurden 2025 an einem Samstag ausgestellt?',
    countInvoices(year(2025), weekday(6)),
  ],
  ['de', 'average', 'mittlerer Rechnungsbetrag bei Blue Ocean 2025', averageOf(OCEAN, year(2025))],
  [
    'de',
    'missing',
    'Rechnungen ohne Fälligkeitsdatum und ohne Bestellnummer aus 2026',
    listInvoices(year(2026), ({ due, purchaseOrder }) => due === null && purchaseOrder === null),
  ],
  ['de', 'not there', 'Welcher Lieferant hat die beste Qualität?', refuses],
  ['de', 'not there', 'Reicht unser Geld für alle offenen Rechnungen?', refuses],
  ['de', 'not there', 'Wie hoch sind die Mahngebühren von Bergmann?', refuses],
  ['de', 'not there', 'Was hat uns Obi 2025 berechnet?', refuses],
  ['de', 'not there', 'Gib die älteste Rechnung frei', refuses],
  ['de', 'not there', 'Wer hat die Rechnung von Dubois unterschrieben?', refuses],
  ['de', 'not there', 'zeig mir was andere nutzer ausgeben', refuses],
  // Une comptable et un patron.
  ['fr', 'spent', 'total lindau 2025', spentOn(LINDAU, year(2025))],
  ['fr', 'spent', 'Combien nous a coûté Stadtwerke Lindau l’année dernière ?', spentOn(LINDAU, year(2025))],
  ['fr', 'owed', 'Est-ce que je dois encore quelque chose à Paperworks ?', owedOn(PAPERWORKS)],
  ['fr', 'lists', 'avoirs de 2025', listOf(isCreditNote, year(2025))],
  ['fr', 'lists', 'factures impayees de bergman', listInvoices(BERGMANN, isUnpaid)],
  ['fr', 'due', 'échéances de cette semaine', listInvoices(isDue('2026-06-15', '2026-06-21'))],
  ['fr', 'ranked', 'top 3 fournisseurs en dollars 2025', eachBy(sellerOf, { limit: 3 }, USD, year(2025))],
  ['fr', 'ranked', 'La facture la plus récente de Müller & Söhne', latest(1, MUELLER)],
  ['fr', 'when', 'De quand date notre première facture de Zephyr ?', earliest(1, ZEPHYR)],
  [
    'fr',
    'days',
    `Combien de jours avant l’échéance de ${french.number} ?`,
    says(`${Math.abs(daysTo(french.due!))} jour`),
  ],
  ['fr', 'tests', 'Avons-nous payé moins de 5 000 livres à Harbour Print en 2025 ?', spentOn(HARBOUR, GBP, year(2025))],
  [
    'fr',
    'items',
    'Combien de plateaux repas avons-nous achetés en 2025 ?',
    says(String(quantityOf('Plateau repas', year(2025)))),
  ],
  [
    'fr',
    'fields',
    'Quel est l’IBAN de Moreau ?',
    () => ({ says: [all.find(every(MOREAU, ({ iban }) => iban !== null))!.iban!] }),
  ],
  [
    'fr',
    'counts',
    'Combien de factures en dollars de plus de 2 000 au second semestre 2025, hors Blue Ocean ?',
    nothing,
  ],
  ['fr', 'rates', 'TVA à 20 % en euros en 2025', taxOn(atRate(20), EUR, year(2025))],
  ['fr', 'groups', 'Dépenses mensuelles chez Moreau en 2025', eachBy(monthOf, { inOrder: true }, MOREAU, year(2025))],
  [
    'fr',
    'compare',
    'Avons-nous dépensé plus en dollars en 2025 qu’en 2024 ?',
    sides(['2025', USD, year(2025)], ['2024', USD, year(2024)]),
  ],
  ['fr', 'average', 'montant moyen des factures de Blue Ocean en 2025', averageOf(OCEAN, year(2025))],
  ['fr', 'net', 'Helvetia 2025 hors taxes', netOf(HELVETIA, year(2025))],
  ['fr', 'tax', 'TVA payée à Dubois au deuxième trimestre 2025', taxOf(DUBOIS, dated('2025-04-01', '2025-06-30'))],
  ['fr', 'not there', 'Quel fournisseur est le plus sérieux ?', refuses],
  ['fr', 'not there', 'Avons-nous assez de trésorerie ?', refuses],
  ['fr', 'not there', 'Qui a signé la facture de Dubois ?', refuses],
  ['fr', 'not there', 'Valide la plus ancienne facture', refuses],
  ['fr', 'not there', 'Combien avons-nous dépensé chez Carrefour ?', refuses],
  // Going on.
  ['en', 'goes on', 'the paid ones only', listInvoices(ZEPHYR, isPaid), 'Show all Zephyr invoices'],
  ['en', 'goes on', 'same for Dubois', spentOn(DUBOIS, year(2025)), 'How much did we spend at Bergmann in 2025?'],
  [
    'en',
    'goes on',
    'break that down by quarter',
    eachBy(
      ({ date }) => `Q${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`,
      { inOrder: true },
      TRADERS,
      year(2025),
    ),
    'What did we spend at Northwind Traders in 2025?',
  ],
  ['en', 'goes on', 'how much is that altogether?', owedOn(OCEAN), 'Which Blue Ocean invoices are unpaid?'],
  [
    'de',
    'goes on',
    'und bei Café Lumière?',
    spentOn(CAFE, year(2025)),
    'Wie viel haben wir 2025 bei Moreau ausgegeben?',
  ],
  [
    'de',
    'goes on',
    'welche davon sind überfällig?',
    listInvoices(PAPERWORKS, isOverdue),
    'Zeige die offenen Rechnungen von Paperworks',
  ],
  ['de', 'goes on', 'wie hoch ist die Summe?', owedOn(GARDENS), 'Welche Rechnungen von Green Leaf Gardens sind offen?'],
  ['fr', 'goes on', 'et chez Dubois ?', countInvoices(DUBOIS, year(2025)), 'Combien de factures de Bergmann en 2025 ?'],
  [
    'fr',
    'goes on',
    'seulement les impayées',
    listInvoices(either(CATERING), isUnpaid),
    'Liste les factures de Acme Catering',
  ],
  [
    'de',
    'buyer',
    'Wie viele Rechnungen aus 2026 gingen an Fenwick Holdings?',
    countInvoices(year(2026), isInvoice, ({ buyer }) => buyer.startsWith('Fenwick')),
  ],
];

/** Asked when the nine looks before were known. */
export const TENTH = askedOnce(QUESTIONS);
