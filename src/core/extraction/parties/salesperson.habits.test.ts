import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const ORDER_FIELDS = `
Externe Belegnummer   Auftragsnr.        USt-IdNr.          Verkäufer
PO-EE-5582            101412             EE101338472        Beate Zöphel

Debitorennr.          Lieferung an       Lieferdatum        Zahlungsformcode
49633663              Tallinn, Lager 2   21.01.25           BANK
`;
const ITEMS = `
Nr.        Beschreibung                     Menge   Einheit   VK-Preis    Zeilenbetrag
1936-S     Drehstuhl BERGEN, schwarz           24   Stück       186,40        4.473,60
SP-BOOM    Akustikpaneel 60x120                40   Stück        47,25        1.890,00

                                       Summe EUR ohne MwSt.                   6.363,60
                                       0% MwSt.                                   0,00
                                       Summe EUR inkl. MwSt.                  6.363,60`;

test('whom a form calls the seller among its fields sold for the company whose address is printed', () => {
  const { entities } = readTyped(`*Verkauf - Rechnung 103298
Seite 1 / 1

Kontoorimööbel OÜ                                             Objektmöbel Vogtland GmbH
Rein Kask                                                     Am Gewerbepark 6
Pärnu mnt 139E                                                08209 Auerbach/Vogtl.
11317 Tallinn                                                 Deutschland
Estland

Belegdatum            Fälligkeitsdatum   Zahlungsbedingungen
23. Januar 2025       22. Februar 2025   30 Tage netto
${ORDER_FIELDS}${ITEMS}

Objektmöbel Vogtland GmbH     verkauf@objektmoebel-vogtland.example     USt-IdNr. DE141228903     AG Chemnitz HRB 17731`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Objektmöbel Vogtland GmbH');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Kontoorimööbel OÜ');
  // "Externe Belegnummer" is the customer's own.
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('103298');
});

test('a person who is called the seller stays it where no other company stands with its address', () => {
  const { entities } = readTyped(`*Rechnung

Verkäufer             Rechnungsnr.       Rechnungsdatum     Kundennr.
Beate Zöphel          2025-118           23.01.2025         1044
Am Anger 6
08209 Auerbach

Rechnung an
Kontorbedarf Lindner GmbH
Gartenweg 3
07545 Gera
${ITEMS}`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Beate Zöphel');
});
