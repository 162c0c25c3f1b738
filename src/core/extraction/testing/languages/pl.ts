import type { TypedInvoice } from './typed-invoice.ts';

export const POLISH: readonly TypedInvoice[] = [
  {
    page: `*Faktura VAT nr FV/118/03/2025
Data wystawienia: 14.03.2025                 Miejsce wystawienia: Gdańsk
Data sprzedaży: 12.03.2025
Termin płatności: 28.03.2025
Sposób płatności: przelew

Sprzedawca:                                  Nabywca:
Stolarnia Brzozowa Sp. z o.o.                Przedszkole Zielona Łąka
ul. Leśna 14                                 ul. Szkolna 3
80-214 Gdańsk                                80-318 Gdańsk
NIP: 584-214-33-07                           NIP: 957-118-20-41

Lp.  Nazwa towaru lub usługi     Ilość   J.m.   Cena netto   Wartość netto   VAT    Wartość brutto
1    Regał drewniany                 4   szt.       350,00        1 400,00   23%          1 722,00
2    Montaż                          6   godz.       80,00          480,00   23%            590,40

Razem                                                           1 880,00              2 312,40
Kwota VAT                                                                               432,40
Do zapłaty: 2 312,40 zł`,
    currency: 'PLN',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'FV/118/03/2025',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '2312.40',
      TAX_AMOUNT: '432.40',
      SELLER_NAME: 'Stolarnia Brzozowa Sp. z o.o.',
      BUYER_NAME: 'Przedszkole Zielona Łąka',
    },
  },
  {
    page: `*Pracownia Graficzna Kontur
Maria Wilczek
ul. Młyńska 8/4, 61-730 Poznań
NIP 778-114-20-93

*FAKTURA                       Numer faktury: 14/2025
                               Data wystawienia: 3 czerwca 2025

Nabywca
Browar Nadwarciański S.A.
ul. Piwna 1
62-510 Konin

Opis                               Ilość      Cena jedn.       Wartość
Projekt etykiety                       2          600,00      1 200,00
Korekta druku                          1          150,00        150,00

                                   Suma netto               1 350,00 zł
                                   VAT 23%                    310,50 zł
                                   Razem do zapłaty         1 660,50 zł

Warunki płatności: 14 dni od daty wystawienia faktury
Prosimy o wpłatę na konto 11 2222 3333 4444 5555 6666 7777`,
    currency: 'PLN',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '14/2025',
      INVOICE_DATE: '2025-06-03',
      TOTAL_AMOUNT: '1660.50',
      TAX_AMOUNT: '310.50',
      SELLER_NAME: 'Pracownia Graficzna Kontur',
      BUYER_NAME: 'Browar Nadwarciański S.A.',
      PAYMENT_TERMS: '14 dni od daty wystawienia faktury',
    },
  },
  {
    page: `*Energia Pomorze S.A.
ul. Portowa 22, 70-015 Szczecin

Odbiorca: Jan Kowalczyk
ul. Kwiatowa 5, 71-114 Szczecin

*Rachunek nr 2025/09/44120
Data: 2025-09-10
Okres rozliczeniowy: 01.08.2025 - 31.08.2025

Pozycja                                   Kwota
Energia czynna, 214 kWh                  171,20
Opłata przesyłowa                         64,30

Wartość netto                            235,50
Podatek VAT (23%)                         54,17
Kwota do zapłaty                     289,67 PLN

Prosimy o zapłatę do dnia 24.09.2025.`,
    currency: 'PLN',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025/09/44120',
      INVOICE_DATE: '2025-09-10',
      DUE_DATE: '2025-09-24',
      TOTAL_AMOUNT: '289.67',
      TAX_AMOUNT: '54.17',
      SELLER_NAME: 'Energia Pomorze S.A.',
      BUYER_NAME: 'Jan Kowalczyk',
      PAYMENT_TERMS: 'Prosimy o zapłatę do dnia 24.09.2025.',
    },
  },
  {
    page: `Hurtownia Elektryczna Volt S.A.
ul. Przemysłowa 40, 40-218 Katowice
NIP 634-221-00-18   BDO 000114220

*FAKTURA SPRZEDAŻY
Numer: FS-2025-4418        Wystawiono dnia: 6 października 2025

Dla:
Instalacje Wróbel i Syn
ul. Górna 2, 43-300 Bielsko-Biała

Towar                       J.m.    Ilość    Cena jedn. netto     Kwota netto
Kabel YDY 3x2,5              m        200               4,10           820,00
Puszka podtynkowa           szt        50               1,80            90,00

Suma netto: 910,00
Podatek VAT 23%: 209,30
Suma brutto: 1119,30 PLN

Płatność: przelew w terminie 21 dni, do 27.10.2025`,
    currency: 'PLN',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'FS-2025-4418',
      INVOICE_DATE: '2025-10-06',
      DUE_DATE: '2025-10-27',
      TOTAL_AMOUNT: '1119.30',
      TAX_AMOUNT: '209.30',
      SELLER_NAME: 'Hurtownia Elektryczna Volt S.A.',
      BUYER_NAME: 'Instalacje Wróbel i Syn',
      PAYMENT_TERMS: 'przelew w terminie 21 dni, do 27.10.2025',
    },
  },
];
