import type { TypedInvoice } from './typed-invoice.ts';

export const ROMANIAN: readonly TypedInvoice[] = [
  {
    page: `Furnizor: Tâmplăria Stejarul SRL                  *FACTURĂ FISCALĂ
CIF: RO11820447                                   Seria TST Nr. 0118
Sediul: Str. Atelierului 4, Cluj-Napoca           Data emiterii: 14.03.2025
Cont: RO49 AAAA 1B31 0075 9384 0000               Termen de plată: 28.03.2025

Cumpărător: Asociația Școala Verde
CIF: 20447118
Adresa: Str. Învățătorului 9, Turda

Nr. crt.  Denumirea produselor sau a serviciilor  U.M.   Cantitate   Preț unitar   Valoare    Valoare TVA
1         Bibliotecă stejar                       buc            3      1.850,00   5.550,00      1.165,50
2         Montaj                                  ore            5        120,00     600,00        126,00

Total fără TVA                                                                     6.150,00
Total TVA 21%                                                                      1.291,50
Total de plată                                                                     7.441,50 lei`,
    currency: 'RON',
    lines: 2,
    fields: {
      INVOICE_NUMBER: 'TST Nr. 0118',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '7441.50',
      TAX_AMOUNT: '1291.50',
      SELLER_NAME: 'Tâmplăria Stejarul SRL',
      BUYER_NAME: 'Asociația Școala Verde',
    },
    unread: ['INVOICE_NUMBER'],
  },
  {
    page: `*Birou Traduceri Elena Sandu PFA
Str. Portului 11, Constanța

Factura nr. 87
Data: 5 mai 2025
Scadență: 4 iunie 2025

Client
Editura Nordul SRL
Bd. Unirii 114, Oradea

Serviciu                                             Valoare
Traducere manual de utilizare                   1.240,00 lei
Corectură                                         160,00 lei

Subtotal                                        1.400,00 lei
TVA 21%                                           294,00 lei
Total                                           1.694,00 lei`,
    currency: 'RON',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '87',
      INVOICE_DATE: '2025-05-05',
      DUE_DATE: '2025-06-04',
      TOTAL_AMOUNT: '1694.00',
      TAX_AMOUNT: '294.00',
      SELLER_NAME: 'Birou Traduceri Elena Sandu PFA',
      BUYER_NAME: 'Editura Nordul SRL',
    },
  },
];
