import type { TypedInvoice } from './typed-invoice.ts';

export const FINNISH: readonly TypedInvoice[] = [
  {
    page: `*Koskisen Puusepänverstas Oy                 *LASKU
Verstastie 4                                 Laskun numero: 20418
33100 Tampere                                Laskun päiväys: 14.3.2025
                                             Eräpäivä: 28.3.2025
                                             Maksuehto: 14 pv netto
                                             Viitenumero: 20 41804
Laskutusosoite:
Vihreä Koulu ry
Opettajantie 9
00550 Helsinki

Kuvaus                          Määrä    Yks.      á hinta     Yhteensä
Kirjahylly, tammi                   3    kpl        185,00       555,00
Asennus                             5    h           64,00       320,00

                                         Veroton yhteensä        875,00
                                         Alv 25,5 %              223,13
                                         Maksettava yhteensä   1 098,13 €

IBAN FI21 1234 5600 0007 85   Y-tunnus 1234567-1   Viivästyskorko 11,5 %`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '20418',
      INVOICE_DATE: '2025-03-14',
      DUE_DATE: '2025-03-28',
      TOTAL_AMOUNT: '1098.13',
      TAX_AMOUNT: '223.13',
      SELLER_NAME: 'Koskisen Puusepänverstas Oy',
      BUYER_NAME: 'Vihreä Koulu ry',
      PAYMENT_TERMS: '14 pv netto',
    },
  },
  {
    page: `*Elina Sandbergin käännöspalvelu Tmi
Satamakatu 11, 20100 Turku

Asiakas
Pohjolan Kustannus Oy
PL 114
90101 Oulu

*Lasku nro 87                   Päiväys: 5. toukokuuta 2025
                                Maksettava viimeistään: 4.6.2025

Palvelu                                           Hinta
Käyttöohjeen käännös                       1 240,00 €
Oikoluku                                     160,00 €

Veroton summa                              1 400,00 €
Arvonlisävero 25,5 %                         357,00 €
Yhteensä                                   1 757,00 €`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '87',
      INVOICE_DATE: '2025-05-05',
      DUE_DATE: '2025-06-04',
      TOTAL_AMOUNT: '1757.00',
      TAX_AMOUNT: '357.00',
      SELLER_NAME: 'Elina Sandbergin käännöspalvelu Tmi',
      BUYER_NAME: 'Pohjolan Kustannus Oy',
    },
  },
  {
    page: `*Saimaan Venehuolto Ky                       *KUITTI / LASKU
Satamatie 2                                  Laskunumero      3118
57130 Savonlinna                             Laskupäivä       21.07.2025
                                             Asiakasnumero    1044
Maksaja                                      Eräpäivä         31.07.2025
Antti Holmström                              Huomautusaika    7 pv
Rantatie 40
57170 Savonlinna

Tuote                 Määrä      Hinta     ALV %      Yhteensä
Moottoriöljy 4 l          2      38,90      25,5         77,80
Siipipyörä                1      44,50      25,5         44,50

Veroton                                                  97,45
ALV                                                      24,85
Maksettava EUR                                          122,30

Tilinumero FI42 5000 1510 0000 23        BIC OKOYFIHH`,
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '3118',
      INVOICE_DATE: '2025-07-21',
      DUE_DATE: '2025-07-31',
      TOTAL_AMOUNT: '122.30',
      TAX_AMOUNT: '24.85',
      SELLER_NAME: 'Saimaan Venehuolto Ky',
      BUYER_NAME: 'Antti Holmström',
    },
  },
  {
    page: `Helsingin Konttoritarvike Oy                            *Hyvityslasku
PL 22, 00101 Helsinki                                   Hyvityslaskun numero   55120
                                                        Päivämäärä             6.10.2025
                                                        Alkuperäinen lasku     54877
Asianajotoimisto Ekdal Ky
Kauppatori 1
00170 Helsinki

Tuotenro  Nimike               Määrä   Yks   A-hinta    Alv %   Yhteensä
4410      Kopiopaperi            -20   pkt      4,90     25,5     -98,00
5512      Mappi A4               -30   kpl      2,20     25,5     -66,00

Veroton yhteensä     -164,00
Alv yhteensä          -41,82
Loppusumma           -205,82 EUR`,
    type: 'credit_note',
    currency: 'EUR',
    lines: 2,
    fields: {
      INVOICE_NUMBER: '55120',
      INVOICE_DATE: '2025-10-06',
      TOTAL_AMOUNT: '-205.82',
      TAX_AMOUNT: '-41.82',
      SELLER_NAME: 'Helsingin Konttoritarvike Oy',
      BUYER_NAME: 'Asianajotoimisto Ekdal Ky',
    },
  },
];
