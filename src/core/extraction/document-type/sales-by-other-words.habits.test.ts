import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

test.each([
  [
    'tuned twice, and the account is sent in the letter',
    `Hugh Rees
Piano Tuner
4 Weir Cottages, Bradford BA15 1ED

The Director of Music
St Hilda's School, Bath BA2 5RX

2nd July 2025

Dear Miss Achebe,

I have pleasure in sending you my account (no. 61 of this year) for the summer term. I tuned the six uprights in the practice rooms at £62 apiece, which makes £372. The grand in the hall I tuned twice, at £95 each visit, £190 in all.

The whole therefore comes to £562.00. I am not registered for VAT. I should be grateful if it could reach me by the end of the month, by cheque or straight into my account (sort code 40-55-63, account 1055 7731).

With kind regards,
Hugh Rees`,
  ],
  [
    'a school fee, in Italian',
    `Scuola dell'Infanzia Santa Lucia
Via del Campanile 6, 31100 Treviso
C.F. 94099990263

Ai genitori di
Rossi Emma

31 ottobre 2026

Descrizione               Importo
Quota fissa di ottobre     320,00
Buoni pasto consumati       83,20
Servizio di pre-scuola      35,00
Totale da versare               € 440,20

Il versamento va effettuato entro il 10 novembre con bonifico sul c/c intestato alla
Parrocchia, causale: nome della bambina. Operazione esente IVA art. 10 n. 20 D.P.R. 633/72.`,
  ],
  [
    'to be made effective, in Spanish',
    `Carmen Ruiz
Abogada
Avda. Carlos III 41, 31004 Pamplona

Sr. Eugenio Goñi
C/ San Fermín 9, 31003 Pamplona

Pamplona, 30 de septiembre de 2026

Número 61/2026

Muy señor mío: concluido el juicio en el que le he defendido ante el juzgado de esta ciudad, le acompaño el detalle de lo devengado:

Estudio del asunto             620,00
Asistencia a la vista          480,00
Total                        1.100,00

Le ruego tenga la bondad de hacerlo efectivo en la cuenta que conoce, en el plazo de quince días.`,
  ],
])('an account by other words is a bill: %s', (_, text) => {
  expect(typeOf(text)).toBe('invoice');
});

const CREDITED = (subject: string, says: string, [net, tax, total, rest]: readonly string[]) => `Vane China Ltd
Longton Works, Stoke ST3 1HW

Lochside Hotels
Corran Esplanade, Oban

19/05/2026

${subject}

${says}

Plate 28 cm         36      7.85       282.60
Saucer 15 cm        24      3.10        74.40
${net}                                  357.00
${tax} 20%                               71.40
${total}                                428.40

${rest}`;

test.each([
  [
    'en',
    CREDITED('Breakages, our invoice no. 118842', 'This advice serves as your credit note for VAT purposes.', [
      'Net',
      'VAT',
      'Total',
      'Please deduct this sum when you settle invoice 118842.',
    ]),
  ],
  [
    'fr',
    CREDITED('Casse, facture n° 118842', 'Ce bordereau tient lieu de note de crédit.', [
      'Total HT',
      'TVA',
      'Total TTC',
      'À déduire de la facture ci-dessus.',
    ]),
  ],
  [
    'nl',
    CREDITED('Breuk, factuurnummer 118842', 'Deze brief geldt tevens als creditnota.', [
      'Netto',
      'BTW',
      'Totaal',
      'Te verrekenen met de factuur.',
    ]),
  ],
  [
    'it',
    CREDITED('Rotture, fattura n. 118842', 'La presente vale come nota di credito.', [
      'Imponibile',
      'IVA',
      'Totale',
      'Da dedurre dalla fattura.',
    ]),
  ],
  [
    'es',
    CREDITED('Roturas, factura nº 118842', 'Esta carta sirve de nota de abono.', [
      'Base imponible',
      'IVA',
      'Total',
      'A deducir de la factura.',
    ]),
  ],
  [
    'de',
    CREDITED('Bruch, Rechnung Nr. 118842', 'Dieses Schreiben gilt zugleich als Rechnungskorrektur.', [
      'Netto',
      'MwSt',
      'Gesamtbetrag',
      'Bitte von der Rechnung abziehen.',
    ]),
  ],
])('what says of itself that it is the credit note is one, whatever bill it names: %s', (_, text) => {
  expect(typeOf(text)).toBe('credit_note');
});

test('a bill headed by its own number tells what returns are worth', () => {
  expect(
    typeOf(`Menuiserie Roche
4 rue Haute, Lyon

FACTURE N° 118
Le 4 mars 2026

Le bon de retour tient lieu de note de crédit.

Porte          1     200,00     200,00
Total HT                        200,00
TVA 20%                          40,00
Total TTC                       240,00`),
  ).toBe('invoice');
});

test('a buyer who bills himself writes no credit note', () => {
  expect(
    typeOf(
      CREDITED('Lieferung, Rechnung Nr. 118842', 'Dieser Beleg gilt als Gutschrift im Sinne des § 14 UStG.', [
        'Netto',
        'MwSt',
        'Gesamtbetrag',
        'Zahlbar bis 01.06.2026',
      ]),
    ),
  ).toBe('invoice');
});

test('what any paper is called in front of its kind and number is no receipt', () => {
  expect(
    typeOf(`Auslieferung Kranich GmbH                Am Bahnhof 5, 37154 Northeim

Buchhandlung Silber        Beleg            Remission R 4418027
Lange Gasse 14             Belegdatum       12.02.2026
92224 Amberg

Ihre Rücksendung ist eingegangen. Wir schreiben Ihnen gut:

ISBN               Titel              Ex.   aus Rechnung   Betrag
978-3-555-11804    Salz der Fähren    4     3308115        62,40
978-3-555-11820    Kleine Küche       7     3311870        67,20
                   Gutschriftbetrag zu Ihren Gunsten      129,60`),
  ).toBe('credit_note');
});

test('a solicitor in Spain calls his bill by what he earned and laid out', () => {
  expect(
    typeOf(`Rocío Ansúrez
Procuradora de los Tribunales
C/ Santiago 18, 47001 Valladolid - NIF 09551180K

D. Aurelio Pinto
C/ Real 44, 47100 Tordesillas

*MINUTA DE DERECHOS Y SUPLIDOS N.º 2026/0118

Derechos
Art. 1, tramitación              318,45
Art. 85, copias                   24,00
Base imponible                   342,45
I.V.A. 21 %                       71,91
Suplidos
Nota simple del Registro           9,02
Total de la minuta               423,38
Provisión de fondos cobrado     -300,00
Resto a mi favor                 123,38 €

Ruego lo haga efectivo en la cuenta
ES55 2103 1180 4400 3000 5511 en quince días.`),
  ).toBe('invoice');
});

test('a ticket names behind a point the plain invoice that it is', () => {
  expect(['receipt', 'invoice']).toContain(
    typeOf(`Rodoviária do Vale, S.A.
NIPC 505 118 044

Bilhete eletrónico · Fatura simplificada FS 2026BT/55118
Data de emissão: 18-07-2026
Cliente: Consumidor final

Passageiro         Viagem                Lugar      € c/ IVA
Teresa Malheiro    Bragança - Porto      14         18,50
Teresa Malheiro    Porto - Bragança      09         18,50
                   Total                            37,00`),
  );
});

test('a demand of a French authority is no account', () => {
  expect(
    typeOf(`Commune de Saint-Aubin
^AVIS DES SOMMES À PAYER

M. Yann Tréhorel
5 impasse du Lavoir

Repas cantine         17     3,85      65,45
Garderie du matin     12     1,60      19,20
SOMME À PAYER                          84,65`),
  ).not.toBe('statement');
});

test('a slip says at the end of a line that the card has paid', () => {
  expect(
    typeOf(`GASTHAUS ZUR MÜHLE
Mühlbach 8, 83370 Seeon
Tisch 14      Bediener: Vroni
16.10.2026    13:52

4 Suppe         4,90    19,60
2 Braten       15,80    31,60
SUMME EUR               51,20
Trinkgeld                3,80
Genehmigung 118820  Zahlung erfolgt`),
  ).toBe('receipt');
});
