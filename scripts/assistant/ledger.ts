import { bankAccount } from '#samples/content/bank-accounts.ts';
import type { Country } from '#samples/content/locale.ts';
import { createRandom } from '#samples/random.ts';

/** One document as it is meant to be: what answers are judged by. Amounts in cents. */
export interface LedgerDocument {
  id: string;
  filename: string;
  type: 'invoice' | 'credit_note' | 'receipt';
  seller: string;
  buyer: string;
  number: string;
  date: string;
  due: string | null;
  net: number;
  tax: number;
  total: number;
  /** Of tax, in percent. */
  rate: number;
  currency: string;
  /** Null: the document does not say; 0: paid. */
  amountDue: number | null;
  lines: { description: string; quantity: number; unit: number; total: number }[];
  purchaseOrder: string | null;
  terms: string | null;
  iban: string | null;
  email: string;
  taxId: string;
  hasFailedCheck: boolean;
  uploaded: string;
}

/** The day on which the questions are asked. */
export const LEDGER_TODAY = '2026-06-17';
export const LEDGER_SIZE = 300;

interface Seller {
  name: string;
  writings?: string[];
  currency: string;
  locale: string;
  rate: number;
  items: readonly (readonly [name: string, cents: number])[];
  weight: number;
  terms: string | null;
}

const OFFICE = [
  ['Copy paper A4', 2490],
  ['Toner cartridge black', 8990],
  ['Ballpoint pens', 1250],
  ['Ring binder', 395],
] as const;
const SELLERS: readonly Seller[] = [
  {
    name: 'Northwind Tools Ltd',
    writings: ['NORTHWIND TOOLS LIMITED', 'Northwind Tools Ltd.'],
    currency: 'GBP',
    locale: 'en-GB',
    rate: 20,
    items: [
      ['Cordless drill', 12900],
      ['Hammer', 2450],
      ['Safety gloves', 890],
    ],
    weight: 5,
    terms: 'Net 30 days',
  },
  {
    name: 'Northwind Traders Inc',
    currency: 'USD',
    locale: 'en-US',
    rate: 0,
    items: [
      ['Coffee beans', 1890],
      ['Green tea', 990],
    ],
    weight: 3,
    terms: 'Net 15',
  },
  {
    name: 'Bergmann Bürobedarf GmbH',
    writings: ['Bergmann Bürobedarf GmbH', 'BERGMANN BÜROBEDARF GMBH'],
    currency: 'EUR',
    locale: 'de-DE',
    rate: 19,
    items: [
      ['Kopierpapier A4', 2390],
      ['Toner schwarz', 8450],
      ['Ordner breit', 349],
    ],
    weight: 6,
    terms: 'Zahlbar innerhalb von 14 Tagen',
  },
  {
    name: 'Stadtwerke Lindau AG',
    currency: 'EUR',
    locale: 'de-DE',
    rate: 19,
    items: [
      ['Strom', 31250],
      ['Wasser', 8420],
    ],
    weight: 4,
    terms: null,
  },
  {
    name: 'Imprimerie Dubois SARL',
    currency: 'EUR',
    locale: 'fr-FR',
    rate: 20,
    items: [
      ['Cartes de visite', 6900],
      ['Affiches A2', 12400],
    ],
    weight: 4,
    terms: 'Paiement à 30 jours',
  },
  {
    name: 'Café Lumière SAS',
    currency: 'EUR',
    locale: 'fr-FR',
    rate: 10,
    items: [
      ['Plateau repas', 1450],
      ['Café', 220],
    ],
    weight: 3,
    terms: 'Paiement à réception',
  },
  {
    name: 'Helvetia Software AG',
    currency: 'CHF',
    locale: 'de-CH',
    rate: 8.1,
    items: [
      ['Cloud hosting', 49900],
      ['Support hours', 16500],
    ],
    weight: 4,
    terms: '30 Tage netto',
  },
  {
    name: 'Blue Ocean Logistics LLC',
    currency: 'USD',
    locale: 'en-US',
    rate: 0,
    items: [
      ['Freight charge', 84000],
      ['Customs handling', 12500],
    ],
    weight: 4,
    terms: 'Net 30',
  },
  {
    name: 'Harbour Print & Sign Ltd',
    currency: 'GBP',
    locale: 'en-GB',
    rate: 20,
    items: [
      ['Banner', 18500],
      ['Vinyl lettering', 7400],
    ],
    weight: 3,
    terms: 'Due on receipt',
  },
  {
    name: 'Müller & Söhne KG',
    currency: 'EUR',
    locale: 'de-DE',
    rate: 19,
    items: [
      ['Heizungswartung', 23900],
      ['Ersatzteile', 8700],
    ],
    weight: 3,
    terms: '10 Tage 2 % Skonto, 30 Tage netto',
  },
  {
    name: 'Acme Consulting Ltd',
    currency: 'EUR',
    locale: 'en-IE',
    rate: 23,
    items: [
      ['Consulting day', 95000],
      ['Workshop', 145000],
    ],
    weight: 4,
    terms: 'Net 30 days',
  },
  {
    name: 'Acme Catering Ltd',
    currency: 'EUR',
    locale: 'en-IE',
    rate: 13.5,
    items: [
      ['Lunch buffet', 32500],
      ['Finger food', 17500],
    ],
    weight: 2,
    terms: 'Net 14 days',
  },
  {
    name: 'Green Leaf Gardens Ltd',
    currency: 'GBP',
    locale: 'en-GB',
    rate: 20,
    items: [
      ['Lawn care', 9500],
      ['Hedge trimming', 7800],
    ],
    weight: 3,
    terms: null,
  },
  { name: 'Paperworks Inc', currency: 'USD', locale: 'en-US', rate: 0, items: OFFICE, weight: 4, terms: 'Net 45' },
  {
    name: 'Zephyr Air Conditioning Co',
    currency: 'USD',
    locale: 'en-US',
    rate: 0,
    items: [
      ['Filter', 4500],
      ['Maintenance visit', 21000],
    ],
    weight: 2,
    terms: 'Net 30',
  },
  {
    name: 'Transports Moreau SA',
    currency: 'EUR',
    locale: 'fr-FR',
    rate: 20,
    items: [
      ['Transport Paris-Lyon', 45000],
      ['Assurance', 5600],
    ],
    weight: 3,
    terms: 'Paiement à 45 jours',
  },
];
const BUYERS = ['Larkspur Media GmbH', 'Larkspur Media GmbH', 'Larkspur Media GmbH', 'Fenwick Holdings Ltd'];

const plusDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const FIRST_DAY = '2024-07-01';
const DAYS = 716;

/** 300 documents over two years up to the day of the questions: the same ones every time. */
export function ledger(): LedgerDocument[] {
  const random = createRandom(20_260_617);
  const accounts = new Map(
    SELLERS.map((seller) => [seller.name, bankAccount(random, seller.locale.slice(-2) as Country).iban]),
  );
  const pool = SELLERS.flatMap((seller) => Array.from({ length: seller.weight }, () => seller));
  const documents: LedgerDocument[] = [];
  for (let n = 0; n < LEDGER_SIZE - 2; n++) {
    const seller = n < SELLERS.length ? SELLERS[n]! : random.pick(pool);
    const chance = random.next();
    const type = chance < 0.05 ? 'credit_note' : chance < 0.09 ? 'receipt' : 'invoice';
    const date = plusDays(FIRST_DAY, random.integer(0, DAYS));
    const lines = random
      .sample(seller.items, random.integer(1, Math.min(3, seller.items.length)))
      .map(([description, cents]) => {
        const quantity = random.integer(1, 12);
        const unit = Math.round(cents * (0.9 + random.next() * 0.2));
        return { description, quantity, unit, total: quantity * unit };
      });
    const net = lines.reduce((sum, line) => sum + line.total, 0);
    const tax = Math.round((net * seller.rate) / 100);
    const total = net + tax;
    const days = random.pick([14, 30, 30, 45]);
    const isOld = date < '2026-03-15';
    const paid = random.next();
    const amountDue =
      type === 'receipt'
        ? 0
        : type === 'credit_note'
          ? null
          : isOld && paid < 0.9
            ? 0
            : paid < 0.15
              ? 0
              : paid < 0.25
                ? Math.round(total / 2)
                : null;
    documents.push({
      id: `ledger-${String(n + 1).padStart(3, '0')}`,
      filename: `${seller.name
        .split(' ')[0]!
        .toLowerCase()
        .replace(/[^a-z]/g, '')}-${n + 1}.pdf`,
      type,
      seller: seller.writings ? random.pick([seller.name, ...seller.writings]) : seller.name,
      buyer: random.pick(BUYERS),
      number: `${type === 'credit_note' ? 'CN' : seller.name.slice(0, 2).toUpperCase()}-${date.slice(0, 4)}-${String(1000 + n)}`,
      date,
      due: type === 'invoice' && random.next() > 0.06 ? plusDays(date, days) : null,
      net,
      tax,
      total,
      rate: seller.rate,
      currency: seller.currency,
      amountDue,
      lines,
      purchaseOrder: random.chance(0.4) ? `PO-${random.digits(5)}` : null,
      terms: seller.terms,
      iban: random.chance(0.9) ? accounts.get(seller.name)! : null,
      email: `billing@${seller.name
        .split(' ')[0]!
        .toLowerCase()
        .replace(/[^a-z]/g, '')}.example`,
      taxId: `${seller.locale.slice(3)}${String(100_000_000 + SELLERS.indexOf(seller) * 7_654_321)}`,
      hasFailedCheck: type === 'invoice' && random.chance(0.03),
      uploaded:
        plusDays(date, random.integer(0, 6)) > LEDGER_TODAY ? LEDGER_TODAY : plusDays(date, random.integer(0, 6)),
    });
  }
  // Two invoices came twice.
  for (const [n, original] of documents
    .filter(({ type }) => type === 'invoice')
    .slice(40, 42)
    .entries()) {
    documents.push({ ...original, id: `ledger-copy-${n}`, filename: `copy-of-${original.filename}` });
  }
  return documents;
}

/** As documents write the name most often. */
export const SELLER_NAMES: readonly string[] = SELLERS.map(({ name }) => name);
