import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Accounts, reminders and notices without a title: what they are stands in their sentences and tables alone. */
const PAPERS: readonly (readonly [type: string, language: string, paper: string])[] = [
  [
    'statement',
    'de',
    `Elektro Hansen GmbH & Co. KG, 24937 Flensburg
Firma Bau-Nord GmbH
Postfach 1234
24901 Flensburg
Kundennummer 40022            30.06.2025

Sehr geehrte Damen und Herren,
nach unseren Büchern sind am 30.06.2025 folgende Posten offen:

Beleg      Datum        Fällig       Betrag
RE 8871    02.05.2025   01.06.2025   1.204,50
RE 8902    19.05.2025   18.06.2025     388,10
GU 0117    03.06.2025                 -120,00
Saldo zu unseren Gunsten               1.472,60

Bitte prüfen Sie den Stand und teilen Sie uns Abweichungen mit.`,
  ],
  [
    'reminder',
    'de',
    `Praxis Dr. Weber · Schulstr. 5 · 37073 Göttingen
Herrn Paul Ahrens
Kirchweg 12
37073 Göttingen

Göttingen, 14.07.2025

Sehr geehrter Herr Ahrens,
leider konnten wir zu unserer Rechnung 2025-311 vom 02.06.2025 über 148,20 € noch keinen Zahlungseingang feststellen.
Sicher haben Sie es nur übersehen. Bitte überweisen Sie den Betrag bis zum 28.07.2025.
Sollten Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.`,
  ],
  [
    'statement',
    'de',
    `Stadtwerke Auental AG
An
Druckhaus Meier GmbH
Ringstr. 4
33602 Bielefeld

Datum 20.08.2025

Wir haben heute 2.310,40 EUR auf Ihr Konto DE89 3704 0044 0532 0130 00 überwiesen. Die Zahlung setzt sich so zusammen:

Ihre Rechnung    Datum        Brutto      Skonto     Zahlbetrag
55012            01.08.2025   1.500,00    30,00      1.470,00
55019            04.08.2025     857,55    17,15        840,40
Summe                                                2.310,40`,
  ],
  [
    'other',
    'de',
    `Hausverwaltung Stein GbR
An alle Mieter der Parkstraße 9
Betrifft: Anpassung der Vorauszahlungen

Sehr geehrte Mieterinnen und Mieter,
ab dem 1. Januar 2026 erhöht sich die monatliche Vorauszahlung für Heizung und Wasser von 145,00 € auf 162,00 €.
Die Abrechnung für 2025 erhalten Sie im März. Bitte ändern Sie Ihren Dauerauftrag.`,
  ],
  [
    'other',
    'en',
    `Dear Member,
From 1 September our monthly subscription will rise from £24.00 to £26.50. Your next Direct Debit of £26.50 will be taken on 1 September 2025.
You do not need to do anything. VAT at 20% is included.
The Leisure Trust, 4 Pool Lane, Bath BA1 2AB`,
  ],
  [
    'statement',
    'en',
    `Hartwell Builders Merchants Ltd
Account: BRIGHT01     Month: June 2025
Brightwater Homes Ltd
40 Station Road
Leeds LS2 8QT

Date        Ref       Debit      Credit     Balance
01/06/25    b/f                              412.20
04/06/25    INV 8810  186.00                 598.20
11/06/25    CN 1203              24.00       574.20
20/06/25    PAYMENT              412.20      162.00

Current 162.00   30 days 0.00   60 days 0.00   Total owing 162.00`,
  ],
  [
    'reminder',
    'en',
    `Hi Sam,
Just a quick nudge on invoice 1042 for £360.00 which was due last Friday. It may have crossed in the post with your payment, in which case ignore this.
If not, could you pop it across this week please? Bank details are on the invoice.
Cheers, Lou
Lou Marsh Photography`,
  ],
  [
    'other',
    'en',
    `EMPLOYEE: J. Carter     TAX CODE 1257L     NI QQ123456C
Period 2 (31 May 2025)
Basic pay        2,400.00     PAYE tax        270.40
Overtime           180.00     National ins.   162.10
Gross            2,580.00     Pension          90.00
                              Net pay       2,057.50
Harlow Joinery Ltd`,
  ],
  [
    'reminder',
    'fr',
    `Cabinet vétérinaire des Lices
Monsieur Bertin,
Sauf erreur de notre part, la facture n° 1188 du 3 avril 2025 d'un montant de 86,40 € demeure impayée à ce jour.
Nous vous remercions de bien vouloir régulariser votre situation sous huit jours.
Si votre règlement s'est croisé avec ce courrier, veuillez ne pas en tenir compte.`,
  ],
  [
    'statement',
    'fr',
    `Comptabilité fournisseurs
Imprimerie Roux SAS
Objet : notre virement du 15/05/2025
Nous vous informons que nous avons procédé ce jour au virement de 1 842,00 € en règlement de :
Facture   Date         Montant     Escompte    Net
F-2201    02/04/2025   1 200,00    0,00        1 200,00
F-2209    10/04/2025     642,00    0,00          642,00
Total                                          1 842,00`,
  ],
  [
    'other',
    'fr',
    `Mutuelle Atlantique
Décompte de remboursement du 12/05/2025
Bénéficiaire : Anne Le Goff
Date soins   Nature        Dépense   Base   Remboursé RO   Remboursé mutuelle
02/05/2025   Consultation  30,00     30,00  19,00          9,00
04/05/2025   Pharmacie     18,40     18,40  11,96          6,44
Virement de 15,44 € sur votre compte.`,
  ],
  [
    'reminder',
    'es',
    `Asesoría Pardo
Estimado cliente:
Le recordamos que a fecha de hoy tenemos pendiente de cobro la factura 2025/114 por importe de 302,50 €, con vencimiento 30/04/2025.
Le rogamos proceda a su abono a la mayor brevedad. Si ya lo ha efectuado, disculpe las molestias.`,
  ],
  [
    'statement',
    'es',
    `Ferretería Central S.A.
Cliente: 1180 Construcciones Gil
Fecha      Documento   Debe      Haber     Saldo
01/05/25   Saldo ant.                      812,00
07/05/25   Fra. 2201   410,00              1.222,00
22/05/25   Cobro                 812,00      410,00
Saldo a 31/05/2025: 410,00 €`,
  ],
  [
    'other',
    'es',
    `Comunidad de Propietarios Calle Sol 14
Reunidos en segunda convocatoria el 3 de abril de 2025, se aprueba el presupuesto del ejercicio por 18.400,00 €,
con una cuota mensual de 92,00 € por vivienda. Se informa de la factura del ascensor (1.210,00 €, IVA incluido).
Sin más asuntos que tratar, se levanta la sesión.`,
  ],
  [
    'reminder',
    'it',
    `Gentile Cliente,
da un controllo contabile ci risulta ancora da saldare la fattura n. 214 del 02/03/2025 di € 512,40, scaduta il 01/04/2025.
La preghiamo di provvedere al pagamento entro 7 giorni. Qualora avesse già provveduto, consideri nulla la presente.
Idraulica Moretti S.r.l.`,
  ],
  [
    'reminder',
    'nl',
    `Geachte heer Bos,
Onze factuur 20250412 van 2 april ad € 484,00 staat bij ons nog open. Wellicht is deze aan uw aandacht ontsnapt.
Wij verzoeken u het bedrag binnen 7 dagen over te maken. Heeft u inmiddels betaald, dan kunt u dit bericht als niet verzonden beschouwen.
Administratie Schildersbedrijf Kok`,
  ],
  [
    'other',
    'nl',
    `Gemeente Zeist
Beschikking gemeentelijke belastingen 2025
WOZ-waarde 412.000
Onroerendezaakbelasting eigenaar    398,20
Afvalstoffenheffing                 312,00
Rioolheffing                        184,50
Bezwaar maken kan binnen zes weken.`,
  ],
  [
    'statement',
    'nl',
    `Beste leverancier,
Vandaag hebben wij € 1.204,50 aan u overgemaakt op rekening NL91 ABNA 0417 1643 00 voor de volgende facturen:
Factuur   Datum        Bedrag
7712      01-04-2025     804,50
7719      09-04-2025     400,00
Met vriendelijke groet, crediteurenadministratie Bakker Techniek B.V.`,
  ],
];

test.each(PAPERS)('%s without a title (%s)', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});
