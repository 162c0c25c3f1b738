import { expect, test } from 'vitest';
import { countsDays } from './terms/counted-days.ts';
import { asksToPayOn, soundsLikeTerms } from './terms/terms-language.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test.each([
  ['Ab dem ', ' passen wir Ihre monatliche Vorauszahlung auf 140,00 € an'],
  ['From ', ' your monthly payment will be £85.00'],
  ['À partir du ', ' vos mensualités seront prélevées à hauteur de 85 €'],
  ['Vanaf ', ' betaalt u 85,00 per maand'],
  ['A partir del ', ' se cargará en su cuenta una cuota de 85 €'],
  ['A partire dal ', ' il pagamento mensile sarà di 85 €'],
])('a sentence that begins with from when asks for nothing on that day: %s', (before, after) => {
  expect(asksToPayOn(before, after)).toBe(false);
});

test('a day from which something is collected is one to pay on within a sentence', () => {
  expect(asksToPayOn('Der Betrag wird ab dem ', ' von Ihrem Konto abgebucht')).toBe(true);
});

test('what becomes of the tax that a credit note takes back is no term', () => {
  expect(soundsLikeTerms('TVA à reverser à l’État dans la mesure où elle a été déduite')).toBe(false);
  expect(soundsLikeTerms('BTW terug te storten aan de Staat binnen 30 dagen')).toBe(false);
  expect(soundsLikeTerms('Solde à verser dans les 30 jours')).toBe(true);
});

test('days to pay in may follow a draft that is sent directly, and other means by their full names', () => {
  const terms = [
    'LCR directe 30 jours fin de mois',
    'Traite acceptée 45 jours fin de mois le 10',
    'Prélèvement SEPA 30 jours',
    'SEPA-Lastschrift 14 Tage',
    'Domiciliación bancaria 60 días',
    'Automatische incasso 14 dagen',
    'Ricevuta bancaria 60 gg f.m.',
  ];
  expect(terms.filter((text) => !countsDays(text))).toEqual([]);
});

test('no discount behind the end of a sentence that began above is no term', () => {
  const found = readTyped(`^Facture FA025447

Quincaillerie du Val Vert
Date : 15/05/2025

Désignation            Qté     P.U. H.T.     Montant H.T.
Treillis soudé        9,00        48,300           434,70
                             Total H.T.            434,70
                             Total T.V.A.           86,94
                             Total T.T.C.          521,64

Pénalités de retard : taux BCE + 10 points. Indemnité forfaitaire de
recouvrement 40 €. Pas d’escompte en cas de paiement anticipé.`);
  expect(found.entities.PAYMENT_TERMS).toBeUndefined();
});

test('what was paid before is no term, though its row tells a day', () => {
  const found = readTyped(`^FACTURE DE SOLDE n° 2025-071

Ets Cazenave Plomberie
Date : 06/10/2025

Désignation                      Qté       Total HT
Chaudière gaz                      1       1 890,00

Total HT                                   1 890,00
TVA 5,5 %                                    103,95
Total TTC                                  1 993,95
Acompte versé le 29/08/2025 (fact. 2025-037)    - 800,00
Reste à régler                             1 193,95`);
  expect(found.entities.PAYMENT_TERMS).toBeUndefined();
});

test.each([
  [
    'Paiement à 14 jours sur le compte BE63 0689 0447 1820 avec la communication +++044/7182/00341+++',
    'Paiement à 14 jours',
  ],
  [
    'Zahlbar innerhalb von 14 Tagen auf das Konto DE12 5001 0517 0648 4898 90 unter Angabe der Rechnungsnummer',
    'Zahlbar innerhalb von 14 Tagen',
  ],
  [
    'Betaling binnen 21 dagen op NL91 ABNA 0417 1643 00 onder vermelding van het factuurnummer',
    'Betaling binnen 21 dagen',
  ],
])('where to pay and what to quote there is no part of the terms: %s', (line, terms) => {
  const found = readTyped(`^Ferme du Ry SCRL

*Rechnung / Facture / Factuur 2025-118
26/05/2025

Total EUR     119,00

${line}`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe(terms);
});
