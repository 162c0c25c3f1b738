import type { KeyField } from '../labels.ts';
import factors from './sign-factors.json' with { type: 'json' };
import type { SignTable } from './signs.ts';

/** What the weight of a field's sign is multiplied with, by the sign's code: above 0, so that no sign turns round. */
export type SignFactors = Partial<Record<KeyField, Readonly<Record<string, number>>>>;

/** As `npm run train -- --signs` fitted them. A field that is not among them is weighed as its table has it. */
export const SIGN_FACTORS: SignFactors = factors;

/** A field's table, each sign with the weight that was learned for it. */
export function fittedSigns<Seen>(field: KeyField, signs: SignTable<Seen>): SignTable<Seen> {
  const learned = SIGN_FACTORS[field] ?? {};
  return signs.map((sign) => ({ ...sign, weight: sign.weight * (learned[sign.code] ?? 1) }));
}
