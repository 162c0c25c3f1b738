import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('a day goes on below where a narrow cell breaks it behind its comma, set apart or not', () => {
  const due = ['June 17,', 'June 17 ,'].map(
    (day) =>
      readTyped(`*Harlow Cloud Ltd
4 Mill Lane, Leeds LS1 4AP

Bill to:
Pemberton Publishing plc
12 College Road, York YO1 7EP

Invoice Number:                         HC-20417
Invoice Date:                           June 3 , 2024
TOTAL AMOUNT DUE ON ${day}          $480.00
2024
TOTAL VAT                               $80.00`).entities.DUE_DATE?.[0]?.value,
  );
  expect(due).toEqual(['2024-06-17', '2024-06-17']);
});
