import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

const withHead = (head: string) => `*Lingua Studio Sp. z o.o.
ul. Kwiatowa 4, 60-538 Poznań

${head}

Nabywca:
Meble Wielkopolanka Sp. z o.o.
ul. Fabryczna 27, 63-300 Pleszew

Lp.   Nazwa                            Ilość   Cena netto    Wartość netto
1     Tłumaczenie umowy                   17        62,00         1 054,00
2     Korekta językowa katalogu            8        95,00           760,00

                             Razem netto                        1 814,00
                             VAT 23%                              417,22
                             Razem brutto                       2 231,22 PLN

Termin płatności: 28.02.2026`;

test.each([
  ['Faktura VAT nr 5/02/2026               Data wystawienia: 16.02.2026', '5/02/2026', '2026-02-16'],
  ['Faktura nr 5/02/2026/T                 Data wystawienia: 16.02.2026', '5/02/2026/T', '2026-02-16'],
  ['FAKTURA VAT 11/02/2026                 Data wystawienia: 16.02.2026', '11/02/2026', '2026-02-16'],
  ['FAKTURA NR 7/02/2026                   Data wystawienia: 16.02.2026', '7/02/2026', '2026-02-16'],
  ['Faktura FV 3/02/2026/KR                Data wystawienia: 2026-02-16', 'FV 3/02/2026/KR', '2026-02-16'],
  ['Numer faktury: 7/02/2026               Data wystawienia: 2026-02-16', '7/02/2026', '2026-02-16'],
  ['Faktura nr 2026/02/14                  Data wystawienia: 16.02.2026', '2026/02/14', '2026-02-16'],
  ['Fattura n. 12/02/2026                  Data: 16/02/2026', '12/02/2026', '2026-02-16'],
  ['Rechnung Nr. 12/02/2026                Datum: 16.02.2026', '12/02/2026', '2026-02-16'],
  ['Invoice no. 03/02/2026-B               Date: 16 February 2026', '03/02/2026-B', '2026-02-16'],
])('a number counted within its month is no day: %s', (head, number, date) => {
  const found = readTyped(withHead(head));
  expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'INVOICE_DATE')]).toEqual([number, date]);
});

test.each([
  ['Faktura nr 118 z dnia 5/02/2026', '118'],
  ['Facture n° 118 du 5/02/2026', '118'],
  ['Factura núm. 118          Fecha / núm. de pedido: 5/02/2026', '118'],
])('a day behind a number stays one: %s', (head, number) => {
  const found = readTyped(withHead(head));
  expect([stated(found, 'INVOICE_NUMBER'), stated(found, 'INVOICE_DATE')]).toEqual([number, '2026-02-05']);
});

test.each([
  ['Dane identyfikacyjne', 'Sprzedawca', 'Nabywca', 'NIP', 'Nazwa', 'Adres'],
  ['Identification', 'Supplier', 'Customer', 'VAT number', 'Name', 'Address'],
  ['Dati anagrafici', 'Fornitore', 'Cliente', 'P. IVA', 'Denominazione', 'Sede'],
  ['Datos identificativos', 'Emisor', 'Cliente', 'NIF', 'Nombre', 'Domicilio'],
])('what heads the particulars of a party is nobody: %s', (details, seller, buyer, taxId, name, address) => {
  const columns = [
    [`*${seller}`, `*${buyer}`],
    [`*${details}`, `*${details}`],
    [`${taxId}: 7811944711`, `${taxId}: 6174471820`],
    [`${name}: Lingua Studio Hanna Wolny`, `${name}: Meble Wielkopolanka`],
    [`*${address}`, `*${address}`],
    ['Kwiatowa 4', 'Fabryczna 27'],
    ['60-538 Poznań', '63-300 Pleszew'],
  ].map(([left, right]) => `${left!.padEnd(50)}${right}`);
  const found = readTyped(`*Faktura / Invoice 2026-118                    Date: 2026-02-16

${columns.join('\n')}

Description                   Quantity   Unit price      Amount
Translation of a contract           17        62.00    1,054.00
Proofreading                         8        95.00      760.00

                             Total                     1,814.00 EUR`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'Lingua Studio Hanna Wolny',
    'Meble Wielkopolanka',
  ]);
});

const SUMMARY = `Summary
Service charges                                           $999.42
     Charges                                              $812.54
     Credits                                                $0.00
     VAT                                                  $186.88
Total for this invoice                                    $999.42

Detail
Elastic Compute                                           $507.53
     Charges                                              $412.63
     VAT                                                   $94.90
Object Storage                                            $108.45
     Charges                                               $88.17
     VAT                                                   $20.28`;

test('services of a cloud whose list goes on over the page are its lines', () => {
  const found = readBelowHead(
    SUMMARY,
    `Detail (continued)
Relational Database                                       $290.77
     Charges                                              $236.40
     VAT                                                   $54.37
Data Transfer                                              $92.67
     Charges                                               $75.34
     VAT                                                   $17.33

Service provider: Harlow Joinery Ltd`,
  );
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['507.53', '108.45', '290.77', '92.67']);
});

const SOLD = `Description               Qty     Price     Amount
Oak door                    2    210.00     420.00
Fitting                     1     80.00      80.00

                          Net               500.00
                          VAT 20%           100.00
                          Total            £600.00
`;

test.each([
  'Die Rechnung ist bereits bezahlt.',
  'Der Betrag wurde bereits per PayPal beglichen.',
  'The amount has been collected from your card.',
  'Le montant a été prélevé sur votre carte.',
  'Deze factuur is reeds voldaan.',
  'La factura ya está pagada.',
  'La fattura è già stata pagata.',
  'Zahlungsart: Sofortüberweisung',
])('that a bill was paid is no term of payment: %s', (sentence) => {
  expect(stated(readBelowHead(`${SOLD}\n${sentence}`), 'PAYMENT_TERMS')).toBeUndefined();
});

test.each([
  ['Zahlungsbedingungen: Der Rechnungsbetrag wurde bereits beglichen.', 'beglichen'],
  ['Der Betrag ist sofort ohne Abzug zahlbar.', 'sofort'],
  ['Der Betrag wird am 20.03.2024 von Ihrem Konto abgebucht.', 'abgebucht'],
])('what is said as the terms, or is yet to be paid, stays: %s', (sentence, word) => {
  expect(stated(readBelowHead(`${SOLD}\n${sentence}`), 'PAYMENT_TERMS')).toContain(word);
});

test('a view of an electronic invoice may tell the parties on one page and the amounts on the next', () => {
  const party = (name: string, id: string) => `*Dati anagrafici
  Codice fiscale: ${id}
  Denominazione: ${name}
*Dati della sede
  Indirizzo: Via dei Consoli 44
  CAP: 06024
  Comune: Gubbio`;
  const found = readTyped(
    `*FATTURA ELETTRONICA
Versione FPA12

*Dati relativi alla trasmissione
  Identificativo del trasmittente: IT01234470547
  Progressivo di invio: 00027

*Dati del cedente / prestatore
${party('Copisteria Tre Archi S.n.c.', '03344711541')}

*Dati del cessionario / committente
${party('Comune di Gubbiano', '80004470549')}`,
    `Versione FPA12
*Dati generali del documento
  Tipologia documento: TD01 (fattura)
  Valuta importi: EUR
  Data documento: 2026-04-10 (10 Aprile 2026)
  Numero documento: 27/2026
  Importo totale documento: 456.65

*Nr. linea: 1
  Descrizione bene/servizio: Noleggio fotocopiatrice
  Quantità: 3.00
  Valore unitario: 100.00
  Valore totale: 300.00
*Nr. linea: 2
  Descrizione bene/servizio: Copie eccedenti
  Quantità: 1.00
  Valore unitario: 74.30
  Valore totale: 74.30

*Dati di riepilogo per aliquota IVA e natura
  Aliquota IVA (%): 22.00
  Totale imponibile/importo: 374.30
  Totale imposta: 82.35`,
  );
  expect(found.document_type).toBe('invoice');
  expect(found.warnings.map(({ code }) => code)).not.toContain('several_invoices');
  const fields = ['INVOICE_NUMBER', 'INVOICE_DATE', 'TOTAL_AMOUNT', 'SELLER_NAME', 'BUYER_NAME'];
  expect(fields.map((field) => stated(found, field))).toEqual([
    '27/2026',
    '2026-04-10',
    '456.65',
    'Copisteria Tre Archi S.n.c.',
    'Comune di Gubbiano',
  ]);
});

const TABLE = `Description                   Quantity   Unit price      Amount
Care of green areas                  1       950.00      950.00
Holm oaks, delivered                 4        60.00      240.00

                             Net amount                1,190.00
                             VAT 21%                     249.90
                             Total                     1,439.90 EUR`;

test.each([
  ['DATOS DEL EMISOR', 'DATOS DEL RECEPTOR', 'Razón social', 'Población'],
  ['VERKÄUFER', 'KÄUFER', 'Name', 'Ort'],
  ['FOURNISSEUR', 'CLIENT', 'Raison sociale', 'Ville'],
])('forms of both parties beside each other have their own labels in front of the values: %s', (...words) => {
  const [seller, buyer, name, town] = words;
  const rows = [
    [`*${seller}`, '', `*${buyer}`, ''],
    ['VAT', 'ESB44711820', 'VAT', 'ESP1304471A'],
    [name, 'JARDINERIA EL ROMERAL', name, 'AYUNTAMIENTO DE VALDEOLIVA'],
    [town, '13300 Valdepeñas', town, '13410 Valdeoliva'],
  ].map(([a, b, c, d]) => a!.padEnd(18) + b!.padEnd(34) + c!.padEnd(18) + d!);
  const found = readTyped(`*INVOICE A-2026-0091                 Invoice date: 15/04/2026

${rows.join('\n')}

${TABLE}`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'JARDINERIA EL ROMERAL',
    'AYUNTAMIENTO DE VALDEOLIVA',
  ]);
});

test.each([
  ['Verkäufer', 'Käufer'],
  ['Supplier', 'Customer'],
  ['Vendeur', 'Acheteur'],
])('the heading of the other party below is nobody: %s, %s', (seller, buyer) => {
  const found = readTyped(`*Invoice (view)

BT-1      Invoice number              4712026
BT-2      Invoice date                2026-05-06

*${seller}
BT-27     Name                        Ingenieurbüro Tasch & Wiegand PartG mbB
BT-35     Street                      Am Strande 12
BT-37     Town                        Rostock

*${buyer}
BT-44     Name                        Landesamt für Geodäsie Nord
BT-50     Street                      Lübecker Straße 289
BT-52     Town                        Schwerin

${TABLE}`);
  expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
    'Ingenieurbüro Tasch & Wiegand PartG mbB',
    'Landesamt für Geodäsie Nord',
  ]);
});
