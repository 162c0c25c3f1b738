import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('addresses of which each line is a paragraph of its own are read as blocks, and trades below a name are nobody', () => {
  const { entities } = readTyped(`^ATELIER BRUNEAU
Plomberie – Chauffage – Sanitaire                       RESIDENCES DU VAL SA

12 rue des Forges                                       Service comptabilité travaux

44110 Châteaubriant                                     8 boulevard Carnot

Tél : 02 40 81 00 12                                    44000 NANTES


^FACTURE N° 2025/118

Châteaubriant, le 30 septembre 2025

Désignation                  Quantité    P.U. HT    Montant HT
Pose de chaudière                2        50,00        100,00

                                          TOTAL        100,00`);
  expect(entities.BUYER_NAME?.[0]?.value).toBe('RESIDENCES DU VAL SA');
  expect(entities.BUYER_ADDRESS?.[0]?.value).toBe('8 boulevard Carnot, 44000 NANTES');
});

test.each(['ANWALTSKANZLEI', 'Notariat', 'Law Offices'])(
  'names in a row below what they do are who sends it, and no trades: %s',
  (profession) => {
    const { entities } = readTyped(`^${profession}
Brandt – Ohlsen – Reimers
Markt 8
24103 Kiel

Nordkai Lager AG
Kaistraße 9
20457 Hamburg

*Rechnung Nr. 118       Datum: 04.03.2024

Beschreibung                               Betrag
Beratung                                   400,00

                     Nettobetrag        400,00
                     MwSt. 19 %          76,00
                     Gesamtbetrag       476,00`);
    expect(entities.SELLER_NAME?.[0]?.value).toBe('Brandt – Ohlsen – Reimers');
  },
);
