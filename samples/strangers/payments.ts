import { monthAndYear } from '../content/calendar.ts';
import { plainCents } from '../content/number-writing.ts';
import { extras, wrapped } from './letters.ts';
import { row, type StrangerFamily } from './scribe.ts';

/** What was paid already: rent, a donation, a fee. The sum is called paid or received. */
export const paidReceipt: StrangerFamily = {
  id: 'paid-receipt',
  round: 1,
  locales: ['en-GB', 'en-US', 'fr-FR', 'de-DE', 'es-ES', 'nl-NL', 'it-IT'],
  needs: {
    lines: [1, 2],
    terms: 0,
    due: 1,
    taxModels: ['none'],
    buyer: 'person',
    documentType: 'receipt',
    trades: ['subscription', 'work'],
  },
  type(s) {
    const { seller, buyer } = s.content;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-70, s.money(line.totalCents)]);
    });
    return [
      `# ${s.word({ en: 'RECEIPT|Rent receipt|Official receipt', fr: 'QUITTANCE DE LOYER|Reçu', de: 'Quittung|Spendenquittung', es: 'RECIBO', nl: 'Kwitantie|Betaalbewijs', it: 'RICEVUTA' })}`,
      '',
      row(
        [0, s.seller()],
        [
          50,
          `${s.word({ en: 'Receipt no.', fr: 'Reçu n°', de: 'Quittung Nr.', es: 'Recibo n.º', nl: 'Nummer', it: 'Ricevuta n.' })} ${s.number()}`,
        ],
      ),
      row(
        [0, seller.lines.join(', ')],
        [50, `${s.word({ en: 'Date', fr: 'Date', de: 'Datum', es: 'Fecha', nl: 'Datum', it: 'Data' })} ${s.issued()}`],
      ),
      '',
      `${s.word({ en: 'Received from:|Received with thanks from', fr: 'Reçu de :|Locataire :', de: 'Erhalten von:', es: 'Recibí de:|Recibido de:', nl: 'Ontvangen van:', it: 'Ricevuto da:' })} ${s.buyer()}`,
      buyer.lines.join(', '),
      '',
      ...items,
      ...extras(s, 70),
      `*${row([0, s.word({ en: 'Total paid|Amount received|TOTAL RECEIVED', fr: 'Montant payé|Total réglé', de: 'Gezahlter Betrag|Betrag erhalten', es: 'Total pagado|Importe recibido', nl: 'Totaal betaald|Ontvangen bedrag', it: 'Totale pagato|Importo ricevuto' })], [-70, s.total()])}`,
      '',
      row(
        [0, s.word({ en: 'Balance', fr: 'Solde', de: 'Offener Saldo', es: 'Saldo', nl: 'Openstaand', it: 'Saldo' })],
        [-70, s.money(0)],
      ),
      s.word({
        en: 'Paid by card',
        fr: 'Payé par carte',
        de: 'Bar bezahlt',
        es: 'Pagado con tarjeta',
        nl: 'Betaald met pin',
        it: 'Pagato in contanti',
      }),
    ].join('\n');
  },
};

/** A contractor's application for part of the work, numbered by itself. */
export const constructionApplication: StrangerFamily = {
  id: 'construction-application',
  round: 1,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'en-AU', 'es-ES', 'de-AT'],
  needs: { lines: [2, 5], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['work'] },
  type(s) {
    const { seller, buyer, amounts } = s.content;
    const count = s.random.integer(2, 9);
    // "Zahlungsziel" names the terms as well as their last day.
    if (s.language === 'de') s.state('PAYMENT_TERMS', 'UNSURE');
    const head = {
      en: ['Item', 'Works', 'Value to date'],
      de: ['Pos.', 'Leistung', 'Betrag netto'],
      fr: ['Lot', 'Travaux', 'Montant HT'],
      es: ['Cap.', 'Partida', 'Importe'],
      nl: ['Post', 'Werk', 'Bedrag'],
      it: ['N.', 'Lavori', 'Importo'],
    }[s.language];
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, `${index + 1}.0`], [8, line.description], [-80, s.bare(line.totalCents)]);
    });
    return [
      `## ${s.word({ en: `Application for payment No. ${count}|Interim invoice ${count}`, de: `${count}. Abschlagsrechnung`, fr: `Facture de situation n° ${count}`, es: `Certificación de obra n.º ${count} – Factura` })}`,
      '',
      row(
        [0, s.seller()],
        [52, s.word({ en: 'Invoice number', de: 'Rechnungs-Nr.', fr: 'Facture n°', es: 'Factura n.º' })],
        [72, s.number()],
      ),
      row(
        [0, seller.lines[0]!],
        [52, s.word({ en: 'Tax point', de: 'Rechnungsdatum', fr: 'Date de facture', es: 'Fecha factura' })],
        [72, s.issued()],
      ),
      row(
        [0, seller.lines.slice(1).join(' ')],
        [52, s.word({ en: 'Contract', de: 'Bauvorhaben', fr: 'Chantier', es: 'Obra' })],
        [72, s.content.reference],
      ),
      '',
      row([
        0,
        `${s.word({ en: 'Employer', de: 'Auftraggeber|Bauherr', fr: "Maître d'ouvrage", es: 'Cliente|Promotor' })}: ${s.buyer()}`,
      ]),
      row([0, buyer.lines.join(', ')]),
      '',
      row([0, head[0]!], [8, head[1]!], [-80, head[2]!]),
      ...items,
      ...extras(s, 80, 8),
      row(
        [8, s.word({ en: 'Net amount now certified', de: 'Summe netto', fr: 'Total HT', es: 'Base imponible' })],
        [-80, s.bare(amounts.net)],
      ),
      row(
        [8, `${s.word({ en: 'VAT', de: 'zzgl. MwSt.', fr: 'TVA', es: 'IVA' })} ${s.percent(amounts.parts[0]!.rate)}`],
        [-80, s.tax(s.bare(amounts.tax!))],
      ),
      `*${row([8, s.word({ en: 'Total this application|Amount now due', de: 'Abschlagssumme brutto|Rechnungsbetrag', fr: 'Net à payer TTC', es: 'Total factura' })], [-80, s.total()])}`,
      '',
      s
        .word({
          en: 'Final date for payment: {p}',
          de: 'Zahlungsziel: {p}|Prüf- und Zahlungsfrist bis {p}',
          fr: 'Date limite de règlement : {p}',
          es: 'Fecha límite de pago: {p}',
        })
        .replace('{p}', s.due()),
    ].join('\n');
  },
};

/** The amount is fetched from the buyer's account on a day that a box of its own names. */
export const directDebit: StrangerFamily = {
  id: 'direct-debit',
  round: 1,
  locales: ['de-DE', 'en-GB', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single'], trades: ['subscription'] },
  type(s) {
    const { seller, buyer, amounts, bank } = s.content;
    const iban = bank.iban ?? s.content.reference;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index);
      return row([0, line.description], [-78, s.money(line.totalCents)]);
    });
    const note = s.word({
      de: 'Wir buchen {t} von Ihrem Konto {i} ab am: {p}|Der Betrag von {t} wird zum {p} per SEPA-Lastschrift eingezogen.|Abbuchung am {p} von {i}',
      en: 'We will debit {t} from your account {i} on: {p}|You do not need to do anything. We will collect {t} by Direct Debit on or after {p}',
      nl: 'Het bedrag van {t} wordt omstreeks {p} van uw rekening {i} afgeschreven.',
      fr: 'Le montant de {t} sera prélevé sur votre compte {i} le {p}',
      es: 'El importe de {t} se cargará en su cuenta {i} el día {p}',
      it: "L'importo di {t} sarà addebitato sul conto {i} il {p}",
    });
    return [
      row(
        [0, s.seller()],
        [
          54,
          `${s.word({ de: 'Kundennummer', en: 'Account number', nl: 'Klantnummer', fr: 'N° client', es: 'N.º cliente', it: 'Codice cliente' })} ${s.content.customerNumber}`,
        ],
      ),
      row([0, seller.lines.join(', ')]),
      '',
      s.buyer(),
      ...buyer.lines,
      '',
      `# ${s.word({ de: 'Ihre Rechnung', en: 'Your bill', nl: 'Uw factuur', fr: 'Votre facture', es: 'Su factura', it: 'La tua bolletta' })}`,
      row(
        [
          0,
          `${s.word({ de: 'Rechnungsnummer', en: 'Bill number|Invoice number', nl: 'Factuurnummer', fr: 'Facture n°', es: 'N.º de factura', it: 'Fattura n.' })} ${s.number()}`,
        ],
        [
          48,
          `${s.word({ de: 'vom', en: 'Bill date', nl: 'Factuurdatum', fr: 'du', es: 'Fecha de emisión', it: 'del' })} ${s.issued()}`,
        ],
      ),
      `${s.word({ de: 'Leistungszeitraum', en: 'Billing period', nl: 'Periode', fr: 'Période', es: 'Periodo', it: 'Periodo' })} ${s.date(s.content.period[0])} - ${s.date(s.content.period[1])}`,
      '',
      ...items,
      ...extras(s, 78),
      row(
        [
          0,
          s.word({
            de: 'Summe netto',
            en: 'Total before VAT',
            nl: 'Totaal excl. btw',
            fr: 'Total HT',
            es: 'Total sin IVA',
            it: 'Totale imponibile',
          }),
        ],
        [-78, s.money(amounts.net)],
      ),
      row(
        [
          0,
          `${s.word({ de: 'Umsatzsteuer', en: 'VAT', nl: 'Btw', fr: 'TVA', es: 'IVA', it: 'IVA' })} ${s.percent(amounts.parts[0]!.rate)}`,
        ],
        [-78, s.tax()],
      ),
      `*${row([0, s.word({ de: 'Gesamtbetrag', en: 'Total charges', nl: 'Totaal', fr: 'Total TTC', es: 'Total a pagar', it: 'Totale da pagare' })], [-78, s.total()])}`,
      '',
      ...wrapped(
        note
          .replace('{t}', s.money(amounts.total))
          .replace('{i}', `${iban.slice(0, 4)} **** ${iban.slice(-4)}`)
          .replace('{p}', s.due()),
        76,
      ),
    ].join('\n');
  },
};

/** The bank's block names the account's holder; the buyer stands without any heading. */
export const accountHolders: StrangerFamily = {
  id: 'account-holders',
  round: 1,
  locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'es-ES', 'it-IT', 'en-US'],
  needs: { lines: [1, 4], terms: 0, due: 1, taxModels: ['single', 'none'], buyer: 'company', trades: ['work'] },
  type(s) {
    const { seller, buyer, amounts, bank } = s.content;
    const iban = bank.iban ?? s.content.reference;
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [-56, s.decimal(line.quantity)],
        [-68, s.bare(line.unitCents)],
        [-84, s.bare(line.totalCents)],
      );
    });
    const word = (en: string, de: string, fr: string, nl: string, es: string, it: string) =>
      s.word({ en, de, fr, nl, es, it });
    const terms = s.terms(
      word(
        'Net {d} days|{d} days from invoice date',
        '{d} Tage netto|Zahlbar innerhalb von {d} Tagen ohne Abzug',
        'À {d} jours net|Paiement à {d} jours',
        'Binnen {d} dagen na factuurdatum',
        'A {d} días de la fecha de factura',
        'A {d} giorni data fattura',
      ).replace('{d}', String(s.days)),
    );
    return [
      `# ${word('Invoice', 'Rechnung', 'Facture', 'Factuur', 'Factura', 'Fattura')} ${s.number()}`,
      '',
      row([0, s.buyer()], [54, s.seller()]),
      row([0, buyer.lines[0]!], [54, seller.lines[0]!]),
      row([0, buyer.lines.slice(1).join(' ')], [54, seller.lines.slice(1).join(' ')]),
      row(
        [
          0,
          `${word('Your reference', 'Ihre Referenz|Ihr Zeichen', 'Votre référence', 'Uw kenmerk', 'Su referencia', 'Vs. riferimento')}: ${buyer.contact}`,
        ],
        [54, seller.phone],
      ),
      '',
      row(
        [0, `${word('Date', 'Datum', 'Date', 'Datum', 'Fecha', 'Data')}: ${s.issued()}`],
        [
          40,
          `${word('Terms', 'Zahlungsbedingungen', 'Conditions de paiement', 'Betalingstermijn', 'Condiciones de pago', 'Condizioni di pagamento')}: ${terms}`,
        ],
      ),
      '',
      row(
        [0, word('Description', 'Leistung', 'Prestation', 'Omschrijving', 'Concepto', 'Descrizione')],
        [-56, word('Hours', 'Std.', 'Heures', 'Uren', 'Horas', 'Ore')],
        [-68, word('Rate', 'Satz', 'Taux', 'Tarief', 'Precio', 'Tariffa')],
        [-84, word('Amount', 'Betrag', 'Montant', 'Bedrag', 'Importe', 'Importo')],
      ),
      ...items,
      '',
      ...extras(s, 84, 44),
      ...(amounts.tax === null
        ? []
        : [
            row(
              [44, word('Subtotal', 'Zwischensumme', 'Sous-total HT', 'Subtotaal', 'Base imponible', 'Imponibile')],
              [-84, s.bare(amounts.net)],
            ),
            row(
              [44, `${word('VAT', 'MwSt.', 'TVA', 'Btw', 'IVA', 'IVA')} ${s.percent(amounts.parts[0]!.rate)}`],
              [-84, s.tax(s.bare(amounts.tax))],
            ),
          ]),
      `*${row([44, word('Total', 'Gesamt', 'Total TTC', 'Totaal', 'Total', 'Totale')], [-84, s.total()])}`,
      '',
      word(
        'Please pay to',
        'Bankverbindung',
        'Coordonnées bancaires',
        'Bankgegevens',
        'Datos bancarios',
        'Coordinate bancarie',
      ),
      row(
        [
          0,
          word(
            'Account holder|Payee|Account name',
            'Kontoinhaber|Empfänger',
            'Titulaire du compte|Bénéficiaire',
            'Ten name van|Begunstigde',
            'Titular de la cuenta|Beneficiario',
            'Intestatario|Beneficiario',
          ),
        ],
        [22, s.pick(seller.name, seller.contact)],
      ),
      row([0, 'IBAN'], [22, iban]),
    ].join('\n');
  },
};

/** Stated in the currency of the sale, and once more in that of the country. */
export const twoCurrencies: StrangerFamily = {
  id: 'two-currencies',
  round: 1,
  locales: ['en-GB', 'de-CH', 'en-US', 'fr-CH', 'de-DE', 'en-CA'],
  needs: { lines: [2, 4], terms: 0, due: 1, taxModels: ['single'], buyer: 'company', trades: ['goods', 'work'] },
  type(s) {
    const { seller, buyer, amounts, locale } = s.content;
    const code = locale.currency;
    const other = s.pick(...['EUR', 'USD', 'CHF', 'PLN'].filter((one) => one !== code));
    const rate = s.random.integer(70, 140) / 100;
    const changed = (cents: number) => s.bare(Math.round(cents * rate));
    const items = s.content.lines.map((_, index) => {
      const line = s.line(index, { quantity: true, unitPrice: true });
      return row(
        [0, line.description],
        [-54, s.decimal(line.quantity)],
        [-68, s.bare(line.unitCents)],
        [-84, s.bare(line.totalCents)],
      );
    });
    const word = (en: string, de: string, fr: string) => s.word({ en, de, fr });
    return [
      s.seller(),
      seller.lines.join(', '),
      '',
      row([0, `# ${word('INVOICE', 'RECHNUNG', 'FACTURE')}`]),
      row([0, `${word('No', 'Nr.', 'N°')} ${s.number()}`], [50, word('Sold to', 'Rechnungsempfänger', 'Client')]),
      row([0, `${word('Date', 'Datum', 'Date')} ${s.issued()}`], [50, s.buyer()]),
      row([0, `${word('Due', 'Zahlbar bis', 'Échéance')} ${s.due()}`], [50, buyer.lines.join(', ')]),
      '',
      row(
        [0, word('Description', 'Beschreibung', 'Description')],
        [-54, word('Qty', 'Anzahl', 'Qté')],
        [-68, word('Price', 'Preis', 'Prix')],
        [-84, `${word('Amount', 'Betrag', 'Montant')} ${code}`],
      ),
      ...items,
      ...extras(s, 84, 40),
      '',
      row([-84, code], [-96, other]),
      row([36, word('Net', 'Netto', 'Net')], [-84, s.bare(amounts.net)], [-96, changed(amounts.net)]),
      row(
        [36, `${word('VAT', 'MWST', 'TVA')} ${s.percent(amounts.parts[0]!.rate)}`],
        [-84, s.tax(s.bare(amounts.tax!))],
        [-96, changed(amounts.tax!)],
      ),
      `*${row([36, word('Total', 'Total', 'Total')], [-84, s.state('TOTAL_AMOUNT', plainCents(amounts.total), s.bare(amounts.total))], [-96, changed(amounts.total)])}`,
      '',
      `${word('Exchange rate', 'Umrechnungskurs', 'Taux de change')}: 1 ${code} = ${s.decimal(rate.toFixed(4))} ${other} (${monthAndYear(s.content.date, s.language)})`,
    ].join('\n');
  },
};
