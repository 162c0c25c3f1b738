import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { typedLayout, typedPage } from '../line-items/testing/typed-page.ts';
import { greetedName } from './name-greetings.ts';

const TABLE = `
Description                              Qty        Unit price        Amount
Service visit                            2            100.00          200.00

                                                      Total          $200.00`;

/** The parties of one typed page, as "seller → buyer". */
function partiesOf(head: string, foot = ''): string {
  const { entities } = extractInvoice({
    pages: [typedPage(`${head}\n${TABLE}\n\n${foot}`, 1)],
    metadata: {},
    attachments: [],
    textSource: 'text_layer',
    warnings: [],
  });
  return `${entities.SELLER_NAME?.[0]?.value ?? '-'} → ${entities.BUYER_NAME?.[0]?.value ?? '-'}`;
}

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

describe('agents', () => {
  const foot = 'Dashly Ireland Ltd acts as agent for the restaurant and is not the supplier of the food.';

  test('who issues an invoice on behalf of another is not the seller', () => {
    expect(
      partiesOf(
        `*Tax invoice
Issued by Dashly Ireland Ltd on behalf of:
Bombay Lane Kitchen Ltd
31 Capel Street, Dublin 1

Invoice number: DSH-7741
Date: 16 March 2024

Bill to:
Ciara Doyle
9 Sarsfield Quay, Dublin 7`,
        foot,
      ),
    ).toBe('Bombay Lane Kitchen Ltd → Ciara Doyle');
  });

  test('also where only the foot says so', () => {
    expect(
      partiesOf(
        `INVOICE                       Invoice No. T-5482        Date: 4 March 2024

From:
Ravindu Jayasekara
44 Temple Road, Kandy

Bill to:
Copperline Marketing LLC
3100 Sahara Ave, Las Vegas, NV 89102`,
        'This invoice is issued by Tasklane Global LLC in the name and on behalf of the service provider.',
      ),
    ).toBe('Ravindu Jayasekara → Copperline Marketing LLC');
  });
});

describe('lines that are no party', () => {
  test('a department below the heading is passed over', () => {
    expect(
      partiesOf(`*Kestrel Components, Inc.
880 Plaza Dr, Dallas, TX 75320

INVOICE                       Invoice No. 5004418       Date: 4 March 2024

Bill To:
ACCOUNTS PAYABLE
RIO GRANDE HELICOPTERS LP
5501 AVIATION BLVD
EL PASO, TX 79925`),
    ).toBe('Kestrel Components, Inc. → RIO GRANDE HELICOPTERS LP');
  });

  test('"T O" is the word "to", set apart by kerning', () => {
    expect(
      partiesOf(`*Tidewatch Software Limited
Hogan Place, Dublin 2

INVOICE                       Invoice No. IE-118        Date: 4 March 2024

BILLED T O
Nordhaven Fisheries ApS
Havnegade 12, 7680 Thyborøn`),
    ).toBe('Tidewatch Software Limited → Nordhaven Fisheries ApS');
  });

  test('the debtor is the buyer, whoever receives the goods', () => {
    expect(
      partiesOf(`*Protea Clearing Ltd
14 Airport Road, Kempton Park 1627

INVOICE                       Invoice No. 44718         Date: 22/05/2023

CONSIGNEE                                 DEBTOR
Karoo Optics CC - Warehouse               Karoo Optics CC
7 Voortrekker Rd, Bellville               PO Box 4417, Tyger Valley 7536`),
    ).toBe('Protea Clearing Ltd → Karoo Optics CC');
  });
});

describe('lines beside the party', () => {
  test('a street without a number is no name, and a department is none', () => {
    expect(
      partiesOf(`*Claremont Staffing Ltd
14 Cope Street, Walsall WS3 2AS

INVOICE                       Invoice No: 219           Date: 4 March 2024

Accounts Department
St. Brendan's Nursing Home
Church Road
Loughrea H62 X2K4`),
    ).toBe("Claremont Staffing Ltd → St. Brendan's Nursing Home");
  });

  test('the parties of a case in the subject are none of the invoice', () => {
    expect(
      partiesOf(`*Hallam Pryce Solicitors
3 Foregate, Worcester WR1 1DB

INVOICE                       Invoice No: 219           Date: 4 March 2024

Bill to:
Anna Brannock
12 College Road, York YO1 7EP

Re: Brannock v Severnside Quarries Ltd`),
    ).toBe('Hallam Pryce Solicitors → Anna Brannock');
  });

  test('a name ends at its legal form, whatever follows it in the line at the foot', () => {
    expect(
      partiesOf(
        `*Studio Halden

INVOICE                       Invoice No: 0093          Date: 4 March 2024

For:
Marrow & Thyme
Arch 18, Druid Street
London SE1 2HQ`,
        'Studio Halden Ltd. 4 Cable Street, Lancaster LA1 1HD. Company 0447188. VAT 447 1882 99.',
      ),
    ).toMatch(/^Studio Halden(?: Ltd\.?)? → Marrow & Thyme$/);
  });

  test('the name of a consultant is the seller, the bank that holds his account is not', () => {
    expect(
      partiesOf(
        `INVOICE

Name of consultant      Mireille Kanza
Address                 Rue de Lausanne 118, 1202 Geneva
Invoice number          MK-22-09
Date                    30 September 2022
Billed to               Unity Relief International`,
        'Bank: UBS Switzerland AG, IBAN CH93 0076 2011 6238 5295 7',
      ),
    ).toBe('Mireille Kanza → Unity Relief International');
  });
});
