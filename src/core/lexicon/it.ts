import { type Lexicon, type PartyWords, phrases, type Writing } from './lexicon.ts';

/** How Italian is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'it',
  common:
    'il lo gli della dei e per con di un una fattura data importo quantita prezzo cliente iva descrizione scadenza pagamento numero imponibile totale vostra grazie nostra entro',
  months: [
    'gennaio gen',
    'febbraio feb',
    'marzo mar',
    'aprile apr',
    'maggio mag',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set sett',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  weekdays: 'lunedì lun martedì mar mercoledì mer giovedì gio venerdì ven sabato sab domenica dom',
  periods: {
    count: 'sette|otto|dieci|quattordici|quindici|venti|ventuno|trenta|quarantacinque|sessanta|novanta',
    day: 'giorni|gg',
    week: 'settimane',
    month: 'mesi',
  },
  owed: 'scadenza|pagamento|pagare',
} satisfies Writing;

/** The words of invoices in Italian. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      numero fattura, fattura n, fattura nr, fattura no, n fattura, numero della fattura, no fattura, nr fattura,
      fattura numero, numero documento, n documento, nr documento, nota di credito n, numero nota di credito,
      nota di credito nr, num fattura, documento n, no documento, nota di credito no, fattura #, numero di fattura,
      fattura di vendita n, numero progressivo, doc n, numero doc, fattura elettronica n, fattura immediata n,
      fattura accompagnatoria n, parcella n, parcella nr, avviso di parcella n, ricevuta n, numero ricevuta,
      bolletta n, numero bolletta, nr doc, fatt n, fatt nr, ft n, ft nr, fattura proforma n, n fattura elettronica`),
    receipt_number: phrases('numero ricevuta, ricevuta #, ricevuta n, ricevuta no, scontrino n'),
    invoice_date: phrases(`
      data fattura, data della fattura, data emissione, data di emissione, data documento, emessa il,
      data nota di credito, data del documento, emesso il, data fatturazione, fattura del, data doc,
      data di fatturazione, data ft, data fatt, data parcella, data ricevuta, emessa in data, data bolletta`),
    date: phrases('data, del, in data'),
    due_date: phrases(`
      addebito in conto il, data addebito, addebito il, da pagare entro,
      entro quando, entro quando devo pagare, data di scadenza, data scadenza, scadenza, scadenza pagamento, da pagare entro, pagare entro,
      da pagare entro il, entro il, scade il, pagamento entro il, pagamento entro, scadenze, da saldare entro il,
      pagabile entro il, termine di pagamento, scad, data addebito, con scadenza, scadenza fattura,
      scadenza pagamenti, entro e non oltre il, da pagare entro e non oltre il, data di scadenza pagamento,
      data scad, scad pagamento, scadenza del, scadenza prevista, data limite pagamento, addebito il,
      termine pagamento, scadenza il, data di addebito, pagamento entro e non oltre il,
      scadenza rata, data scadenza pagamento`),
    payment_date: phrases('data pagamento, data di pagamento, data del pagamento'),
    other_date: phrases(`
      stampato, stampato il,
      data ordine, data dell ordine, ordine del, data spedizione, data stampa, pagato il, data preventivo,
      data inizio, data fine, valido fino al, data ddt, ddt del, data lettura, prossima lettura, data di nascita,
      data contratto, data attivazione, data bolla, data di stampa, data consegna prevista`),
    delivery_date: phrases(`
      data di consegna, data consegna, data della consegna, consegnato il, data prestazione, data della prestazione`),
    service_period: phrases(`
      periodo, periodo di fatturazione, periodo di riferimento, periodo di competenza, periodo fatturato,
      periodo dal`),
    total: phrases(`
      totale, totale fattura, totale documento, importo totale, totale complessivo, totale ivato, totale generale,
      totale euro, totale eur, totale iva inclusa, totale con iva, totale lordo, totale importo,
      totale documento eur, importo fattura, totale nota di credito, totale della fattura, importo totale fattura,
      totale iva compresa, totale fattura euro, totale bolletta, totale parcella, totale doc, tot documento,
      tot fattura, totale eur iva inclusa, totale con imposte, totale ricevuta, totale della bolletta,
      premio totale, premio lordo, premio annuo, totale premio, totale della presente fattura, totale presente fattura,
      importo della presente fattura`),
    subtotal: phrases(`
      imponibile, totale imponibile, subtotale, totale netto, importo netto, totale merce, netto, base imponibile,
      totale senza iva, totale esclusa iva, totale al netto, imponibile iva, totale prestazioni, importo imponibile,
      totale parziale, netto merce, a riportare, riporto, tot imponibile, totale merce netta, totale servizi,
      totale competenze, totale onorari, totale righe, netto imponibile, totale imponibile iva,
      totale beni e servizi, totale tasse escl, totale tasse escluse, totale imposte escluse, totale iva escl`),
    tax: phrases(`
      iva, totale iva, importo iva, imposta, totale imposta, imposte, totale imposte, di cui iva, ammontare iva,
      importo imposta, iva totale, totale imposta iva, imposta iva, i v a, tot iva, totale i v a, ammontare imposta,
      tasse, totale tasse, tasse totali`),
    part_tax: phrases(`
      aliquota, aliquota iva, % iva, ritenuta d acconto, ritenuta, cassa previdenza, aliq`),
    amount_due: phrases(`
      quanto devo pagare, quanto devi pagare, totale da pagare, netto a pagare, da pagare, importo dovuto, totale dovuto, saldo, residuo, saldo da pagare,
      importo da pagare, residuo da pagare, saldo dovuto, netto da pagare, importo residuo, totale a pagare,
      netto da versare, totale a vostro debito, a vostro debito, totale netto da pagare, totale da versare,
      da versare, netto a vs debito, tot da pagare`),
    prepaid: phrases(`
      acconto, gia pagato, acconti, acconto versato, pagato, anticipo, saldo precedente, importo versato,
      acconto ricevuto, gia versato, a dedurre acconto, acconti versati, pagato in contanti, importo pagato,
      pagamento ricevuto, anticipi, caparra, gia corrisposto`),
    discount: phrases(`
      sconto, totale sconti, sconti, abbuono, totale sconto, sconto incondizionato, sconto merce,
      sconto commerciale, sconto cassa, sconto %, sconti e abbuoni`),
    charge: phrases(`
      spese di spedizione, spedizione, trasporto, spese, spese di trasporto, bolli, arrotondamento, imballo,
      spese di incasso, capitale sociale, spese incasso, contributo, spese trasporto, spese accessorie,
      spese bancarie, spese postali, contributo ambientale, contributo raee, contributo conai, rimborso spese,
      imballaggio, contributo integrativo, contributo previdenziale, rivalsa inps,
      bollo, imposta di bollo, marca da bollo, bollo virtuale, imposta di bollo virtuale, bolli`),
    seller: phrases(`
      venditore, fornitore, cedente, prestatore, cedente prestatore, mittente, da, emittente, venduto da, emessa da,
      dati fornitore, cedente prestatore fornitore, conto pagabile a, denominazione fornitore, dati azienda,
      dati del cedente prestatore, dati del cedente, dati cedente prestatore, dati del fornitore, dati del prestatore,
      dati emittente, ditta emittente, in nome e per conto di, per conto di`),
    buyer: phrases(`
      ospite, dati ospite,
      ricevuto da, ricevuti da, inquilino, conduttore, contraente, assicurato, pagante,
      cliente, fatturare a, intestatario, spett le, spettabile, destinatario, acquirente, cessionario, committente,
      cessionario committente, intestato a, dati cliente, fattura a, alla cortese attenzione,
      indirizzo di fatturazione, spett, egr, fatturato a, dati del cliente, cessionario committente cliente,
      dati del cessionario committente, dati del cessionario, dati cessionario committente, dati del committente,
      dati di fatturazione, gent, intestata a, fatturata a, pagabile da, destinatario fattura, egregio, preg,
      intestatario fattura, alla c a, dati intestatario, paziente, cliente destinatario, spett cliente, emessa a,
      rivolta a, contraente, assicurato, fattura per`),
    other_party: phrases(`
      indirizzo di consegna, destinazione, indirizzo di spedizione, luogo di consegna, destinazione merce,
      consegna a, spedire a, referente, contatto, banca, banca di appoggio, oggetto, vettore, agente,
      intestatario conto, luogo di destinazione, note, causale, beneficiario, progetto, sede legale, operatore,
      vostro referente, destinazione diversa, luogo destinazione, sede operativa, sede amministrativa,
      istituto bancario, servizio clienti, incaricato del trasporto, filiale, assistenza clienti`),
    name: phrases('nome, nominativo, ragione sociale, denominazione, azienda, societa, ditta'),
    customer_number: phrases(`
      codice cliente, numero cliente, cod cliente, n cliente, codice del cliente, id cliente, nr cliente`),
    purchase_order: phrases(`
      numero ordine, ordine n, ordine di acquisto, vs ordine, rif ordine, n ordine, vs riferimento, ordine,
      nr ordine, ordine nr, numero d ordine, vostro ordine, vs rif, ordine d acquisto, codice ordine,
      ordine di acquisto n`),
    other_number: phrases(`
      preventivo, ddt, ddt n, contratto, telefono, tel, fax, pagina, codice articolo, rea, registro imprese, cig,
      cup, cellulare, pec, codice destinatario, codice univoco, cod articolo, fattura originale, rif fattura, n ddt,
      codice sdi, sdi, numero contratto, pod, pdr, lotto, commessa, causale versamento, abi, cab, cin, cell,
      documento di trasporto, fattura collegata, riferimento fattura,
      tipologia documento, tipo documento, tipo di documento, ident di trasmissione, identificativo sdi,
      identificativo del trasmittente, identificativo trasmittente, progressivo di invio, progressivo invio,
      formato trasmissione, codice amministrazione destinataria, regime fiscale, esigibilita iva, numero civico`),
    tax_id: phrases(`
      partita iva, p iva, codice fiscale, c f, cod fiscale, piva, p i, cf, partita iva codice fiscale, c f p iva,
      p iva c f, part iva, cod fisc, p iva cf, vat it`),
    bank: phrases('coordinate bancarie, conto corrente, c c, iban, bic, appoggio bancario, codice iban'),
    terms: phrases(`
      condizioni di pagamento, termini di pagamento, termini del pagamento, condizione di pagamento, modalita e termini di pagamento,
      pagamento, condizioni pagamento, termini, termini pagamento, condizioni e modalita di pagamento,
      modalita e condizioni di pagamento, cond di pagamento, cond pagamento, dilazione`),
    payment_method: phrases(`
      modalita di pagamento, metodo di pagamento, tipo di pagamento, mezzo di pagamento, modalita pagamento,
      tipo pagamento, stato, mod pagamento, mod di pagamento, forma di pagamento, pagato con, tipologia pagamento`),
    reference: phrases('riferimento, numero, rif, n, nr, ns riferimento, num, ns rif, n doc'),
    title: phrases(`
      fattura, fattura immediata, fattura accompagnatoria, fattura differita, parcella, fattura proforma,
      fattura di cortesia, bolletta, fattura elettronica, avviso di parcella, preavviso di parcella, notula,
      nota spese, fattura commerciale, fattura di vendita, fattura d acconto, fattura di acconto, fattura a saldo,
      nota di debito, nota pro forma, nota di addebito, bolletta energia elettrica, bolletta gas, bolletta acqua,
      bolletta luce, la tua bolletta`),
    credit_title: phrases('nota di credito, nota credito, nota di accredito, nota di variazione, storno fattura'),
    receipt_title: phrases(`
      ricevuta, scontrino, scontrino fiscale, ricevuta fiscale, ricevuta di pagamento, documento commerciale,
      ricevuta non fiscale`),
    currency: phrases('valuta, divisa, importi in'),
    table_head: phrases(`
      descrizione, quantita, prezzo, importo, prezzo unitario, q ta, qta, um, articolo, u m, prezzo unit, servizio,
      prodotto, unita, codice prodotto`),
  },
  columns: {
    position: phrases('riga, n riga'),
    article: phrases('codice, cod articolo, codice articolo, riferimento, rif'),
    description: phrases(`
      descrizione, articolo, prodotto, prodotti, servizio, servizi, descrizione dei beni, descrizione beni servizi,
      descrizione dei servizi, natura e qualita dei beni, prestazione, prestazioni, oggetto, causale, denominazione,
      fase, voce di spesa, voci di spesa`),
    date: phrases('data, giorno'),
    quantity: phrases('quantita, q ta, qta, q, ore, pezzi, pz, giorni, num pezzi, consumi'),
    unit: phrases('unita, unita di misura, unita misura, udm, mis'),
    unitPrice: phrases(`
      prezzo unitario, prezzo unit, prezzo un, prezzo cad, prezzo uni, costo unitario, importo unitario,
      valore unitario, tariffa, tariffa oraria, pr unitario`),
    price: phrases('costo, prezzo'),
    discount: phrases('bonif, sconto, sc, sconti, sconto maggiorazione'),
    tax: phrases('imposta'),
    taxRate: phrases('aliquota, aliquota iva, aliq, aliq iva, cod iva, codice iva, c iva'),
    taxAmount: phrases('importo iva, imposta importo'),
    total: phrases(`
      importo, totale, importo totale, prezzo totale, imponibile, importo netto, totale riga, valore, somma, tot,
      imp totale, importo riga, vostra quota, sua quota, quota a carico`),
    other: phrases(
      'colore, taglia, progetto, note, lotto, importo contratto, gia fatturato, avanzamento, precedente, millesimi, spesa totale',
    ),
    settlement: phrases('scadenza, scadenze, pagamento, modalita pagamento, rata'),
  },
  columnMarks: {
    net: phrases('iva esclusa, senza iva, netta, iva escl, tasse escl, tasse escluse, imposte escluse'),
    gross: phrases('iva inclusa, ivato, iva incl, tasse incl, tasse incluse, imposte incluse'),
    alone: phrases('netto, lordo'),
  },
  columnFillers: phrases('di, dei, delle, e, la, le'),
  sums: {
    carried: phrases('riporto, a riportare, da riportare, riportare'),
    subtotal: phrases(`
      imponibile, totale imponibile, subtotale, sub totale, totale netto, totale merce, netto merce, tot imponibile,
      totale parziale, somma`),
    total: phrases(`
      totale, totale fattura, totale documento, totale da pagare, da pagare, netto a pagare, importo totale,
      totale generale, totale complessivo, totale ivato, totale euro, totale dovuto, tot documento, importo dovuto`),
    tax: phrases(`
      totale iva, imposta, totale imposta, importo iva, totale imposte, totale tasse, ritenuta, ritenuta d acconto, bollo,
      imposta di bollo, marca da bollo, rivalsa inps, cassa previdenza, contributo integrativo`),
    discount: phrases('sconto, totale sconto, sconti, sconto incondizionato, abbuono, totale sconti'),
    charge: phrases(`
      tassa di soggiorno, imposta di soggiorno, spese di incasso, spese amministrative,
      spese di spedizione, spedizione, spese di trasporto, spese, arrotondamento, spese incasso, spese bancarie,
      trasporto`),
    settlement: phrases(`
      acconto, pagato, gia pagato, gia versato, acconti, meno acconto, saldo precedente, arretrati, arretrato,
      pagamento ricevuto, pagamenti ricevuti, vostro pagamento`),
  },
  sumFillers: 'al di del della dei iva aliquota',
  taxWork: 'dichiarazione dichiarazioni consulenza',
  ordinarySums: 'base',
  adjustments: {
    deduction: phrases('sconto, abbuono, ritenuta'),
    charge: phrases(`
      importi precedenti, saldo precedente, arrotondamento, anticipo, acconto, spedizione, trasporto,
      chiamata, bollo, cassa, contribut, rivalsa, spese, anticipat, canone`),
    tax: phrases(String.raw`i\.?v\.?a`),
  },
  papers: {
    betweenTownAndDay: phrases('il, lì, li'),
    invoice: phrases('fatt'),
    creditNote: phrases('accredit, storno'),
    invoiceCodes: phrases('fac?t?, f'),
    creditCodes: phrases('nc'),
    besideTitle: phrases('al, nostra, questa'),
    besideDay: phrases('del, data, dal, al, da, pagar, scad'),
    treated: phrases('paziente'),
    debit: phrases('dare'),
    credit: phrases('avere'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('iva'),
    untaxed: ['esente', 'non soggett', 'fuori campo', 'senza applicazione', 'non si applica', 'forfettari'],
    within: phrases('con'),
    onTop: phrases('pi[ùu], oltre'),
    beforeName: phrases(`l['’], la`),
  },
  payment: {
    done: ['pagat[oa]'],
    received: ['ricevut[oa]'],
    by: ['con', 'per', 'tramite'],
    means: ['contanti', String.raw`carta(?:\s+di\s+credito)?`, 'bancomat'],
    beside: phrases('contanti, bancomat, carta, senza contatto'),
  },
  currencies: {
    EUR: ['in euro'],
    CHF: ['franchi svizzeri'],
    USD: [String.raw`dollari\s(?:usa|statunitensi|americani)`],
    GBP: ['sterline'],
  },
  nouns: {
    copies: [
      '(?:originale|copia)(?: per)?(?: il| la)? (?:cliente|acquirente|destinatario|venditore|mittente|contabilit[àa])',
    ],
    continued: ['segue|continua|continuazione'],
    trades: [
      'Panificio',
      'Falegnameria',
      'Idraulica',
      '(?:Auto)?[Oo]fficina',
      'Carpenteria',
      'Tipografia',
      'Termoidraulica',
      'Impresa [Ee]dile',
      'Ditta',
    ],
    inPart: ['acconto', 'caparra'],
    amount: ['importo'],
    branches: [
      'officin[ae]|meccaniche|panificio|tipografia|studio|azienda|agricola|cantin[ae]|trattoria|ristorante|albergo|hotel',
      'autotrasporti|trasporti|costruzioni|impresa|edile|ditta|farmacia|ferramenta|carrozzeria|falegnameria|forniture|impianti',
      'elettrici|idraulica|libreria|pasticceria|macelleria|caseificio|mobili|arredamenti|lavanderia|autofficina',
    ],
    particulars: [
      'dati (?:anagrafici|identificativi|fiscali|di contatto|aziendali)',
      'recapiti',
      'dati della sede',
      'dati (?:relativi a|generali d)\\p{L}+ .+',
      '(?:sede|indirizzo)(?: legale)?',
    ],
    statuses: [
      'ente (?:pubblico|locale|strumentale|non commerciale|del terzo settore)(?: (?:economico|territoriale|non economico))?',
      'persona giuridica di diritto pubblico',
      'organizzazione (?:non lucrativa di utilit[àa] sociale|di volontariato)',
    ],
    net: ['imponibile', 'base imponible'],
    taxes: ['imposte'],
    duties: ['accise', 'oneri'],
    settled: ['fattura', String.raw`rata \d`],
    readers: [String.raw`(?:la\s)?(?:vostr[ao]|tua|sua)`, String.raw`(?:il\s)?(?:tuo|suo)`],
    bought: ['ordine', 'prenotazione', 'soggiorno', 'acquisto'],
    arrival: ['arrivo'],
    departure: ['partenza'],
  },
  persons: { yours: 'vostr[oaie]|vs\\.?', ours: 'nostr[oaie]|ns\\.?' },
  terms: {
    fromThen: phrases(String.raw`dal, a\s(?:decorrere|partire)\sdal`),
    dayInWords: { by: phrases('entro'), day: phrases('giorno, mese, trimestre'), the: phrases('il') },
    dueOn: phrases('scade'),
    beforeDay: phrases('il, entro'),
    account: {
      at: phrases('su, al, a, bonifico, il, la, conto'),
      quoting: phrases('con, indicando, citando'),
      by: phrases(String.raw`mediante, a\smezzo`),
    },
    counted: {
      firm: ['tassativamente(?: a| entro)?'],
      by: [
        String.raw`ri\.?ba|r\.?b`,
        'bonifico(?: bancario)?',
        'rimessa diretta',
        'ricevuta bancaria',
        'tratta',
        'sdd',
      ],
      from: [String.raw`(?:dalla )?data (?:della )?fattura|fine mese|netti|d\.?\s?f\.?|f\.?\s?m\.?`],
    },
    noDiscount: { no: 'nessuno?|senza', off: 'sconto', none: 'nessuno', forWhat: 'per|su|in caso' },
    debit: {
      means: ['addebito(?: diretto| in conto)?', 'domiciliazione'],
      choose: ['attiv[ai]', 'richied[ai]', 'scegli'],
    },
    alone: [
      String.raw`(?:rimessa diretta|contrassegno|contanti)(?: (?:a )?(?:vista|ricevimento)(?: (?:della )?(?:fattura|merce))?| alla consegna)?`,
      '(?:alla )?vista fattura|(?:pagamento )?(?:anticipato|alla consegna|all.ordine)',
    ],
    when: [
      String.raw`\bentro|\bil \d{1,2}(?!\d)|in data|giorni|ricevimento|alla consegna|vista fattura|rimessa diretta|fine mese|anticipat|contrassegno|all.ordine`,
      String.raw`verr[àa] addebitata|scadenza|f\.f\.|d\.f\.|f\.m\.|data fattura`,
    ],
    paying: [String.raw`\bpag|sald[oai]|bonific|debit|scad|(?<!\p{L})vers(?:are|at[aoei]|ament[oi]|iate)(?!\p{L})`],
    smallPrint: ['interessi|propriet[àa]|\\bresi\\b|restituzion', String.raw`\briman(?:e|gono) .{0,40}fino`],
    toPay: ['pag[aou]|sald|bonific|scad|rimessa|pervenire'],
    until: 'il(?:\\s+giorno)?|entro|data|scadenza',
    notice: ['disdetta', 'recesso', 'reclam', 'contestazion'],
    late: ['in caso di ritard|interessi'],
    complaints: ['reclam[io]'],
    givenBack: [String.raw`rimbors\p{L}*|recesso`],
    later: [
      String.raw`prossim[oaie]\b(?!\s+(?:\d|giorn|settiman|mes[ei]\b)|\s*$)`,
      // "I 30 giorni successivi", "entro il 10 del mese successivo" count the days to pay.
      String.raw`(?<!(?:giorn[oi]|mes[ei])\s)successiv[oaie]\b(?!\s+(?:\d|all?|giorn|mes[ei]\b))|nuova rata`,
    ],
    paid: [String.raw`\b(?:pagat[oa]|ricevut[oa])\s+il\s*$`],
    settled: [
      String.raw`(?:[èe]|sono)\s(?:gi[àa]\s)?stat[oaie]\s(?:gi[àa]\s)?(?:pagat|saldat|addebitat|incassat)[oaie]`,
    ],
    saysOf: phrases('è, sono, avviene, deve'),
    bids: phrases('da pagare, da versare, da saldare'),
    please: 'si prega|preghiamo|per favore',
    method: 'pagat[oa]',
  },
} satisfies Lexicon;

/** How parties are addressed in Italian, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  hailed: ['(?:gentili|spettabili|cari)\\s(?:client|soci)\\p{L}*'],
  partners: ['di'],
  courtesies: ['sig'],
  courtesiesBefore: [String.raw`sig\.ra|gent`],
  courtesiesSecond: [String.raw`sig\.ra`],
  titles: [
    String.raw`(?:Gent|Egr|Spett|Ill)\.(?:mo|ma|le)?\s(?:Sig|Dott|Avv|Ing|Geom)\.?(?:ra|ri|ssa)?\.?`,
    String.raw`(?:Sig|Dott|Geom)\.(?:ra|ri|ssa)?\.?`,
  ],
  and: ['e'],
  numbered: ['cliente|socio'],
  houses: ['filiale|succursale'],
  ownPlaces: ['sede|stabilimento|magazzino'],
  others: ['banca|locatore|luogo|indirizzo|cantiere|consegna|di|oggetto|sede'],
  placeFields: ['stato|provincia|cantiere|luogo'],
  professions: [
    String.raw`(?:antico\s)?studio\s(?:legale|tecnico|commerciale|notarile|dentistico|medico|veterinario|di\s\p{L}+)`,
    String.raw`patrocinante\s(?:in|presso|dinan[zn]i)\s.+|(?:dottor[ei]|ragionier[ei])\scommercialist[ai]|revisor[ei]\s(?:legal[ei]|contabil[ei])`,
  ],
  officeAt: [String.raw`notai[oa]\sin|avvocat[oa]\s(?:in|del\sforo\sdi)`],
  sentences: ['questo|questa|queste|questi|la preghiamo|vi preghiamo'],
  closings: ['saluti|cordialmente|grazie'],
  offices: ['tesoriere|presidente|direttore|direttrice|segretari[oa]|amministrat(?:ore|rice)'],
  details: ['informazioni|dati|indirizzo'],
  detailsOf: ["sul|sulla|del(?:la|l['’])?"],
  specimens: ['Esempio|Prova'],
} satisfies PartyWords;
