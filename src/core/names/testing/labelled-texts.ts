/**
 * Texts with their people, titles, organisations, places and street lines marked: "[ORG Acme Ltd]". Written before the
 * rules were tuned; all names are invented.
 */
export const LABELLED_TEXTS: readonly string[] = [
  // English
  `[ORG Brightwater Plumbing Ltd]
[LOC 14 Harbour Road]
[GPE Bristol] BS1 4RG
[GPE United Kingdom]
Contact: [PERSON Helen Marsh], [PERSON_TITLE Accounts Manager]
Thank you for your business.`,
  `Dear [PERSON_TITLE Mr.] [PERSON Thomas Whitfield],
please find enclosed the statement of [ORG Redstone Logistics LLC].
Our office in [GPE Chicago] is closed on Friday.
[ORG Redstone Logistics LLC], [LOC 2200 Lakeview Avenue]`,
  `Attention: [PERSON Priya Sharma]
[ORG Nilgiri Textiles Pvt. Ltd.]
[LOC 45 Temple Street]
[GPE Chennai] 600004
[GPE India]`,
  `The goods were delivered to [GPE Sydney] on behalf of [ORG Coral Bay Marine Pty Ltd].
Signed by [PERSON_TITLE Dr.] [PERSON Susan Porter]
Payment within 30 days of the invoice date.`,
  // German
  `[ORG Lindenhof Gartenbau GmbH]
[LOC Ahornweg 12]
80331 [GPE München]
[PERSON_TITLE Geschäftsführer]: [PERSON Stefan Brandl]
Amtsgericht [GPE München] HRB 12345`,
  `Sehr geehrte [PERSON_TITLE Frau] [PERSON Sabine Krüger],
vielen Dank für Ihren Auftrag an die [ORG Nordwind Elektro KG].
Ihr Ansprechpartner: [PERSON Michael Voss]
Mit freundlichen Grüßen`,
  `[ORG Alpenblick Touristik AG]
[LOC Bahnhofstrasse 7]
8001 [GPE Zürich]
[GPE Schweiz]`,
  `[PERSON_TITLE Herrn]
[PERSON Andreas Pichler]
[LOC Mariahilfer Straße 101]
1060 [GPE Wien]
Lieferung nach [GPE Österreich]`,
  // French
  `[ORG Boulangerie Morel SARL]
[LOC 8 rue des Lilas]
69003 [GPE Lyon]
[GPE France]
Contact : [PERSON Claire Dubois]`,
  `[PERSON_TITLE Madame] [PERSON Sophie Laurent]
[LOC 25 avenue Victor Hugo]
75016 [GPE Paris]
Nous vous remercions de votre confiance.`,
  `[ORG Menuiserie du Lac SAS]
[PERSON_TITLE Gérant] : [PERSON Julien Fournier]
Siège : [GPE Annecy]
Livraison en [GPE Belgique]`,
  `À l'attention de [PERSON_TITLE M.] [PERSON Pierre Garnier]
[ORG Transports Bellerive SA]
1201 [GPE Genève]
[GPE Suisse]`,
  // Dutch
  `[ORG Van der Meer Installaties B.V.]
[LOC Prinsengracht 88]
1015 DZ [GPE Amsterdam]
Contactpersoon: [PERSON Johan de Vries]`,
  `Geachte [PERSON_TITLE heer] [PERSON Willem Bakker],
hierbij de rekening van [ORG Drukkerij Zonneveld B.V.].
Het werk is uitgevoerd in [GPE Utrecht].`,
  `[ORG Bloemen Groothandel Aalsmeer N.V.]
[LOC Marktstraat 5]
3011 AB [GPE Rotterdam]
[GPE Nederland]
[PERSON_TITLE Directeur]: [PERSON Anneke Jansen]`,
  `T.a.v. [PERSON_TITLE mevrouw] [PERSON Marieke Visser]
[LOC Kerkstraat 17]
9000 [GPE Gent]
[GPE België]`,
  // Spanish
  `[ORG Talleres Hermanos Ruiz S.L.]
[LOC Calle Mayor 23]
28013 [GPE Madrid]
[GPE España]
Atendido por: [PERSON Carmen Ortega]`,
  `Estimado [PERSON_TITLE Sr.] [PERSON Javier Romero]:
Le adjuntamos la factura de [ORG Aceites del Sur S.A.].
La mercancía sale de [GPE Sevilla].`,
  `[PERSON_TITLE Doña] [PERSON Lucía Navarro]
[LOC Avenida de la Constitución 4]
46002 [GPE Valencia]
Gracias por su compra.`,
  `[ORG Papelería Central S.L.U.]
[PERSON_TITLE Administrador]: [PERSON Miguel Ángel Torres]
08001 [GPE Barcelona]
Envíos a [GPE Portugal]`,
];
