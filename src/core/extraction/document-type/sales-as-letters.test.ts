import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    'a request to pay, and a number in a line of its own',
    `Résidence Les Tamaris - SARL TAMARIS GESTION
44 avenue de la Plage, 34300 Agde

                                                  Agde, le 1er juin 2025

                                                  Mme Solange Ferrandi
                                                  81000 Albi

FACTURE n° T-2025-118

Location de l'emplacement de parking n° 14 du 1er juin au 31 août 2025, soit trois mois à 65,00 €,
pour un montant total de 195,00 € TTC (TVA non applicable, art. 293 B du CGI).

Merci de régler par virement avant le 15 juin 2025.`,
    'invoice',
  ],
  [
    'who disputes an invoice sends none',
    `Familie Petri, 34613 Schwalmstadt

Stadtwerke Treysa GmbH
Postfach 44                                              12.06.2025

Rechnung Nr. 118204

Sehr geehrte Damen und Herren,

der Rechnung über 447,18 € widersprechen wir. Bitte zahlen Sie den zu viel abgebuchten Betrag bis 30.06.2025 zurück.`,
    'other',
  ],
  [
    'an offer whose number has its day behind it',
    `Assicurazioni Lario - Agenzia di Lecco

Preventivo n. 118204 del 12/05/2025
Polizza casa, premio annuo                  € 312,00
Imposte                                      € 69,42
Totale                                      € 381,42`,
    'quote',
  ],
])('%s', (_, text, type) => {
  expect(readTyped(text).document_type).toBe(type);
});
