import { describe, expect, test } from 'vitest';
import { typedDocument, typedLayout } from '../layout/testing/typed-page.ts';
import { extractInvoice } from './extract-invoice.ts';
import { documentFacts } from './page/document-facts.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

describe('a seller', () => {
  test('in a line at the foot with all of its address follows on no sentence above it', () => {
    const facts = documentFacts(
      typedLayout(`Une version électronique de cette facture est disponible dans votre compte.
L'Herbier de Margaux - 12 rue Porte-Neuve - 24200 Sarlat - France
Pour toute assistance, merci de contacter le service client : Tél. : 05 53 11 22 33`),
    );
    const { candidates, features } = fieldCandidates(facts).SELLER_NAME;
    const own = features[candidates.findIndex(({ value }) => value === "L'Herbier de Margaux")];
    expect(own).toMatchObject({ nameAbove: 0, zoneRank: 0.5 });
  });

  test.each(['(HT)', '(excl. VAT)', '(EUR)'])('is not the second line of a title: %s', (title) => {
    expect(isPossibleName(title)).toBe(false);
  });

  test('is whoever signs a line of single fields', () => {
    const found = readTyped(`Gerold · Wiegand · Birkenhang 4 · 98724 · Neuhaus

Café Schneeweiß Irmgard Pohl             Rechnung
Marktplatz 9                             Datum              11.12.2024
98711 Schmiedefeld                       Rechnungsnummer:   RE-0042

Position   Leistungsbeschreibung      Menge   Einzelpreis   Gesamtpreis
1          Kaffeetamper Esche             5       38,00 €      190,00 €

                                              Summe            190,00 €`);
    expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
      'Gerold Wiegand',
      'Café Schneeweiß Irmgard Pohl',
    ]);
  });
});

describe('a buyer', () => {
  const hire = (gap: string) => `*Vakoana Location
Lot II M 88 Ambohijatovo, Antananarivo
Tél : +261 34 11 222 33

FACTURE N° FAC-0093
Date de facturation : 21/07/2025

CLIENT                                          DÉTAILS DE LA LOCATION
${gap}RAKOTOMALALA Hery                               Période : 10/07/2025 au 16/07/2025
Adresse : Lot VK 12 Ankadilalana                Durée : 7 jour(s)
Tél : 034 55 666 77

Description              Quantité       Prix Unitaire        Total
Toyota Hilux                    7             55,00 €     385,00 €

Total TTC :                                               385,00 €`;

  test.each(['', '\n'])('stands below its heading, and not beside it where another column is headed (%#)', (gap) => {
    expect(stated(readTyped(hire(gap)), 'BUYER_NAME')).toBe('RAKOTOMALALA Hery');
  });

  const counter = (below: string) => `                                 INVOICE
Ines Caldwell
14 Pelican Court
Beaufort, SC 29902                            Tidewater Cycles & Motors
${below}

401 Bay Street                                Invoice #         W-2025-310
Beaufort, SC 29902                            Date              02/11/2025
843-555-0136                                  Invoice Total     $76.00

Item #    Item Name               Quantity      Price       Total
884412    Brake pads front               2     $38.00      $76.00

                                             Subtotal      $76.00
                                             Total         $76.00`;

  test.each(['Account # 2281', 'Customer No. 2281'])('has its number below its address: %s', (number) => {
    const found = readTyped(counter(number));
    expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
      'Tidewater Cycles & Motors',
      'Ines Caldwell',
    ]);
  });

  test('follows its little word where the seller above has a heading', () => {
    const found = readTyped(`De        Xitique Serviços                       Factura
          Beira, Sofala
          Mozambique                      Referência            12345678
                                          Data Emissão        14/08/2024
Para Celina Macuácua                      Valor Pago       18,500.00 MZN
          Chimoio, Manica
          Mozambique

Descrição                        Preço
Tradução do manual        18,500.00 MZN`);
    expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
      'Xitique Serviços',
      'Celina Macuácua',
    ]);
  });

  const host = `Status: Paid


Casper Lund                                         Nimbus Ridge Hosting
                                                    PO Box 118, 83843
Invoice Date: 14/04/2025                            Idaho, United States
Invoice No: INV-1208                                billing@nimbusridge.net
                                                    +1 208 555 0119

ITEM                          QUANTITY      UNIT PRICE       TOTAL
Game server 8 GB                     1          $14.50      $14.50


TRANSACTION ID          PAYMENT DATE          AMOUNT      PAYMENT METHOD
pi_3OkQ9aLz8              16/04/2025          $14.50      Stripe`;

  test('does not stand under a status that says what it says in its own line', () => {
    const found = readTyped(host);
    expect([stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')]).toEqual([
      'Nimbus Ridge Hosting',
      'Casper Lund',
    ]);
  });

  test('and the day of a transaction is none on which to pay', () => {
    expect(stated(readTyped(host), 'DUE_DATE')).toBeUndefined();
  });
});

test('a value may stand halfway between the two lines of its label', () => {
  const document = typedDocument(`                                             Webwerf Lauwersoog
Factuurnummer:     FI20240087                Strandweg 21
Datum:             01-03-2024                9976 VS Lauwersoog
Uiterste           15-03-2024
betaaldatum:
Klantnummer:       441                       tel. 050 11 22 33 44

Rederij De Schelvis
Haven 4
9976 VN Lauwersoog

Product omschrijving          Aantal       Prijs       Totaal
Hosting pakket Groot               3     € 19,50      € 58,50

Totaal                                                € 58,50`);
  const [page] = document.pages;
  const lineOf = (text: string) => page!.words.find((word) => word.text === text)!.box.y;
  const half = (lineOf('betaaldatum:') - lineOf('Uiterste')) / 2;
  page!.words.find(({ text }) => text === '15-03-2024')!.box.y += half;
  expect(stated(extractInvoice(document), 'DUE_DATE')).toBe('2024-03-15');
});
