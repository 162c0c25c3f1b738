import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const delivered = (head: string) =>
  readTyped(`*CEDAR FLATS PRODUCE                                               *INVOICE
210 NW Harbor Road Tacoma, WA 98402

                                  INV DATE   INVOICE #    PAGE
                                  09/17/25   8831907      1 of 1

${head}

QTY   ITEM #    DESCRIPTION                     PRICE    EXTENSION
6     118204    ROMAINE HEARTS 12/3CT           21.84       131.04
2     120077    LEMONS 115CT                    38.15        76.30

                                INVOICE TOTAL              $207.34`).entities;

test('the lines of a party hang behind its heading, its number first', () => {
  const { BUYER_NAME: [buyer] = [] } = delivered(`SOLD TO:    CUST # 30417                      SHIP TO:
            JUNIPER STREET DINER LLC                      JUNIPER STREET - KITCHEN DOOR
            88 JUNIPER ST                                 88 JUNIPER ST
            TACOMA WA 98403                               TACOMA WA 98403`);
  expect(buyer?.value).toBe('JUNIPER STREET DINER LLC');
});

test('a name beside the heading is the party, not what stands below it', () => {
  const { BUYER_NAME: [buyer] = [] } = delivered(`SOLD TO:    JUNIPER STREET DINER LLC              SHIP TO:
            Attn Back Office                              JUNIPER STREET - KITCHEN DOOR
            88 JUNIPER ST                                 88 JUNIPER ST
            TACOMA WA 98403                               TACOMA WA 98403`);
  expect(buyer?.value).toBe('JUNIPER STREET DINER LLC');
});
