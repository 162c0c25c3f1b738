import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { LEGAL_FORM } from '../names/legal-forms.ts';
import { printedLines } from './line-items/testing/printed-lines.ts';
import { numberCandidates } from './numbers/number-candidates.ts';
import { numberFeatures } from './numbers/number-features.ts';
import { documentFacts } from './page/document-facts.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { countsDays } from './terms/counted-days.ts';
import { asksToPayOn, soundsLikeTerms } from './terms/terms-language.ts';
import { ranked } from './testing/ranked.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('a credit note names the invoice that it takes back as its reference, and has a number and a day of its own', () => {
  const note = (title: string, cells: string, below: string) =>
    readTyped(`*Brasserie du Val Mosan SA
Quai des Tanneurs 18
B-5000 Namur

^${title}

${cells}
${below}

Code     Désignation               Quantité     Prix      Montant
118      Fût 20 l                      2,00    64,50       129,00
                                             Total HTVA    129,00
                                             Total TVA      27,09
                                             TOTAL EUR     156,09`);
  const french = note(
    'NOTE DE CRÉDIT',
    'Numéro      Date          N° client    Notre référence                  Page',
    '2250118     14/03/2025    C0447        Facture 1250771 du 03/03/2025    1',
  );
  expect([stated(french, 'INVOICE_NUMBER'), stated(french, 'INVOICE_DATE')]).toEqual(['2250118', '2025-03-14']);
});

test('a bill before this one, listed with its amounts, is not the number below the word for invoice', () => {
  const facts = documentFacts(
    typedLayout(`Abzüglich erhaltener Zahlungen
                         Rechnung     Datum           netto     19 % MwSt.       brutto
1. Abschlag              24-0207      09.09.2024     1.500,00      285,00    -1.785,00
                         Restbetrag                                           1.430,38`),
  );
  const candidates = numberCandidates(facts);
  const listed = ranked(candidates, numberFeatures(candidates, facts)).find(({ value }) => value === '24-0207');
  expect(listed!.prior).toBeLessThan(2);
});

const SHARE = (title: string) => `*Torhaus Immobilien GmbH
Am Stadtwall 2
38100 Braunschweig

Café Meridian OHG
Wendenstr. 11
38100 Braunschweig                                 Braunschweig, 04.06.2025

*${title}

Kostenart              Gesamtkosten     Umlageschlüssel      Anteil     Ihr Anteil
Grundsteuer                4.118,20     Fläche              12,50 %         514,78
Müllabfuhr                 2.640,00     Fläche              12,50 %         330,00
Hausmeister                6.120,40     Fläche              12,50 %         765,05
Summe                     12.878,60                                       1.609,83

                       Ihre Kosten netto                   1.609,83 €
                       abzgl. Vorauszahlungen             -1.200,00 €
                       Nachzahlung netto                     409,83 €
                       zzgl. 19 % Umsatzsteuer                77,87 €
                       Nachzahlung brutto                    487,70 €

Bitte überweisen Sie den Betrag bis zum 04.07.2025 auf unser Konto. Ab
dem 01.08.2025 passen wir Ihre monatliche Vorauszahlung auf 140,00 € an.`;

test('a share of costs is billed where its title names the invoice in brackets', () => {
  const found = readTyped(SHARE('Betriebskostenabrechnung 2024 (Rechnung BK-24-018)'));
  expect(found.document_type).toBe('invoice');
  expect(stated(found, 'INVOICE_NUMBER')).toBe('BK-24-018');
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('487.70');
  expect(stated(found, 'DUE_DATE')).toBe('2025-07-04');
  expect(readTyped(SHARE('Betriebskostenabrechnung 2024')).document_type).toBe('other');
});

test.each([
  ['Kostenart', 'Gesamtkosten', 'Umlageschlüssel', 'Ihr Anteil', 'Summe'],
  ['Nature des charges', 'Total immeuble', 'Tantièmes', 'Votre quote-part', 'Total'],
  ['Kostensoort', 'Totale kosten', 'Verdeelsleutel', 'Uw aandeel', 'Totaal'],
  ['Voce di spesa', 'Spesa totale', 'Millesimi', 'Vostra quota', 'Totale'],
  ['Expense', 'Total expenditure', 'Apportionment', 'Your share', 'Total'],
])('of the costs of a house what falls to the reader is charged: %s', (kind, whole, key, own, sum) => {
  const cell = (text: string) => text.padEnd(24);
  expect(
    printedLines(`
${cell(kind)}${cell(whole)}${cell(key)}${own}
${cell('Alpha')}${cell('4.118,20')}${cell('125')}514,78
${cell('Bravo')}${cell('2.640,00')}${cell('125')}330,00
${cell('Kappa')}${cell('6.120,40')}${cell('125')}765,05
${cell(sum)}${cell('12.878,60')}${cell('')}1.609,83`).map((line) => line.split(' | ').at(-1)),
  ).toEqual(['514.78', '330.00', '765.05']);
});

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

test.each([
  ['Informationen zum Käufer', 'Informationen zum Verkäufer'],
  ['Angaben zum Käufer', 'Angaben zum Verkäufer'],
  ['Details of the buyer', 'Details of the seller'],
  ['Informations sur le client', 'Informations sur le fournisseur'],
  ['Gegevens van de koper', 'Gegevens van de verkoper'],
  ['Dati del cliente', 'Dati del fornitore'],
  ['Datos del cliente', 'Datos del proveedor'],
])('a heading may say what it is about the party: %s', (buyer, seller) => {
  const found = readTyped(`*${buyer.padEnd(42)}${seller}
Name:      Gemeinde Ostrau, Bauhof         Name:      Steinwerk Brehme GmbH
Str.:      Am Anger 1                      Str.:      Bruchweg 40
PLZ:       04749                           PLZ:       04720
Ort:       Ostrau                          Ort:       Döbeln
                                           Name:      Sieglinde Ahrends
                                           Telefon:   +49 3431 7002-12

*Rechnung
Rechnungsnummer:   AR25-1044
Rechnungsdatum:    27.02.2025
Gesamtsumme:       391,50 EUR`);
  expect(stated(found, 'BUYER_NAME')).toBe('Gemeinde Ostrau, Bauhof');
});

test('codes of fields and countries are nobody, and what is reached through somebody is its own name', () => {
  expect(['BT-27', 'BG-4', 'DE', 'FR', 'UK'].filter(isPossibleName)).toEqual([]);
  expect(['HP', 'EY', 'BP', 'V-ZUG', 'BT Group'].every(isPossibleName)).toBe(true);
  const found = readTyped(`                                             *Storenbau Inglin AG
                                             Gewerbestrasse 7
                                             6440 Brunnen

Stockwerkeigentümergemeinschaft Seerose
p.A. Immo Treuhand Arth GmbH
Zugerstrasse 18
6415 Arth

*Rechnung RE-10881
Datum: 19.05.2025

Total inkl. MWST          CHF 4'128.75`);
  expect(stated(found, 'BUYER_NAME')).toBe('Stockwerkeigentümergemeinschaft Seerose');
});

test.each([
  'Verkehrsbetriebe Hunte AöR',
  'Evangelischer Kirchenkreis KdöR',
  'Planwerk Reiser Architekten PartGmbB',
  'Lorenz & Pohl Rechtsanwälte PartG mbB',
  'Weingut Steindl OG',
  'Versicherungsverein Nord VVaG',
  'SELARL Cabinet Dumont',
  'GAEC de la Rive',
  'Imprimerie Lejeune SCRL',
  'Coöperatie De Hoop U.A.',
  'Consorzio Valle S.c.a.r.l.',
  'Agriturismo Le Rondini Soc. Agr. s.s.',
])('%s bears its legal form', (name) => {
  expect(LEGAL_FORM.test(name)).toBe(true);
});

test('an upper floor is no general partnership', () => {
  const floors = ['Büro 2. OG', 'im OG', 'Wohnung OG', '1. OG links', 'OG'];
  expect(floors.filter((text) => LEGAL_FORM.test(text))).toEqual([]);
});

test.each([
  ['Rechnung', 'Nummer / Datum', 'Bestellnummer / Datum'],
  ['Invoice', 'Number / Date', 'Order number / Date'],
  ['Facture', 'Numéro / Date', 'Commande / Date'],
])(
  'a bare word for number in the box of the title is the number of what the title says: %s',
  (title, number, order) => {
    const found = readTyped(`^Hexagon Lagertechnik GmbH

                                        *${title}
Getriebewerk Ostheim AG                  ${number.padEnd(26)}0090447710 / 29.01.2025
Postfach 11 20                           ${order.padEnd(26)}B25-00771 / 13.01.2025
97645 Ostheim

Material             Menge      Preis         Wert
Wellendichtring      60         6,85        411,00
                     EUR                    411,00`);
    expect(stated(found, 'INVOICE_NUMBER')).toBe('0090447710');
  },
);

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

test('programs without such letters spell umlauts out, and indent a form below its heading', () => {
  const found = readTyped(`Handelsrechnung  2025-118  vom 09.05.2025

VERKAEUFER
  Name                    : Sonnenwerk Elbe eG
  Strasse                 : Hafenweg 12
  PLZ, Ort                : 21423 Winsen
KAEUFER
  Name                    : Jorinde und Tim Ahlers
  Strasse                 : Am Siel 7
  PLZ, Ort                : 21423 Winsen

Rechnungssumme ohne USt                     1.000,00
Umsatzsteuer gesamt                           190,00
Rechnungssumme mit USt                      1.190,00
Faelliger Betrag                            1.190,00

Faelligkeitsdatum         : 23.05.2025`);
  expect(stated(found, 'SELLER_NAME')).toBe('Sonnenwerk Elbe eG');
  expect(stated(found, 'BUYER_NAME')).toBe('Jorinde und Tim Ahlers');
  expect(stated(found, 'DUE_DATE')).toBe('2025-05-23');
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
  ['Client Exemple SAS', 'Facture', '14 rue des Lices\n49100 Angers'],
  ['Kunde Muster AG', 'Rechnung', 'Musterweg 4\n80331 München'],
  ['Customer Test Ltd', 'Invoice', '4 Mill Lane\nLeeds LS1 4AP'],
  ['Klant Voorbeeld BV', 'Factuur', 'Dorpsstraat 4\n3511 AB Utrecht'],
  ['Cliente Prueba S.L.', 'Factura', 'Calle Mayor 4\n28013 Madrid'],
  ['Cliente Esempio S.r.l.', 'Fattura', 'Via Roma 4\n20121 Milano'],
])('specimens bear the word for a customer in their name: %s', (name, title, address) => {
  const found = readTyped(`^Ateliers Duval GmbH

${name}
${address}

*${title} 2025-118
14.03.2025

Total   EUR   119,00`);
  expect(stated(found, 'BUYER_NAME')).toBe(name);
});

test('the number that somebody has with the sender is nobody', () => {
  expect(
    ['Client C0418', 'Kunden-Nr. 10448', 'Customer 118-4', 'Klant 20118', 'Debitor D-4471'].filter(isPossibleName),
  ).toEqual([]);
  expect(['Client Earth', 'Kundendienst Maier', 'Studio 54'].every(isPossibleName)).toBe(true);
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

test('a row whose amount is the printed rate of the one beside it breaks the tax down, whatever names it', () => {
  expect(
    printedLines(`
Pos    Bezeichnung               Menge     Nettopreis     USt       Nettobetrag
10     Spindelmotor 4 kW             2       1.799,30     19 %         3.598,60
20     Kabelsatz 15 m                6          83,20     19 %           499,20

Zu- und Abschläge
Art          Grund                                        Satz           Betrag
Zuschlag     Fracht und Verpackung                        19 %            96,40

Aufschlüsselung der Umsatzsteuer
Kategorie           Steuersatz     Bemessungsgrundlage     Steuerbetrag
S – Normalsatz      19 %                      4.194,20           796,90

Summe Nettobeträge                   4.097,80
Summe Zuschläge                         96,40
Gesamtbetrag ohne USt                4.194,20
Gesamtbetrag USt                       796,90
Gesamtbetrag inkl. USt               4.991,10`).map((line) => line.split(' | ')[1]),
  ).toEqual(['Spindelmotor 4 kW', 'Kabelsatz 15 m']);
});

test.each([
  ['Betonwerk Lahnblick GmbH &', 'Co. KG'],
  ['Betonwerk Lahnblick GmbH & Co.', 'KG'],
])('a legal form may go on in the next line of a narrow form: %s', (first, rest) => {
  const found = readTyped(`*Informationen zum Käufer                  Informationen zum Verkäufer
Name:      Gemeinde Ostrau, Bauhof         Name:      ${first}
Str.:      Am Anger 1                                 ${rest}
PLZ:       04749                           Str.:      Bruchweg 40
Ort:       Ostrau                          Ort:       04720 Döbeln

*Rechnung
Rechnungsnummer:   AR25-1044
Rechnungsdatum:    27.02.2025
Gesamtsumme:       391,50 EUR`);
  expect(stated(found, 'SELLER_NAME')).toBe('Betonwerk Lahnblick GmbH & Co. KG');
});
