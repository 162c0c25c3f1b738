import type { PaperForm } from './paper.ts';

const paper = (kind: string, type: PaperForm['type'], text: string): PaperForm => ({
  kind,
  language: 'de',
  type,
  text,
});

export const GERMAN_PAPERS: readonly PaperForm[] = [
  paper(
    'Anschreiben',
    'other',
    `{seller}
{street}, {town}

{buyer}
{street2}

{date}

Sehr geehrte Frau {person},

vielen Dank für das Gespräch. Wir beginnen am {date2} mit den Arbeiten. Der Betrag von etwa {amount}
versteht sich netto zuzüglich Mehrwertsteuer. Die Rechnung erhalten Sie nach Abschluss, sie ist
dann binnen 14 Tagen fällig. Bitte nennen Sie uns die Bestellnummer für die Rechnung.

Mit freundlichen Grüßen
{person2}`,
  ),
  paper(
    'Aufsatz',
    'other',
    `# Zur Berechnung der Summe aller Beträge
{person}, Universität {town}

## Zusammenfassung
In der folgenden Rechnung wird die Summe der Terme bis zum Index {n} gebildet. Der Betrag des
Vektors ist {figure}; im Saldo ergibt sich netto eine Abnahme. Die Rechnung gilt bis zum Rand.

## 1 Einleitung
Die Gesamtsumme aller Beträge wird fällig, sobald die Rechnung abbricht. Brutto und netto
unterscheiden sich um den Faktor {figure2}.

Reihe       Netto      Brutto
1           12,40      14,76
2           {figure}      21,40
Summe       30,20      36,16

Literatur
[1] {person2}: Rechnen mit Reihen. {town} 2018, S. 12-48.`,
  ),
  paper(
    'Protokoll',
    'other',
    `# Protokoll der Mitgliederversammlung vom {date}
Anwesend: {person}, {person2}
TOP 1 Kasse: Der Saldo beträgt {amount}, die Summe der Ausgaben {amount2}.
TOP 2 Die Rechnung Nr. {n} der Firma {seller} ist fällig und wird bezahlt.
TOP 3 Zahlungsbedingungen: künftig 30 Tage netto. Nächste Sitzung {date2}.`,
  ),
  paper(
    'Mietvertrag',
    'other',
    `# Mietvertrag
zwischen {seller}, {street}, {town} (Vermieter)
und {buyer}, {street2} (Mieter)

§ 1 Mietsache. Vermietet wird ein Büro. § 2 Miete. Die Miete beträgt monatlich {amount} zuzüglich
Umsatzsteuer, insgesamt {amount2}. Sie ist fällig bis zum dritten Werktag. § 3 Kaution {amount}.
§ 4 Dauer. Das Mietverhältnis beginnt am {date} und endet am {date2}.

{town}, den {date}
____________________           ____________________
Vermieter                       Mieter`,
  ),
  paper(
    'Kontoauszug',
    'statement',
    `*{bank}
# Kontoauszug Nr. {n}
Kontoinhaber: {buyer}           IBAN {iban}
Datum          Buchungstext                          Betrag         Saldo
{date2}     Alter Saldo                                       {amount}
{date2}     Lastschrift {seller} Rechnung 4471      -84,20      1.204,11
{date}     Gutschrift {person}                150,00      1.354,11
Neuer Saldo                                                  1.354,11`,
  ),
  paper(
    'Angebot',
    'quote',
    `{seller}
{street}, {town}

{buyer}
{street2}

# Angebot Nr. {n}
Datum: {date}           Gültig bis: {date2}

Pos   Leistung                Menge     Einzelpreis      Gesamtpreis
1     Wartung                     2          250,00           500,00
2     Anfahrt                     1           60,00            60,00

Nettobetrag                                                   560,00
19 % MwSt.                                                    106,40
Gesamtbetrag                                                  666,40

Zahlungsbedingungen: 30 Tage netto`,
  ),
  paper(
    'Auftragsbestätigung',
    'order',
    `{seller}
*Auftragsbestätigung
Auftrag {n}           Datum {date}
Kunde: {buyer}

Pos   Artikel             Menge      Preis       Betrag
1     Dichtung                3      14,50        43,50
2     Filter                  1      28,00        28,00
Summe netto                                       71,50
MwSt. 19 %                                        13,59
Gesamtsumme                                       85,09
Die Rechnung folgt mit der Ware.`,
  ),
  paper(
    'Lieferschein',
    'delivery_note',
    `{seller}, {street}, {town}
# Lieferschein {n}
Kunde: {buyer}            Datum: {date}
Bestellung 4711           Lieferdatum: {date2}

Pos   Artikel               Menge      Gewicht kg
1     Dichtung                  3            1,50
2     Filter                    1            0,80
Summe                           4            2,30
Ware erhalten: ........................`,
  ),
  paper(
    'Mahnung',
    'reminder',
    `{seller}
{street}, {town}

{buyer}
{street2}
{date}

# 2. Mahnung
zu unserer Rechnung {n} vom {date2}
Bitte überweisen Sie den offenen Betrag bis zum {date}.

Rechnungsbetrag        {amount}
Mahngebühr                 5,00
Offener Betrag         {amount2}`,
  ),
  paper(
    'Lohnabrechnung',
    'other',
    `# Entgeltabrechnung
{seller}                     Personalnummer {n}
{person}                     Zeitraum: {date2} bis {date}

Grundgehalt                   3.400,00
Gesamtbrutto                  3.400,00
Lohnsteuer                      512,33
Sozialversicherung              680,00
Gesetzliches Netto            2.207,67
Auszahlungsbetrag             2.207,67`,
  ),
  paper(
    'Stundenzettel',
    'other',
    `# Stundennachweis
Mitarbeiter: {person}            Kunde: {buyer}
Datum          Von       Bis       Stunden
{date2}     08:00     16:30        8,00
{date}     08:00     17:00        8,50
Summe                             16,50
Unterschrift ....................`,
  ),
  paper(
    'Steuerbescheid',
    'other',
    `Finanzamt {town}
# Bescheid über Einkommensteuer
Steuernummer {n}          Datum {date}
Festgesetzt werden               {amount}
Ab Steuerabzug vom Lohn          {amount2}
Verbleibende Steuer                118,00
Die Summe ist fällig bis zum {date2}. Dieser Bescheid ergeht nach § 165 AO. Einspruch ist binnen
eines Monats möglich. Die Berechnung der Steuer folgt auf den nächsten Seiten.`,
  ),
  paper(
    'Erklärung',
    'other',
    `# So lesen Sie Ihre Rechnung
Feld                 Bedeutung                              Beispiel
Rechnungsnummer      Bitte bei jeder Zahlung angeben        2024-{n}
Rechnungsdatum       Tag der Ausstellung                    {date}
Fällig am            Bis dahin ist zu zahlen                {date2}
Gesamtbetrag         Ihr Betrag mit Mehrwertsteuer          {amount}
MwSt.                Umsatzsteuer zum genannten Satz        {amount2}`,
  ),
  paper(
    'Formular',
    'other',
    `# Antrag auf Erstattung
Name: ............................      Kundennummer: ....................
IBAN: ______________________________
Rechnungsnummer: ................       Rechnungsdatum: ..................
Gesamtbetrag: ...................       davon MwSt.: .....................
Datum, Unterschrift: ____________________     Stand {date}`,
  ),
  paper(
    'Preisliste',
    'other',
    `{seller}
# Preisliste gültig ab {date}
Artikel              Einheit      Netto      MwSt.      Brutto
Dichtung             Stück        14,50       2,76       17,26
Filter               Stück        28,00       5,32       33,32`,
  ),
  paper(
    'Buchungen',
    'other',
    `# Buchungsjournal
{seller}                        Stand {date}
Datum         Beleg       Konto      Text                   Betrag
{date2}    {n}        4400       Rechnung              {amount}
{date2}    118         8400       Gutschrift               40,00
{date}    119         1200       Skonto                    3,20
Summe                                                  {amount2}`,
  ),
];
