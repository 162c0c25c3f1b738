import type { TypedInvoice } from './typed-invoice.ts';

export const HUNGARIAN: readonly TypedInvoice[] = [
  {
    page: `*SZÁMLA                                       Számlaszám: 2025/00118

Eladó:                                       Vevő:
Tölgyfa Asztalos Kft.                        Zöld Iskola Alapítvány
1118 Budapest, Villányi út 44.               2000 Szentendre, Fő tér 8.
Adószám: 11882044-2-43                       Adószám: 18204471-1-13

Kiállítás dátuma      Teljesítés dátuma      Fizetési határidő      Fizetési mód
2025.03.14.           2025.03.12.            2025.03.29.            átutalás

Megnevezés              Mennyiség    Me.    Nettó egységár    Nettó érték    ÁFA %    ÁFA érték    Bruttó érték
Könyvespolc, tölgy             3     db             72 000        216 000      27%       58 320         274 320
Szerelés                       5     óra            14 000         70 000      27%       18 900          88 900

Nettó összesen:                                    286 000 Ft
ÁFA összesen:                                       77 220 Ft
Fizetendő összesen:                                363 220 Ft`,
    currency: 'HUF',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '2025/00118',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-29',
      TOTAL_AMOUNT: '363220',
      TAX_AMOUNT: '77220',
      SELLER_NAME: 'Tölgyfa Asztalos Kft.',
      BUYER_NAME: 'Zöld Iskola Alapítvány',
    },
  },
  {
    page: `*Balatoni Fordítóiroda Bt.
8230 Balatonfüred, Kossuth utca 11.

Számla sorszáma: BF-87
Számla kelte: 2025. május 5.
Fizetési határidő: 2025. június 4.

Vevő neve: Északi Könyvkiadó Zrt.
4026 Debrecen, Péterfia utca 9.

Szolgáltatás                                      Ár
Használati útmutató fordítása               186 000 Ft
Korrektúra                                   24 000 Ft

Nettó összeg                                210 000 Ft
ÁFA (27%)                                    56 700 Ft
Végösszeg                                   266 700 Ft`,
    currency: 'HUF',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'BF-87',
      INVOICE_DATE: '2025-05-05',
      DUE_DATE: '2025-06-04',
      TOTAL_AMOUNT: '266700',
      TAX_AMOUNT: '56700',
      SELLER_NAME: 'Balatoni Fordítóiroda Bt.',
      BUYER_NAME: 'Északi Könyvkiadó Zrt.',
    },
  },
];
