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

const letter = (subject: string, ...lines: string[]) => `Tischlerei Brandt GmbH, Hafenstraße 4, 24103 Kiel

Mertens Bau GmbH
Lindenweg 12
20099 Hamburg

4. März 2024

${subject}

${lines.join('\n')}

IBAN DE89 3704 0044 0532 0130 00`;

test.each([
  [
    'Rechnung Nr. 2024-118',
    'leider konnten wir noch keinen Zahlungseingang über 220,00 EUR feststellen.',
    'Bitte überweisen Sie den Betrag bis zum 15.03.2024.',
  ],
  [
    'Rechnung Nr. 2024-118',
    'sicher haben Sie unsere Rechnung übersehen. Offener Betrag: 220,00 EUR',
    'Bitte überweisen Sie ihn bis zum 15.03.2024.',
  ],
  [
    'Invoice no. HJ-204',
    'our records show that the above invoice has not been paid. Amount outstanding: GBP 220.00',
    'Please pay within 7 days.',
  ],
  [
    'Invoice no. HJ-204',
    'we have paid the above invoice of GBP 220.00 twice.',
    'Please transfer the amount back to our account within 14 days.',
  ],
  [
    'Rechnung Nr. 2024-118',
    'wir haben Ihre Rechnung über 220,00 EUR doppelt bezahlt.',
    'Bitte überweisen Sie den Betrag zurück.',
  ],
  ['Rechnung Nr. 2024-118', 'anbei erhalten Sie unsere Rechnung über 220,00 EUR.', 'Wir bitten um Überweisung.'],
  [
    'Rechnung Nr. 2024-118',
    'auf unsere Rechnung über 220,00 EUR haben wir bislang kein Geld erhalten.',
    'Bitte überweisen Sie den Betrag bis zum 15.03.2024.',
  ],
  [
    'Invoice no. HJ-204',
    'We still await your payment of GBP 220.00 for this invoice, which was due on 1 February.',
    'Please pay within 7 days.',
  ],
  [
    'Facture n° 2024-118',
    'sauf erreur, nous n’avons pas encore reçu votre règlement de 220,00 EUR.',
    'Merci de régler avant le 15 mars 2024.',
  ],
])('reminders, claims and covering letters are no invoices: %s, %s', (...lines) => {
  expect(['invoice', 'receipt']).not.toContain(readTyped(letter(...(lines as [string, ...string[]]))).document_type);
});

test.each([
  [
    'Für die Reparatur der Tür berechnen wir Ihnen 220,00 EUR.',
    'Zahlbar innerhalb von 14 Tagen.',
    'Entgegenstehenden Bedingungen des Auftraggebers widersprechen wir.',
  ],
  [
    'Reparatur der Tür                220,00 EUR',
    'Gesamtbetrag                     220,00 EUR',
    'Abweichenden Einkaufsbedingungen widersprechen wir hiermit.',
  ],
  [
    'Repair of the door               GBP 220.00',
    'Total                            GBP 220.00',
    'We object to any conditions of purchase that differ from ours.',
  ],
])('who objects to other conditions disputes no invoice: %s', (...lines) => {
  expect(readTyped(letter('Rechnung Nr. 2024-118', ...lines)).document_type).toBe('invoice');
});
