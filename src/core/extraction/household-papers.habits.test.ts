import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { documentFacts } from './page/document-facts.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;
const buyers = (paper: string) => fieldCandidates(documentFacts(typedLayout(paper))).BUYER_NAME;
const lineTotals = (paper: string) => readTyped(paper).line_items.map(({ line_total }) => line_total);

const YEARLY = `*Noordstroom Energie B.V.                          Datum         9 februari 2026
                                                   Notanummer    6100 4471 18
J.P. Hoekema
Sportlaan 20
7581 BX Losser

*Uw jaarnota

Totale kosten                          € 605,00
Betaalde termijnbedragen             - € 540,00
Door u te betalen                      €  65,00

Het bedrag van € 65,00 schrijven wij rond 24 februari 2026 af van uw rekening NL97 RABO 0322 0447 11. Uw
nieuwe termijnbedrag is € 52,00 per maand. Dit incasseren wij vanaf 1 maart 2026.

*Elektriciteit

Enkeltarief         1.000 kWh       € 0,10000       € 100,00
Vaste kosten        365 dagen       € 0,20000        € 73,00
Subtotaal elektriciteit                             € 173,00

*Gas

Gas per m³          500 m³          € 0,40000       € 200,00
Vaste kosten        365 dagen       € 0,20000        € 73,00
Subtotaal gas                                       € 273,00

*Netbeheer

Netbeheer           365 dagen       € 0,11000        € 40,15
Meterhuur           365 dagen       € 0,03795        € 13,85
Subtotaal netbeheer                                  € 54,00

Totaal exclusief btw                                € 500,00
Btw 21%                                             € 105,00
Totale kosten inclusief btw                         € 605,00
`;

test('sections with sums of their own are lines where a box further up tells what is still to be paid', () => {
  expect(lineTotals(YEARLY)).toEqual(['100.00', '73.00', '200.00', '73.00', '40.15', '13.85']);
});

test('an account number ends the sentence about this payment, and the next sentence is about later ones', () => {
  expect(first(YEARLY, 'PAYMENT_TERMS')).toMatch(/^Het bedrag van € 65,00 .* 0447 11\.?$/u);
});

const NOTARY = `*ÉTUDE DU NOTAIRE
^Delphine Vanderkelen
Notaire à Waremme – SRL, RPM Liège 0744.711.820 – TVA BE 0744.711.820
Avenue Reine Astrid 18, 4300 Waremme – Tél. 019 55 50 14

                                        M. Quentin Henrotin
                                        Rue de Huy 44
                                        4300 Waremme

Waremme, le 20 mai 2026

*DÉCOMPTE VALANT FACTURE N° 2026/0388

Montants soumis à la TVA
Honoraires                                         € 1.800,00
Frais administratifs                                 € 750,00
Recherches                                           € 250,00
Sous-total                                         € 2.800,00
TVA 21 %                                             € 588,00
Débours non soumis à la TVA
Droits d’enregistrement                           € 12.480,00
Droit d’écriture                                      € 50,00
Transcription                                        € 252,40
Sous-total                                        € 12.782,40
TOTAL                                             € 16.170,40
Provision versée lors du compromis               - € 2.500,00
Solde à verser                                    € 13.670,40

Le solde est à verser pour le 3 juin 2026 au plus tard sur le compte de l’étude.
`;

test('what is not taxed is a section of lines below the tax on the first', () => {
  expect(lineTotals(NOTARY)).toEqual(['1800.00', '750.00', '250.00', '12480.00', '50.00', '252.40']);
});

test('an office and where it is held is nobody’s name, though a legal form stands behind it', () => {
  expect(first(NOTARY, 'SELLER_NAME')).toBe('Delphine Vanderkelen');
});

test('a balance is to be paid in for a day, and a debit is made from a day on', () => {
  expect(first(NOTARY, 'DUE_DATE')).toBe('2026-06-03');
  const debited = `*Clairfibre SAS                              Facture du 3 avril 2026
                                            N° B2604-447118

M. Loïc Kervadec
4 rue de la Palue
29200 Brest

Total de votre facture                                  36,00 € TTC
Ce montant sera prélevé à partir du 13 avril 2026 sur le compte FR76 **** 7118

Abonnement Fibre du 03/04 au 02/05/2026                       30,00
Option télévision                                              6,00
Total TTC                                                     36,00
dont TVA 20 % sur 30,00 € HT                                   6,00
`;
  expect(first(debited, 'DUE_DATE')).toBe('2026-04-13');
});

const CABLE = `*Weserlink Telekommunikation GmbH

Frau                                        *Ihre Rechnung
Gesine Ahlers                               Juni 2026
Osterdeich 144 a                            Kundennummer
28205 Bremen                                4 471 182 04
                                            Rechnungsnummer
                                            3064 4711 8204
                                            Rechnungsdatum
                                            05.06.2026
                                            Ihre Rufnummer
                                            0421 5550147

Guten Tag Frau Ahlers,
hier ist Ihre Rechnung für Internet und Telefon.

Leistungen              Zeitraum            Netto (EUR)
Glasfaser 300           01.06.-30.06.             30,00
Miete                   01.06.-30.06.              4,00
Summe netto                                       34,00
Umsatzsteuer 19 %                                  6,46
*Rechnungsbetrag                                  40,46 EUR

Den Rechnungsbetrag buchen wir frühestens am 15.06.2026 von Ihrem Konto ab.

Mindestvertragslaufzeit: bis 30.11.2027. Bis zum 31.10.2027 muss uns Ihre Kündigung vorliegen, damit
der Vertrag zum Ende der Mindestlaufzeit endet.
`;

test('the day until which notice is to be given is no day to pay', () => {
  expect(first(CABLE, 'DUE_DATE')).toBe('2026-06-15');
});

test('a form of address in a line of its own takes nothing from the name below it', () => {
  const { candidates, features } = buyers(CABLE);
  expect(features[candidates.findIndex(({ value }) => value === 'Gesine Ahlers')]!.zoneRank).toBeGreaterThan(0);
});

test('a company whose first words are for what it does is no contact of what stands below', () => {
  const paper = `^Noelia Barrachina
Traductora jurada

De                        Para                          Factura
Noelia Barrachina Gil     LINGUAVIA SERVICIOS           Nº 2026-017
NIF 18.447.118-T          EDITORIALES, S.L.             31 de marzo de 2026
c/ Amantes, 22            CIF B-50882047
44001 Teruel              Paseo Sagasta 54
                          50006 Zaragoza

Concepto                                   Cantidad     Precio      Importe
Revisión de folleto                               4    38,00 €     152,00 €
Base imponible                                                     152,00 €
IVA (21 %)                                                          31,92 €
Total a pagar                                                      183,92 €
`;
  expect(first(paper, 'BUYER_NAME')).toBe('LINGUAVIA SERVICIOS EDITORIALES, S.L.');
});

test('a name that a little word leaves open goes on in the next line, neither of which is a name', () => {
  const paper = `*Academia Compasso - Ensino de
*Música, Unipessoal Lda                            *Fatura-Recibo
Rua de Santa Catarina, 1182                        *FR 2026/193
4000-457 Porto                                     Data: 28-03-2026
NIF: 514 471 182

Exmo.(s) Sr.(s)
Tiago Meireles Antunes
Rua do Heroísmo, 44
4300-254 Porto

Descrição                          Qtd.     Pr. unit.     IVA     Total
Aula individual de piano           4,00     32,00         23%    128,00
Total ilíquido                                                   128,00
Total de IVA                                                      29,44
Total (EUR)                                                      157,44
`;
  expect(first(paper, 'SELLER_NAME')).toBe('Academia Compasso - Ensino de Música, Unipessoal Lda');
  expect(buyers(paper).candidates.map(({ value }) => value)).not.toContain('Música, Unipessoal Lda');
});

test('a trade above a person belongs to the name where a street without a word for one stands below', () => {
  const paper = `Malermester
Kenneth Østergaard
Industrivej 7B
4261 Dalmose
CVR-nr. 30 44 71 18

Birthe Nygaard
Strandvejen 41
4243 Rude

*Faktura
Fakturanr. 2026034          Fakturadato 19. juni 2026

Tekst                        Antal    Enhed       Pris    Beløb i kr.
Maling af facade                64    m²        168,00      10.752,00
Nettobeløb                                                  10.752,00
Moms 25%                                                     2.688,00
Total inkl. moms                                            13.440,00
`;
  expect(first(paper, 'SELLER_NAME')).toBe('Malermester Kenneth Østergaard');
});

test('the end of a sentence about interest is no term of payment', () => {
  const paper = `*Lumea Energia S.p.A.                          Bolletta n. 0052600447118
Via Agnello 18                                     del 12/03/2026
20121 Milano

                                                   BENEDETTA SCARAMUZZI
                                                   VIA MELO 204
                                                   70121 BARI BA

Spesa per la vendita di energia                                   100,00 €
Spesa per la rete                                                  40,00 €
Totale imponibile                                                 140,00 €
IVA 10% su imponibile di 140,00 €                                  14,00 €
TOTALE BOLLETTA                                                   154,00 €

In caso di ritardato pagamento saranno addebitati interessi di mora pari al tasso ufficiale, a partire dal primo giorno
successivo alla scadenza. Il canone di abbonamento è dovuto dai titolari di utenza domestica residente.
`;
  expect(first(paper, 'PAYMENT_TERMS')).toBeUndefined();
});

test('the day on which a Danish bill is drawn from the account is the day to pay, and the sentence the terms', () => {
  const paper = `*Klitkraft Energi A/S                             Fakturanummer: 70044711
Havnevej 18, 7680 Thyborøn                        Fakturadato: 10.02.2026

Jytte Damkjær
Fjordgade 44
7600 Struer

*Din elregning for januar 2026

Elforbrug januar                                          150,00
Abonnement                                                 50,00
Subtotal uden moms                                        200,00
Moms 25 %                                                  50,00
I alt inkl. moms                                          250,00

Beløbet trækkes automatisk via Betalingsservice den 2. marts 2026.
`;
  expect(first(paper, 'DUE_DATE')).toBe('2026-03-02');
  expect(first(paper, 'PAYMENT_TERMS')).toMatch(/^Beløbet trækkes automatisk via Betalingsservice den 2\. marts 2026/u);
});

test('how long a customer is bound is no term of payment', () => {
  const paper = `*Maresia Comunicações, S.A.                        Fatura FT A/604471182
Av. da Liberdade 204, 1250-147 Lisboa             Data de emissão: 14 janeiro 2026

GRAÇA FIGUEIREDO PINTO
R DAS AMOREIRAS 18
8000-118 FARO

Pacote TV                                                 100,00 €
Box extra                                                  10,00 €
Total sem IVA                                             110,00 €
IVA 23%                                                    25,30 €
Total com IVA                                             135,30 €

Período de fidelização até 13/08/2026. Reclamações: www.livro.example ou no prazo de 30 dias após a emissão. O não pagamento até
à data limite implica juros de mora à taxa legal.
`;
  expect(first(paper, 'PAYMENT_TERMS')).toBeUndefined();
});
