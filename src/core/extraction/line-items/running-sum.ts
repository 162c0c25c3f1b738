import { type AmountRow, CENT, FINEST } from './amount-rows.ts';

/** Entries with their sum, kept as they are added: lists are long, and each entry may be the sum of those above. */
export class RunningSum {
  readonly entries: AmountRow[] = [];
  /** So many entries stand above the first tax. */
  taxed = Infinity;
  #sum = 0;
  /** Prices by the minute have more than two places; their sum is rounded. */
  #isFine = false;

  add(entry: AmountRow): void {
    this.entries.push(entry);
    this.#sum += entry.units;
    this.#isFine ||= entry.units % CENT !== 0;
  }

  /** The tax on those above, below which goes on what is not taxed. */
  addTax({ units }: AmountRow): void {
    this.#sum += units;
    this.taxed = Math.min(this.taxed, this.entries.length);
  }

  is({ units }: Pick<AmountRow, 'units'>): boolean {
    const sum = this.#isFine ? Math.round(this.#sum / CENT) * CENT : this.#sum;
    return this.entries.length > 0 && units !== 0 && sum === units;
  }

  total(): string {
    return String(this.#sum / FINEST);
  }
}

/** "+ 20% USt   422.10": the rate that it prints makes it of the sum above. */
export function isTaxOn({ row, units }: AmountRow, above: RunningSum): boolean {
  const rate = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/.exec(row.text)?.[1];
  if (!rate) return false;
  return Math.abs((Number(above.total()) * Number(rate.replace(',', '.'))) / 100 - units / FINEST) < TAX_ROUNDING;
}

/** In the currency: taxes are rounded by line or as a whole. */
const TAX_ROUNDING = 0.03;
