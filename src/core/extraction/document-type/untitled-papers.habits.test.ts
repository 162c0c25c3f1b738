import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Papers without a title, by their kind and language: what they are stands in their sentences and tables alone. */
const PAPERS: readonly (readonly [type: string, language: string, paper: string])[] = [
  [
    'order',
    'de',
    `Tischlerei Brandt GmbH, Holzweg 3, 24103 Kiel

Beschläge Kruse KG
Industriestr. 8
22525 Hamburg

Kiel, 12.03.2025
Ihr Angebot 4711 vom 05.03.2025

Sehr geehrter Herr Kruse,
bitte liefern Sie uns zu den Konditionen Ihres Angebots:

Pos  Artikel               Menge   Einzelpreis   Gesamt
1    Topfscharnier 110°    200     1,85          370,00
2    Griffleiste Alu       40      7,20          288,00
Summe netto                                      658,00
zzgl. 19 % MwSt.                                 125,02
Gesamt                                           783,02

Liefertermin: KW 13, frei Haus. Rechnung bitte an buchhaltung@brandt.example.
Mit freundlichen Grüßen`,
  ],
  [
    'quote',
    'de',
    `Malerbetrieb Sommer, Am Anger 2, 99084 Erfurt
Frau Inge Walter
Lindenweg 4
99085 Erfurt

Erfurt, 3. April 2025
Treppenhaus Lindenweg 4

Sehr geehrte Frau Walter,
vielen Dank für Ihre Anfrage. Für die besprochenen Arbeiten würden wir Ihnen berechnen:

Wände grundieren und streichen, 84 m²         924,00 €
Geländer lackieren                             310,00 €
Zwischensumme                                1.234,00 €
MwSt. 19 %                                     234,46 €
Gesamtsumme                                  1.468,46 €

An diese Preise halten wir uns bis Ende Mai gebunden. Über Ihren Auftrag würden wir uns freuen.`,
  ],
  [
    'delivery_note',
    'de',
    `Getränke Vogt e.K.   Hafenstr. 9, 18055 Rostock
Gaststätte Zum Anker, Kai 2, 18055 Rostock
Tour 14   12.05.2025   Fahrer: Lenz

Art.   Bezeichnung            Kisten   Leergut zurück
1001   Pils 20x0,5            12       10
1020   Apfelschorle 12x1,0     4        4
2003   Wasser medium           6        5

Ware vollständig und unbeschädigt erhalten:
Unterschrift ____________`,
  ],
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
    'order',
    'en',
    `From: Purchasing <po@harlow.example>
To: Sales, Northern Fixings Ltd
Date: 12 March 2025

Hi Dan,
please supply the following to our Leeds site by the 20th:

Qty   Item                      Each      Total
200   M10 anchor bolt           0.85      170.00
12    Resin cartridge 300ml     9.40      112.80
Total ex VAT                              282.80

Please quote PO 7718 on your invoice and send it to accounts@harlow.example.
Thanks, Priya`,
  ],
  [
    'quote',
    'en',
    `Green Thumb Gardens
4 Orchard Close, Exeter EX4 2AB
7 May 2025

Mrs A Holt
12 Beech Drive
Exeter EX2 5JP

Dear Mrs Holt,
Thank you for showing me round the garden on Monday. To lay the new lawn and build the raised beds as we discussed would come to:

Strip and level existing lawn              £420.00
Supply and lay 60 m² turf                  £540.00
Two raised beds in oak sleepers            £385.00
Total                                    £1,345.00

I could start in the week of 9 June. If you are happy with this, please let me know and I will book you in.
Kind regards, Tom`,
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
    'delivery_note',
    'en',
    `Peak Timber Supplies
Goods despatched to: Hartley Joinery, Unit 4, Mill Road, Derby DE1 2AB
Your order 5512    Our ref SO-90118    Despatched 14 May 2025 by own transport

Line  Description                     Ordered   Sent   To follow
1     Sapele 50x150 PAR               24        24     0
2     Oak veneer MDF 2440x1220        10        8      2

2 pallets, 640 kg. Please check before signing. Shortages to be notified within 3 days.
Received by ____________  Print name ____________`,
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
    'quote',
    'fr',
    `Plomberie Hardouin SARL
12 rue du Moulin, 35000 Rennes
Rennes, le 12 mars 2025
Madame Le Goff
8 allée des Ormes
35700 Rennes

Madame,
Suite à notre visite du 10 mars, nous avons le plaisir de vous proposer le remplacement de votre chaudière :

Dépose de l'ancienne chaudière           280,00 €
Chaudière à condensation 24 kW         2.450,00 €
Pose et mise en service                  640,00 €
Total HT                               3.370,00 €
TVA 5,5 %                                185,35 €
Total TTC                              3.555,35 €

Cette proposition reste valable deux mois. Pour accord, merci de nous la retourner signée.`,
  ],
  [
    'order',
    'fr',
    `Boulangerie Morin
3 place de l'Église, 49000 Angers
À l'attention des Moulins Girard
Le 4 juin 2025

Bonjour,
Merci de nous livrer jeudi matin :
Farine T65 sac de 25 kg      20     18,40     368,00
Levure fraîche 500 g         12      1,90      22,80
Total HT                                      390,80
Livraison avant 6 h par la cour. La facture sera réglée à 30 jours comme d'habitude.`,
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
    'delivery_note',
    'fr',
    `Transports Legall
Expéditeur : Conserverie du Port, 29900 Concarneau
Destinataire : Épicerie Fine Martin, 44000 Nantes
Le 03/06/2025
4 colis - 38 kg - port payé
Réf.    Désignation              Qté expédiée   Reste à livrer
SAR12   Sardines à l'huile x12   10             0
THO06   Thon germon x6            8             2
Réserves éventuelles :             Signature du client :`,
  ],
  [
    'order',
    'es',
    `Hotel Miramar S.L.
Compras
Málaga, 12 de marzo de 2025
Lavandería Industrial Sur, S.L.

Estimados señores:
Conforme a su oferta 881, les rogamos nos suministren:
Ref.    Artículo              Uds.   Precio   Importe
T-90    Toalla baño 90x150    200    6,20     1.240,00
S-10    Sábana bajera 150     100    8,90       890,00
Base imponible                                2.130,00
IVA 21 %                                        447,30
Total                                         2.577,30
Entrega en almacén antes del 25 de marzo. Indiquen nuestro número 5540 en albarán y factura.`,
  ],
  [
    'quote',
    'es',
    `Reformas Ortega
Granada, 5 de mayo de 2025
A la atención de D. Luis Vera
En relación con su consulta, le detallo el coste de la reforma del baño:
Demolición y desescombro        450,00 €
Fontanería                      980,00 €
Alicatado 22 m²               1.320,00 €
Suma                          2.750,00 €
IVA 10 %                        275,00 €
Total                         3.025,00 €
Precio válido durante 30 días. No incluye sanitarios. Quedo a la espera de su conformidad.`,
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
    'quote',
    'it',
    `Falegnameria Conti
Via dei Mille 4, 16100 Genova
Genova, 3 aprile 2025
Gentile Signora Ferri,
come da accordi Le comunichiamo il costo per la realizzazione della cucina:
Mobili base e pensili in rovere     6.400,00
Piano in quarzo                     1.850,00
Montaggio                             600,00
Totale                              8.850,00
IVA 10 %                              885,00
Totale con IVA                      9.735,00
Validità 60 giorni. Consegna entro 8 settimane dalla conferma. In attesa di un Suo riscontro.`,
  ],
  [
    'order',
    'it',
    `Ristorante Da Nino S.n.c.
Spett.le Ittica Ligure S.r.l.
Vi chiediamo cortesemente di consegnarci venerdì 14/06/2025:
Orate 400/600       kg 12    11,50    138,00
Polpo               kg 8     13,90    111,20
Totale presunto                       249,20
Consegna entro le ore 9. Fattura differita come al solito.`,
  ],
  [
    'delivery_note',
    'it',
    `Ceramiche Sassuolo S.p.A.
Destinatario: Edil Rossi S.r.l., Via Po 3, 10100 Torino
Causale del trasporto: vendita    Aspetto dei beni: pallet    Colli: 6    Peso kg 4.120
Data e ora inizio trasporto: 12/05/2025 07:30   Vettore: Trans Emilia
Codice    Descrizione              U.M.   Q.tà
GR6060    Gres grigio 60x60        mq     180
BT1010    Battiscopa               ml     120
Firma del conducente ________   Firma del destinatario ________`,
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
    'quote',
    'nl',
    `Hoveniersbedrijf Groen V.O.F.
Utrecht, 4 april 2025
Beste mevrouw De Wit,
Naar aanleiding van ons gesprek sturen wij u hierbij onze prijs voor het aanleggen van uw tuin:
Grondwerk en afvoer          1.250,00
Bestrating 40 m²             2.600,00
Beplanting                     780,00
Totaal excl. btw             4.630,00
Btw 21%                        972,30
Totaal incl. btw             5.602,30
Deze prijs is geldig tot 1 juni. Gaat u akkoord, dan ontvangen wij graag een getekend exemplaar retour.`,
  ],
  [
    'order',
    'nl',
    `Restaurant De Haven
Aan: Visgroothandel Urk B.V.
Graag bestellen wij voor levering op donderdag 12 juni:
Kabeljauwfilet     15 kg    18,50    277,50
Mosselen           40 kg     4,20    168,00
Totaal                               445,50
Factuur mag naar administratie@dehaven.example.`,
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
    'delivery_note',
    'nl',
    `Van Dam Bouwmaterialen
Afleveradres: Dorpsstraat 8, Zeist     Datum 12-05-2025    Chauffeur: Rob
Artikel                 Besteld   Geleverd   Nog te leveren
Kalkzandsteen CS12      480       480        0
Lijmmortel 25 kg         24        20        4
Handtekening voor ontvangst: ____________`,
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
