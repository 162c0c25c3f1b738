import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Lawyers' claims, sheets of hours, cards and wages without a title. */
const PAPERS: readonly (readonly [type: string, language: string, paper: string])[] = [
  [
    'reminder',
    'nl',
    `BRINKHOF VAN ESSEN
ADVOCATEN
Parkstraat 61 · 6828 JG Arnhem

Verhoeven Interieurbouw B.V.
Energieweg 108
6541 CX Nijmegen

Arnhem, 3 september 2025
inzake    Houthandel Ter Horst B.V. / Verhoeven Interieurbouw B.V.
dossier   2025.0884/MvE

Geachte directie,

Tot mij wendde zich Houthandel Ter Horst B.V. met het verzoek haar belangen te behartigen. Uit de stukken blijkt
dat u de factuur met nummer 20251147 d.d. 2 juni 2025, ondanks herhaalde verzoeken, onbetaald heeft gelaten.
Cliënte heeft thans van u te vorderen:

hoofdsom                                     €  9.317,00
wettelijke handelsrente                      €    185,95
buitengerechtelijke incassokosten            €    840,85
totaal                                         10.343,80

Namens cliënte sommeer ik u dit bedrag binnen zeven dagen na heden te voldoen.
Hoogachtend,
mr. M. van Essen`,
  ],
  [
    'reminder',
    'de',
    `KANZLEI BRINKMANN & PARTNER
Rechtsanwälte
Parkstraße 61 · 33602 Bielefeld

Verhoven Innenausbau GmbH
Energieweg 108
48143 Münster

Bielefeld, 3. September 2025
In Sachen Holzhandel Horstmann GmbH ./. Verhoven Innenausbau GmbH
Unser Zeichen 2025.0884

Sehr geehrte Damen und Herren,

wir vertreten die Holzhandel Horstmann GmbH. Sie haben die Rechnung Nr. 20251147 vom 2. Juni 2025 trotz
mehrfacher Aufforderung nicht bezahlt. Unsere Mandantin hat gegen Sie folgende Forderung:

Hauptforderung                               9.317,00 €
Zinsen                                         185,95 €
vorgerichtliche Kosten                         840,85 €
gesamt                                      10.343,80 €

Namens unserer Mandantin fordern wir Sie auf, diesen Betrag binnen sieben Tagen zu zahlen.
Mit freundlichen Grüßen
Rechtsanwalt Brinkmann`,
  ],
  [
    'reminder',
    'en',
    `BRINKLEY VANCE LLP
Solicitors
61 Park Street, Leeds LS1 4AB

Verhoven Interiors Ltd
108 Energy Way
Hull HU1 2AB

3 September 2025
Horst Timber Ltd v Verhoven Interiors Ltd
Our ref 2025.0884

Dear Sirs,

We act for Horst Timber Ltd. Despite repeated requests you have failed to pay invoice 20251147 dated 2 June 2025.
Our client's claim against you is as follows:

Principal                                   £9,317.00
Statutory interest                            £185.95
Compensation                                  £100.00
Total                                       £9,602.95

Unless this sum is paid within seven days our instructions are to issue proceedings without further notice.
Yours faithfully,
Brinkley Vance LLP`,
  ],
  [
    'reminder',
    'fr',
    `CABINET BRINKMANN
Avocats
61 rue du Parc, 35000 Rennes

Verhoven Agencement SARL
108 rue de l'Énergie
44000 Nantes

Rennes, le 3 septembre 2025
Affaire : Bois Horst SARL / Verhoven Agencement
Réf. 2025.0884

Messieurs,

Je suis le conseil de la société Bois Horst SARL. Malgré plusieurs demandes, vous n'avez pas réglé la facture
n° 20251147 du 2 juin 2025. Ma cliente est créancière des sommes suivantes :

Principal                                   9 317,00 €
Intérêts de retard                            185,95 €
Frais de recouvrement                          40,00 €
Total                                       9 542,95 €

Je vous mets en demeure de régler cette somme sous huit jours.
Veuillez agréer, Messieurs, mes salutations distinguées.
Me Brinkmann`,
  ],
  [
    'other',
    'en',
    `Forthbridge Resourcing Ltd                                    Week ending 11/05/2025

Name Callum R. Innes                      Worker no. FR-20418
Client Lothian Power Networks plc         Site  Seafield Road, Edinburgh EH6 7LE
PO ref. LPN-4500-77120                    VAT reg.  GB 274 4418 09

Day (May)    Start     Finish     Break      Hours     Job / remarks
Mon 5        08:00     16:45      0:45        8.00     PRJ-118 Substation fit-out
Tue 6        08:00     17:15      0:45        8.50     PRJ-118 Substation fit-out
Wed 7        07:30     16:15      0:45        8.00     PRJ-118 / cable pulling

                              Hours      Rate £        Value £
Standard (A)                  24.50       29.00         710.50
Mileage 62 mi                              0.45          27.90
Week                          24.50                     738.40

I confirm that the hours above were worked and that site rules on breaks were followed.
Worker: C. Innes
Client supervisor: ______________________     Date: ____________
Return signed by 12 noon Monday to hours@forthbridge.example.`,
  ],
  [
    'other',
    'de',
    `Alpenfreunde Sektion Allgäu e.V.
Hofmühlstraße 11 · 87435 Kempten

Frau
Leonie Haslach
Am Göhlenbach 8
87439 Kempten
                                                  Kempten, im Februar 2025
Willkommen auf der Hütte – hier ist Ihre Karte für 2025

Liebe Frau Haslach,
schön, dass Sie seit dem 20. Januar zu uns gehören! Unten finden Sie Ihre persönliche Karte. Sie gilt bis
28. Februar 2026 und wird dann automatisch durch eine neue ersetzt. Mit ihr übernachten Sie auf unseren Hütten
für 13,00 € statt 27,00 €.
Ihre Mitgliedschaft: Kategorie B, Jahresbeitrag 48,00 €. Die Beitragsrechnung erhalten Sie Ende Februar mit
getrennter Post; bitte überweisen Sie vorher nichts.

Mitglied 044-17-088204 · gültig bis 28.02.2026
Sparkasse Allgäu · IBAN DE29 7335 0000 0000 4417 88`,
  ],
  [
    'other',
    'en',
    `Terbridge Bakery Ltd                                                 Private
5 Market Place, Leeds LS1 4AB                                        Mr S. Cole
                                                                     17 Gas Street
                                                                     Leeds LS2 8QT
Month 2   May 2025

Employee no.   0044          Tax code     1257L           NI number   QQ 12 34 56 C
Department     Night shift   Pay method   BACS

Payments                             Units       Rate          Amount
Basic                               164.00      14.40        2,361.60
Night premium 25%                    44.00       3.60          158.40
Total payments                                                2,520.00

Deductions
PAYE tax                                                        294.40
National Insurance                                              117.76
Pension 5%                                                      100.00
Total deductions                                                512.16
Net pay                                                       2,007.84`,
  ],
  [
    'other',
    'nl',
    `Bakkerij Terpstra B.V.                                               Persoonlijk
Voorstraat 55                                                        De heer S. Yilmaz
8801 LA Franeker                                                     Godsacker 17
Loonheffingennr. 8044.18.207.L01                                     8801 PE Franeker

Periode 6 · juni 2025

Personeelsnr.   0044          Functie   broodbakker B     Uurloon   € 17,42

Omschrijving                             Aantal     Tarief     Uitbetaling
Salaris                                                           2.868,49
Overuren 135%                              6,00     23,52           141,12
Totaal                                                            3.009,61

Pensioenpremie werknemer                                            151,30
Loonheffing                                                         548,17
Netto                                                             2.310,14
Wordt op 23-06-2025 overgemaakt op NL06 SNSB 0204 4188 20`,
  ],
  [
    'other',
    'pt',
    `Padaria Moreira, Lda                                                 Sr. Rui Matos
Rua do Outeiro 12, 4470-208 Maia                                     Rua Nova 4
NIF 501234560                                                        4000-100 Porto

Maio de 2025

N.º mec.   0044          Categoria   Padeiro de 1.ª     N.º Seg. Social   12345678901

Abonos                                   Qtd.     Valor unit.          Total
Vencimento                              22,00           50,00       1.100,00
Subsídio de alimentação                 22,00            6,00         132,00
Total de abonos                                                     1.232,00

Segurança Social 11%                                                  121,00
IRS                                                                    98,00
Total de descontos                                                    219,00
Líquido a receber                                                   1.013,00`,
  ],
];

test.each(PAPERS)('a paper without a title is what it tells: %s, %s, %#', (type, _language, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});

const RENT_DEMAND = `Marlowe Estates (Canterbury) Ltd                                   Demand 20441-25Q1
Managing agents: Finch Dyer LLP                                    24 February 2025
41 Burgate, Canterbury CT1 2HJ                                     VAT 882 0441 78

The Tenant
Bean & Bard Coffee Ltd
17–18 Sun Street
Canterbury CT1 2HX

                       RENT DUE 25 MARCH 2025

Quarter's rent in advance, 25 March to 23 June 2025                £7,800.00
Service charge on account, same period                               £615.00
VAT at 20%                                                         £1,683.00
Due on 25 March 2025                                              £10,098.00

Please pay by bank transfer to Finch Dyer LLP Client Account, sort code 40-17-04, account 81788204.`;

test('a numbered demand of rent with its tax is an invoice', () => {
  expect(readTyped(RENT_DEMAND).document_type).toBe('invoice');
});

const SELF_BILLED = `Raiffeisen-Lagerhaus Uffenheim eG
Bahnhofstraße 40 · 97215 Uffenheim · USt-IdNr. DE 132088417

Herrn
Georg Schwarz
Ermetzhofen 22
97215 Ergersheim
                                                    Beleg-Nr.      GU 25-30441
                                                    Datum          14.04.2025
^Gutschrift
Für Ihre Anlieferungen vom 31.03. bis 11.04.2025 schreiben wir Ihnen gut:

Ware                              Menge        €/t           Betrag €
Winterweizen B                    24,86        212,00        5.270,32
Winterraps                         9,08        487,00        4.421,96
                       Nettobetrag                           9.692,28
                       7,8 % USt.                              756,00
                       Auszahlungsbetrag EUR                10.448,28

Der Betrag wird am 24.04.2025 auf Ihr Konto DE64 7606 9410 0000 0441 78 überwiesen. Die Abrechnung erfolgt im
Gutschriftverfahren gemäß unserer Vereinbarung; bitte stellen Sie keine eigene Rechnung aus.`;

test('a credit that whoever got the goods writes for them is the invoice', () => {
  expect(readTyped(SELF_BILLED).document_type).toBe('invoice');
  expect(readTyped(SELF_BILLED.replace(/Die Abrechnung erfolgt[\s\S]*$/u, '')).document_type).toBe('credit_note');
});

test('a credit note for what was self-billed takes back', () => {
  const { document_type } = readTyped(`
Petersen Foods Ltd
72 Rendle Street, Leeds LS1 4AB
VAT GB 181442037

Cordes Farm
210 Harbour Road
Hull HU1 2AB

^Self-billed credit note
Credit note no.  SBC-118
Date             2 October 2025

Description                           Qty        Price        Amount
Wheat, returned load                    6        89.90        539.40
                                        Total credit         £539.40

Relates to self-billed invoice SB-904.`);
  expect(document_type).toBe('credit_note');
});
