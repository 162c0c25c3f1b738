import type { TextDocument } from '../../src/core/text-document.ts';
import { writeDate } from '../content/calendar.ts';
import type { Language } from '../content/locale.ts';
import { LOCALES } from '../content/locales.ts';
import { plainCents, writeCents, writeDecimal } from '../content/number-writing.ts';
import { type ContentNeeds, type InvoiceContent, invoiceContent } from '../invoice-content.ts';
import { createRandom, type Random, seedFrom } from '../random.ts';
import { laidDown } from './laid-down.ts';
import { typeset } from './typeset.ts';

/** The fields a stranger may state. */
export type StatedField =
  | 'INVOICE_NUMBER'
  | 'INVOICE_DATE'
  | 'DUE_DATE'
  | 'TOTAL_AMOUNT'
  | 'TAX_AMOUNT'
  | 'SELLER_NAME'
  | 'BUYER_NAME'
  | 'PAYMENT_TERMS'
  | 'CURRENCY';

export interface StatedLine {
  description: string;
  quantity: string | null;
  unitPrice: string | null;
  lineTotal: string;
  /** Where net and gross are both printed, the other one. */
  otherTotals?: string[];
}

/** What is true of a typed invoice: null is not stated, "UNSURE" is open to dispute. */
export interface StrangerTruth {
  id: string;
  file: string;
  family: string;
  language: string;
  fields: Record<StatedField, string | null> & { lineItems: StatedLine[] };
  accept: Partial<Record<StatedField, string[]>>;
}

/** Nothing is stated. */
export const NOTHING_STATED: Readonly<Record<StatedField, null>> = {
  INVOICE_NUMBER: null,
  INVOICE_DATE: null,
  DUE_DATE: null,
  TOTAL_AMOUNT: null,
  TAX_AMOUNT: null,
  SELLER_NAME: null,
  BUYER_NAME: null,
  PAYMENT_TERMS: null,
  CURRENCY: null,
};

export interface Stranger {
  document: TextDocument;
  truth: StrangerTruth;
}

/** An arrangement that was drawn after the engine's rules were written: what it scores at first sight is the honest figure. */
export interface StrangerFamily {
  id: string;
  /** In which round it was drawn, from 1. */
  round: number;
  locales: readonly string[];
  needs?: ContentNeeds;
  /** The pages are stored lying on a side or upside down. */
  turn?: boolean;
  /** The pages as text (see `typeset`). What is told to the scribe is the truth. */
  type(scribe: Scribe): string | string[];
}

/** Writes one invoice's facts in its language, and notes what was stated. */
export class Scribe {
  readonly content: InvoiceContent;
  readonly random: Random;
  readonly stated: Partial<Record<StatedField, string>> = {};
  readonly accepted: Partial<Record<StatedField, string[]>> = {};
  readonly lines: StatedLine[] = [];
  private readonly dates;
  private readonly numbers;
  private readonly mark: string;

  constructor(content: InvoiceContent, random: Random) {
    this.content = content;
    this.random = random;
    this.dates = random.pick(content.locale.dates);
    this.numbers = random.pick(content.locale.numbers);
    this.mark = random.pick([...content.locale.symbols, content.locale.currency]);
    this.stated.CURRENCY = content.locale.currency;
  }

  get language(): Language {
    return this.content.locale.language;
  }

  /** One of the wordings for the document's language, parted by "|". */
  word(wordings: Partial<Record<Language, string>>): string {
    return this.random.pick(wordings[this.language]!.split('|'));
  }

  pick<T>(...choices: T[]): T {
    return this.random.pick(choices);
  }

  /** Notes a field's value and gives what is printed for it. */
  state(field: StatedField, value: string, printed: string = value, accept: string[] = []): string {
    this.stated[field] ??= value;
    if (accept.length > 0) this.accepted[field] = accept;
    return printed;
  }

  date(iso: string): string {
    return writeDate(iso, this.dates, this.language);
  }

  bare(cents: number): string {
    return writeCents(cents, this.numbers).replaceAll('\u00a0', ' ');
  }

  /** With its currency, which stands before in English and behind elsewhere. */
  money(cents: number): string {
    const digits = this.bare(cents);
    if (this.language !== 'en') return `${digits} ${this.mark}`;
    return /[A-Za-z.]$/.test(this.mark) ? `${this.mark} ${digits}` : `${this.mark}${digits}`;
  }

  decimal(value: string): string {
    return writeDecimal(value, this.numbers);
  }

  percent(rate: number): string {
    return `${this.decimal(String(rate))}${this.language === 'de' || this.language === 'fr' ? ' ' : ''}%`;
  }

  number(): string {
    return this.state('INVOICE_NUMBER', this.content.number.replace(/^#/, ''), this.content.number, [
      this.content.number,
    ]);
  }

  issued(): string {
    return this.state('INVOICE_DATE', this.content.date, this.date(this.content.date));
  }

  due(): string {
    const due = this.content.due!;
    return this.state('DUE_DATE', due, this.date(due));
  }

  /** From the invoice's day to the last day to pay. */
  get days(): number {
    return Math.round((Date.parse(this.content.due!) - Date.parse(this.content.date)) / 86_400_000);
  }

  seller(): string {
    return this.state('SELLER_NAME', this.content.seller.name);
  }

  buyer(): string {
    return this.state('BUYER_NAME', this.content.buyer.name);
  }

  total(printed = this.money(this.content.amounts.total)): string {
    return this.state('TOTAL_AMOUNT', plainCents(this.content.amounts.total), printed);
  }

  tax(printed = this.money(this.content.amounts.tax ?? 0)): string {
    return this.state('TAX_AMOUNT', plainCents(this.content.amounts.tax ?? 0), printed);
  }

  terms(phrase: string): string {
    return this.state('PAYMENT_TERMS', phrase);
  }

  /** Notes a line as printed; a price and quantity only where they stand there. */
  line(index: number, printed: { quantity?: boolean; unitPrice?: boolean } = {}): InvoiceContent['lines'][number] {
    const line = this.content.lines[index]!;
    this.lines.push({
      description: line.description,
      quantity: printed.quantity ? line.quantity : null,
      unitPrice: printed.unitPrice ? plainCents(line.unitCents) : null,
      lineTotal: plainCents(line.totalCents),
    });
    return line;
  }
}

/** Text in columns: each cell begins where it is said; negative is where it ends. */
export function row(...cells: readonly (readonly [at: number, text: string])[]): string {
  let line = '';
  for (const [at, text] of cells) {
    const start = at < 0 ? -at - text.length : at;
    line = `${line.padEnd(Math.max(start, line.length + (line === '' ? 0 : 2)))}${text}`;
  }
  return line;
}

/** One invoice of a family. The same family and seed give the same document. */
export function drawStranger(family: StrangerFamily, seed: number): Stranger {
  const random = createRandom(seedFrom(`stranger:${family.id}:${seed}`));
  const locale = LOCALES.find(({ id }) => id === family.locales[seed % family.locales.length])!;
  const scribe = new Scribe(invoiceContent(random, locale, family.needs ?? {}), random);
  const typed = family.type(scribe);
  const setting = {
    size: random.pick([8, 8.5, 9, 9.5, 10, 10.5]),
    fixedPitch: random.chance(0.2),
    pitch: random.pick([1.2, 1.25, 1.3, 1.4]),
    margin: random.pick([36, 42, 50, 57]),
  };
  const upright = (typeof typed === 'string' ? [typed] : typed).map((text, index) => typeset(text, index + 1, setting));
  const pages = family.turn ? upright.map((page) => laidDown(page, random.pick([90, 180, 270]))) : upright;
  const id = `${family.id}-${seed}`;
  return {
    document: { pages, metadata: {}, attachments: [], textSource: 'text_layer', warnings: [] },
    truth: {
      id,
      file: id,
      family: family.id,
      language: locale.language,
      fields: {
        ...NOTHING_STATED,
        ...scribe.stated,
        lineItems: scribe.lines,
      },
      accept: scribe.accepted,
    },
  };
}
