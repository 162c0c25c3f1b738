import type { TypedInvoice } from './typed-invoice.ts';

export const CZECH: readonly TypedInvoice[] = [
  {
    page: `*FAKTURA - daňový doklad č. 2025-0118

Dodavatel:                                   Odběratel:
Truhlářství Lipový háj s.r.o.                Základní škola Na Výsluní
Pilařská 14                                  Školní 3
602 00 Brno                                  664 51 Šlapanice
IČO: 27114820                                IČO: 48511002
DIČ: CZ27114820

Datum vystavení: 14.03.2025                  Forma úhrady: převodem
Datum uskutečnění plnění: 12.03.2025         Variabilní symbol: 20250118
Datum splatnosti: 28.03.2025

Označení dodávky           Množství   MJ    Cena za MJ    Cena bez DPH
Knihovna z dubu                   2   ks      6 400,00       12 800,00
Montáž                            4   hod       450,00        1 800,00

Základ daně                                                  14 600,00
DPH 21 %                                                      3 066,00
Celkem k úhradě                                          17 666,00 Kč`,
    currency: 'CZK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025-0118',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '17666.00',
      TAX_AMOUNT: '3066.00',
      SELLER_NAME: 'Truhlářství Lipový háj s.r.o.',
      BUYER_NAME: 'Základní škola Na Výsluní',
    },
  },
  {
    page: `*Grafické studio Kontura
Eva Dvořáková
Mlýnská 8, 370 01 České Budějovice
IČ 74118203

*Faktura                         Číslo faktury: 31/2025
                                 Vystaveno dne: 3. června 2025
                                 Splatnost: 17. června 2025

Odběratel
Pivovar Dolní Lhota a.s.
Pivovarská 1
373 12 Borovany

Popis                              Počet     Jedn. cena         Celkem
Návrh etikety                          2       7 500,00      15 000,00
Korektura tisku                        1       1 200,00       1 200,00

Celková částka                                            16 200,00 Kč

Nejsem plátce DPH. Platební podmínky: splatnost 14 dní od vystavení`,
    currency: 'CZK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '31/2025',
      INVOICE_DATE: '2025-06-03',
      DUE_DATE: '2025-06-17',
      TOTAL_AMOUNT: '16200.00',
      SELLER_NAME: 'Grafické studio Kontura',
      BUYER_NAME: 'Pivovar Dolní Lhota a.s.',
      PAYMENT_TERMS: 'splatnost 14 dní od vystavení',
    },
  },
  {
    page: `*Vodárna Střední Morava, a.s.
Nábřežní 22, 779 00 Olomouc

Zákazník: Petr Novotný
Květná 5, 779 00 Olomouc

*Vyúčtování č. 44120925
Datum vystavení: 10. 9. 2025
Období: 1. 6. 2025 - 31. 8. 2025

Položka                                   Částka
Vodné, 18 m3                              982,80
Stočné, 18 m3                             873,00

Cena bez DPH                            1 855,80
DPH 12 %                                  222,70
K úhradě                             2 078,50 CZK

Uhraďte prosím do 24. 9. 2025.`,
    currency: 'CZK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '44120925',
      INVOICE_DATE: '2025-09-10',
      DUE_DATE: '2025-09-24',
      TOTAL_AMOUNT: '2078.50',
      TAX_AMOUNT: '222.70',
      SELLER_NAME: 'Vodárna Střední Morava, a.s.',
      BUYER_NAME: 'Petr Novotný',
      PAYMENT_TERMS: 'Uhraďte prosím do 24. 9. 2025.',
    },
  },
  {
    page: `Elektro Vysočina s.r.o.
Průmyslová 40, 586 01 Jihlava
IČ 26114402   DIČ CZ26114402

*Daňový doklad 250418

Zákazník                              Vystaveno           6.10.2025
Instalace Vrabec a syn                Zdanit. plnění      3.10.2025
Horní 2                               Splatnost          20.10.2025
580 01 Havlíčkův Brod                 Způsob platby      bankovní převod

Položka                    Počet    Jedn.    Cena/ks     Celkem Kč
Kabel CYKY 3x2,5             200    m          18,50      3 700,00
Krabice pod omítku            50    ks          9,00        450,00

Celkem bez DPH            4 150,00
DPH 21%                     871,50
Celkem s DPH              5 021,50 Kč`,
    currency: 'CZK',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '250418',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-10-20',
      TOTAL_AMOUNT: '5021.50',
      TAX_AMOUNT: '871.50',
      SELLER_NAME: 'Elektro Vysočina s.r.o.',
      BUYER_NAME: 'Instalace Vrabec a syn',
    },
  },
];
