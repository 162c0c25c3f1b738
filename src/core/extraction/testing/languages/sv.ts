import type { TypedInvoice } from './typed-invoice.ts';

export const SWEDISH: readonly TypedInvoice[] = [
  {
    page: `*Björkdalens Snickeri AB                     *FAKTURA
Verkstadsgatan 4                             Fakturanummer: 20418
752 28 Uppsala                               Fakturadatum: 2025-03-14
                                             Förfallodatum: 2025-04-13
                                             Betalningsvillkor: 30 dagar netto
                                             Er referens: Karin Lindgren

Kund:
Gröna Skolan Ekonomisk förening
Lärarvägen 9
756 45 Uppsala

Beskrivning                     Antal    Enhet     À-pris       Belopp
Bokhylla, ek                        3    st      1 850,00     5 550,00
Montering                           5    tim       640,00     3 200,00

                                         Summa exkl. moms     8 750,00
                                         Moms 25%             2 187,50
                                         Att betala       10 937,50 kr

Bankgiro 5050-1055   Organisationsnummer 556677-8899   Godkänd för F-skatt`,
    currency: 'SEK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '20418',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-04-13',
      TOTAL_AMOUNT: '10937.50',
      TAX_AMOUNT: '2187.50',
      SELLER_NAME: 'Björkdalens Snickeri AB',
      BUYER_NAME: 'Gröna Skolan Ekonomisk förening',
      PAYMENT_TERMS: '30 dagar netto',
    },
  },
  {
    page: `*Elin Sandbergs Översättningar
Havsgatan 11, 413 20 Göteborg

Faktureras till
Norrskens Förlag AB
Box 114
901 03 Umeå

*Faktura nr 87                  Datum: 5 maj 2025
OCR-nummer: 87205               Oss tillhanda senast: 4 juni 2025

Tjänst                                            Pris
Översättning av manual                       12 400 kr
Korrekturläsning                              1 600 kr

Netto                                        14 000 kr
Moms (25 %)                                   3 500 kr
Totalt att betala                            17 500 kr`,
    currency: 'SEK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '87',
      INVOICE_DATE: '2025-05-05',
      DUE_DATE: '2025-06-04',
      TOTAL_AMOUNT: '17500',
      TAX_AMOUNT: '3500',
      SELLER_NAME: 'Elin Sandbergs Översättningar',
      BUYER_NAME: 'Norrskens Förlag AB',
    },
  },
  {
    page: `*Vätterns Båtservice
Hamnvägen 2
561 31 Huskvarna

*Kvitto / Faktura 3118
Utställd: 21 juli 2025

Köpare: Anders Holmqvist
Strandvägen 40, 563 31 Gränna

Artikel               Antal      Pris/st       Summa
Motorolja                 2       189,00      378,00
Impeller                  1       445,00      445,00

Delsumma                                      823,00
Varav moms                                    164,60
Totalsumma SEK                                823,00

Betalas inom 10 dagar från fakturadatum.`,
    currency: 'SEK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '3118',
      INVOICE_DATE: '2025-07-21',
      TOTAL_AMOUNT: '823.00',
      TAX_AMOUNT: '164.60',
      SELLER_NAME: 'Vätterns Båtservice',
      BUYER_NAME: 'Anders Holmqvist',
      PAYMENT_TERMS: 'Betalas inom 10 dagar från fakturadatum.',
    },
  },
  {
    page: `*KREDITFAKTURA ersätter ej   FAKTURA 55120

Malmö Kontorsvaror AB
Box 22, 201 20 Malmö
Org.nr 556120-4418

Köpare                          Leveransadress
Advokatbyrån Ekdal HB           Stora Torget 1
Stora Torget 1                  222 23 Lund
222 23 Lund

Fakturadatum     Förfallodag      Vår referens      Er referens
2025-10-06       2025-11-05       Nils              A. Ekdal

Art.nr    Benämning            Antal   Enhet   Pris     Rabatt    Summa
4410      Kopieringspapper        20   pkt     49,00              980,00
5512      Pärm A4                 30   st      22,00              660,00

Totalt exkl. moms       1 640,00
Moms 25 %                 410,00
Totalt inkl. moms       2 050,00 SEK

Vid betalning efter förfallodagen debiteras dröjsmålsränta.`,
    currency: 'SEK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '55120',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-11-05',
      TOTAL_AMOUNT: '2050.00',
      TAX_AMOUNT: '410.00',
      SELLER_NAME: 'Malmö Kontorsvaror AB',
      BUYER_NAME: 'Advokatbyrån Ekdal HB',
    },
    unread: ['INVOICE_NUMBER'],
  },
];
