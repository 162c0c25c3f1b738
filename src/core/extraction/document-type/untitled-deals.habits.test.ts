import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Offers, orders and deliveries without a title: what they are stands in their sentences and tables alone. */
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
    'delivery_note',
    'nl',
    `Van Dam Bouwmaterialen
Afleveradres: Dorpsstraat 8, Zeist     Datum 12-05-2025    Chauffeur: Rob
Artikel                 Besteld   Geleverd   Nog te leveren
Kalkzandsteen CS12      480       480        0
Lijmmortel 25 kg         24        20        4
Handtekening voor ontvangst: ____________`,
  ],
];

test.each(PAPERS)('%s without a title (%s)', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});
