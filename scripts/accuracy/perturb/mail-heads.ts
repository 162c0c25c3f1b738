/** The heads that programs print above a mail, as `typeset` sets them. */
export const MAIL_HEADS: Readonly<Record<string, string>> = {
  'a mail header on top': `*Bartholomew Quince
From:     Bartholomew Quince <b.quince@mailhouse.example>
Sent:     Thursday, 4 January 2018 09:14
To:       Odile Marchetti <odile@readers.example>
Subject:  FW: your document
Attachments:  document.pdf
`,
  'a mail header of Outlook in German on top': `*Petersen, Joachim
Von:          Erlenkamp Hausverwaltung <buero@erlenkamp.example>
Gesendet:     Donnerstag, 4. Januar 2018 09:14
An:           Petersen, Joachim
Cc:           Wohlers, Sabine
Betreff:      WG: Rechnung
Anlagen:      Rechnung.pdf
`,
  'a mail header of Outlook in French on top': `*Odile Ferrand
De:           Cabinet Delorme <contact@delorme.example>
Envoyé:       jeudi 4 janvier 2018 09:14
À:            Odile Ferrand
Objet:        TR: votre facture
Pièces jointes:   facture.pdf
`,
  'a mail header of Outlook in Dutch on top': `*Pieter Kuipers
Van:          Marieke van der Velden <marieke@vandervelden.example>
Verzonden:    donderdag 4 januari 2018 09:14
Aan:          Pieter Kuipers
Onderwerp:    FW: factuur
Bijlagen:     factuur.pdf
`,
  'a mail header of Gmail on top': `## Gmail                                                   Odile Marchetti <odile@readers.example>

*Fwd: your document
1 message

*Bartholomew Quince <b.quince@mailhouse.example>            Thu, Jan 4, 2018 at 9:14 AM
To: Odile Marchetti <odile@readers.example>
`,
  'a mail header of Gmail in German on top': `## Gmail                                                   Joachim Petersen <j.petersen@lesen.example>

*Fwd: Ihre Unterlagen
1 Nachricht

*Sabine Wohlers <s.wohlers@erlenkamp.example>              4. Januar 2018 um 09:14
An: Joachim Petersen <j.petersen@lesen.example>
`,
  'a mail header of Apple Mail on top': `*From:  Bartholomew Quince b.quince@mailhouse.example
*Subject:  Fwd: your document
*Date:  4 January 2018 at 09:14
*To:  Odile Marchetti odile@readers.example
*Cc:  accounts@readers.example
`,
  'a mail header of Thunderbird on top': `Subject: Fwd: your document
From: Bartholomew Quince <b.quince@mailhouse.example>
Date: 1/4/2018, 9:14 AM
To: Odile Marchetti <odile@readers.example>
`,
  'a mail header of Thunderbird in German on top': `Betreff: Fwd: Ihre Unterlagen
Von: Sabine Wohlers <s.wohlers@erlenkamp.example>
Datum: 04.01.18, 09:14
An: Joachim Petersen <j.petersen@lesen.example>
`,
  'a forwarded message on top': `Hi Odile, can you take care of this one please? Thanks, Bart

---------- Forwarded message ---------
From: Northgate Billing <billing@northgate.example>
Date: Thu, 4 Jan 2018 at 09:14
Subject: Your document
To: <bart@readers.example>
`,
};
