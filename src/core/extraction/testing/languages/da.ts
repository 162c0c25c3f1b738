import type { TypedInvoice } from './typed-invoice.ts';

export const DANISH: readonly TypedInvoice[] = [
  {
    page: `*Skovlund Tømrer ApS                         *FAKTURA
Savværksvej 12                               Fakturanr.: 10482
8600 Silkeborg                               Fakturadato: 14-03-2025
CVR-nr. 30114782                             Forfaldsdato: 28-03-2025

Kunde:
Børnehuset Mælkevejen
Skolegade 3
8600 Silkeborg

Beskrivelse                 Antal      Enhed     Stk. pris        Beløb
Reol i eg                       3      stk.       1.450,00     4.350,00
Montering                       4      timer        525,00     2.100,00

                                       Subtotal                6.450,00
                                       Moms (25%)              1.612,50
                                       Total DKK               8.062,50

Betalingsbetingelser: Netto 14 dage`,
    currency: 'DKK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '10482',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '8062.50',
      TAX_AMOUNT: '1612.50',
      SELLER_NAME: 'Skovlund Tømrer ApS',
      BUYER_NAME: 'Børnehuset Mælkevejen',
      PAYMENT_TERMS: 'Netto 14 dage',
    },
  },
  {
    page: `*Mette Kragh Grafisk Design
Havnegade 20, 1. th.
5000 Odense C

Faktureres til:
Fynsk Bryghus A/S
Bryggervej 7
5700 Svendborg

*Faktura nr. 2025-031
Dato: 2. juni 2025

Ydelse                                  Timer      Timepris       I alt
Etiketdesign                               12        650,00    7.800,00
Rettelser                                   2        650,00    1.300,00

Beløb ekskl. moms                                         9.100,00 kr.
25% moms                                                  2.275,00 kr.
I alt inkl. moms                                         11.375,00 kr.

Beløbet bedes indbetalt senest den 16. juni 2025.`,
    currency: 'DKK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-031',
      INVOICE_DATE: '2025-06-02',
      DUE_DATE: '2025-06-16',
      TOTAL_AMOUNT: '11375.00',
      TAX_AMOUNT: '2275.00',
      SELLER_NAME: 'Mette Kragh Grafisk Design',
      BUYER_NAME: 'Fynsk Bryghus A/S',
      PAYMENT_TERMS: 'Beløbet bedes indbetalt senest den 16. juni 2025.',
    },
  },
  {
    page: `*Limfjordens Varmeværk a.m.b.a.
Kanalen 4, 9000 Aalborg
CVR 21448307

Kundenummer: 448210
Jens Østergaard
Fjordvej 88
9000 Aalborg

*Regning                          Regningsnummer 7720418
                                  Udskrevet: 10.09.2025
                                  Betalingsdato: 01.10.2025

Tekst                                        Beløb
Fast afgift                                 612,00
Forbrug, 3,2 MWh                          1.488,00

Moms udgør                                  525,00
At betale i alt                       2.625,00 kr.`,
    currency: 'DKK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '7720418',
      INVOICE_DATE: '2025-09-10',
      DUE_DATE: '2025-10-01',
      TOTAL_AMOUNT: '2625.00',
      TAX_AMOUNT: '525.00',
      SELLER_NAME: 'Limfjordens Varmeværk a.m.b.a.',
      BUYER_NAME: 'Jens Østergaard',
    },
  },
  {
    page: `                                        *FAKTURA

Vestkystens Vinduespolering
v/ Lars Thygesen                        Nr. 2025-204
Strandvejen 6, 6700 Esbjerg             Dato 06.10.2025
CVR: 38 22 01 14                        Forfald 20.10.2025

Til: Restaurant Havgus ApS
     Torvet 9, 6700 Esbjerg

Vinduespolering, september              1.200,00
Kørsel                                    150,00

I alt ekskl. moms                       1.350,00
25% moms                                  337,50
Til betaling                      DKK   1.687,50

Betaling: netto 14 dage til reg. 1234 konto 0012345678`,
    currency: 'DKK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-204',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-10-20',
      TOTAL_AMOUNT: '1687.50',
      TAX_AMOUNT: '337.50',
      SELLER_NAME: 'Vestkystens Vinduespolering',
      BUYER_NAME: 'Restaurant Havgus ApS',
      PAYMENT_TERMS: 'netto 14 dage',
    },
    unread: ['PAYMENT_TERMS'],
  },
];
