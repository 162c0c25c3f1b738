import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const numberOf = (telephone: string) =>
  readTyped(`Wrenfield Parish Council                     D. J. Abbott
The Clerk, Mrs S Lowe                        Tree & Hedge Care
Parish Office, Church Lane                   4 Brook Row
Wrenfield                                    Wrenfield
NR9 4AA                                      NR9 4BD
                                             ${telephone}

                                             12th March 2024
Invoice 0417

To reducing hedge at allotments                                   £320.00
To chipping                                                       £45.00

TOTAL                                                             £365.00`).entities.INVOICE_NUMBER?.[0]?.value;

test.each(['07700 900118', '01603 555018', '+44 7700 900118'])(
  'the telephone that closes an address numbers no invoice: %s',
  (telephone) => {
    expect(numberOf(telephone)).toBe('0417');
  },
);
