import type { Wordings } from './label-keys.ts';

export const DE: Wordings = {
  title: 'Rechnung|RECHNUNG|Rechnung|Ausgangsrechnung|Faktura|Honorarrechnung|Schlussrechnung',
  titleCredit: 'Gutschrift|GUTSCHRIFT|Rechnungskorrektur|Stornorechnung',
  titleReceipt: 'Quittung|Kassenbeleg|QUITTUNG|Barverkauf',
  invoiceNumber:
    'Rechnungsnummer|Rechnungsnr.|Rechnungs-Nr.|Rechnung Nr.|Rechn.-Nr.|RE-Nr.|Nummer|Belegnummer|Rg.-Nr.|Beleg-Nr.|Re.-Nr.|Rechnung|Rechnungs-Nummer|Faktura-Nr.|Fakturanummer|Dokumentnummer|Nr.',
  creditNumber: 'Gutschriftsnummer|Gutschrift Nr.|Gutschrift-Nr.|Belegnummer|Korrekturrechnung Nr.',
  receiptNumber: 'Belegnummer|Quittung Nr.|Bon-Nr.|Beleg-Nr.',
  invoiceDate:
    'Rechnungsdatum|Datum|Belegdatum|Rechnung vom|Ausstellungsdatum|Rechn.-Datum|Rg.-Datum|Datum der Rechnung|Ausgestellt am|RE-Datum|Faktura-Datum|Re.-Datum',
  date: 'Datum|Datum|Den',
  dueDate:
    'Fälligkeitsdatum|Fällig am|Zahlbar bis|Fälligkeit|Zahlungsziel|Zahlung bis|fällig bis|Bitte zahlen bis|Zu zahlen bis|Zahlungsfrist|Fällig',
  deliveryDate: 'Lieferdatum|Leistungsdatum|Liefertag|Tag der Lieferung|Leistungszeitpunkt|Liefer-/Leistungsdatum',
  servicePeriod: 'Leistungszeitraum|Abrechnungszeitraum|Zeitraum|Abrechnungsperiode',
  orderNumber: 'Auftragsnummer|Auftrags-Nr.|Auftrag Nr.|Auftragsnr.|Vorgangsnummer|Lieferschein-Nr.',
  orderDate: 'Auftragsdatum|Bestelldatum|Bestellt am',
  purchaseOrder: 'Bestellnummer|Ihre Bestellung|Bestell-Nr.|Ihre Bestellnummer|Bestellnr.|Ihr Auftrag',
  customerNumber: 'Kundennummer|Kunden-Nr.|Kundennr.|Kd.-Nr.|Kunden-Nummer|Debitor|Kunde Nr.|Vertragskonto',
  reference: 'Ihr Zeichen|Unser Zeichen|Referenz|Projekt|Ihre Referenz|Kostenstelle',
  billTo:
    'Rechnungsempfänger|Rechnung an|Kunde|Rechnungsadresse|Rechnungsanschrift|An|Auftraggeber|Leistungsempfänger|Käufer',
  shipTo: 'Lieferadresse|Lieferanschrift|Lieferung an|Warenempfänger|Versandadresse',
  from: 'Rechnungssteller|Absender|Verkäufer|Von|Lieferant|Leistungserbringer|Auftragnehmer',
  contact: 'Ansprechpartner|Bearbeiter|Sachbearbeiter|Ihr Ansprechpartner|Ihr Berater|Kontakt',
  position: 'Pos.|Pos|Nr.|#|Position',
  sku: 'Art.-Nr.|Artikelnummer|Artikel-Nr.|Art.Nr.|Best.-Nr.',
  description:
    'Bezeichnung|Beschreibung|Leistung|Artikel|Artikelbezeichnung|Text|Produkt|Leistungsbeschreibung|Warenbezeichnung',
  quantity: 'Menge|Anzahl|Anz.|Menge|Std.|Stück|Mge',
  unit: 'Einheit|ME|Einh.|Eh.',
  unitPrice: 'Einzelpreis|Preis|E-Preis|Einzelpreis €|EP|Stückpreis|Preis/Einh.|Einzel|Preis pro Einheit|Stundensatz',
  discount: 'Rabatt|abzgl. Rabatt|Nachlass|Kundenrabatt|Treuerabatt',
  taxRate: 'MwSt. %|USt. %|MwSt.|Steuersatz|MwSt-Satz|USt',
  taxAmount: 'MwSt.-Betrag|Steuerbetrag|USt.-Betrag',
  lineTotal: 'Gesamtpreis|Gesamt|Betrag|Summe|G-Preis|GP|Gesamt €|Nettobetrag|Betrag EUR|Netto|Positionssumme',
  subtotal: 'Zwischensumme|Summe netto|Nettobetrag|Gesamt netto|Nettosumme|Warenwert|Summe',
  shipping: 'Versandkosten|Versand|Fracht|Porto und Verpackung|Lieferpauschale|Frachtkosten|Anfahrtspauschale',
  taxTotal: '{tax} gesamt|Summe {tax}|{tax}|Steuerbetrag|Steuer gesamt|{tax}-Betrag',
  total:
    'Gesamtbetrag|Rechnungsbetrag|Gesamtsumme|Endbetrag|Summe brutto|Gesamt brutto|Bruttobetrag|Rechnungssumme|Gesamt|Endsumme|Summe inkl. {tax}|Gesamtbetrag brutto|Total|Zu zahlender Betrag|Zahlbetrag|Bruttosumme|Rechnungsendbetrag',
  totalBeforeTax:
    'Nettobetrag|Gesamt netto|Summe netto|Nettosumme|Zwischensumme netto|Netto gesamt|Rechnungsbetrag netto',
  includedTax: 'darin enthaltene {tax}|enthaltene {tax}|inkl. {tax}|davon {tax}|Im Betrag enthalten: {tax}',
  paid: 'Anzahlung|Bereits gezahlt|abzgl. Anzahlung|Vorauszahlung|Bezahlt|Geleistete Abschläge|Erhaltene Zahlung',
  amountDue:
    'Offener Betrag|Restbetrag|Noch zu zahlen|Zahlbetrag|Offen|Restzahlung|Verbleibender Betrag|Zahlungsbetrag',
  withholding: 'Quellensteuer|Abzugsteuer',
  rounding: 'Rundung|Rundungsdifferenz|Rundungsausgleich',
  previousBalance: 'Saldovortrag|Offener Saldo|Vorheriger Saldo|Alter Kontostand',
  newCharges: 'Neue Forderungen|Summe dieser Rechnung|Aktueller Rechnungsbetrag|Rechnungsbetrag dieses Monats',
  paymentsReceived: 'Zahlungseingang|Ihre Zahlung|Erhaltene Zahlungen',
  paymentTerms:
    'Zahlungsbedingungen|Zahlungsbedingung|Zahlungskonditionen|Zahlungsziel|Konditionen|Zahlung|Zahlungsweise und -ziel',
  paymentMethod: 'Zahlungsart|Zahlungsweise|Bezahlt mit|Zahlungsmethode',
  methods: 'Überweisung|SEPA-Lastschrift|Kreditkarte|PayPal|Vorkasse|Bar|Rechnungskauf',
  bankDetails: 'Bankverbindung|Bankdaten|Kontoverbindung|Unsere Bankverbindung|Überweisung an',
  bank: 'Bank|Kreditinstitut|Geldinstitut',
  accountHolder: 'Kontoinhaber|Empfänger|Zahlungsempfänger',
  page: 'Seite {n} von {m}|Seite {n}/{m}|Blatt {n} von {m}|Seite: {n} / {m}',
  carriedOver: 'Übertrag|Zwischensumme Seite|Übertrag auf nächste Seite',
  broughtForward: 'Übertrag|Übertrag von Seite zuvor|Übertrag der Vorseite',
  thanks:
    'Vielen Dank für Ihren Auftrag!|Wir danken für Ihr Vertrauen.|Vielen Dank für die gute Zusammenarbeit.|Bitte geben Sie bei der Zahlung die Rechnungsnummer an.|Wir bedanken uns für Ihren Einkauf.',
  greeting:
    'Sehr geehrte Damen und Herren,|Guten Tag,|Sehr geehrte Kundin, sehr geehrter Kunde,|Liebe Kundin, lieber Kunde,',
  introduction:
    'für unsere Leistungen berechnen wir Ihnen wie vereinbart:|wir erlauben uns, folgende Positionen in Rechnung zu stellen:|vielen Dank für Ihren Auftrag. Wir berechnen Ihnen:|für die erbrachten Leistungen stelle ich Ihnen in Rechnung:|gemäß Ihrer Bestellung lieferten wir Ihnen:',
  closing: 'Mit freundlichen Grüßen|Freundliche Grüße|Beste Grüße|Viele Grüße',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers.|Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1b UStG.|Reverse Charge: Die Steuerschuld geht auf den Leistungsempfänger über (§ 13b UStG).',
  exempt:
    'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.|Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG.|Umsatzsteuerfrei nach § 4 Nr. 14 UStG.|Im ausgewiesenen Betrag ist gemäß § 19 UStG keine Umsatzsteuer enthalten.',
  phone: 'Tel.|Telefon|Fon|T|Tel',
  email: 'E-Mail|Mail|E-Mail-Adresse',
  web: 'Internet|Web|Homepage|Online',
  registration: 'Amtsgericht HRB {no}|Handelsregister: HRB {no}|HRB {no}|Registergericht HRA {no}|Firmenbuch FN {no}x',
  notes:
    'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.|Es gelten unsere Allgemeinen Geschäftsbedingungen.|Gerichtsstand ist der Sitz der Gesellschaft.|Reklamationen bitte innerhalb von 8 Tagen melden.|Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.',
  units: 'Stk.|Std.|Stück|kg|Karton|Tag|Monat|m|Psch.|Paar',
  paidStamp: 'BEZAHLT|Betrag dankend erhalten|BAR BEZAHLT',
  continued: 'Fortsetzung auf der nächsten Seite|weiter auf Seite 2|bitte wenden',
};
