import { localeById } from './content/locales.ts';
import { plainCents, writeDecimal } from './content/number-writing.ts';
import type { Draft } from './draw/draft.ts';
import { Sheet } from './draw/sheet.ts';
import type { Family } from './draw/style.ts';
import { type InvoiceContent, invoiceContent } from './invoice-content.ts';
import { ALL_LAYOUTS } from './layouts/all-layouts.ts';
import type { Layout } from './layouts/layout.ts';
import { Phrasing } from './phrasing.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import { type SampleTruth, type Split, TRUTH_FIELDS, type TruthField, type TruthLine } from './sample-truth.ts';

export interface Sample {
  pdf: Uint8Array;
  truth: SampleTruth;
}

const ACCENTS = [
  '#1f4e79',
  '#b03a2e',
  '#1e8449',
  '#6c3483',
  '#d35400',
  '#2c3e50',
  '#0e7c7b',
  '#7d6608',
  '#000000',
  '#34495e',
  '#c2185b',
];
/** English is the largest share, as on the invoices people have; the others are equal. */
const ENGLISH_WEIGHT = 3;
/** A number sign before the number may be read as part of its label: "#1721" is 1721, and both are right. */
const NUMBER_SIGN = /^#/;

/** The layouts with their split and the languages each is drawn in. */
export function listLayouts(): { id: string; split: Split; languages: string[] }[] {
  return ALL_LAYOUTS.map((layout) => ({
    id: layout.id,
    split: layout.split,
    languages: [...new Set(layout.locales.map((id) => id.slice(0, 2)))],
  }));
}

/** One of the layout's locales. */
export function pickLocale(random: Random, layout: Layout) {
  const languages = [...new Set(layout.locales.map((id) => id.slice(0, 2)))];
  const language = random.pick(
    languages.flatMap((tag) => (tag === 'en' ? Array.from({ length: ENGLISH_WEIGHT }, () => tag) : [tag])),
  );
  return localeById(random.pick(layout.locales.filter((id) => id.startsWith(language))));
}

/** What a field is when it is stated at all. */
function statedValue(content: InvoiceContent, field: TruthField): string | null {
  const { amounts } = content;
  switch (field) {
    case 'INVOICE_NUMBER':
      return content.number.replace(NUMBER_SIGN, '');
    case 'INVOICE_DATE':
      return content.date;
    case 'DUE_DATE':
      return content.due;
    case 'TOTAL_AMOUNT':
      return plainCents(amounts.total);
    case 'CURRENCY':
      return content.locale.currency;
    case 'TAX_AMOUNT':
      return amounts.tax === null ? null : plainCents(amounts.tax);
    case 'SELLER_NAME':
      return content.seller.name;
    case 'BUYER_NAME':
      return content.buyer.name;
    case 'SUBTOTAL_AMOUNT':
      return plainCents(amounts.lines);
    case 'AMOUNT_DUE':
      return plainCents(amounts.previousBalance === 0 ? amounts.due : amounts.accountBalance);
    case 'PURCHASE_ORDER':
      return content.purchaseOrder;
    case 'CUSTOMER_NUMBER':
      return content.customerNumber;
    case 'SELLER_TAX_ID':
      return content.seller.taxId;
    case 'BUYER_TAX_ID':
      return content.buyer.taxId;
    case 'IBAN':
      return content.bank.iban;
    case 'BIC':
      return content.bank.bic;
    case 'DELIVERY_DATE':
      return content.deliveryDate;
    case 'PAYMENT_TERMS':
      return null;
  }
}

/**
 * A field is stated when the layout drew it, so the truth can never claim what is not on the page. Unsure: the total tax
 * when only parts per rate are printed, the terms when only the means of payment is given.
 */
function truthFields({ sheet, content }: Draft): SampleTruth['fields'] {
  const fields = {} as Record<TruthField, string | null>;
  for (const field of TRUTH_FIELDS) {
    const mark = sheet.marks.get(field);
    fields[field] = mark === undefined ? null : field === 'PAYMENT_TERMS' ? mark.text : statedValue(content, field);
  }
  if (fields.TAX_AMOUNT === null && sheet.marks.has('TAX_PART')) fields.TAX_AMOUNT = 'UNSURE';
  if (fields.PAYMENT_TERMS === null && sheet.marks.has('MEANS')) fields.PAYMENT_TERMS = 'UNSURE';
  const lineItems: TruthLine[] = content.lines
    .filter((_, i) => sheet.marks.has(`line.${i}.lineTotal`))
    .map((line) => {
      const drawn = (name: string) => sheet.marks.has(`line.${line.position - 1}.${name}`);
      return {
        description: line.description,
        quantity: drawn('quantity') ? writeDecimal(line.quantity, { thousands: '', decimal: '.' }) : null,
        unitPrice: drawn('unitPrice') ? plainCents(line.unitCents) : null,
        lineTotal: plainCents(line.totalCents),
      };
    });
  return { ...fields, lineItems: lineItems.length > 0 ? lineItems : null };
}

/** Draws what an invoice says as a layout arranges it; the sheet is not finished yet. */
export function drawContent(layout: Layout, content: InvoiceContent, random: Random): Draft {
  const { locale } = content;
  const [low, high] = layout.size ?? [9, 10.5];
  const families: readonly Family[] = layout.fonts ?? [
    'helvetica',
    'helvetica',
    'helvetica',
    'liberation',
    'liberation',
    'times',
    'courier',
  ];
  const family = random.pick(families);
  const size = (Math.round((low + random.next() * (high - low)) * 4) / 4) * (family === 'courier' ? 0.86 : 1);
  const sheet = new Sheet(layout.paper ? [...layout.paper] : locale.paper, { family, size }, content.date, {
    rotated: layout.rotated ?? false,
  });
  const draft: Draft = {
    sheet,
    content,
    random,
    phrasing: new Phrasing(content, random),
    accent: random.pick(ACCENTS),
    placed: new Set(),
  };
  layout.draw(draft);
  return draft;
}

/** Draws one invoice. The same layout and seed give the same bytes. Throws `RangeError` for an unknown layout. */
export function generateSample(layoutId: string, seed: number): Sample {
  const layout = ALL_LAYOUTS.find((candidate) => candidate.id === layoutId);
  if (!layout)
    throw new RangeError(
      `There is no layout "${layoutId}". Known layouts: ${ALL_LAYOUTS.map((one) => one.id).join(', ')}`,
    );
  const random = createRandom(seedFrom(`${layoutId}:${seed}`));
  const locale = pickLocale(random, layout);
  const content = invoiceContent(random, locale, layout.needs ?? {});
  return finishSample(layout, drawContent(layout, content, random), `${layoutId}-${seed}`);
}

/** The file and what is true of it; the draft's sheet cannot be drawn on afterwards. */
export function finishSample(layout: Layout, draft: Draft, id: string): Sample {
  const { sheet, content } = draft;
  const { locale } = content;
  const fields = truthFields(draft);
  const boxes = Object.fromEntries(
    TRUTH_FIELDS.filter((field) => sheet.marks.has(field)).map((field) => [field, sheet.marks.get(field)!]),
  );
  const pages = sheet.page;
  return {
    pdf: sheet.finish(),
    truth: {
      id,
      file: `${id}.pdf`,
      family: layout.id,
      language: locale.language,
      locale: locale.id,
      split: layout.split,
      pages,
      document_type: content.documentType,
      fields,
      accept: fields.INVOICE_NUMBER && NUMBER_SIGN.test(content.number) ? { INVOICE_NUMBER: [content.number] } : {},
      boxes,
    },
  };
}

/** `count` samples, layouts in turn, seeds counted up from `seed`. Lazily, as a set can be large. */
export function* sampleSet({
  count,
  seed = 1,
  split,
}: {
  count: number;
  seed?: number;
  split?: Split;
}): Generator<Sample> {
  const layouts = ALL_LAYOUTS.filter((layout) => split === undefined || layout.split === split);
  for (let i = 0; i < count; i++)
    yield generateSample(layouts[i % layouts.length]!.id, seed + Math.floor(i / layouts.length));
}
