import { writeDate } from './content/calendar.ts';
import type { LabelKey } from './content/labels/label-keys.ts';
import { wordingsOf } from './content/labels/wordings.ts';
import { writeCents, writeDecimal } from './content/number-writing.ts';
import type { TaxPart } from './content/pricing.ts';
import type { DateStyle, NumberStyle } from './content/writing-styles.ts';
import { type Span, stating, type Text } from './draw/text.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { Random } from './random.ts';

const WORK_KEYS: ReadonlySet<LabelKey> = new Set(['quantity', 'unitPrice', 'description']);
const WORK_WORDS = /hour|hrs|work|std|stund|heure|uren|uur|werkz|horas|^ore$/i;
const DUE_WORDS = /due|payable|à payer|dû|zahl|betalen|voldoen|pagar|percibir|da pagare/i;

interface MoneyStyle {
  mark: string;
  where: 'before' | 'after' | 'none';
  gap: string;
}

function moneyStyle(random: Random, content: InvoiceContent): MoneyStyle {
  const { locale } = content;
  const roll = random.next();
  if (roll < 0.06) return { mark: '', where: 'none', gap: '' };
  if (roll < 0.2) return { mark: locale.currency, where: random.chance(0.5) ? 'before' : 'after', gap: ' ' };
  const mark = random.pick(locale.symbols);
  const usuallyBefore =
    locale.language === 'en' ||
    locale.country === 'CH' ||
    locale.country === 'MX' ||
    (locale.language === 'nl' && random.chance(0.8)) ||
    (locale.language === 'it' && random.chance(0.4)) ||
    random.chance(0.06);
  const isWord = /[A-Za-z]$/.test(mark) || mark.endsWith('.');
  if (usuallyBefore)
    return { mark, where: 'before', gap: isWord || (locale.language !== 'en' && random.chance(0.8)) ? ' ' : '' };
  return { mark, where: 'after', gap: random.chance(0.85) ? ' ' : '' };
}

/** One document's way of writing: it calls a thing by one name throughout and writes numbers and dates in one style. */
export class Phrasing {
  readonly content: InvoiceContent;
  readonly random: Random;
  readonly numbers: NumberStyle;
  readonly dates: DateStyle;
  readonly colon: string;
  readonly taxName: string;
  private readonly style: MoneyStyle;
  private readonly cellsCarryCurrency: boolean;
  private readonly paddedQuantity: boolean;
  private readonly chosen = new Map<LabelKey, string>();
  private readonly negative: 'hyphen' | 'parentheses' | 'trailing';
  private readonly percentGap: string;
  private readonly rateForm: string;

  constructor(content: InvoiceContent, random: Random) {
    const { locale } = content;
    this.content = content;
    this.random = random;
    this.numbers = random.pick(locale.numbers);
    this.dates = random.pick(locale.dates);
    this.colon = random.chance(0.6) ? (locale.language === 'fr' ? ' :' : ':') : '';
    // CGST + SGST and GST + QST are two taxes; what is said of both together must not name one of them.
    const names = new Set(content.amounts.parts.map((part) => part.name));
    this.taxName = names.size > 1 ? (locale.country === 'IN' ? 'GST' : 'Tax') : random.pick(locale.taxNames);
    this.style = moneyStyle(random, content);
    this.cellsCarryCurrency = random.chance(0.45);
    this.paddedQuantity = random.chance(0.15);
    const rare = locale.language === 'en' ? 'parentheses' : locale.language === 'de' ? 'trailing' : 'hyphen';
    this.negative = random.chance(0.12) ? rare : 'hyphen';
    this.percentGap =
      locale.language === 'de' || locale.language === 'fr' ? random.pick([' ', '']) : random.pick(['', '', '', ' ']);
    this.rateForm = random.pick([
      '{tax} {rate}',
      '{tax} ({rate})',
      '{rate} {tax}',
      '{tax} @ {rate}',
      '{tax} {rate} ({base})',
      '{tax}',
      '{plus} {rate} {tax}',
    ]);
  }

  /** A wording of the label, the same each time it is asked for. */
  label(key: LabelKey): string {
    let wording = this.chosen.get(key);
    if (wording === undefined) {
      const all = wordingsOf(this.content.locale.language, key);
      const fitting = all.filter((candidate) => this.fits(key, candidate));
      wording = this.random.pick(fitting.length > 0 ? fitting : all).replaceAll('{tax}', this.taxName);
      this.chosen.set(key, wording);
    }
    return wording;
  }

  /** Hours are for work; and a total beside a smaller sum that is due must not be called due itself. */
  private fits(key: LabelKey, wording: string): boolean {
    const { trade, amounts } = this.content;
    if (WORK_KEYS.has(key)) return trade === 'work' || !WORK_WORDS.test(wording);
    if (key === 'total')
      return (
        (amounts.paid === 0 && amounts.withheld === 0 && amounts.previousBalance === 0) || !DUE_WORDS.test(wording)
      );
    return true;
  }

  /** The label with the document's colon. */
  colonLabel(key: LabelKey): string {
    return `${this.label(key).replace(/:$/, '')}${this.colon}`;
  }

  get title(): string {
    return this.label(
      this.content.documentType === 'credit_note'
        ? 'titleCredit'
        : this.content.documentType === 'receipt'
          ? 'titleReceipt'
          : 'title',
    );
  }

  get numberKey(): LabelKey {
    return this.content.documentType === 'credit_note'
      ? 'creditNumber'
      : this.content.documentType === 'receipt'
        ? 'receiptNumber'
        : 'invoiceNumber';
  }

  date(iso: string, ...fields: string[]): Span {
    return { text: writeDate(iso, this.dates, this.content.locale.language), fields };
  }

  /** An amount with its currency as this document writes it. */
  money(cents: number, ...fields: string[]): Span[] {
    const { mark, where, gap } = this.style;
    const digits = { text: writeCents(Math.abs(cents), this.numbers), fields };
    const currency = { text: mark, fields: [...fields, 'CURRENCY'] };
    const space = gap === '' ? [] : [{ text: '\u00a0', fields }];
    if (where === 'before') return this.signed(cents, [currency, ...space, digits], fields);
    if (where === 'after') return [...this.signed(cents, [digits], fields), ...space, currency];
    return this.signed(cents, [digits], fields);
  }

  /** "-5.00", "(5.00)" or "5,00-". */
  private signed(cents: number, amount: Span[], fields: string[]): Span[] {
    if (cents >= 0) return amount;
    if (this.negative === 'parentheses') return [{ text: '(', fields }, ...amount, { text: ')', fields }];
    return this.negative === 'trailing' ? [...amount, { text: '-', fields }] : [{ text: '-', fields }, ...amount];
  }

  /** An amount inside a table, with or without currency. */
  cell(cents: number, ...fields: string[]): Span[] {
    if (this.cellsCarryCurrency) return this.money(cents, ...fields);
    return this.signed(cents, [{ text: writeCents(Math.abs(cents), this.numbers), fields }], fields);
  }

  bare(cents: number, ...fields: string[]): Span {
    return { text: writeCents(cents, this.numbers), fields };
  }

  quantity(value: string, ...fields: string[]): Span {
    const [whole, fraction] = value.split('.') as [string, string | undefined];
    return {
      text: writeDecimal(this.paddedQuantity ? `${whole}.${(fraction ?? '').padEnd(2, '0')}` : value, this.numbers),
      fields,
    };
  }

  percent(rate: number): string {
    return `${writeDecimal(String(rate), this.numbers)}${this.percentGap}%`;
  }

  /** "VAT 20%", "20% VAT", "VAT 20% (1,200.00)" … */
  taxPartLabel(part: TaxPart): string {
    const plus = { en: 'plus', de: 'zzgl.', fr: '+', nl: 'plus', es: '+', it: '+' }[this.content.locale.language];
    const name = part.name === this.content.locale.taxNames[0] ? this.taxName : part.name;
    const form = this.rateForm === '{tax}' && this.content.amounts.parts.length > 1 ? '{tax} {rate}' : this.rateForm;
    return form
      .replace('{tax}', name)
      .replace('{rate}', this.percent(part.rate))
      .replace('{plus}', plus)
      .replace('{base}', writeCents(part.baseCents, this.numbers));
  }

  /** The terms with their dates written; null when the document states none. The due date inside is marked as such. */
  terms(): Span[] | null {
    const { terms } = this.content;
    if (!terms) return null;
    const pieces: Span[] = terms.phrase.split(/(\{due\}|\{discountDate\})/).map((piece) => {
      if (piece === '{due}') return this.date(terms.due!, 'DUE_DATE');
      if (piece === '{discountDate}') return this.date(terms.discountDate!);
      return { text: piece };
    });
    return stating(pieces, 'PAYMENT_TERMS');
  }

  /** How the currency is named in headings: "(EUR)" when amounts do not show it. */
  get currencyNote(): Text {
    return this.style.where === 'none' && this.random.chance(0.85)
      ? [' (', { text: this.content.locale.currency, fields: ['CURRENCY'] }, ')']
      : '';
  }
}
