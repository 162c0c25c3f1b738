import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Fees are charged in letters; rents and claims are no price.
test.each([
  [
    'a doctor who charges in a sentence',
    'invoice',
    `Dr. med. Anke Tjarks
Fachärztin für Allgemeinmedizin
Kirchweg 2, 26506 Norden

Frau Gesa Harms
Deich 4, 26506 Norden
                                          9. März 2026

Sehr geehrte Frau Harms,

für das Attest zur Vorlage bei Ihrer Versicherung erlaube ich mir 35,00 € zu berechnen, für das Telefonat am 2. März 10,72 €, zusammen also 45,72 €. Bitte überweisen Sie den Betrag auf DE12 7115 0000 0020 3344 55.

Mit freundlichen Grüßen
A. Tjarks`,
  ],
  [
    'fees in a letter, less what was paid before',
    'invoice',
    `Maître Solène Carrère, avocate
4 rue du Palais, 33000 Bordeaux

M. Julien Faure
9 quai Sud, 33000 Bordeaux
                              Bordeaux, le 3 juin 2026

Cher Monsieur,

L'affaire est terminée et le jugement vous a été adressé. Mes honoraires s'élèvent à 1 200,00 € hors taxes, auxquels s'ajoute la TVA à 20 %, soit 240,00 €, c'est-à-dire 1 440,00 € en tout. La provision de 400,00 € étant déduite, reste à régler 1 040,00 €, que je vous remercie de me virer sur le compte FR76 3000 4000 0312 3456 7890 143.

Bien à vous`,
  ],
  [
    'a mail that also counts as the invoice, in Swedish',
    'invoice',
    `Från: Ebba Lind <ebba@lindfoto.example>
Till: Familjen Berg
Ämne: Bilderna är klara
Datum: 8 juni 2026

Hej Anna,

bilderna är klara. Detta mejl gäller också som faktura nr 26-14:

Fotografering 2 timmar     1 600,00
Moms 25 %                    400,00
Totalt                     2 000,00 kr

Betalas senast 22 juni till bankgiro 123-4567.

Ebba Lind Foto, org.nr 556677-8899`,
  ],
  [
    'an invoice that is collected',
    'invoice',
    `Stadtwerke Auental
Am Werk 2, 37213 Witzenhausen

Frau Kern
Gasse 1, 37213 Witzenhausen

Rechnung Nr. 88213          2. März 2026

Strom 01.01. - 28.02.2026     120,00 €
MwSt 19 %                      22,80 €
Rechnungsbetrag               142,80 €

Bitte zahlen Sie nichts: der Betrag wird am 16. März von Ihrem Konto abgebucht.`,
  ],
  [
    'a rent from a day on',
    'other',
    `Hausverwaltung Brink
Kanalstr. 8, 26603 Aurich

Frau Lisa Kern
Gasse 1, 26603 Aurich
                                  4. Mai 2026

Anpassung der Miete

Sehr geehrte Frau Kern,

ab dem 1. August beträgt Ihre Miete 640,00 € und die Vorauszahlung 120,00 €, zusammen 760,00 €. Bitte überweisen Sie den Betrag auf das Konto DE12 7115 0000 0020 3344 55.

Brink`,
  ],
  [
    'a client’s claim with charges',
    'other',
    `Dear Sirs,

Our client: Mrs P. Dane

Your driver damaged our client's garden wall on 3 May. The repair cost £640.00 and her excess is £150.00; together with our charges of £180.00 that comes to £970.00. Unless we receive this sum within 14 days at sort code 20-44-18, account 30418822, we shall issue proceedings.

Yours faithfully
Hallam & Pryce`,
  ],
  [
    'a letter that is the bill, in Dutch',
    'invoice',
    `Taxatiebureau Rood
Plein 4, 8911 AB Leeuwarden
btw NL001234567B01

Erven De Haan
Kade 3, 8601 AA Sneek
                                      3 juni 2026

Geachte familie,

De inboedel is op 27 mei getaxeerd; het rapport hebt u ontvangen. Dit schrijven dient tevens als nota. Voor vier uur werk bereken ik € 340,00, plus 21 % btw € 71,40, samen € 411,40.

Wilt u dit bedrag overmaken op NL91 ABNA 0417 1643 00?

Met vriendelijke groet,
K. Rood`,
  ],
  [
    'charges that come to so much',
    'invoice',
    `Moorside Veterinary Practice
Brow Lane, Keighley BD22 8AA
VAT no. 285 7714 30

Miss J. Aked
Top Farm, Haworth BD22 9BB
                                      4 June 2026

Dear Miss Aked,

Bramble's stitches are out and she may go in the field again. Our charges for the visit of 20 May, the operation and the dressings come to £318.00, to which VAT of £63.60 must be added, £381.60 in all. We would be grateful for your cheque, or you may pay at the desk when you are next in.

Yours sincerely
Tom Naylor MRCVS`,
  ],
  [
    'fees, in Spanish',
    'invoice',
    `Lucía Arana, procuradora
Calle Sol 4, 26001 Logroño - NIF 12345678Z

D. Íñigo Peña
Calle Luna 9, 26002 Logroño
                                     4 de mayo de 2026

Estimado señor:

El pleito ha terminado a su favor. Mis honorarios ascienden a 620,00 €, más 130,20 € de IVA al 21 %, en total 750,20 €. Le ruego haga la transferencia a ES91 2100 0418 4502 0005 1332 en quince días.

Atentamente,
Lucía Arana`,
  ],
  [
    'gifts',
    'other',
    `Haworth Village Hall Appeal
Brow Lane, Keighley BD22 8AA

Dear friend,

the roof will cost £18,000.00 and we have raised £11,250.00. Would you help us with a gift of £25.00 or £50.00? Cheques payable to "Haworth Village Hall", or a transfer to 20-44-18, account 30418822.

With thanks
The committee`,
  ],
  [
    'gifts, in German',
    'other',
    `Tierheim Norddeich e. V.

Liebe Freunde,

für das neue Katzenhaus fehlen noch 4.500,00 €. Bitte helfen Sie mit einer Spende von 20,00 € oder 50,00 €. Bitte überweisen Sie auf DE12 7115 0000 0020 3344 55.

Danke!`,
  ],
  [
    'a loan',
    'other',
    `Paul Vernet
8 rue Haute, 21000 Dijon

Cher Luc,

je t'ai prêté 500,00 € en janvier et 250,00 € en mars, soit 750,00 € en tout. Peux-tu me faire un virement de cette somme sur FR76 3000 4000 0312 3456 7890 143 avant l'été ?

Amitiés
Paul`,
  ],
  [
    'a fine',
    'other',
    `Openbare Bibliotheek Sneek

Beste lezer,

u hebt de boeken van 3 maart te laat ingeleverd. De boete bedraagt € 6,50 en voor het verloren boek € 22,00, samen € 28,50. Wilt u dit bedrag overmaken op NL91 ABNA 0417 1643 00?

De bibliotheek`,
  ],
  [
    'a fine, in Italian',
    'other',
    `Comune di Alba
Polizia Municipale

VERBALE n. 3312 del 4 marzo 2026

Violazione: sosta vietata
Sanzione                        42,00 €
Spese di notifica               13,50 €
Totale da pagare                55,50 €

Pagamento entro 5 giorni: riduzione del 30 %. Ricorso al Prefetto entro 60 giorni.`,
  ],
])('a letter about fees charges them, or does not: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
