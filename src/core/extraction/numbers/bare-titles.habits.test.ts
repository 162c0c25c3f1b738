import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const read = (block: string) =>
  readTyped(`*Tavola & Cristalli S.n.c.
Via Ombrone 44 - 50053 Empoli (FI)
P.IVA 03188470540

Spett.le Ristorante Il Barcaiolo S.r.l.
Lungolago Garibaldi 12
06065 Passignano (PG)

^Fattura

${block}

Descrizione                 Quantità    Prezzo       Importo
Calice degustazione            10        31,20        312,00
Flute Brio 17 cl                6        25,80        154,80

Imponibile                                            466,80
IVA 22 %                                              102,70
Totale fattura                                        569,50`).entities;

test('where a cell is called number, the number of the order is not the invoice’s', () => {
  expect(
    read(`Commessa      Scadenza      Data           Cod. cliente
24-118        11/06/2025    12/05/2025     10482

Pag.      Ordine n.   Numero
1         A-24/1187   00123456`).INVOICE_NUMBER?.[0]?.value,
  ).toBe('00123456');
});

test('a short number below its bare title is the invoice’s', () => {
  expect(
    read(`Numero        Cod. cliente      Data           Scadenza
4711          10482             12/05/2025     11/06/2025`).INVOICE_NUMBER?.[0]?.value,
  ).toBe('4711');
});

const german = (block: string) =>
  readTyped(`*Hollerbach Holzbau GmbH
Gewerbestr. 14, 97816 Lohr

Wohnbau Spessart eG
Jahnstraße 3
97828 Marktheidenfeld

^Rechnung

${block}

Bezeichnung                 Menge     Einzelpreis     Betrag
Konterlattung                 10        31,20        312,00
Traglattung                    6        25,80        154,80

Nettobetrag                                          466,80
MwSt. 19 %                                            88,69
Gesamtbetrag                                         555,49`).entities;

test('a title with a colon announces its number', () => {
  expect(
    german(`Projekt: Halle 3
Rechnung: 4711
Belegdatum: 12.05.2025
Lieferdatum: 28.04.2025`).INVOICE_NUMBER?.[0]?.value,
  ).toBe('4711');
});

test('a field with its number is nobody', () => {
  expect(
    german(`Rechnungsnummer: 417/25
Bestelldatum: 02.04.2025
Lief.-Nr. bei Ihnen: 700123
Fällig am: 11.06.2025
Ihr Zeichen: hb/sk
Belegdatum: 12.05.2025`).BUYER_NAME?.[0]?.value,
  ).toBe('Wohnbau Spessart eG');
});
