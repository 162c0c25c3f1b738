import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('whose attention is asked for in capitals without marks is not who is billed', () => {
  const { entities } = readTyped(`TRANSPORTS DELMAS
ZI Nord, 12 rue des Frères, 69684 CHASSIEU CEDEX
N° TVA FR 40 322907514

                                               MENUISERIE GARNIER
FACTURE N°     DATE                            A L ATTENTION DU SERVICE COMPTA FOURN
F2610-0338     31/10/2025                      21 AVENUE FRANKLIN ROOSEVELT

                                               69120 VAULX EN VELIN

Date      Récépissé    Trajet               Montant HT
02/10     44102887     LYON - ROUBAIX           186,40
07/10     44103415     LYON - NANTES            342,75
Total H.T.                                      529,15
TVA 20 %                                        105,83
Total T.T.C.                                    634,98`);
  expect(entities.BUYER_NAME?.[0]?.value).toBe('MENUISERIE GARNIER');
});
