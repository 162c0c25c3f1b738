import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** Deliveries and bookings without a title. */
const PAPERS: readonly (readonly [type: string, language: string, paper: string])[] = [
  [
    'delivery_note',
    'de',
    `FARBEN-PETERSEN
Großhandel für Maler

Empfänger                                  Absender
Malerbetrieb Cordes                        Farben-Petersen GmbH & Co. KG
Cuxhavener Straße 210                      Rendsburger Straße 72
21149 Hamburg                              24537 Neumünster

Ihre Sendung 8004177 vom 02.10.2025
Kunde 30418 · Tour 14 · 1 Palette, 672 kg brutto

Pos   Bezeichnung                           Menge      Preis €     Wert €
1     Bodenfarbe 2K Epoxid                      6        89,90     539,40
2     Härter zu 2K Epoxid                       6        31,50     189,00
                            Warenwert ohne MwSt.:                  728,40

Die Rechnung erhalten Sie gesondert per E-Mail.
Ware vollständig und in einwandfreiem Zustand erhalten:
Datum / Name / Unterschrift`,
  ],
  [
    'delivery_note',
    'en',
    `Petersen Paints Ltd
72 Rendle Street, Leeds LS1 4AB

Consignee                                  From
Cordes Decorators                          Petersen Paints Ltd
210 Harbour Road                           VAT GB 181442037
Hull HU1 2AB

Your consignment 8004177 of 2 October 2025
Customer 30418 · Route 14 · 1 pallet, 672 kg

Pos   Description                           Qty        Price £     Value £
1     Floor paint 2K                            6        89.90     539.40
2     Hardener                                  6        31.50     189.00
                            Goods value ex VAT                     728.40

Your invoice follows by e-mail.
Received complete and in good condition:
Date / Name / Signature`,
  ],
  [
    'delivery_note',
    'fr',
    `Peintures Hardouin SARL
12 rue du Moulin - 35000 Rennes - SIRET 512 440 193 00017

Destinataire                               Expéditeur
Cordier Décoration                         Peintures Hardouin SARL
40 rue de la Gare
35700 Rennes

Votre envoi 8004177 du 02/10/2025
Client 30418 - Tournée 14 - 1 palette, 672 kg

Pos   Désignation                           Qté        Prix €      Valeur €
1     Peinture sol époxy                        6        89,90     539,40
2     Durcisseur                                6        31,50     189,00
                            Valeur marchandise HT                  728,40

La facture vous sera adressée séparément par courriel.
Marchandise reçue complète et en bon état :
Date / Nom / Signature`,
  ],
  [
    'order',
    'es',
    `viajalo                                        Localizador VJ7Q4417 · PIN 8204
Todo listo, Gonzalo. ¡Te esperan en Cádiz!

Hotel Playa Victoria Mar                    ENTRADA              SALIDA
Glorieta Ingeniero La Cierva 4              14 agosto 2025       17 agosto 2025
11010 Cádiz

3 noches × 168,00 €                                              504,00 €
Cama supletoria niño, 3 noches                                    66,00 €
Precio de la estancia                                            570,00 €

Pagarás en el hotel. Hoy no te hemos cobrado nada. La factura te la dará el hotel a la salida.
Cancelación gratis hasta el 11 de agosto de 2025.
Viajalo Online S.L.U., CIF B98204417`,
  ],
  [
    'order',
    'en',
    `stayfinder                                     Confirmation no. VJ7Q4417 · PIN 8204
You're all set, Graham! See you in Whitby.

Seaview House Hotel                         CHECK-IN             CHECK-OUT
4 West Cliff                                14 August 2025       17 August 2025
Whitby YO21 3HT

3 nights x £168.00                                               £504.00
Extra bed, 3 nights                                               £66.00
Price of stay                                                    £570.00

You'll pay at the property. Nothing has been charged today. The hotel will give you an invoice on departure.
Free cancellation until 11 August 2025.
Stayfinder Ltd, company no. 09914472`,
  ],
  [
    'order',
    'de',
    `reisefix                                       Buchungsnummer VJ7Q4417 · PIN 8204
Alles klar, Georg! Auf nach Cuxhaven.

Hotel Seestern                              ANREISE              ABREISE
Strandweg 4                                 14. August 2025      17. August 2025
27476 Cuxhaven

3 Nächte × 168,00 €                                              504,00 €
Zustellbett, 3 Nächte                                             66,00 €
Gesamtpreis des Aufenthalts                                      570,00 €

Sie zahlen im Hotel. Heute wurde nichts abgebucht. Die Rechnung erhalten Sie bei Abreise vom Hotel.
Kostenlose Stornierung bis 11. August 2025.
Reisefix GmbH, HRB 1234 Hamburg`,
  ],
  [
    'order',
    'en',
    `hearth & birch
Thanks, Priya – we're on it!
We've received your request and our workshop in Stroud has started picking the timber. We'll email you
the tracking link as soon as the van is loaded, and your VAT invoice will follow with that email.
No. 100-48291-GB · placed 28 April 2025, 21:14 · Visa ending 4407 (authorised, charged on dispatch)

HB-2207    Oak desk 140 x 70 cm                    ×2              £778.00
HB-0981    Cable tray, black steel                 ×2               £49.00
HB-9002    Delivery to room of choice              ×1               £45.00
                                     Subtotal                      £872.00
                                     Total incl. VAT (20%)         £872.00
Going to
Priya Nair
18 Haydons Road
London SW19 1HL
Hearth & Birch Ltd, Unit 7, Stroud GL6 6NU. VAT GB 231 4471 80.`,
  ],
  [
    'order',
    'fr',
    `bois & braise
Merci Claire, c'est noté !
Nous avons bien reçu votre demande et notre atelier prépare votre colis. La facture vous parviendra avec l'expédition.
N° 100-48291 · passée le 28 avril 2025 à 21:14 · Visa ••4407 (débitée à l'expédition)

HB-2207    Bureau chêne 140 x 70                   ×2              778,00 €
HB-0981    Goulotte acier noir                     ×2               49,00 €
                                     Total TTC                     827,00 €
Livraison à
Claire Morel
18 rue Nationale
35000 Rennes
Bois & Braise SARL, 35000 Rennes, RCS 512 440 193`,
  ],
];

test.each(PAPERS)('a paper without a title is what it tells: %s, %s, %#', (type, _language, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});
