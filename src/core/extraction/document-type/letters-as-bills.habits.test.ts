import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Letters without a number, a label or the word for a bill: what they add up to, the rate of their tax, why there is none,
// and the account beside the request say that they are one.
test.each([
  [
    'honey brought, and no tax by a small trader',
    `Imkerei Sonnleitner
Oberndorf 7, 83489 Bischofswiesen

Hotel Alpenblick
Frau Hauser
Seestraße 2
83471 Berchtesgaden
                                                   3. September 2025

Liebe Frau Hauser,

wie abgesprochen habe ich Ihnen am Montag 40 Gläser Bergblütenhonig und 12 Gläser Waldhonig gebracht.
Die großen kosten 6,50 Euro, die kleinen 5,80 Euro, das macht zusammen 329,60 Euro. Als Kleinunternehmer
nach § 19 UStG weise ich keine Umsatzsteuer aus.

Bitte überweisen Sie mir den Betrag in den nächsten zwei Wochen auf mein Konto
DE12 7115 0000 0020 3344 55 bei der Sparkasse Berchtesgadener Land.

Herzliche Grüße
Toni Sonnleitner`,
  ],
  [
    'music at a wedding, in whole euros',
    `Duo Saitenspiel – Ira Blum und Leo Hartwig
Lindenallee 3 · 04229 Leipzig

An das
Standesamt Grimma                                      Leipzig, 22.05.2025

Auftritt am 17. Mai

Guten Tag,

für die musikalische Umrahmung der Trauung am 17. Mai im Schloss berechnen wir vereinbarungsgemäß 280 Euro,
dazu 34 Euro Fahrtkosten, zusammen also 314 Euro.

Über eine Überweisung auf das unten genannte Konto bis Monatsende freuen wir uns.

Mit besten Grüßen
Ira Blum

Sparkasse Leipzig, DE44 8605 5592 1090 0123 45
Steuernummer 231/221/08812`,
  ],
  [
    'the hire of a hall',
    `St Michael's Parish Hall
Management Committee
c/o 4 Church Lane, Bramfield

Bramfield Bowls Club
Hon. Treasurer                                             2nd April 2025

Hire of the hall, January to March 2025

Monday evenings, 12 at £22.50                 270.00
AGM, Saturday 8 February, half day             45.00
Kitchen, 2 occasions at £10                    20.00
                                              ------
                                             £335.00

Cheques to "Bramfield Parish Hall" please, or by bank transfer to sort code 40-12-33, account number 31220984.

Many thanks,
J. Pettifer (bookings)`,
  ],
  [
    "a guide's fees, in whole euros",
    `Mathieu Lacombe, guide de haute montagne
Chemin des Bois, 74400 Chamonix                      SIRET 418 772 003 00027

                                        Comité d'entreprise Valmeca
                                        73000 Chambéry

Chamonix, le 28 juillet 2025

Mesdames, Messieurs,

Suite à la sortie du 19 juillet (traversée de la Vallée Blanche, 6 participants), mes honoraires s'élèvent à
540 euros, auxquels s'ajoutent 96 euros de remontées mécaniques, soit un total de 636 euros net de taxe
(TVA non applicable, art. 293 B du CGI).

Le règlement peut se faire par virement (RIB ci-dessous) sous quinzaine.

IBAN FR76 1680 7000 9988 7766 5544 332

Cordialement,
Mathieu Lacombe`,
  ],
  [
    'a lecture and the journey',
    `Dr. Annelies Vroom
Oude Singel 18, 2312 RA Leiden
KvK 28114477 – btw-id NL001882213B45

Bibliotheek Rijn en Venen
t.a.v. mw. De Groot
                                              Leiden, 11 november 2025

Beste mevrouw De Groot,

Met plezier gaf ik op 6 november de lezing over Hildegard van Bingen. Zoals afgesproken breng ik u daarvoor
€ 350,00 in rekening, vermeerderd met 21% btw (€ 73,50) en € 22,40 reiskosten, in totaal € 445,90.

Wilt u dit bedrag binnen veertien dagen overmaken op NL20 INGB 0001 2345 67?

Met vriendelijke groet,
Annelies Vroom`,
  ],
  [
    'a vet who includes the tax',
    `Dierenkliniek De Brink
Brink 4, 9401 HS Assen, tel. 0592 555 120

Familie Postma
Rolderstraat 77, Assen                                    Assen, 3 februari 2025

Behandeling van uw hond Bello

consult                                        38,50
röntgenfoto, 2 opnamen                         96,00
medicatie Carprofen                            21,75
                                              ------
                                              156,25
hierin is begrepen 21% btw                      27,12

Wij verzoeken u vriendelijk het bedrag te voldoen vóór 17 februari op rekening NL02 RABO 0123 4567 89.`,
  ],
  [
    'repairs that were done',
    `Fontanería Hermanos Peralta
C/ Olmo 14, 50003 Zaragoza – NIF 29114567K

Sra. Dña. Carmen Lafuente
Pº Constitución 8, 3º A
50001 Zaragoza
                                          Zaragoza, a 9 de mayo de 2025

Estimada Sra. Lafuente:

Por la reparación de la bajante y el cambio de dos grifos de su cocina, trabajos realizados los días 5 y 6 de mayo,
el importe asciende a 310,00 €, más el 21 % de IVA (65,10 €), en total 375,10 €.

Le rogamos que lo ingrese en la cuenta ES12 2085 0103 1203 0044 5566 antes de fin de mes.

Atentamente,
Luis Peralta`,
  ],
  [
    'a fee as it was agreed',
    `Sartoria Bellini di Giulia Bellini
Via dei Servi 22, 50122 Firenze – P.IVA 05512340487

Gent.ma Sig.ra
Marta Conti
Via Romana 80, Firenze
                                            Firenze, 12 giugno 2025

Gentile Signora,

per la confezione dell'abito da cerimonia, consegnato il 10 giugno, le chiediamo il compenso pattuito di euro 420,00
oltre IVA 22% pari a euro 92,40, per complessivi euro 512,40.

La preghiamo di versare l'importo entro il 30 giugno sul conto IT60 X054 2811 1010 0000 0123 456.

Cordiali saluti
Giulia Bellini`,
  ],
  [
    'lessons, less one that was cut short',
    `Hannah Whitlock BSc PGCE
Maths & Physics tuition
11 Orchard Rise, Ludlow SY8 1QF

Mr & Mrs Adeyemi
The Old Forge
Craven Arms                                                 30 June 2025

Dear Mr and Mrs Adeyemi,

Tobi's lessons, summer term

We had nine lessons this half term (28 April to 23 June) of an hour and a half each. At my usual £36 an hour that
comes to £486.00. I have taken off £54 for the lesson I had to cut short on the 12th, which leaves £432.00 to pay.

A transfer to 20-45-18 40771903 (H Whitlock) by the middle of July would be perfect.

With best wishes,
Hannah`,
  ],
])('a letter is a bill: %s', (_, letter) => {
  expect(readTyped(letter).document_type).toBe('invoice');
});

test.each([
  [
    'who asks for gifts',
    `Tierheim Sonnenhof e.V.
Am Wald 3, 31134 Hildesheim

Frau Ute Kramer
Gartenweg 8
31137 Hildesheim                                       10.12.2025

Liebe Frau Kramer,

unsere Heizung ist nach 24 Jahren ausgefallen. Die Reparatur kostet 8.400,00 Euro. Mit 25 Euro helfen Sie uns, eine Woche
lang einen Hund zu versorgen, mit 50 Euro eine Impfung zu bezahlen.

Bitte überweisen Sie Ihre Spende auf unser Konto DE76 2595 0130 0044 1122 33. Für Spenden bis 300 Euro genügt
dem Finanzamt der Kontoauszug.

Herzlichen Dank
Ihr Tierheim`,
  ],
  [
    'a rent that is paid from a day on',
    `Hausverwaltung Prigge GmbH
Lister Meile 40, 30161 Hannover

Herrn Kemal Aydin
Voßstraße 11
30163 Hannover                                         28.08.2025

Anpassung der Vorauszahlung für Betriebskosten

Sehr geehrter Herr Aydin,

aus der Abrechnung für 2024 ergibt sich, dass Ihre monatliche Vorauszahlung nicht ausreicht. Wir passen sie ab 01.10.2025
von 180,00 € auf 215,00 € an. Ihre Miete beträgt dann insgesamt:

Grundmiete                               640,00 €
Betriebskosten                           215,00 €
Gesamt                                   855,00 €

Bitte überweisen Sie ab Oktober 855,00 € auf das bekannte Konto.

Mit freundlichen Grüßen`,
  ],
  [
    'a rate of a loan',
    `Carlton & Vale Building Society

Mr D Okoro
14 Fenwick Gardens
Leeds LS8 2HT                                             1 July 2025

Your mortgage account 40-2219-8

Dear Mr Okoro,

Following the change in our standard variable rate, your monthly payment will change from £812.40 to £846.15.
The first payment at the new amount will be collected by direct debit on 1 August 2025. Your balance at 30 June was
£142,880.10. You do not need to do anything.

Yours sincerely`,
  ],
  [
    'money that is granted',
    `Gemeente Apeldoorn
Postbus 9033, 7300 ES Apeldoorn

Stichting Buurthuis De Kring                                    14 mei 2025

Onderwerp: verlening subsidie 2025

Geachte bestuursleden,

Wij verlenen u voor 2025 een subsidie van € 12.500,00 voor activiteiten in de wijk. Het bedrag wordt in twee termijnen van
€ 6.250,00 overgemaakt op rekening NL91 ABNA 0417 1643 00. Binnen zes weken kunt u bezwaar maken.`,
  ],
  [
    'what a membership will cost',
    `Circolo Tennis Rapallo

Ai soci                                             Rapallo, 2 settembre 2025

Si comunica che la quota sociale per il 2026 è fissata in € 420,00, la quota familiare in € 680,00. Chi desidera rinnovare
entro il 31 ottobre usufruisce dello sconto di € 40,00. Il pagamento può avvenire in segreteria o con bonifico.`,
  ],
])('a letter with an amount and an account is no bill: %s', (_, letter) => {
  expect(readTyped(letter).document_type).toBe('other');
});

test('a solicitor tells what the whole amounts to, and should be grateful to receive it', () => {
  const letter = `HARTLEY & CO
SOLICITORS
3 Abbey Gate, Bury IP33 1XX

Mrs Josephine Thurlow
The Old Rectory, Barton IP31 2XX

Our ref: RN/JT      Bill no. 26/1902      30 October 2026 (tax point)

Dear Mrs Thurlow,

Probate of the late Commander Thurlow

I write to render our account for the work done between 2 March and 28 October of this year.
To our professional charges for acting for you in the obtaining of probate, being in all seventeen hours of my time, we make our charge £4,800.00.
Value added tax upon that sum at twenty per cent is £960.00. We have in addition paid on your behalf the probate fee of
£300.00, upon which no tax falls to be added by us. The
whole accordingly amounts to £6,060.00 in this matter.
Interest may be charged on any amount unpaid after one month. I should be grateful to receive it within twenty-eight days, by cheque in favour of the firm.

Yours sincerely,
Rosalind Neame

VAT registration no. 102 4417 88. Authorised and regulated by the Solicitors Regulation Authority.`;
  expect(readTyped(letter).document_type).toBe('invoice');
});

test('a notary tells how to appeal and charges tax below a sum, with an outlay behind it', () => {
  const bill = `Dr. Bertram Ohlen
Notar
Freckenhorster Straße 9, 48231 Warendorf

Eheleute Sabine und Cem Kara
Am Hang 31, 48231 Warendorf

Kostenregister-Nr. 2026/0884                                        Warendorf, 27. Juli 2026

*Kostenberechnung

KV-Nr.     Bezeichnung                                  Wert €        Betrag €
21100      Beurkundungsverfahren                    389.000,00       1.470,00
22110      Vollzugsgebühr                           389.000,00         367,50
           Zwischensumme                                             1.837,50
32014      19 % Umsatzsteuer                                           349,13
32011      Grundbuchabrufe (verauslagt)                                 32,00
           Zu zahlen                                                 2.218,63

Rechtsbehelfsbelehrung: Gegen diese Kostenberechnung kann die Entscheidung des Landgerichts beantragt werden.`;
  const found = readTyped(bill);
  expect(found.document_type).toBe('invoice');
  expect(found.entities.INVOICE_NUMBER?.[0]?.value).toBe('2026/0884');
  expect(found.entities.TAX_AMOUNT?.[0]?.value).toBe('349.13');
});
