import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the share of a patient beside that of the insurer is no tax', () => {
  const { entities } = readTyped(`*Harlow Clinic
Invoice INV-4711       4 March 2024
Bill to: Pemberton Schools Trust, 12 College Road, York YO1 7EP
Item     Charge   Paid by insurer   Your share
Visit 1    110.00   100.00   10.00
Visit 2    220.00   200.00   20.00
Total    330.00   300.00   30.00
Please pay £30.00`);
  expect(entities.TAX_AMOUNT).toBeUndefined();
});
