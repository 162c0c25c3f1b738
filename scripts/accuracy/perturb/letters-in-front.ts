/**
 * Letters and slips of others in front of an invoice, as `typeset` sets them. {number} and {total} are those of the
 * invoice.
 */
export const LETTERS_IN_FRONT: Readonly<Record<string, string>> = {
  'a cover letter in front': `*Whitcombe & Lorne LLP
14 Gloucester Terrace, Bath BA1 2QX

Ms Fiona Garrity
Head of Accounts

Dear Ms Garrity,

please find enclosed the invoice that you asked for in your letter of last week. We would
be glad if you could confirm that it has been passed on for payment.

Yours sincerely,

Theodore Lorne
Whitcombe & Lorne LLP`,

  'a German cover letter in front': `# Hausverwaltung Erlenkamp

Hausverwaltung Erlenkamp · Weidenstieg 4 · 20259 Hamburg

Eigentümergemeinschaft Parkallee 17
Herrn Dr. Joachim Petersen
Parkallee 17
20144 Hamburg
                                                            Hamburg, den 17. Januar 2018

*Weiterleitung einer Rechnung zu Ihrem Objekt

Sehr geehrter Herr Dr. Petersen,

anbei erhalten Sie die oben genannte Rechnung mit der Bitte um Prüfung und Freigabe. Bitte senden Sie uns das
Original bis zum 31.01.2018 mit Ihrem Vermerk zurück. Für Rückfragen stehen wir Ihnen gern zur Verfügung.

Mit freundlichen Grüßen

Sabine Wohlers
Hausverwaltung Erlenkamp

Anlage`,

  'a French cover letter in front': `*Cabinet Delorme & Associés
Experts-comptables
22 rue des Carmes
44000 Nantes

                                                  Madame Odile Ferrand
                                                  Service comptabilité
                                                  9 quai de la Fosse
                                                  44100 Nantes

                                                  Nantes, le 17 janvier 2018

Objet : transmission d'une facture

Madame,

Nous vous prions de bien vouloir trouver ci-joint la facture que nous a transmise votre fournisseur.
Nous vous remercions de nous confirmer sa prise en compte avant la clôture de vos comptes.

Veuillez agréer, Madame, nos salutations distinguées.

Étienne Delorme

P.J. : 1`,

  'a Dutch cover letter in front': `*Administratiekantoor Van der Velden B.V.
Havenstraat 31, 3011 TG Rotterdam
Tel. 010 555 01 23   info@vandervelden.example

Aan: de heer P. Kuipers

Rotterdam, 17 januari 2018
Betreft: doorgestuurde factuur

Geachte heer Kuipers,

Bijgaand ontvangt u de factuur die wij van uw leverancier hebben ontvangen. Wij verzoeken u deze te controleren
en voor akkoord aan ons terug te sturen.

Met vriendelijke groet,

Marieke van der Velden`,

  'a fax cover sheet in front': `# FAX

*To:        Accounts Payable
*From:      Gillian Prescott, Marlow Trading Ltd
Fax:        020 7946 0018
Phone:      020 7946 0017
Date:       17 January 2018
Pages:      2 including this one
Re:         Copy of the bill you asked for

Message:

Here is the copy that you asked for on the telephone this morning. The original was posted on 4 January 2018.
Please call me if any page is missing.

Gillian`,

  'a slip of approval in front': `## Rechnungslaufzettel

Eingang am:            17.01.2018
Bearbeiter:            S. Wohlers
Abteilung:             Einkauf
Kostenstelle:          4711
Sachkonto:             6800

Sachlich richtig:      19.01.2018   P. Jansen
Rechnerisch richtig:   22.01.2018   M. Thiel
Zur Zahlung angewiesen:   24.01.2018   Dr. H. Brandt

Bemerkung:
Bitte nach Prüfung an die Buchhaltung zurück.`,

  'a letter that names the invoice in front': `*Ashdown Property Management
Unit 4, Mill Court, Lewes BN7 2PE
T 01273 555 014   E office@ashdown-property.example

Mr Desmond Oyelaran
Flat 12, The Maltings
Lewes BN7 1XY

17 January 2018

*Invoice {number}

Dear Mr Oyelaran,

I enclose a copy of invoice {number} in the sum of {total}, which we received from the contractor
last week. Would you please let us have your approval by 31 January 2018 so that we can arrange
payment from the reserve fund.

Yours sincerely,

Helen Tranter
Ashdown Property Management`,

  'a mail in front': `*Odile Marchetti
From:     Bartholomew Quince <b.quince@mailhouse.example>
Sent:     Thursday, 4 January 2018 09:14
To:       Odile Marchetti <odile@readers.example>
Subject:  FW: invoice for approval
Attachments:  scan0001.pdf

Hi Odile,

could you please check the attached invoice and pass it on to accounts? It has to be approved by Friday.

Many thanks
Bart

Bartholomew Quince | Facilities | Mailhouse Ltd
12 Quay Street, Bristol BS1 4DJ | +44 117 496 0127 | www.mailhouse.example`,

  'an Italian cover letter in front': `## Studio Commercialista Bassani
Via Garibaldi 18 - 37121 Verona
Tel. 045 555 0182 - studio@bassani.example

                                                  Spett.le
                                                  Officine Trevisan S.r.l.
                                                  Via dell'Industria 7
                                                  37135 Verona

Verona, 17 gennaio 2018

Oggetto: trasmissione documento

Con la presente Vi trasmettiamo in allegato la fattura ricevuta dal Vostro fornitore, con preghiera di volerla
verificare e restituirci firmata.

Distinti saluti

Dott. Paolo Bassani`,

  'a Swedish cover letter in front': `*Ekonomibyrån Lindqvist AB
Storgatan 12, 582 23 Linköping
013-555 01 20

Brf Tallbacken
Att: Gunilla Norén
Tallvägen 3
587 31 Linköping

2018-01-17

Hej Gunilla!

Här kommer fakturan som vi pratade om. Kan du attestera den och skicka tillbaka till oss före månadsskiftet?

Med vänliga hälsningar
Per Lindqvist`,
};
