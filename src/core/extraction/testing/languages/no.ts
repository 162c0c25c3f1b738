import type { TypedInvoice } from './typed-invoice.ts';

export const NORWEGIAN: readonly TypedInvoice[] = [
  {
    page: `*Fjellheim Snekkerverksted AS                *FAKTURA
Sagveien 18                                  Fakturanummer: 30214
2315 Hamar                                   Fakturadato: 14.03.2025
Org.nr. 914 220 338 MVA                      Forfallsdato: 28.03.2025
                                             Deres referanse: Kari Moen

Kunde:
Solbakken Barnehage SA
Skoleveien 5
2318 Hamar

Beskrivelse                  Antall      Enhet       Pris         Beløp
Bokhylle i bjørk                  3      stk     1 650,00      4 950,00
Montering                         4      timer     580,00      2 320,00

                                         Sum eks. mva          7 270,00
                                         Mva 25 %              1 817,50
                                         Å betale          kr 9 087,50

Betalingsbetingelser: 14 dager netto`,
    currency: 'NOK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '30214',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '9087.50',
      TAX_AMOUNT: '1817.50',
      SELLER_NAME: 'Fjellheim Snekkerverksted AS',
      BUYER_NAME: 'Solbakken Barnehage SA',
      PAYMENT_TERMS: '14 dager netto',
    },
  },
  {
    page: `*Ingrid Haugen Oversettelser
Strandgata 3
9008 Tromsø

Faktura til
Polarlys Forlag AS
Postboks 114
9252 Tromsø

*Faktura nr. 118
Dato: 2. juni 2025
Betalingsfrist: 16. juni 2025
KID: 0001182506

Tjeneste                                   Timer     Timepris        Sum
Oversettelse av håndbok                       16       850,00  13 600,00
Språkvask                                      3       850,00   2 550,00

Totalt eksl. mva                                              16 150,00
Merverdiavgift 25%                                             4 037,50
Totalt inkl. mva                                          NOK 20 187,50`,
    currency: 'NOK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '118',
      INVOICE_DATE: '2025-06-02',
      DUE_DATE: '2025-06-16',
      TOTAL_AMOUNT: '20187.50',
      TAX_AMOUNT: '4037.50',
      SELLER_NAME: 'Ingrid Haugen Oversettelser',
      BUYER_NAME: 'Polarlys Forlag AS',
    },
  },
  {
    page: `*Sørlandet Kraft AS
Kraftveien 1, 4630 Kristiansand

Ola Nordbø
Bjørkelia 22
4636 Kristiansand

*Regning for september           Regningsnr: 88204117
                                 Regningsdato: 03.10.2025
                                 Forfall: 20.10.2025

Spesifikasjon                                Beløp
Strømforbruk, 640 kWh                       748,80
Fastbeløp                                    39,20

Sum                                         788,00
Herav mva                                   157,60
Beløp å betale                          788,00 kr

Vennligst betal innen forfall.`,
    currency: 'NOK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '88204117',
      INVOICE_DATE: '2025-10-03',
      DUE_DATE: '2025-10-20',
      TOTAL_AMOUNT: '788.00',
      TAX_AMOUNT: '157.60',
      SELLER_NAME: 'Sørlandet Kraft AS',
      BUYER_NAME: 'Ola Nordbø',
      PAYMENT_TERMS: 'Vennligst betal innen forfall.',
    },
  },
  {
    page: `Nordlys Rengjøring AS                              *Faktura
Storgata 88, 8006 Bodø
Foretaksregisteret NO 918 221 004 MVA

Kunde nr 10044                                     Fakturanr 2025-771
Bodø Tannklinikk DA                                Dato 06.10.2025
Sjøgata 3                                          Forfall 20.10.2025
8006 Bodø                                          KID 100442025771

Varetekst                 Antall     Enh.pris    Mva    Beløp
Daglig renhold                22       450,00    25%    9 900,00
Vinduspuss                     1     1 200,00    25%    1 200,00

Netto                                                  11 100,00
Mva                                                     2 775,00
Sum å betale                                        kr 13 875,00`,
    currency: 'NOK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-771',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-10-20',
      TOTAL_AMOUNT: '13875.00',
      TAX_AMOUNT: '2775.00',
      SELLER_NAME: 'Nordlys Rengjøring AS',
      BUYER_NAME: 'Bodø Tannklinikk DA',
    },
    unread: ['BUYER_NAME'],
  },
];
