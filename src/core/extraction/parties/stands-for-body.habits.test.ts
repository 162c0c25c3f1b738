import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const page = (buyer: string) => `Bluestem Grounds & Irrigation, LLC
1907 Crossing Road Ste 114
Round Rock, TX 78681

INVOICE                                   INVOICE #   10482
                                          DATE        03/14/2025
BILL TO
${buyer}

Spring clean-up              1     420.00     420.00
Total                                         420.00`;

const buyerOf = (lines: string) => readTyped(page(lines)).entities.BUYER_NAME?.[0]?.value;

test('a person above the body that is written to stands for it', () => {
  expect(buyerOf('Dana Prokop\nSendero Hills Owners Association\nPO Box 2290\nGeorgetown, TX 78627')).toBe(
    'Sendero Hills Owners Association',
  );
  expect(buyerOf('Dana Prokop\n12 Mill Lane\nGeorgetown, TX 78627')).toBe('Dana Prokop');
});

test('the named insured of a premium is billed, under the number of the notice', () => {
  const { entities } = readTyped(`ALTAMERE SPECIALTY                                 PREMIUM NOTICE
Insurance Company

NOTICE NUMBER          NOTICE DATE          ACCOUNT NUMBER
PN-25-0611843          06/11/2025           0098-4415-7

NAMED INSURED AND MAILING ADDRESS           PRODUCER CODE 20-7714
LOWTIDE OYSTER BAR, INC.                    Pembroke Harte Agency LLC
417 WHITTLE ST                              Suite 210, 6600 Abbot St, Savannah GA 31405
SAVANNAH GA 31401-4820

COVERAGE PART            POLICY NO.          ANNUAL PREMIUM
Commercial Property      CPP 0419-77203            4,182.00
General Liability        CPP 0419-77203            3,907.00
                         TOTAL AMOUNT DUE         $8,089.00`);
  expect(entities.BUYER_NAME?.[0]?.value).toBe('LOWTIDE OYSTER BAR, INC.');
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('PN-25-0611843');
});
