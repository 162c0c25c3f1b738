import { addDays } from './content/calendar.ts';
import type { Locale } from './content/locale.ts';
import { localeById } from './content/locales.ts';
import { type Party, party } from './content/parties.ts';
import { TERMS } from './content/terms.ts';
import { type ContentNeeds, type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import { createRandom, seedFrom } from './random.ts';
import { drawContent } from './sample-set.ts';

/** A sample invoice as a newcomer gets it. */
export interface StarterInvoice {
  /** Another one for each. */
  filename: string;
  /** Takes a moment; the same bytes each time. */
  draw: () => Uint8Array;
}

interface Supplier {
  name: string;
  /** Of its mail and web addresses. */
  domain: string;
  layout: string;
  locale: string;
  needs: ContentNeeds;
  /** Days to pay. */
  days: number;
}

const GOODS: ContentNeeds = { trades: ['goods'], lines: [1, 2] };
const WORK: ContentNeeds = { trades: ['work'], lines: [1, 3] };
const SUBSCRIPTION: ContentNeeds = { trades: ['subscription'], lines: [1, 3] };

/** Invented businesses, of five countries and four currencies. */
const SUPPLIERS = {
  tools: {
    name: 'Brightwell Tools Ltd',
    domain: 'brightwell-tools.example',
    layout: 'uk-trade',
    locale: 'en-GB',
    needs: GOODS,
    days: 30,
  },
  studio: {
    name: 'Harbour & Pine Studio Ltd',
    domain: 'harbourandpine.example',
    layout: 'studio-right-meta',
    locale: 'en-GB',
    needs: WORK,
    days: 14,
  },
  metal: {
    name: 'Lindner Metallbau GmbH',
    domain: 'lindner-metallbau.example',
    layout: 'din-letter',
    locale: 'de-DE',
    needs: GOODS,
    days: 14,
  },
  paper: {
    name: 'Papeterie Duval SARL',
    domain: 'papeterie-duval.example',
    layout: 'facture-legale',
    locale: 'fr-FR',
    needs: GOODS,
    days: 30,
  },
  hosting: {
    name: 'Cloudberry Hosting Inc.',
    domain: 'cloudberry.example',
    layout: 'three-column-header',
    locale: 'en-US',
    needs: SUBSCRIPTION,
    days: 30,
  },
  freight: {
    name: 'Alpenblick Logistik AG',
    domain: 'alpenblick-logistik.example',
    layout: 'boxed-grid',
    locale: 'de-CH',
    needs: WORK,
    days: 30,
  },
  energy: {
    name: 'Groenland Energie B.V.',
    domain: 'groenland-energie.example',
    layout: 'factuur-zijkolom',
    locale: 'nl-NL',
    needs: SUBSCRIPTION,
    days: 21,
  },
} as const satisfies Record<string, Supplier>;

interface Entry {
  supplier: keyof typeof SUPPLIERS;
  /** Days before today. */
  age: number;
  /** Nothing is left to pay. */
  paid?: true;
  kind?: 'credit_note' | 'wrong_total' | 'sent_again';
}

const paid = (supplier: keyof typeof SUPPLIERS, ages: readonly number[]): Entry[] =>
  ages.map((age) => ({ supplier, age, paid: true }));

/** What half a year brings: most of it is paid, some is overdue, some is due soon. */
const ENTRIES: readonly Entry[] = [
  ...paid('tools', [164, 131, 97, 66]),
  { supplier: 'tools', age: 41 },
  { supplier: 'tools', age: 9 },
  { supplier: 'tools', age: 9, kind: 'sent_again' },
  ...paid('studio', [152, 88]),
  { supplier: 'studio', age: 33 },
  ...paid('metal', [158, 118, 73]),
  { supplier: 'metal', age: 26 },
  { supplier: 'metal', age: 4 },
  ...paid('paper', [140, 103, 58]),
  { supplier: 'paper', age: 20 },
  ...paid('hosting', [155, 125, 94, 64]),
  { supplier: 'hosting', age: 34 },
  { supplier: 'hosting', age: 3 },
  ...paid('freight', [112, 70]),
  { supplier: 'freight', age: 24 },
  { supplier: 'freight', age: 17, kind: 'credit_note' },
  { supplier: 'energy', age: 15, kind: 'wrong_total' },
];

/** What is written too much on the invoice whose sums do not fit, in cents. */
const WRONG_BY = 9_000;

/**
 * Thirty documents of seven suppliers to one customer, of the half year before `today` (ISO 8601): four currencies, most
 * paid, some overdue, one sent twice, one whose total is wrong, one credit note. The same day gives the same bytes.
 */
export function starterSet(today: string): StarterInvoice[] {
  return ENTRIES.map((entry, index) => {
    const name = SUPPLIERS[entry.supplier].domain.replace('.example', '');
    return {
      filename: `sample-${String(index + 1).padStart(2, '0')}-${name}.pdf`,
      draw: () => drawEntry(entry, today),
    };
  });
}

function drawEntry(entry: Entry, today: string): Uint8Array {
  const supplier: Supplier = SUPPLIERS[entry.supplier];
  const layoutId = entry.kind === 'credit_note' ? 'credit-note' : supplier.layout;
  const layout = ALL_LAYOUTS.find(({ id }) => id === layoutId);
  if (!layout) throw new RangeError(`There is no layout "${layoutId}"`);
  const content = starterContent(entry, supplier, localeById(supplier.locale), today);
  // One supplier writes in one way; what is sent again is another file.
  const random = createRandom(seedFrom(`starter:${supplier.layout}:${entry.kind === 'sent_again' ? 'again' : ''}`));
  return drawContent({ ...layout, fonts: ['helvetica'] }, content, random).sheet.finish();
}

function starterContent(entry: Entry, supplier: Supplier, locale: Locale, today: string): InvoiceContent {
  const { age, kind } = entry;
  const date = addDays(today, -age);
  const due = addDays(date, supplier.days);
  const isCredit = kind === 'credit_note';
  const random = createRandom(seedFrom(`starter:${entry.supplier}:${age}`));
  const content = invoiceContent(random, locale, {
    ...supplier.needs,
    date,
    taxModels: ['single'],
    documentType: isCredit ? 'credit_note' : 'invoice',
    terms: 0,
    paid: 0,
    ...(entry.paid ? { fullyPaid: true } : {}),
  });
  const phrase = (TERMS[locale.language].short[0] ?? '').replace('{days}', String(supplier.days));
  const amounts =
    kind === 'wrong_total'
      ? { ...content.amounts, total: content.amounts.total + WRONG_BY, due: content.amounts.due + WRONG_BY }
      : content.amounts;
  return {
    ...content,
    amounts,
    number: `${entry.supplier.slice(0, 2).toUpperCase()}-${date.slice(0, 4)}-${1000 + 3 * (180 - age)}`,
    due: isCredit ? null : due,
    statesDue: !isCredit,
    terms: isCredit ? null : { phrase, isShort: true, due, discountDate: null },
    seller: partyNamed(supplier, locale),
    buyer: buyer(),
  };
}

function partyNamed({ name, domain }: Supplier, locale: Locale): Party {
  const invented = party(createRandom(seedFrom(`starter:${name}`)), locale, 'company');
  return { ...invented, name, email: `accounts@${domain}`, web: `www.${domain}` };
}

/** Who all of them are written to. */
function buyer(): Party {
  const invented = party(createRandom(seedFrom('starter:buyer')), localeById('en-GB'), 'company');
  const domain = 'juniperlane.example';
  return { ...invented, name: 'Juniper Lane Bakery Ltd', email: `office@${domain}`, web: `www.${domain}` };
}
