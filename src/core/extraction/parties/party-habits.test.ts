import { describe, expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { greetedName } from './name-greetings.ts';
import { partiesOf } from './testing/parties-of.ts';

describe('headings', () => {
  test('a heading in brackets behind another heading is nobody', () => {
    expect(
      partiesOf(`*Malabar Electricals Pvt Ltd
12 Mill Road, Kochi 682001

INVOICE                       Invoice No. ME-204        Date: 4 March 2024

Consignee (Ship to)
Sundari Foods Unit II
Plot 44, Industrial Area
Buyer (Bill to)
Sundari Foods Pvt Ltd
88 Park Road, Kochi 682016`),
    ).toBe('Malabar Electricals Pvt Ltd → Sundari Foods Pvt Ltd');
  });

  test('the line below "To: name" is not the name', () => {
    expect(
      partiesOf(`*Corrigan Plastering
14 Cope Street, Walsall WS3 2AS

INVOICE                       Invoice No: 219           Date: 4 March 2024

To: Ashford Building (Midlands) Ltd
Trent Works, Burton-on-Trent
DE14 2WE`),
    ).toBe('Corrigan Plastering → Ashford Building (Midlands) Ltd');
  });

  test('a card below the heading is passed over', () => {
    expect(
      partiesOf(`*Quillmark Inc.
500 Pine St, Denver, CO 80202

RECEIPT                       Receipt number 20-118     Date: March 4, 2024

BILLED TO
Visa .... 0021
Benedict Sorrell
77 Juniper Loop
Santa Fe, NM 87501`),
    ).toBe('Quillmark Inc. → Benedict Sorrell');
  });

  test('beside a heading for the bill, shippers and consignees are other parties', () => {
    expect(
      partiesOf(`*RED BUTTE HAULING LLC
PO Box 2217, Flagstaff, AZ 86003

INVOICE NO: 11873             INVOICE DATE: 11/04/2024

BILL TO:                    SHIPPER:                  CONSIGNEE:
Pinewood Freight Brokers    Coconut Grove Mills       Panhandle Feed Supply
2001 Butter Rd              1600 E Butler Ave         7701 SE 10th Ave
Downers Grove, IL 60515     Flagstaff, AZ 86001       Amarillo, TX 79118`),
    ).toBe('RED BUTTE HAULING LLC → Pinewood Freight Brokers');
  });
});

describe('parties without headings', () => {
  test("the recipient's contact and mail do not make it the sender when the brand on top is the other", () => {
    expect(
      partiesOf(`*Sparrowdale                           Invoice #: 1238
                                       Created: January 1, 2023

Sparrowdale, Inc.                      Metricon Corp.
12345 Sunny Road                       Joan Delacroix
Sunnyville, CA 12345                   joan@metricon.example`),
    ).toBe('Sparrowdale, Inc. → Metricon Corp.');
  });

  test('the block directly below the title is the recipient, the one that ends at the right edge the sender', () => {
    expect(
      partiesOf(`*Invoice PS-INV1032
November 14, 2024

Meridian Corporation                                                  NORTHPOLE USA, Inc.
Robert Townsend                                                 7122 South Ashford Street
192 Market Square                                                       Atlanta, GA 31772
Atlanta, GA 31772`),
    ).toBe('NORTHPOLE USA, Inc. → Meridian Corporation');
  });
});

describe('names', () => {
  test('associations carry long numbers in their names', () => {
    expect(
      partiesOf(`*Bandicoot Pest Control Pty Ltd
PO Box 220, Marrickville NSW 1475

Tax Invoice 20871             Date: 14/11/2024

Customer
Strata Plan 60114
Level 2, 40 King St
Newtown NSW 2042`),
    ).toBe('Bandicoot Pest Control Pty Ltd → Strata Plan 60114');
  });

  test('the county behind "Co." is no legal form', () => {
    expect(
      partiesOf(`*DUNLOUGH BUILDERS PROVIDERS
Fossa, Killarney, Co. Kerry V93 TX20

INVOICE                       Invoice No: 4410          Date: 4 March 2024

Invoice To:
Patrick Moriarty
Beaufort, Co. Kerry V93 AB12`),
    ).toBe('DUNLOUGH BUILDERS PROVIDERS → Patrick Moriarty');
  });

  test('the trade above its company is not joined to it', () => {
    expect(
      partiesOf(`INVOICE                       Invoice No: 4410          Date: 4 March 2024

Bill to:                      Pay to:
Okonkwo Prints                Basalt Hosting
77 Rivington St               Basalt LLC
New York, NY 10002            8 The Green, Dover, DE 19901`),
    ).toMatch(/^Basalt (?:Hosting|LLC) → Okonkwo Prints$/);
  });

  test('a footer with register and seat names its seller', () => {
    expect(
      partiesOf(
        `RECEIPT                       Receipt number 20-118     March 8, 2024

Bill to:
Anna Dashwell
12 Pine St, Denver, CO 80202`,
        'Hoppla Mobility Inc., 1725 3rd St, San Francisco, CA 94158. Registered in Delaware no. 495102',
      ),
    ).toBe('Hoppla Mobility Inc. → Anna Dashwell');
  });

  test.each([
    ['Thanks for riding, Dashwell', 'Dashwell'],
    ['Hi Anna Smith,', 'Anna Smith'],
    ['Vielen Dank, Anselm Hollerbach!', 'Anselm Hollerbach'],
    ['Dear Sir or Madam,', null],
    ['Hello valued customer,', null],
    ['Thank you, your payment was received', null],
  ])('%s greets %s', (text, name) => {
    const row = typedLayout(text).rows[0]!;
    const found = greetedName(row.segments[0]!);
    expect(found && text.slice(found.start, found.end)).toBe(name);
  });
});

test('a seller whose street is written "c/" quarrels with nobody', () => {
  expect(
    partiesOf(`Ferretería Olmedo - c/ Mayor 3 - 28013 Madrid

FACTURA                       Número: 219           Fecha: 04/03/2024

Cliente: Talleres Urrutia S.L.
Pol. Ind. Arasur 22
01213 Rivabellosa`),
  ).toBe('Ferretería Olmedo → Talleres Urrutia S.L.');
});
