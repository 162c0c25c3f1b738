import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Lists of invoices and estimates sum up as bills do; builders and carriers bill in such tables.
test.each([
  [
    'invoices that came in, in German',
    'other',
    `Rechnungseingangsbuch März 2026
Malerei Tjaden GmbH

Nr.   Eingang      Rechnung Nr.   Lieferant               Netto      Steuer     Brutto
1     02.03.2026   R-8812         Farben Kuhn GmbH        412,00      78,28     490,28
2     05.03.2026   2026-114       Gerüste Ihnen           900,00     171,00   1.071,00
3     19.03.2026   A 3391         Tankstelle Focken       138,66      26,34     165,00
Summe                                                   1.450,66     275,62   1.726,28`,
  ],
  [
    'invoices that came in, without a title that is known',
    'other',
    `Tamar Boatyard Ltd
Supplier invoices posted, April 2026

Line   Date         Supplier invoice no.   Supplier              Net        VAT      Gross
1      02/04/2026   88120                  Quayside Paints     210.00      42.00    252.00
2      09/04/2026   INV-3301               Cobb Timber         480.00      96.00    576.00
3      22/04/2026   T/7719                 Westway Fuels       155.00      31.00    186.00
Totals                                                         845.00     169.00  1,014.00`,
  ],
  [
    'invoices that came in, in Italian',
    'other',
    `REGISTRO IVA ACQUISTI - marzo 2026
Falegnameria Lanza

Prot.  Data         N. fattura    Fornitore             Imponibile    IVA       Totale
1      02/03/2026   118/A         Vernici Moro srl        200,00      44,00     244,00
2      11/03/2026   2026/77       Legnami Alpi            950,00     209,00   1.159,00
3      25/03/2026   FT 331        Ferramenta Gallo         80,00      17,60      97,60
Totale periodo                                          1.230,00     270,60   1.500,60`,
  ],
  [
    'the budget of a house',
    'other',
    `PRESUPUESTO ANUAL 2027
Comunidad de propietarios Avenida del Puerto 18

Concepto                     2026          2027
Limpieza                 2.400,00      2.520,00
Ascensor                 1.860,00      1.900,00
Seguro                     980,00      1.040,00
Total                    5.240,00      5.460,00

La cuota mensual de cada piso será de 45,50 € a partir de enero.`,
  ],
  [
    'quantities and prices of works',
    'other',
    `Município de Vale de Cima
MAPA DE QUANTIDADES

Art.   Designação               Un.    Quant.     Preço unit.     Total
1.1    Demolição de muro        m3      12,00          35,00     420,00
1.2    Betão de limpeza         m2      40,00          11,50     460,00
1.3    Pintura exterior         m2     150,00           8,00   1.200,00
Total                                                          2.080,00`,
  ],
  [
    'an estimate that follows a standard',
    'other',
    `Gemeinde Westerholz
^Kostenberechnung nach DIN 276

KG     Bezeichnung              Menge     Einheit     EP        Betrag
300    Mauerwerk                120,00    m2         95,00    11.400,00
330    Fenster                    8,00    Stk       850,00     6.800,00
400    Heizung                    1,00    psch    9.500,00     9.500,00
Summe netto                                                   27.700,00
Umsatzsteuer 19 %                                              5.263,00
Gesamtkosten                                                  32.963,00`,
  ],
  [
    'works that are billed as measured',
    'invoice',
    `Edil Ferri srl
Via dei Mille 4, 46100 Mantova - P. IVA 01234560157

Comune di Montebello
Piazza Grande 1, 46040 Montebello

FATTURA n. 44/2026 del 3 aprile 2026
Lavori a misura come da computo metrico approvato, 2° SAL

Demolizione intonaco      m2    186,00    12,50     2.325,00
Tinteggiatura             m2    410,00    11,00     4.510,00
Imponibile                                          6.835,00
IVA 10 %                                              683,50
Totale fattura                                      7.518,50
Bonifico a 30 giorni su IT60 X054 2811 1010 0000 0123 456`,
  ],
  [
    'invoices of suppliers, in French',
    'other',
    `Registre des factures fournisseurs - mai 2026
SARL Atelier Bleu

N°     Date          N° facture     Fournisseur           HT        TVA       TTC
1      04/05/2026    F-1182         Peintures Roux      200,00     40,00    240,00
2      11/05/2026    26/331         Bois Martin         450,00     90,00    540,00
3      20/05/2026    A881           Quincaillerie Ney    60,00     12,00     72,00
Total                                                   710,00    142,00    852,00`,
  ],
  [
    'the book of purchases, in Dutch',
    'other',
    `Inkoopboek mei 2026
Schildersbedrijf Postma

Boekstuk   Datum        Factuurnummer   Leverancier        Netto      Btw      Totaal
1          04-05-2026   F1182           Verfhandel Vos     200,00    42,00     242,00
2          11-05-2026   26331           Steigers BV        450,00    94,50     544,50
Totaal                                                     650,00   136,50     786,50`,
  ],
  [
    'an invoice of several deliveries',
    'invoice',
    `Spedition Harms GmbH
Hafenstr. 2, 26721 Emden - USt-IdNr. DE139004417

Möbel Tjaden
Markt 1, 26506 Norden

Sammelrechnung 2026-880            30.04.2026

Datum        Lieferschein-Nr.     Strecke             Betrag
03.04.2026   L-3301               Emden - Norden      80,00
11.04.2026   L-3377               Emden - Aurich      95,00
Netto                                                175,00
MwSt 19 %                                             33,25
Gesamtbetrag                                         208,25
Zahlbar bis 14.05.2026`,
  ],
  [
    'an estimate of works, in French',
    'other',
    `Commune de Saint-Loup
ESTIMATION PRÉVISIONNELLE DES TRAVAUX

Lot    Désignation            Montant HT
1      Maçonnerie             42 000,00
2      Charpente              18 500,00
Total HT                      60 500,00
TVA 20 %                      12 100,00
Total TTC                     72 600,00`,
  ],
  [
    'a bill of quantities',
    'other',
    `Northfield Parish Council
BILL OF QUANTITIES - Village Hall Extension

Item   Description                 Unit    Qty      Rate      Amount
A      Excavate foundations         m3     40      18.00      720.00
B      Concrete                     m3     12     140.00    1,680.00
C      Brickwork                    m2     85      62.00    5,270.00
Total                                                      7,670.00`,
  ],
  [
    'the plan of a house',
    'other',
    `Wirtschaftsplan 2027
WEG Deichstraße 18

Position                 2026          2027
Müll                   640,00        660,00
Versicherung         1.120,00      1.180,00
Hausmeister          2.400,00      2.450,00
Summe                4.160,00      4.290,00

Hausgeld je Wohnung monatlich ab 1. Januar 2027: 89,40 €`,
  ],
  [
    'invoices that came in, in Polish',
    'other',
    `Rejestr zakupów VAT - marzec 2026
Stolarnia Nowak

Lp.   Data         Numer faktury   Dostawca            Netto      VAT      Brutto
1     02.03.2026   FV/118          Farby Kot           200,00    46,00     246,00
2     11.03.2026   331/2026        Drewno Las          900,00   207,00   1.107,00
Razem                                                1.100,00   253,00   1.353,00`,
  ],
  [
    'an invoice of several runs',
    'invoice',
    `Speyside Haulage
Unit 4, Elgin IV30 1AA - VAT no. 285 7714 30

Orrin Print Ltd
8 Mill Lane, Elgin IV30 2BB

INVOICE 2026/77                 31 May 2026

Date         Your order no.    Run                   Amount
04/05/2026   PO-331            Elgin - Inverness      80.00
18/05/2026   PO-347            Elgin - Aberdeen      110.00
Net                                                  190.00
VAT 20%                                               38.00
Total due                                            228.00`,
  ],
  [
    'a title in capitals and its number in cells behind it',
    'delivery_note',
    `SAATGUT MEWES KG                                      Feldweg 2
Hof Brink                   LIEFERSCHEIN     Nr.     26-L-4410
Deich 4                     Datum: 24.03.2026        Seite 1
26506 Norden                Kunde: 4021              Auftrag: 26-A-77

Pos    Menge    Artikel                geladen
1      12 Sack  Hafer                  12
2      8 Sack   Gerste                 8

Ware erhalten: ______________   Datum ____________`,
  ],
  [
    'an offer with blanks for who accepts',
    'quote',
    `Dalby Fencing
4 Mill Lane, Pickering YO18 1AA · VAT no. 285 7714 30

Mr R. Sykes
Manor Farm, Malton YO17 2BB
                                          12 May 2026

Dear Mr Sykes,

Thank you for showing me the paddock. The price for the job is as follows:

Post and rail, 60 m             £1,480.00
Two field gates                   £420.00
Total                           £1,900.00
VAT at 20%                        £380.00
Total including VAT             £2,280.00

The price holds for 30 days. To go ahead, please sign and return this slip.

Signed ______________   Date ____________   Order no. ____________`,
  ],
])('a table of invoices or works is what it is called: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});

test('what somebody spent, with a voucher for each, is claimed from whom he works for', () => {
  const claim = `*SOLARIA NORTE, S.L.                                        HOJA DE LIQUIDACIÓN DE GASTOS

Empleado: Íñigo Larra                    N.º empleado: 0214           Centro de coste: 330 Obras

Fecha        Concepto                    Justificante          Base      IVA      Total €
11/05        Peaje AP-68                 Tique 1              12,36     2,59        14,95
11-14/05     Hotel 3 noches              Factura H-2281      204,55    20,45       225,00
12/05        Comida con cliente          Factura 884          62,73     6,27        69,00
13/05        Material ferretería         Tique 2              15,62     3,28        18,90
             Total gastos                                                          327,85
             A favor del empleado                                                  327,85`;
  expect(readTyped(claim).document_type).toBe('other');
});

test('what a bank paid out and in, with its balance, is a statement', () => {
  const statement = `                                                            Business Current Account
Lagan Valley Bank                                           Statement no. 118

The Cheese Loft Ltd
41 Bow Street, Lisburn BT28 1XX

Sort code 93-84-17   Account 01182044   1 to 30 June 2026

Date       Type    Details                        Paid out £    Paid in £    Balance £
01 Jun             Balance brought forward                                    4,118.20
01 Jun     DD      Lisburn Rates                      312.00                  3,806.20
04 Jun     FPO     Dairy INV 2217                     918.40                  2,887.80
17 Jun     FPI     Hotel inv CL-0881                               742.50     3,630.30
                   Totals                           1,230.40       742.50     3,630.30`;
  expect(readTyped(statement).document_type).toBe('statement');
});

test('what an agent earned is his statement', () => {
  const statement = `Brightwater Agencies                                              Period: September 2026
40 Eastcheap, London EC3M 1XX                                     Statement no. 26/09/0417
                                                                  Payment date 15/10/2026
Fenwick Brokers
11 Castle Quay, Nottingham NG7 1XX

*INTERMEDIARY COMMISSION STATEMENT
Policy         Client               Effective      Premium      Rate     Commission
BW-118204      Nottm Forge Ltd      01/09/26      4,212.00     22.5%         947.70
BW-117733      J R Pick             03/09/26        618.40     20.0%         123.68
Total                                                                      1,071.38
Commission for month                                                       1,071.38`;
  expect(readTyped(statement).document_type).toBe('statement');
});
