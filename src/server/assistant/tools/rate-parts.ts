/** What is known of a document's rates of tax. */
export interface RatedDocument {
  id: string;
  type: string | null;
  currency: string | null;
  total: string | null;
  tax: string | null;
  net: string | null;
  lines: readonly { rate: string | null; total: string | null }[];
}

/** What a document charges at one rate; amounts in hundredths. */
export interface PartAtRate {
  /** Percent. */
  rate: number;
  net: number;
  tax: number;
}

/** At least so much is a currency's standard rate; below it is reduced. Swiss VAT is 8.1 % (7.7 % before 2024). */
export const standardRateOf = (currency: string | null): number => (currency === 'CHF' ? 7 : 15);

const cents = (amount: string | null): number | null => {
  const value = amount === null ? Number.NaN : Number(amount);
  return Number.isFinite(value) ? Math.round(value * 100) : null;
};

/** Credit notes count against the rest, however their sign is printed: theirs are read as positive amounts. */
const amountsOf = ({ type, total, tax, net }: RatedDocument) =>
  [total, tax, net].map((amount) => {
    const value = cents(amount);
    return value !== null && type === 'credit_note' ? Math.abs(value) : value;
  }) as [number | null, number | null, number | null];

/**
 * Net and tax of each rate: of the document's own amounts where its lines name one rate, by the lines where they name
 * several, and where they name none the rate that its tax is of its net amount. Empty where no rate can be told.
 * Amounts have their signs; those of a credit note are of what it gives back.
 */
export function partsByRate(document: RatedDocument): { of: PartAtRate[]; isWorkedOut: boolean } {
  const { lines } = document;
  const [total, tax, subtotal] = amountsOf(document);
  const rates = [...new Set(lines.flatMap(({ rate }) => (rate === null || rate === '' ? [] : [Number(rate)])))];
  const isEveryLine = lines.every(({ rate }) => rate !== null && rate !== '');
  const net = subtotal ?? (total !== null && tax !== null ? total - tax : null);
  if (rates.length === 1 && isEveryLine) {
    const [rate] = rates as [number];
    // A tax of the other sign than its net amount was misread, or is not this rate's.
    if (net !== null && (tax === null ? rate === 0 : net * tax >= 0))
      return { of: [{ rate, net, tax: tax ?? 0 }], isWorkedOut: false };
    if (total !== null) {
      const own = Math.round(total / (1 + rate / 100));
      return { of: [{ rate, net: own, tax: total - own }], isWorkedOut: false };
    }
  }
  if (rates.length > 0 && isEveryLine) return { of: byLines(document, total), isWorkedOut: false };
  if (net === null || net === 0 || tax === null)
    return {
      of:
        tax === null && total !== null && rates.length === 0 && subtotal === total
          ? [{ rate: 0, net: total, tax: 0 }]
          : [],
      isWorkedOut: true,
    };
  const rate = plainRate(tax, net);
  return { of: rate === undefined ? [] : [{ rate, net, tax }], isWorkedOut: true };
}

/** A rate as laws set them, in tenths of a percent, that makes this tax of this net amount to the cent. */
function plainRate(tax: number, net: number): number | undefined {
  const exact = (tax / net) * 100;
  const candidates = [Math.round(exact), Math.round(exact * 2) / 2, Math.round(exact * 10) / 10];
  return candidates.find((rate) => rate >= 0 && rate <= 30 && Math.abs((net * rate) / 100 - tax) <= 1);
}

function byLines({ lines, type }: RatedDocument, total: number | null): PartAtRate[] {
  const printed = lines.reduce((sum, line) => sum + (cents(line.total) ?? 0), 0);
  const sign = type === 'credit_note' && printed < 0 ? -1 : 1;
  const all = sign * printed;
  const sums = new Map<number, number>();
  for (const line of lines) {
    const rate = Number(line.rate);
    sums.set(rate, (sums.get(rate) ?? 0) + sign * (cents(line.total) ?? 0));
  }
  // Lines of a shop's receipt are priced with their tax.
  const isGross = total !== null && Math.abs(all - total) <= 1;
  return [...sums].map(([rate, sum]) => {
    const net = isGross ? Math.round(sum / (1 + rate / 100)) : sum;
    return { rate, net, tax: isGross ? sum - net : Math.round((sum * rate) / 100) };
  });
}
