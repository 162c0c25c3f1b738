import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

// Who has charged a card sends a receipt; who will, or could not, sends none.
test.each([
  [
    'renewed, in English',
    'receipt',
    `Your Fernly membership has renewed
Fernly <hello@fernly.example> to me  Mon, Mar 2, 2026 at 6:14 AM

Good news, Tobias: another year of Fernly

We have charged your Mastercard ending in 9911 today.

Fernly Family, one year                 $59.00
Sales tax                                $4.87
Charged                                 $63.87

Reference FN-20931. Need help? Reply to this mail. You can cancel at any time and get a refund within 14 days.
Fernly Inc., 88 Water St, Portland, ME 04101`,
  ],
  [
    'a subscription that goes on, in German',
    'receipt',
    `Dein Kleingarten-Abo läuft weiter
Beetpost <post@beetpost.example> an mich          3. April 2026

Hallo Jannis,

danke, dass du dabei bleibst! Wir haben heute deine Kreditkarte mit der Endung 4410 belastet.

Beetpost Jahresabo                 36,00 €
Porto                               4,80 €
Abgebucht                          40,80 €
darin 7 % MwSt                      2,67 €

Du musst nichts weiter tun. Beetpost GmbH, Ackerstr. 12, 10115 Berlin`,
  ],
  [
    'renewed, in French',
    'receipt',
    `Votre abonnement Lireplus est renouvelé
Lireplus <contact@lireplus.example>       le 7 mai 2026

Bonjour Solène,

Nous avons débité ce jour votre carte se terminant par 2210. Vous n'avez rien à faire.

Abonnement annuel               79,00 €
Remise fidélité                 -7,90 €
Total débité                    71,10 €
dont TVA 5,5 %                   3,71 €

Lireplus SAS, 4 rue Haute, 69001 Lyon`,
  ],
  [
    'renewed, in Spanish',
    'receipt',
    `Tu plan Nubia se ha renovado
Nubia <ayuda@nubia.example>      2 de junio de 2026

Hola, Rocío:

Hemos cargado en tu tarjeta terminada en 3391 la cuota de este año. No tienes que hacer nada.

Plan Nubia Pro, 12 meses         90,00 €
IVA 21 %                         18,90 €
Total cobrado                   108,90 €

Nubia Software, S.L., Calle Mayor 3, 28013 Madrid, NIF B81234567`,
  ],
  [
    'a card that was refused',
    'other',
    `There is a problem with your payment
Fernly <hello@fernly.example> to me  Mon, Mar 2, 2026 at 6:14 AM

Hi Tobias,

we could not charge your Mastercard ending in 9911 for your membership of $63.87. Your bank said no. Please check the card in your settings; we will try again in three days. If you do nothing your membership ends.

Fernly Inc., 88 Water St, Portland, ME 04101`,
  ],
  [
    'a card that will be charged',
    'other',
    `Your plan renews soon
Fernly <hello@fernly.example> to me  Mon, Mar 2, 2026 at 6:14 AM

Hi Tobias,

your Fernly plan renews on April 2, 2026. We will charge your Mastercard ending in 9911 on that day.

Fernly Family, one year     $59.00
Estimated tax                $4.87
You will be charged         $63.87

If you do not want this, cancel before then.`,
  ],
  [
    'what a bank tells of a card',
    'other',
    `Fenland Bank
Card alert

Dear Mr Lane,

A payment of £64.20 was made with your Visa ending in 2207 at GREENGROCER HULL on 4 March 2026 at 12:31. Available balance £811.40.

If this was not you, call us.`,
  ],
  [
    'a card that was charged twice',
    'other',
    `Fernly <hello@fernly.example> to me  Mon, Mar 9, 2026

Hi Tobias,

we charged your Mastercard ending in 9911 twice by mistake on March 2. We are sorry. We have refunded $63.87 to the same card; it may take five days to appear.

Fernly Inc.`,
  ],
  [
    'tickets that were paid',
    'receipt',
    `Your tickets for Lanternlight
Boxly <tickets@boxly.example>       12 June 2026

Hi Odile,

Thanks for booking. We charged your Amex ending in 1009.

2 x Stalls, row F             £56.00
Booking fee                    £3.20
Total                         £59.20

Show this mail at the door.`,
  ],
  [
    'renewed, in Dutch',
    'receipt',
    `Je Lichtkrant-abonnement is verlengd
Lichtkrant <post@lichtkrant.example>       3 april 2026

Beste Jorrit,

We hebben vandaag van je creditcard eindigend op 4410 afgeschreven:

Jaarabonnement             48,00
Totaal afgeschreven        48,00 euro
waarvan 9 % btw             3,96

Je hoeft niets te doen.`,
  ],
  [
    'renewed, in Italian',
    'receipt',
    `Il tuo abbonamento è stato rinnovato
Lumia <ciao@lumia.example>       3 aprile 2026

Ciao Elena,

abbiamo addebitato sulla tua carta che termina con 4410 il rinnovo.

Lumia annuale             49,00 €
IVA 22 % inclusa           8,84 €
Totale addebitato         49,00 €

Non devi fare nulla. Lumia srl, Via Po 4, Torino, P. IVA 01234560157`,
  ],
  [
    'an invoice that a card will be charged for',
    'invoice',
    `Harbour Gym Ltd
4 Quay Road, Poole BH15 1AA

Mr D. Lane
9 High Street, Poole BH15 2BB

Invoice 4471                 4 March 2026

Membership April 2026              £38.00
VAT 20% included                    £6.33
Total                              £38.00

We will charge your Visa ending in 2207 on 1 April 2026.`,
  ],
  [
    'what a bank tells, in Dutch',
    'other',
    `Bank Noord
Melding

Er is € 48,00 van uw rekening afgeschreven door Lichtkrant BV op 3 april 2026. Saldo: € 911,20. Herkent u dit niet, bel ons dan.`,
  ],
  [
    'a card that will be charged, in Spanish',
    'other',
    `Tu plan se renueva pronto
Nubia <ayuda@nubia.example>

Hola, Rocío:

El 2 de julio se renovará tu plan y cargaremos en tu tarjeta Visa •••• 3391:

Plan Nubia Pro, 12 meses         90,00 €
IVA 21 %                         18,90 €
Total                           108,90 €

Si no quieres seguir, cancela antes de ese día.`,
  ],
  [
    'charged twice by mistake, and given back',
    'other',
    `Harlow Cloud
Hi Jo,
We charged your card $10.00 twice by mistake and have refunded one payment.`,
  ],
  [
    'an account that is charged a fee on a bill',
    'invoice',
    `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

Invoice No. HJ-204
Date: 4 March 2024
Pemberton Schools Trust
12 College Road
York YO1 7EP

Description                     Amount
Oak doors                       500.00
Fitting                         300.00
Subtotal                        800.00
VAT 20%                         160.00
Total                           £960.00

We have charged your account with £10.00 for late payment.`,
  ],
  [
    'an invoice by its own number, charged to a card',
    'invoice',
    `*Harlow Hosting
Invoice number: 4711
Invoice date: 4 March 2024
Bill to: Pemberton Schools Trust, 12 College Road, York YO1 7EP
Hosting 100.00
VAT 20% 20.00
Total £120.00
We have charged your Visa ending 4242.`,
  ],
  [
    'a receipt for a payment that came, with the number of its invoice',
    'receipt',
    `*Harlow Hosting
Hi Jo, your payment went through.
Invoice number: 4711
Date: 4 March 2024
Hosting 100.00
VAT 20% 20.00
Total £120.00`,
  ],
])('a mail about a card tells whether it was charged: %s', (_, type, text) => {
  expect(readTyped(text).document_type).toBe(type);
});
