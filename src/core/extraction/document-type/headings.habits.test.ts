import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const typeOf = (...lines: string[]) => readTyped(lines.join('\n')).document_type;

const ORDERED = [
  '',
  'Beakers, 250 ml             40     2.35      94.00',
  'Power supply 0-12 V          4   142.50     570.00',
  'Net total                                   664.00',
  'VAT 20 %                                    132.80',
  'Total                                       796.80',
];

test.each([
  [
    'a word in front of a title',
    'order',
    ['^OFFICIAL PURCHASE ORDER', 'Ravensmoor Academy, Coniston Drive, Huddersfield HD5 9RT', ...ORDERED],
  ],
  [
    'a title set so widely that it looks like two columns',
    'statement',
    [
      'Eastmarch Hospitals, Payables, PO Box 1187, Wakefield WF1 9ZZ',
      '',
      '            REMITTANCE                ADVICE',
      '',
      'Invoice date     Your reference       Gross      Paid GBP',
      '17/06/2026       SI-20417          2,184.00      2,184.00',
      '24/06/2026       SI-20466            640.80        640.80',
      'TOTAL PAID                                       2,824.80',
    ],
  ],
  [
    'what is said behind the number of an offer',
    'quote',
    [
      'Le Goff Plomberie, 14 rue des Goélands, 29900 Concarneau',
      '',
      'DEVIS n° D-2026-094 établi gratuitement le 6 mai 2026 – valable 2 mois',
      '',
      'Receveur extra-plat       1     845,00      845,00',
      'Meuble vasque             2     690,00    1 380,00',
      'Total HT                                  2 225,00',
      'TVA 10 %                                    222,50',
      'Total TTC                                 2 447,50',
    ],
  ],
  [
    'a count of reminders with the customer behind it',
    'reminder',
    [
      'KFZ-Technik Paul, Hansastr. 112, 44866 Bochum',
      'Herrn Kai Schröter, Blücherstr. 4, 44866 Bochum',
      '',
      '2. Mahnung Kundennummer 4471 · Fahrzeug BO-KS 817',
      '',
      'Beleg                  Datum         fällig am        offen',
      'Rechnung 2026-3390     04.08.2026    18.08.2026     612,85 €',
      'Mahnkosten                                            5,00 €',
      'Gesamtforderung                                     617,85 €',
    ],
  ],
  [
    'a priced delivery note in capitals',
    'delivery_note',
    [
      'Almacenes Pedrosa, Ctra. de Alfacar km 2, 18213 Jun',
      'ALBARÁN VALORADO',
      'Fecha 03-11-2026',
      '',
      'Cemento gris saco 25 kg      40     4,35      174,00',
      'Tubo PVC D-110               12    14,20      170,40',
      'Suma                                          344,40',
      'IVA 21 %                                       72,32',
      'Total                                         416,72',
    ],
  ],
])('papers are what their title says: %s', (_, type, lines) => {
  expect(typeOf(...lines)).toBe(type);
});

test('a title goes on in the line below, in the same writing', () => {
  const [invoice, proforma] = [['^FACTURA'], ['^FACTURA', '^PROFORMA']].map((title) =>
    typeOf(
      ...title,
      'Talleres Arizmendi, Pol. Ind. Murga, 20570 Bergara',
      'Nº PF-2026/0093          Fecha: 21/09/2026',
      'Comprador: Metalúrgica Coihues, Santiago',
      '',
      'Prensa hidráulica           1   18.450,00    18.450,00',
      'Juego de matrices           3      640,00     1.920,00',
      'Total                                        20.370,00',
    ),
  );
  expect([invoice, proforma]).toEqual(['invoice', 'quote']);
});

test('a letter that credits a bill by its number is a credit note', () => {
  expect(
    typeOf(
      'Weingut Sebald, Hauptstraße 88, 67157 Wachenheim',
      'Frau Dr. Haselhorst, Lindenallee 3, 33790 Halle',
      '',
      '*Ihre Reklamation vom 21. Mai – unsere Gutschrift G-26014 zur Rechnung 260388',
      '',
      'vielen Dank für Ihre Nachricht. Den korkigen Riesling nehmen wir selbstverständlich zurück.',
      'Wir schreiben Ihrem Konto gut:',
      '6 Flaschen Riesling          à 11,80 €        70,80 €',
      'Gutschrift gesamt                             70,80 €',
    ),
  ).toBe('credit_note');
});

test('numbered points are conditions or minutes, and remind of nothing', () => {
  const points = (number: (at: number) => string) =>
    typeOf(
      'Radstation Küste, Strandallee 19, 25761 Büsum',
      `${number(1)} Geltungsbereich`,
      'Rechnungen, die nicht bezahlt sind, sind seit dem 14. Tag in Verzug, wie Rechnung 118 über 420,00 € zeigt.',
      `${number(2)} Mietpreis`,
      'Ist die Zahlung nicht eingegangen, steht der Betrag noch offen und wird gemahnt.',
      `${number(3)} Rückgabe`,
      'Das Rad wird am Abend zurückgegeben.',
    );
  expect([points((at) => `§ ${at}`), points(() => '')]).toEqual(['other', 'reminder']);
});

test('a reminder in bold letters says before what', () => {
  expect(
    typeOf(
      'Hoffstedt Brennstoffe, Hafenstr. 5, 26919 Brake',
      'Herrn Torge Lüdemann, Deichreihe 31, 26935 Stadland',
      '',
      '*Letzte Mahnung vor gerichtlichem Mahnverfahren',
      'Rechnung 26-3318 vom 20.08.2026',
      '',
      'Heizöl-Lieferung           1.148,20 €',
      'Mahnkosten                     7,50 €',
      'Gesamtforderung            1.155,70 €',
      'Bitte zahlen Sie bis zum 24.11.2026 auf das Konto DE12 2805 5500 0071 5533 02.',
    ),
  ).toBe('reminder');
});

test('an offer bears its number below a line without a stop', () => {
  expect(
    typeOf(
      'La Table, 11 chemin des Écureuils, 69390 Millery',
      '',
      'Mariage du samedi 12 juin 2027 – Domaine de la Garde – 95 adultes, 12 enfants',
      'Devis n° D-2026-061, deuxième version',
      '',
      'Dîner, 95 personnes                     4 940,00 €',
      'Personnel                               1 960,00 €',
      'Total HT                                6 900,00 €',
      'TVA 10 %                                  690,00 €',
      'Total TTC                               7 590,00 €',
      '',
      'Solde à réception de facture.',
    ),
  ).toBe('quote');
});
