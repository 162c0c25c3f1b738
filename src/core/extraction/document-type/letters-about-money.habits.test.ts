import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (text: string) => readTyped(text).document_type;

test.each([
  [
    'de',
    `Gartenbau Ellerholz GmbH
Am Deich 4, 26127 Oldenburg

Frau Ute Rabens
Lange Straße 9
26122 Oldenburg

Oldenburg, 4. März 2025

Sehr geehrte Frau Rabens,
zwei der drei Obstbäume aus unserer Rechnung 25-0311 sind nicht angewachsen, was wir sehr bedauern.
Wir schreiben Ihnen dafür den vollen Kaufpreis gut:
2 x Apfelbaum Halbstamm             89,80 €
Gutgeschriebener Betrag             89,80 €
Den Betrag überweisen wir in den nächsten Tagen. Bitte entschuldigen Sie die Unannehmlichkeiten, die
Ihnen entstanden sind, und grüßen Sie Ihren Mann herzlich von uns allen im Betrieb.
Mit freundlichen Grüßen
Jan Ellerholz`,
  ],
  [
    'nl',
    `Rijschool Van Dam
Kerkweg 12, 3812 AB Amersfoort

Beste Joris,
Op factuur 2025-114 hebben wij per abuis een les van 12 maart berekend die niet is doorgegaan omdat
onze instructeur ziek was. Dat had niet gemogen en daarvoor bieden wij onze excuses aan.
Wij crediteren daarom een les van 60 minuten. In totaal krijg je dus € 62,50 terug, dat wij binnen
een week storten op de rekening waarvan je hebt betaald.
Met vriendelijke groet,
Ria van Dam`,
  ],
  [
    'en',
    `Lowfold Feeds Ltd
Mill Lane, Ripon HG4 2BX

6 May 2025
Dear Anne,
Thank you for letting us know about the split bags on last week's delivery under invoice 30771.
We have today credited your account with four bags of layers pellets at £11.20, together £44.80, plus
VAT at 20% £8.96, making a credit of £53.76 against that invoice. You need do nothing but deduct it
when you pay us at the end of the month.
With apologies,
Tom Lowe`,
  ],
])('who takes back in a letter what was billed sends a credit note: %s', (_, text) => {
  expect(typeOf(text)).toBe('credit_note');
});

test('a letter may be the bill, and say so', () => {
  expect(
    typeOf(`Dr. Helga Tremmel
Lektorat und Übersetzungen
Seestraße 3, 78464 Konstanz · USt-IdNr. DE301284417

Verlag am Münster GmbH
78462 Konstanz

Konstanz, am 2. Juni 2025

Sehr geehrter Herr Bühl,
die Durchsicht des zweiten Bandes ist abgeschlossen; dieses Schreiben gilt als Rechnung mit der Nummer 2025/14.
Für 120 Normseiten zu je 4,50 Euro kommen 540,00 Euro zusammen, wozu die Umsatzsteuer von 19 Prozent
mit 102,60 Euro tritt, im Ganzen also 642,60 Euro.
Ich bitte Sie herzlich, den Betrag bis zum 30. Juni auf mein Konto IBAN DE02 1203 0000 0000 2020 51 zu überweisen.
Herzliche Grüße
Helga Tremmel`),
  ).toBe('invoice');
});

test('who sends his bill in a mail does not remind of it because he pays no tax', () => {
  expect(
    typeOf(`From: Owen Pryce <owen@prycegardens.example>
To: Judith Marlow

Hi Judith,
Lovely afternoon for it. Here's my bill, call it no. 25-88 for your records.
Hedge cutting, front and back – £85
Green waste to the tip – £15
Total £100. I'm not VAT registered so that's what you pay.
Sort code 40-12-77, account 20881934.
Owen`),
  ).toBe('invoice');
});

test.each([
  [
    'a final notice before an action',
    `Hillside Dental Practice
14 High Street, Buxton SK17 6ET

Mr D. Farley
3 Terrace Road, Buxton

FINAL NOTICE BEFORE COURT ACTION

Dear Mr Farley,
We refer to our letters of 2 May and 1 June. The sum of £214.00 for invoice 5518 remains unpaid.
Invoice 5518               £190.00
Administration charges      £24.00
Amount now due             £214.00
Unless we have your payment within 14 days we will issue a claim without further notice.`,
  ],
  [
    'a second notice as the subject',
    `CLUB DE TENIS LOS OLIVOS
Camino Viejo 8, 41013 Sevilla

Asunto: segundo aviso – recibos devueltos

Estimado socio:
Su banco nos ha devuelto los recibos de las cuotas de marzo y abril de 2025, por importe de 38,00 € cada uno.
El total pendiente es de 76,00 €. Le rogamos que regularice el pago antes del 31 de mayo.`,
  ],
  [
    'the third and last one, in Dutch',
    `Openbare Bibliotheek Dorenveld

De heer K. Postma
Esweg 4, 7921 AB Zuidwolde

^Derde en laatste aanmaning

Geachte heer Postma,
Ondanks onze berichten van 6 en 20 maart heeft u de onderstaande boeken nog niet teruggebracht.
De tuin in vier seizoenen          € 24,95
Administratiekosten: € 5,00
Totaal te voldoen: € 29,95
Wij verzoeken u het bedrag binnen 14 dagen te betalen.`,
  ],
])('%s reminds', (_, text) => {
  expect(typeOf(text)).toBe('reminder');
});

test.each([
  [
    'wages with their names joined by dashes',
    `Klinik Am Park gGmbH
Frau Sonja Weiler
Lohnart   Bezeichnung                Betrag EUR
1000      Tabellenentgelt            3.120,40
1210      Zulage                       110,00
          Gesamt-Brutto              3.230,40
Lohnsteuer                             402,10
RV-Beitrag 9,30 %                      300,43
Netto-Verdienst                      2.215,87
Auszahlungsbetrag                    2.215,87
Überweisung auf IBAN DE02 1203 0000 0000 2020 51`,
  ],
  [
    'the schedule of an insurance',
    `Westgate Insurance

^Your home insurance schedule

Policy number        WG 5518 2207
Section              Limit           Excess
Buildings            £400,000          £250
Contents              £60,000          £250
Annual premium                      £210.00
Insurance Premium Tax at 12%         £25.20
Total premium for the year          £235.20`,
  ],
  [
    'a claim of expenses under a large title',
    `Tarn Rivers Trust

^Expense Claim Form

Name: Moira Keel          Period: 1-31 May 2025
Date       Purpose                        Travel     Meals    VAT incl.
07/05      Train, receipt 1                34.20                  0.00
13/05      Lunch, receipt 2                          12.80        2.13
Total claimed     £47.00
Paid by BACS: 13/06/25`,
  ],
  [
    'guides that speak of payments and state none',
    `Change to the way we receive invoices

Dear supplier,
From 1 September please send every invoice to the address above and no longer to our branches. Your
terms are not affected, and payments are still made on the last Friday of each month.
Invoices without an order number cannot be paid.
Thank you for your help.`,
  ],
])('%s are no sale, and remind of none', (_, text) => {
  expect(typeOf(text)).toBe('other');
});

test('what is paid is listed by who pays, whatever the list is called', () => {
  expect(
    typeOf(`LINDEHOF RETAIL B.V.                      BETAALSPECIFICATIE
Postbus 90, 3500 AB Utrecht

Kwekerij Zonneweide
Hierbij delen wij u mede dat onderstaande posten zijn betaald op rekening NL91 ABNA 0417 1643 00.
Uw document     Datum        Bruto        Inhouding     Netto
26-118          02-03-25     1.200,00         24,00     1.176,00
26-131          09-03-25       850,00         17,00       833,00
TOTAAL BETAALD               2.050,00         41,00     2.009,00`),
  ).toBe('statement');
});

test('articles of a scale of fees, each with its amount, are no sections of a text', () => {
  expect(
    typeOf(`Carmen Roldán Vega
Procuradora de los Tribunales
Calle Larga 12, 11401 Jerez - NIF 31665120F

Jerez, 4 de abril de 2025
Cuenta de derechos y suplidos n.º 88/25 que formula la Procuradora que suscribe

BODEGAS DEL PUERTO, S.L.

Art. 1 - Por la tramitación del procedimiento                 420,00
Art. 84 - Desgloses y copias                                   12,40
Suma de derechos                                              432,40
IVA 21 %                                                       90,80
TOTAL                                                         523,20 €
que le ruego se sirva ingresar en ES91 2100 0418 4502 0005 1332.`),
  ).toBe('invoice');
});

test('an order that is the receipt as well is one', () => {
  expect(
    typeOf(`^Order summary and VAT receipt
Order CE-5518
Customer Ms Nina Falk

Item                      Qty     Each      Total
Adult ticket                2    £18.00    £36.00
Booking fee                 1     £2.00     £2.00
Total paid                                 £38.00
Paid by Mastercard ending 6032 on 03/03/2025. VAT no. 118 4402 77.`),
  ).toBe('receipt');
});
