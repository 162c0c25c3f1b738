import type { XmlChange } from '../../testing/change-xml.ts';
import { type BrokenOnce, drop, say } from './break-xml.test-suite.ts';

const CATEGORIES: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  IC: 'K',
  G: 'G',
  O: 'O',
  AF: 'L',
  AG: 'M',
};
const EXEMPT = ['AE', 'E', 'G', 'IC', 'O'];
const twice = (changes: XmlChange[]) => [...changes, ...changes];

/** The ten rules that every family of value added tax has. */
function ofFamily(family: string, category: string): BrokenOnce[] {
  const choice = { category };
  const free = family === 'O';
  // Who must have no VAT identifier is broken by giving one.
  const parties = free
    ? {
        cii: [['attribute', 'ram:ID', 6, 'schemeID', 'VA']] as XmlChange[],
        ubl: [
          [
            'text',
            'cac:PartyTaxScheme',
            0,
            '<cbc:CompanyID>DE1</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>',
          ],
        ] as XmlChange[],
      }
    : { cii: twice(drop('ram:SpecifiedTaxRegistration')), ubl: twice(drop('cac:PartyTaxScheme')) };
  const rate = (cii: number, ubl: number) =>
    free
      ? {
          cii: [
            [
              'text',
              'ram:CategoryCode',
              cii,
              'O</ram:CategoryCode><ram:RateApplicablePercent>0</ram:RateApplicablePercent><ram:CategoryCode>O',
            ],
          ] as XmlChange[],
          ubl: [
            [
              'text',
              'cac:TaxScheme',
              ubl + 1,
              '<cbc:ID>VAT</cbc:ID></cac:TaxScheme><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID>',
            ],
          ] as XmlChange[],
        }
      : { cii: say('ram:RateApplicablePercent', '-1', cii), ubl: say('cbc:Percent', '-1', ubl) };
  const isIslands = family === 'AF' || family === 'AG';
  const reason = EXEMPT.includes(family)
    ? {
        cii: [...drop('ram:ExemptionReason'), ...drop('ram:ExemptionReasonCode')],
        ubl: [...drop('cbc:TaxExemptionReason'), ...drop('cbc:TaxExemptionReasonCode')],
      }
    : {
        cii: [
          [
            'text',
            'ram:CalculatedAmount',
            0,
            '0.00</ram:CalculatedAmount><ram:ExemptionReason>why</ram:ExemptionReason><ram:CalculatedAmount>0.00',
          ],
        ] as XmlChange[],
        ubl: [
          [
            'text',
            'cbc:Percent',
            2,
            '0</cbc:Percent><cbc:TaxExemptionReason>why</cbc:TaxExemptionReason><cbc:Percent>0',
          ],
        ] as XmlChange[],
      };
  // Two lines of a category pass for a line and its breakdown in CII, so that one line goes as well.
  const absent = [...drop('ram:ApplicableTradeTax', 2), ...drop('ram:IncludedSupplyChainTradeLineItem', 1)];
  return [
    {
      rule: `BR-${family}-01`,
      choice,
      cii: free ? [['twice', 'ram:ApplicableTradeTax', 2]] : absent,
      ubl: drop('cac:TaxSubtotal'),
    },
    ...['02', '03', '04'].map((number) => ({ rule: `BR-${family}-${number}`, choice, ...parties })),
    { rule: `BR-${family}-05`, choice, ...rate(0, 3) },
    { rule: `BR-${family}-06`, choice, ...rate(3, 0) },
    { rule: `BR-${family}-07`, choice, ...rate(4, 1) },
    {
      rule: `BR-${family}-08`,
      choice,
      // The artefact of CII compares nothing for the two islands.
      ...(isIslands ? {} : { cii: say('ram:BasisAmount', '157.00', 2) }),
      ubl: say('cbc:TaxableAmount', '157.00'),
    },
    {
      rule: `BR-${family}-09`,
      choice,
      ...(isIslands ? {} : { cii: say('ram:CalculatedAmount', '35.00') }),
      ubl: say('cbc:TaxAmount', '35.00', 1),
    },
    { rule: `BR-${family}-10`, choice, ...reason },
  ];
}

const OF_ONE_FAMILY: readonly BrokenOnce[] = [
  {
    rule: 'BR-IC-11',
    choice: { category: 'K' },
    cii: [...drop('ram:ActualDeliverySupplyChainEvent'), ...drop('ram:BillingSpecifiedPeriod', 1)],
    ubl: [...drop('cbc:ActualDeliveryDate'), ...drop('cac:InvoicePeriod')],
  },
  { rule: 'BR-IC-12', choice: { category: 'K' }, cii: drop('ram:ShipToTradeParty'), ubl: drop('cac:DeliveryLocation') },
  {
    rule: 'BR-O-11',
    choice: { category: 'O' },
    cii: say('ram:CategoryCode', 'S'),
    ubl: [
      ['twice', 'cac:TaxSubtotal', 0],
      ['text', 'cbc:ID', 18, 'S'],
    ],
  },
  { rule: 'BR-O-12', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S'), ubl: say('cbc:ID', 'S', 21) },
  { rule: 'BR-O-13', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S', 3), ubl: say('cbc:ID', 'S', 12) },
  { rule: 'BR-O-14', choice: { category: 'O' }, cii: say('ram:CategoryCode', 'S', 4), ubl: say('cbc:ID', 'S', 14) },
  { rule: 'BR-B-01', cii: say('ram:CategoryCode', 'B'), ubl: say('cbc:ID', 'B', 23) },
  { rule: 'BR-B-02', cii: say('ram:CategoryCode', 'B'), ubl: say('cbc:ID', 'B', 23) },
];

/** Value added tax: BR-S to BR-B. */
export const VAT: readonly BrokenOnce[] = [
  ...Object.entries(CATEGORIES).flatMap(([family, category]) => ofFamily(family, category)),
  ...OF_ONE_FAMILY,
];
