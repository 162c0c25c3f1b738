import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Letters and mails may be the bill, and say so; others speak of money that is no price.
test.each([
  [
    'a mail that doubles as the invoice',
    'invoice',
    `From: Ottilie Marsh <ottilie@marshpiano.example>
To: Deborah Finch
Subject: Piano lessons, summer half term
Date: 2 July 2026

Dear Deborah,

Here is the reckoning for Rufus, and this e-mail doubles as your invoice, number 14:

Six lessons of 45 minutes at £27.00      162.00
Exam accompaniment                        35.00
Sheet music                               11.50
Altogether £208.50

A transfer to 20-44-18, number 30418822 by the end of next week would be lovely. There is no VAT as I am below the threshold.

Warm wishes
Ottilie`,
  ],
  [
    'a bill handed in on request, of which a part was paid',
    'invoice',
    `Hello Mrs Tennant,

the shed roof is done and the old felt has gone to the tip. Here's your bill, number 88, as you asked for it on paper:

Labour, two days at 160     320.00
Felt and battens             96.40
Skip                         45.00
Total £461.40

No VAT, as I am not registered. You have already paid 100 in cash, which leaves £361.40. Cheque or transfer, whichever is easier.

All the best
Wilf Archer, Archer Roofing, 9 Dale End, Settle BD24 9AB`,
  ],
  [
    '« le présent courriel vous tient lieu de facture »',
    'invoice',
    `De : Anaïs Guérin <anais@traduit.example>
À : Éditions du Phare
Objet : Traduction du livret, terminée
Date : 3 mars 2026

Bonjour Monsieur Kermarec,

la traduction du livret est terminée et relue. Le présent courriel vous tient lieu de facture n° 2026-09 :

Traduction, 4 200 mots à 0,12 €      504,00 €
Relecture                             60,00 €
Total                                564,00 €

TVA non applicable, article 293 B du CGI. Vous pouvez me régler par virement sur le compte FR76 3000 4000 0312 3456 7890 143 avant la fin du mois.

Bien à vous
Anaïs Guérin, SIRET 512 774 903 00021`,
  ],
  [
    'a mail that is the bill, in Dutch',
    'invoice',
    `Van: Joost Hermans <joost@hermansfiets.example>
Aan: Familie De Wit
Onderwerp: de bakfiets is klaar
Datum: 12 mei 2026

Beste Marloes,

de bakfiets staat klaar. Deze mail is meteen je factuur, nummer 2026-77:

Nieuwe ketting en tandwiel      84,50
Remblokken voor en achter       31,00
Arbeid anderhalf uur            67,50
Samen 183,00 euro

Btw 21 % is inbegrepen (31,76). Graag overmaken op NL91 ABNA 0417 1643 00 voordat je hem ophaalt.

Groet, Joost
Hermans Fietsen, Dorpsstraat 4, 3981 AB Bunnik, btw NL001234567B01`,
  ],
  [
    'a letter that also counts as the invoice, in Italian',
    'invoice',
    `Da: Piero Lanza <piero@lanzalegno.example>
A: Studio Vetri
Oggetto: tavolo riunioni consegnato
Data: 9 aprile 2026

Gentile architetto,

il tavolo è stato consegnato ieri e montato. La presente vale anche come fattura n. 31/2026:

Tavolo in rovere 240 x 110      1.480,00 €
Trasporto e montaggio             120,00 €
IVA 22 %                          352,00 €
Totale                          1.952,00 €

La prego di effettuare il bonifico su IT60 X054 2811 1010 0000 0123 456 entro 30 giorni.

Cordiali saluti
Piero Lanza - P. IVA 01234560157`,
  ],
  [
    'a mail that is also the invoice, in Spanish',
    'invoice',
    `De: Nuria Campos <nuria@camposfoto.example>
Para: Bodegas Arrieta
Asunto: fotos de la vendimia
Fecha: 5 de octubre de 2026

Hola, Íñigo:

ya tenéis las fotos en la carpeta. Este correo es también tu factura, la 2026-18:

Sesión de media jornada      300,00 €
Retoque de 40 imágenes       160,00 €
IVA 21 %                      96,60 €
Total                        556,60 €

Puedes hacer la transferencia a ES91 2100 0418 4502 0005 1332 cuando te venga bien.

Un abrazo
Nuria Campos, NIF 12345678Z`,
  ],
  [
    'a letter that is the bill of costs at the same time',
    'invoice',
    `Notarin Dr. Heide Kollwitz
Am Markt 3, 23552 Lübeck

Frau Birte Sievers
Mühlenweg 8
23560 Lübeck
                                              Lübeck, 4. Mai 2026

Sehr geehrte Frau Sievers,

die Vorsorgevollmacht ist im Register eingetragen; die Ausfertigung liegt bei uns für Sie bereit. Dieses Schreiben ist zugleich meine Kostenrechnung, Nummer 412/26:

Beurkundungsgebühr          165,00 €
Auslagen für Papier          12,00 €
Umsatzsteuer 19 %            33,63 €
Summe                       210,63 €

Bitte überweisen Sie den Betrag auf das Konto DE12 7115 0000 0020 3344 55.

Mit freundlichen Grüßen
Dr. Kollwitz`,
  ],
  [
    'an account that is rendered, with outlays without VAT',
    'invoice',
    `HALLAM & PRYCE
Chartered Surveyors
14 Castle Street, Ludlow SY8 1AS

Mr T. Beddoes
Hope Bank, Craven Arms SY7 9QR

11 June 2026

Dear Mr Beddoes,

Boundary at Hope Bank – our charges

The plan is now lodged with the Registry and nobody has objected. We therefore render our account for our work since February, being two visits, the drawing of the plan and our letters to Mr Onions.

Our professional fees          £860.00
VAT at 20%                     £172.00
Registry fee paid for you (no VAT)     £40.00
Total due to us              £1,072.00

We should be glad of a cheque, or a transfer to 40-18-77, 2001 4456. Interest runs on bills unpaid after one month.

Yours sincerely
M. Pryce`,
  ],
  [
    'a memorandum of charges',
    'invoice',
    `CORBEN LAW
2 Quay Parade, Fowey PL23 1AA
VAT no. 318 4420 71

The Trustees of the Polruan Reading Room
3rd March 2026

MEMORANDUM OF CHARGES

To our professional charges in the renewal of your lease: taking instructions, perusing the draft, attending the landlord's solicitors and completing

£640.00
VAT thereon at 20 per cent
£128.00
DISBURSEMENTS paid on your behalf (no VAT): land registry fees £45.00
£813.00

Kindly let us have a cheque within 28 days.`,
  ],
  [
    'a lawyer whose fee is so much',
    'invoice',
    `Mr. A.J. Terpstra, advocaat
Gracht 12, 8911 AB Leeuwarden

De heer S. Bosma
Kade 3, 8601 AA Sneek
                                             Leeuwarden, 6 juni 2026

Geachte heer Bosma,

De zaak tegen uw verhuurder is nu afgerond; het vonnis ligt bij uw stukken. Mijn honorarium bedraagt € 1.150,00 voor ruim zeven uren werk, te vermeerderen met 21 % btw ofwel € 241,50, samen € 1.391,50.

Ik verzoek u dit bedrag binnen veertien dagen te voldoen op rekening NL91 ABNA 0417 1643 00 ten name van mijn kantoor.

Met vriendelijke groet,
A.J. Terpstra`,
  ],
  [
    'the share of a bill among friends',
    'other',
    `Subject: Saturday
From: Kit
To: Ros

Hi Ros,

lovely evening. I paid the whole thing on my card, so your share of the bill comes to £34.50, plus £6.00 for half the taxi: £40.50 in all. Could you send it to me when you have a minute? Sort code 20-44-18, account 30418822.

Love, Kit`,
  ],
  [
    'damages',
    'other',
    `Rolf Ahrens
Deichweg 4, 26506 Norden

Firma Möbelspedition Hinrichs
Hafenstr. 9, 26721 Emden
                                              2. März 2026

Schaden beim Umzug am 14. Februar

Sehr geehrte Damen und Herren,

Ihre Leute haben beim Tragen die Vitrine zerbrochen. Die Reparatur kostet laut beiliegendem Kostenvoranschlag 380,00 €, das Glas 95,00 €, zusammen 475,00 €. Ich bitte um Überweisung auf mein Konto DE12 7115 0000 0020 3344 55 bis zum 31. März.

Mit freundlichen Grüßen
Rolf Ahrens`,
  ],
  [
    'a mail with an invoice attached',
    'other',
    `Subject: June
From: Bea Lomax
To: accounts@orrin.example

Hello,

please find attached my invoice no. 2026-31 for the June workshops, £480.00 as agreed. Let me know if you need anything else for your system.

Best wishes
Bea`,
  ],
  [
    'what fees will be',
    'other',
    `Cabinet Morel, avocats
8 rue de la Paix, 21000 Dijon

Madame Claire Petit
3 rue du Lac, 21000 Dijon
                                             Dijon, le 4 mai 2026

Objet : notre mission et nos conditions

Madame,

Nous vous remercions de nous confier votre dossier. Nos honoraires seront calculés au temps passé, au taux de 180,00 € hors taxes de l'heure ; nous estimons le total entre 1 500,00 € et 2 000,00 €. Une provision de 600,00 € vous sera demandée avant l'audience. Si vous en êtes d'accord, merci de nous retourner un exemplaire signé.

Morel`,
  ],
  [
    'nothing is to be paid to the reader of meters',
    'other',
    `wärmeDienst Süd
Ableseprotokoll / Quittung für den Mieter
Beleg-Nr. 77-1029-004

Mieter: Schuster          Ablesung am 09.01.2026

Küche      Gerät 4411      812
Bad        Gerät 4412      377

Bitte zahlen Sie dem Ableser nichts. Ein weiterer Termin kostet 35,00 € und wird der Hausverwaltung in Rechnung gestellt.`,
  ],
  [
    'a deposit that is given back',
    'other',
    `Agenzia Casa Nostra
Via Verdi 9, 43121 Parma

Sig. Luca Ferri
Via Po 4, 43123 Parma
                                          Parma, 3 giugno 2026

Oggetto: restituzione del deposito cauzionale

Gentile Signor Ferri,

con la riconsegna delle chiavi restituiamo il deposito:

Deposito versato                     1.200,00 €
Interessi                               14,20 €
Pulizia finale                         -80,00 €
A Suo favore                         1.134,20 €

L'importo è stato accreditato oggi sul conto da Lei indicato.

Cordiali saluti
A. Bassi`,
  ],
])('a letter or mail is what it says of itself: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
