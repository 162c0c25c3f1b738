/** Pages of conditions, as `typeset` sets them. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  terms: `## Terms and conditions of sale

1. All prices are net of VAT. Payment is due within 14 days of the invoice date, unless agreed otherwise in writing.
2. Our total liability is limited to 10,000.00 per event and to 25,000.00 in all.
3. Late payments bear interest of 8 % per year from the due date. A fee of 40.00 may be charged.
4. Goods remain our property until the invoice amount has been paid in full.
5. Claims have to be made within 8 days after delivery. The place of jurisdiction is the seller's seat.`,

  'German terms': `# Allgemeine Geschäftsbedingungen
Stand: 01.01.2018

§ 1 Geltungsbereich
Für alle Lieferungen und Leistungen gelten ausschließlich die nachstehenden Bedingungen. Abweichende Bedingungen
des Bestellers werden nicht Vertragsinhalt, auch wenn wir ihnen nicht ausdrücklich widersprechen.

§ 2 Preise und Zahlung
Alle Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer. Rechnungen sind innerhalb von 30 Tagen ohne Abzug
zahlbar. Bei Zahlung innerhalb von 10 Tagen gewähren wir 2 % Skonto. Für jede Mahnung berechnen wir 5,00 EUR.

§ 3 Lieferung
Bei Bestellungen unter 150,00 EUR berechnen wir einen Mindermengenzuschlag von 15,00 EUR. Der Gesamtbetrag wird mit
Übergabe der Ware fällig.

§ 4 Haftung
Unsere Haftung ist der Höhe nach auf 50.000,00 EUR je Schadensfall begrenzt.

§ 5 Gerichtsstand
Erfüllungsort und Gerichtsstand ist der Sitz des Verkäufers. Es gilt deutsches Recht.`,

  'French terms': `*CONDITIONS GÉNÉRALES DE VENTE

Article 1 – Application
Les présentes conditions s'appliquent à toutes les ventes conclues par le vendeur, sauf accord écrit contraire.

Article 2 – Prix
Les prix s'entendent hors taxes. La TVA est facturée au taux en vigueur à la date de la facture.

Article 3 – Paiement
Nos factures sont payables à 30 jours fin de mois. Aucun escompte n'est accordé pour paiement anticipé. Tout retard
entraîne des pénalités au taux de 10 % et une indemnité forfaitaire pour frais de recouvrement de 40,00 €.

Article 4 – Réserve de propriété
Le vendeur conserve la propriété des biens vendus jusqu'au paiement intégral du prix total.

Article 5 – Litiges
Tout litige relève de la compétence exclusive du tribunal de commerce de Nantes.`,

  'Dutch terms': `## Algemene voorwaarden

Artikel 1. Toepasselijkheid
Deze voorwaarden zijn van toepassing op alle aanbiedingen en overeenkomsten, tenzij schriftelijk anders is afgesproken.

Artikel 2. Betaling
Betaling dient te geschieden binnen 14 dagen na factuurdatum. Bij overschrijding is de koper rente van 1 % per maand
verschuldigd over het totaal van het openstaande bedrag, met een minimum van € 40,00 aan kosten.

Artikel 3. Aansprakelijkheid
Onze aansprakelijkheid is beperkt tot het factuurbedrag en bedraagt in totaal nooit meer dan € 10.000,00.

Artikel 4. Reclames
Klachten over de geleverde zaken moeten binnen 8 dagen na ontvangst schriftelijk worden gemeld.`,

  'Spanish terms': `*CONDICIONES GENERALES DE VENTA

Primera.- Los precios se entienden sin IVA. El pago se efectuará a 30 días fecha factura mediante transferencia bancaria.

Segunda.- En caso de demora se devengará un interés del 8 % anual, con un mínimo de 40,00 € por gastos de cobro.

Tercera.- La responsabilidad total del vendedor se limita a 10.000,00 € por siniestro.

Cuarta.- La mercancía seguirá siendo propiedad del vendedor hasta el pago total del importe de la factura.

Quinta.- Las partes se someten a los juzgados y tribunales de Valencia.`,

  'terms in paragraphs': `## TERMS OF BUSINESS

*Payment
Unless agreed otherwise in writing our invoices are payable within 30 days of the date of issue. We reserve the right to
charge interest at 4 % above base rate on overdue balances, together with a fee of 70.00 for each reminder.

*Delivery
Any dates quoted for delivery are estimates only. Risk passes to the customer when the goods leave our warehouse. Orders
below 100.00 carry a handling charge of 12.50.

*Title
Title to the goods remains with us until the total amount due has been received in cleared funds.

*Liability
Nothing in these terms limits liability for death or personal injury. In all other cases our total liability is limited
to the price of the goods or to 5,000.00, whichever is the lower.

*Law
These terms are governed by the laws of England and Wales. Last revised on 1 January 2018.`,

  'terms in two columns': `*General terms of Halvorsen Instruments

1. These terms apply to all orders that       6. Claims for visible defects must be
are placed with us by business customers.     made in writing within 7 days.
2. Prices exclude VAT and freight. The        7. Our liability is limited in total to
minimum order value is 50.00.                 the amount of 20,000.00 per case.
3. Invoices are due within 21 days of the     8. Returns need our prior consent. A
invoice date without deduction.               restocking fee of 25.00 is charged.
4. Late payers are charged interest at        9. Data are processed as described in
the rate of 9 % a year.                       our privacy notice of 25 May 2018.
5. We retain title until all sums due         10. The courts at our place of business
have been paid in full.                       have exclusive jurisdiction.`,

  'Italian terms': `*CONDIZIONI GENERALI DI VENDITA

1) Ordini - Gli ordini si intendono accettati salvo approvazione della casa.
2) Prezzi - I prezzi sono al netto dell'IVA. Ordine minimo di 100,00 euro.
3) Pagamento - Il pagamento deve avvenire entro 30 giorni dalla data della fattura. In caso di ritardo decorrono gli
interessi di mora ai sensi del D.Lgs. 231/2002.
4) Garanzia - La responsabilità complessiva del venditore è limitata a 10.000,00 euro.
5) Foro competente - Per ogni controversia è competente il foro di Verona.`,

  'Swedish terms': `# Allmänna villkor

Betalning ska vara oss tillhanda senast 30 dagar efter fakturadatum. Vid försenad betalning debiteras dröjsmålsränta med 8
procent samt en påminnelseavgift om 60,00 kr.

Anmärkning mot fakturan ska göras inom 8 dagar, i annat fall anses den godkänd. Vårt ansvar är begränsat till ett totalt
belopp om 100 000,00 kr per skada.

Varan förblir vår egendom till dess att full betalning har skett.`,

  'instructions on withdrawal': `## Widerrufsbelehrung

*Widerrufsrecht
Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt
vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter die Waren in Besitz genommen haben.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Nordlicht Versand GmbH, Hafenweg 3, 24103 Kiel, info@nordlicht.example)
mittels einer eindeutigen Erklärung über Ihren Entschluss informieren.

*Folgen des Widerrufs
Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und
spätestens binnen vierzehn Tagen zurückzuzahlen.

*Muster-Widerrufsformular
- An Nordlicht Versand GmbH, Hafenweg 3, 24103 Kiel:
- Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren
- Bestellt am / erhalten am
- Name des Verbrauchers
- Anschrift des Verbrauchers`,

  'important information': `*Important information about your account

If you think there is a mistake on this invoice, please tell us within 60 days of the date on which it was issued. You can
write to Northwind Services, PO Box 4471, Leeds LS1 4XY or call 0800 555 0142 on working days from 8 to 6.

We may charge a late fee of 25.00 or 1.5 % of the amount due, whichever is greater, on balances that are not paid within
30 days. If a payment is returned by your bank we charge 15.00.

You can pay by direct debit, by card or at any post office. Please allow three working days for your payment to reach us.
If you have trouble paying, contact us as early as you can and we will agree a plan with you.

How we use your data is described in our privacy notice, last changed on 25 May 2018.`,
};
