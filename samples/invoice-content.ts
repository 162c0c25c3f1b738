import { drawTerms, type Terms } from './content/agreed-terms.ts';
import { type BankAccount, bankAccount } from './content/bank-accounts.ts';
import { addDays } from './content/calendar.ts';
import { wordingsOf } from './content/labels/wordings.ts';
import type { Country, Locale } from './content/locale.ts';
import { type Party, party } from './content/parties.ts';
import { type Amounts, type Line, priceLines, type TaxModel } from './content/pricing.ts';
import { product, type Trade } from './content/products.ts';
import type { Random } from './random.ts';
import type { DocumentType } from './sample-truth.ts';

const LONG_SHARE = 1 / 8;
const OUTSIDE_EUROPE: ReadonlySet<Country> = new Set(['US', 'CA', 'AU', 'NZ', 'IN', 'MX']);

/** What a layout asks of its content; everything else is left to chance. */
export interface ContentNeeds {
  /** The day it is written, ISO 8601. */
  date?: string;
  documentType?: DocumentType;
  trades?: readonly Trade[];
  /** Fewest and most lines. */
  lines?: readonly [number, number];
  /** The table may run over several pages: in every eighth document it does. */
  mayBeLong?: boolean;
  taxModels?: readonly TaxModel[];
  buyer?: 'company' | 'person';
  seller?: 'company' | 'person';
  /** Chance of a deposit or earlier payment. */
  paid?: number;
  /** The whole amount was paid, as on receipts. */
  fullyPaid?: boolean;
  previousBalance?: boolean;
  /** Percents of which one is kept back by the buyer as tax on income. */
  withheldPercents?: readonly number[];
  /** The total is rounded to a payable sum. */
  rounded?: boolean;
  /** Chance that terms are stated at all. */
  terms?: number;
  /** Chance that a due date is stated (where the terms give one). */
  due?: number;
}

/** Everything an invoice says, before anything is written or drawn. Money in integer cents, dates ISO 8601. */
export interface InvoiceContent {
  locale: Locale;
  trade: Trade;
  documentType: DocumentType;
  number: string;
  date: string;
  /** When the terms give a date. */
  due: string | null;
  terms: Terms | null;
  /** Whether a row of its own names the due date. */
  statesDue: boolean;
  deliveryDate: string;
  orderDate: string;
  orderNumber: string;
  purchaseOrder: string;
  customerNumber: string;
  period: readonly [string, string];
  reference: string;
  seller: Party;
  buyer: Party;
  shipTo: Party;
  bank: BankAccount;
  registration: string;
  lines: Line[];
  amounts: Amounts;
}

function documentNumber(random: Random, date: string): string {
  const year = date.slice(0, 4);
  const short = Number(year.slice(2));
  return random.pick([
    () => `INV-${random.digits(random.integer(4, 6))}`,
    () => `${year}-${random.digits(random.integer(3, 5))}`,
    () => `${random.integer(1, 9)}${random.digits(random.integer(4, 7))}`,
    () => `INV-${year}-${random.digits(3)}`,
    () => `${year}/${random.digits(4)}`,
    () => `${random.letters(2)}-${random.digits(5)}`,
    () => `${random.letters(1)}${year}-${random.digits(3)}`,
    () => `${short}-${random.digits(4)}`,
    () => `${random.letters(3)}/${short}-${short + 1}/${random.digits(4)}`,
    () => `00${random.digits(5)}`,
    () => `${random.letters(2)}${random.digits(7)}`,
    () => `${year}${date.slice(5, 7)}-${random.digits(3)}`,
    () => `${random.letters(4)}${random.digits(4)}-000${random.integer(1, 9)}`,
    () => `${random.integer(1, 999)}`,
    () => `${random.integer(1, 400)}/${year}`,
    () => `RE${year}${random.digits(4)}`,
    () => `SI-${random.digits(6)}`,
    () => `F-${short}${random.digits(5)}`,
    () => `#${random.integer(1000, 99999)}`,
    () => `FA${random.digits(4)}.${random.digits(2)}`,
    () => `${year}.${random.digits(4)}`,
    () => `${random.digits(3)}-${random.digits(4)}-${random.digits(3)}`,
    () => `${random.integer(1, 9)}${random.digits(3)} ${random.digits(4)} ${random.digits(random.integer(3, 4))}`,
    () => `${random.integer(1, 9)}${random.digits(2)} ${random.digits(3)} ${random.digits(3)}`,
  ])();
}

function otherNumber(random: Random): string {
  return random.pick([
    () => random.digits(random.integer(5, 8)),
    () => `${random.letters(1)}-${random.digits(5)}`,
    () => `PO-${random.digits(5)}`,
    () => `K${random.digits(5)}`,
    () => `45000${random.digits(5)}`,
    () => `${random.digits(3)}-${random.digits(4)}`,
    () => `C${random.digits(4)}`,
    () => `${random.integer(10000, 99999)}`,
  ])();
}

function invoiceLines(
  random: Random,
  locale: Locale,
  trade: Trade,
  needs: ContentNeeds,
  date: string,
  rates: readonly number[],
): Omit<Line, 'totalCents'>[] {
  const [low, high] = needs.mayBeLong && random.chance(LONG_SHARE) ? [18, 48] : (needs.lines ?? [1, 6]);
  const units = wordingsOf(locale.language, 'units');
  const factor = locale.currency === 'INR' ? 40 : locale.currency === 'MXN' ? 15 : 1;
  const seen = new Set<string>();
  return Array.from({ length: random.integer(low, high) }, (_, index) => {
    let chosen = product(random, locale.language, trade, date);
    for (let tries = 0; seen.has(chosen.description) && tries < 20; tries++)
      chosen = product(random, locale.language, trade, date);
    seen.add(chosen.description);
    const quantity =
      trade === 'work'
        ? random.pick(['1', '2', '3.5', '8', '12', '1.5', '40', '0.75', '16', '6', '24.5'])
        : trade === 'subscription'
          ? random.pick(['1', '1', '1', '3', '5', '12'])
          : random.pick(['1', '2', '3', '4', '5', '10', '12', '20', '25', '50', '100', '6', '2.5']);
    const unit =
      trade === 'work'
        ? units[1]!
        : trade === 'subscription'
          ? units[6]!
          : random.pick([units[0]!, units[0]!, units[4]!, units[3]!]);
    return {
      position: index + 1,
      sku: random.pick([
        `${random.letters(2)}-${random.digits(4)}`,
        random.digits(6),
        `${random.letters(3)}${random.digits(3)}`,
      ]),
      code: random.digits(random.pick([4, 6, 8])),
      description: chosen.description,
      addition: chosen.addition,
      quantity,
      unit,
      unitCents: chosen.cents * factor,
      taxRate: rates[index % rates.length]!,
      date: addDays(date, -random.integer(1, 28)),
    };
  });
}

/** Draws all content of one invoice. The same random state gives the same content. */
export function invoiceContent(random: Random, locale: Locale, needs: ContentNeeds): InvoiceContent {
  const documentType = needs.documentType ?? 'invoice';
  const anyDay = addDays('2019-01-02', random.integer(0, 2540));
  const date = needs.date ?? anyDay;
  const drawn = random.pick(
    needs.taxModels ??
      (['single', 'single', 'single', 'single', 'several', 'inclusive', 'none', 'reverse', 'exempt', 'split'] as const),
  );
  // Reverse charge and exemption notes speak of European VAT.
  const model = (drawn === 'reverse' || drawn === 'exempt') && OUTSIDE_EUROPE.has(locale.country) ? 'none' : drawn;
  const rates =
    model === 'several' && locale.taxRates.length > 1
      ? random.sample(locale.taxRates, random.integer(2, Math.min(3, locale.taxRates.length)))
      : [model === 'single' && random.chance(0.85) ? locale.taxRates[0]! : random.pick(locale.taxRates)];
  const trade = random.pick(needs.trades ?? (['goods', 'goods', 'work', 'work', 'subscription'] as const));
  const lines = invoiceLines(random, locale, trade, needs, date, rates);
  const seller = party(random, locale, needs.seller ?? (random.chance(0.1) ? 'person' : 'company'));
  let buyer = party(random, locale, needs.buyer ?? (random.chance(0.3) ? 'person' : 'company'));
  while (buyer.name === seller.name) buyer = party(random, locale, 'company');
  const terms = drawTerms(random, locale.language, date, needs.terms ?? 0.75);
  const due = terms
    ? terms.due
    : random.chance(needs.due ?? 0.75)
      ? addDays(date, random.pick([7, 14, 15, 30, 30, 45, 21]))
      : null;
  const { lines: priced, amounts } = priceLines(random, locale, model, lines, {
    paidShare: needs.fullyPaid ? 1 : random.chance(needs.paid ?? 0.12) ? random.pick([0.2, 0.3, 0.5, 0.1]) : 0,
    previousBalance: needs.previousBalance ?? false,
    negative: documentType === 'credit_note' && random.chance(0.6),
    withheldPercent: needs.withheldPercents ? random.pick(needs.withheldPercents) : 0,
    rounded: needs.rounded ?? false,
  });
  return {
    locale,
    trade,
    documentType,
    number: documentNumber(random, date),
    date,
    due,
    terms,
    statesDue: due !== null && random.chance(needs.due ?? 0.75),
    deliveryDate: addDays(date, -random.integer(1, 12)),
    orderDate: addDays(date, -random.integer(13, 40)),
    orderNumber: otherNumber(random),
    purchaseOrder: otherNumber(random),
    customerNumber: otherNumber(random),
    period: [addDays(date, -31), addDays(date, -1)],
    reference: otherNumber(random),
    seller,
    buyer,
    shipTo: party(random, locale, 'company'),
    bank: bankAccount(random, locale.country),
    registration: random
      .pick(wordingsOf(locale.language, 'registration'))
      .replaceAll('{no}', random.digits(random.integer(5, 8))),
    lines: priced,
    amounts,
  };
}
