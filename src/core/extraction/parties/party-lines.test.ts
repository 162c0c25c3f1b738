import { describe, expect, test } from 'vitest';
import { partiesOf } from './testing/parties-of.ts';

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

test('the sponsor of a project and the company of a production are buyers', () => {
  expect(
    partiesOf(`*The University of Wasatch
201 Presidents Cir, Salt Lake City, UT 84112

INVOICE                       Invoice No. A-007         Date: 4 March 2024

Sponsor
Helios Battery Consortium
77 Energy Way, Golden, CO 80401`),
  ).toBe('The University of Wasatch → Helios Battery Consortium');
});

test('a name in the line at the foot ends before the places behind its legal form', () => {
  expect(
    partiesOf(
      `*pomelo

INVOICE                       Invoice No. 0093          Date: 4 March 2024

Billed to:
Jasper de Bruin
Oudegracht 118, 3511 AX Utrecht`,
      'Pomelo Distribution International Ltd., Hollyhill, Cork, Ireland. VAT Reg. No. IE9700447R',
    ),
  ).toBe('Pomelo Distribution International Ltd. → Jasper de Bruin');
});

describe('deliveries', () => {
  test('to whom goods are delivered is the buyer where nobody else is named', () => {
    expect(
      partiesOf(
        `*SHANNONSIDE OIL & GAS LTD                       DELIVERY DOCKET / INVOICE
Dock Road 14, Limerick V94 X2K4                  No. D-119284

Delivered to:                                    Date 11/01/2024
Margaret Tuohy
Ballyneety, Co. Limerick`,
        'Received with thanks ______________',
      ),
    ).toBe('SHANNONSIDE OIL & GAS LTD → Margaret Tuohy');
  });

  test('but not where an address without a heading stands beside', () => {
    expect(
      partiesOf(`*Fernleigh Garden Supplies Ltd
Unit 9 Brook Trading Estate, Ludlow SY8 1XF

INVOICE                       Invoice No. 48812         Date: 4 March 2024

Gwen Pritchard                                   Ship To:
12 Chapel Lane                                   Rhys Pritchard
Llanidloes SY18 6AA                              4 Penybont Terrace
                                                 Rhayader LD6 5BA`),
    ).toBe('Fernleigh Garden Supplies Ltd → Gwen Pritchard');
  });

  test('"C/-" announces who looks after the mail, not the buyer', () => {
    expect(
      partiesOf(`*Coolibah Pest Control Pty Ltd
22 Roseberry St, BALGOWLAH NSW 2093

TAX INVOICE                   Invoice No. INV-20188     Date: 4 March 2024

Strata Scheme 8820
C/- Harbourside Strata Management
PO Box 118
MANLY NSW 1655`),
    ).toBe('Coolibah Pest Control Pty Ltd → Strata Scheme 8820');
  });
});

test('sender and recipient of a consignment are not the parties of its invoice', () => {
  expect(
    partiesOf(
      `*Nordkap Spedition GmbH
Am Gueterbahnhof 4, 28195 Bremen

INVOICE                       Invoice No. 4471          Date: 4 March 2024

Keramik Hofstetter GmbH
Ossecker Str. 18
95030 Hof

Sender                  Recipient
Keramik Hofstetter      Baumarkt Weser AG
95030 Hof               28195 Bremen`,
      'Shipment of 12 pallets',
    ),
  ).toBe('Nordkap Spedition GmbH → Keramik Hofstetter GmbH');
});

test('a person with a title above a company is its contact, not the beginning of its name', () => {
  expect(
    partiesOf(`*Achebe Illustration
88 Troutman St, Brooklyn, NY 11206

INVOICE                       Invoice No. 7             Date: 4 March 2024

For
Tamsin Wu, Art Director
Rollick Magazine LLC
20 Jay St, Brooklyn, NY 11201`),
  ).toBe('Achebe Illustration → Rollick Magazine LLC');
});

test('a shop may be called after the year 2000, what takes place in a year is nobody', () => {
  const page = (first: string) => `${first}
Marktstraße 4, 26506 Norden

Rechnung Nr. 118
Datum: 4.3.2024

An:
Lisa Brandt
Feldweg 8, 49080 Osnabrück

Gesamtbetrag 84,00 EUR`;
  expect(partiesOf(page('Fahrradladen 2000'))).toBe('Fahrradladen 2000 → Lisa Brandt');
});
