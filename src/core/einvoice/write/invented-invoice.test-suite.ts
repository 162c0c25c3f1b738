import fc from 'fast-check';
import { addDecimals, multiplyDecimals, roundDecimal, subtractDecimals } from '../../values/decimal.ts';
import { plain, sumsOf } from '../compose/sums.ts';
import { type TermGroup, termGroup } from './invoice-terms.ts';

const text = fc
  .string({ unit: fc.constantFrom(...'abc XYZ äöüßéçłñ&<>"\'/§–€漢'), minLength: 1, maxLength: 40 })
  .map((value) => value.trim().replace(/\s+/g, ' '))
  .filter((value) => value !== '');
const identifier = fc.stringMatching(/^[A-Z]{2}-\d{3,9}$/);
const date = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** A kind of supply with its rates and what the rules want said of it. */
const SUPPLIES = [
  { category: 'S', rates: ['19', '7', '5.5', '20', '8.1'], reason: null },
  { category: 'Z', rates: ['0'], reason: null },
  { category: 'E', rates: ['0'], reason: { code: 'E', reasonCode: null, reason: 'Kein Ausweis, § 19 UStG' } },
  { category: 'AE', rates: ['0'], reason: { code: 'AE', reasonCode: 'VATEX-EU-AE', reason: 'Reverse charge' } },
  { category: 'G', rates: ['0'], reason: { code: 'G', reasonCode: 'VATEX-EU-G', reason: 'Export' } },
] as const;

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }).map((value) => plain((value / 100).toFixed(2))),
  price: fc.integer({ min: 1, max: 500_000 }).map((value) => plain((value / 100).toFixed(2))),
  unit: fc.constantFrom('C62', 'H87', 'HUR', 'KGM', 'XPK'),
  name: text,
  description: maybe(text),
  rate: fc.nat(),
  discount: fc.boolean(),
  period: fc.boolean(),
  object: maybe(identifier),
});
const adjustment = fc.record({ amount: cents(500), reason: text });

const figures = fc.record({
  supply: fc.constantFrom(...SUPPLIES),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  allowances: fc.array(adjustment, { maxLength: 2 }),
  charges: fc.array(adjustment, { maxLength: 2 }),
  paid: maybe(cents(100)),
  cardholder: maybe(text),
});

const heads = fc.record({
  'BT-1': identifier,
  'BT-2': date,
  'BT-3': fc.constantFrom('380', '381'),
  'BT-5': fc.constantFrom('EUR', 'CHF', 'GBP', 'SEK'),
  'BT-9': date,
  'BT-10': maybe(identifier),
  'BT-12': maybe(identifier),
  'BT-13': maybe(identifier),
  'BT-19': maybe(identifier),
  'BT-20': maybe(text),
  'BT-24': fc.constant('urn:cen.eu:en16931:2017'),
  'BT-27': text,
  'BT-28': maybe(text),
  'BT-31': fc.constant('DE123456789'),
  'BT-32': maybe(fc.constant('12/345/67890')),
  'BT-33': maybe(text),
  'BT-35': maybe(text),
  'BT-36': maybe(text),
  'BT-37': maybe(text),
  'BT-38': maybe(identifier),
  'BT-40': fc.constantFrom('DE', 'FR', 'CH'),
  'BT-41': maybe(text),
  'BT-42': maybe(identifier),
  'BT-43': maybe(fc.constant('office@example.org')),
  'BT-44': text,
  'BT-46': maybe(identifier),
  'BT-48': fc.constant('FR12345678901'),
  'BT-50': maybe(text),
  'BT-52': maybe(text),
  'BT-53': maybe(identifier),
  'BT-55': fc.constantFrom('DE', 'FR', 'GB'),
  'BT-62': text,
  'BT-63': fc.constant('FR12345678901'),
  'BT-64': maybe(text),
  'BT-65': maybe(text),
  'BT-66': maybe(text),
  'BT-67': maybe(identifier),
  'BT-68': maybe(text),
  'BT-69': fc.constantFrom('FR', 'BE'),
  'BT-164': maybe(text),
  'BT-72': maybe(date),
  'BT-75': maybe(text),
  'BT-80': fc.constantFrom('DE', 'FR'),
  'BT-165': maybe(text),
  'BT-83': maybe(identifier),
});

function invoiceOf(
  head: Record<string, string | undefined>,
  drawn: typeof figures extends fc.Arbitrary<infer T> ? T : never,
): TermGroup {
  const { supply, lines, paid } = drawn;
  const { category } = supply;
  const rateOf = (nth: number) => supply.rates[nth % supply.rates.length]!;
  const rate = rateOf(0);
  const made = lines.map((one) => {
    const full = roundDecimal(multiplyDecimals(one.quantity, one.price), 2);
    const off = one.discount && Number(full) > 1 ? '0.50' : undefined;
    return { ...one, rate: rateOf(one.rate), off, net: off ? subtractDecimals(full, off) : full };
  });
  const sum = addDecimals(...made.map(({ net }) => net));
  const allowances = drawn.allowances.filter(({ amount }) => Number(amount) * 4 < Number(sum));
  const sumOf = (list: readonly { amount: string }[]) =>
    roundDecimal(addDecimals(...list.map(({ amount }) => amount)), 2);
  const sums = sumsOf(
    [
      ...made.map(({ net, rate: own }) => ({ net, rate: own, category })),
      ...allowances.map(({ amount }) => ({ net: `-${amount}`, rate, category })),
      ...drawn.charges.map(({ amount }) => ({ net: amount, rate, category })),
    ],
    { tax: null, taxes: [] },
    supply.reason,
  );
  const isPaid = paid !== undefined && Number(paid) < Number(sums.gross);
  return termGroup(
    {
      ...head,
      'BT-106': roundDecimal(sum, 2),
      'BT-107': allowances.length > 0 ? sumOf(allowances) : undefined,
      'BT-108': drawn.charges.length > 0 ? sumOf(drawn.charges) : undefined,
      'BT-109': sums.net,
      'BT-110': sums.tax,
      'BT-112': sums.gross,
      'BT-113': isPaid ? paid : undefined,
      'BT-115': isPaid ? subtractDecimals(sums.gross, paid) : sums.gross,
    },
    {
      'BG-1': [termGroup({ 'BT-22': 'Vielen Dank & bis bald' })],
      'BG-3': head['BT-3'] === '381' ? [termGroup({ 'BT-25': 'RE-1', 'BT-26': '2025-01-31' })] : [],
      'BG-16': [
        drawn.cardholder
          ? termGroup({ 'BT-81': '48', 'BT-87': '1234', 'BT-88': drawn.cardholder })
          : termGroup({ 'BT-81': '30', 'BT-84': 'DE75512108001245126199', 'BT-85': 'Nordwind' }),
      ],
      'BG-20': allowances.map(({ amount, reason }) =>
        termGroup({ 'BT-92': amount, 'BT-95': category, 'BT-96': rate, 'BT-97': reason }),
      ),
      'BG-21': drawn.charges.map(({ amount, reason }) =>
        termGroup({ 'BT-99': amount, 'BT-102': category, 'BT-103': rate, 'BT-104': reason }),
      ),
      'BG-23': sums.breakdown,
      'BG-24': [],
      'BG-25': made.map((one, index) =>
        termGroup(
          {
            'BT-126': String(index + 1),
            'BT-128': one.object,
            'BT-128-scheme': one.object && 'AAA',
            'BT-129': one.quantity,
            'BT-130': one.unit,
            'BT-131': one.net,
            'BT-134': one.period ? '2025-01-01' : undefined,
            'BT-135': one.period ? '2025-01-31' : undefined,
            'BT-146': one.price,
            'BT-151': category,
            'BT-152': one.rate,
            'BT-153': one.name,
            'BT-154': one.description,
          },
          {
            'BG-27': one.off ? [termGroup({ 'BT-136': one.off, 'BT-140': '95' })] : [],
            'BG-28': [],
            'BG-32': [],
            'BT-158': [],
          },
        ),
      ),
    },
  );
}

/** Invoices and credit notes with every group that we compose, whose sums are right. */
export const inventedInvoice: fc.Arbitrary<TermGroup> = fc
  .tuple(heads, figures)
  .map(([head, drawn]) => invoiceOf(head, drawn));
