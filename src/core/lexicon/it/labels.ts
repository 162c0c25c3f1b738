import { type Lexicon, phrases } from '../lexicon.ts';

export const labels = {
  invoice_number: phrases(`
    numero fattura, fattura n, fattura nr, fattura no, n fattura, numero della fattura, no fattura, nr fattura,
    fattura numero, numero documento, n documento, nr documento, nota di credito n, numero nota di credito,
    nota di credito nr, num fattura, documento n, no documento, nota di credito no, fattura #, numero di fattura,
    fattura di vendita n, numero progressivo, doc n, numero doc, fattura elettronica n, fattura immediata n,
    fattura accompagnatoria n, parcella n, parcella nr, avviso di parcella n, ricevuta n, numero ricevuta,
    bolletta n, numero bolletta, nr doc, fatt n, fatt nr, ft n, ft nr, fattura proforma n, n fattura elettronica`),
  receipt_number: phrases('numero ricevuta, ricevuta #, ricevuta n, ricevuta no, scontrino n'),
  invoice_date: phrases(`
    data fattura, data della fattura, data di questa fattura, data della bolletta, data di questa bolletta, data emissione, data di emissione, data documento, emessa il,
    data nota di credito, data del documento, emesso il, data fatturazione, fattura del, data doc,
    data di fatturazione, data ft, data fatt, data parcella, data ricevuta, emessa in data, data bolletta`),
  date: phrases('data, del, in data'),
  due_date: phrases(`
    ultimo giorno utile,
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
    data contratto, data attivazione, data bolla, data di stampa, data consegna prevista,
    data immatricolazione, data di immatricolazione, immatricolazione, prima immatricolazione`),
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
    totale anticipazioni, imponibile, totale imponibile, subtotale, totale netto, importo netto, totale merce, netto, base imponibile,
    totale senza iva, totale esclusa iva, totale al netto, imponibile iva, totale prestazioni, importo imponibile,
    totale parziale, netto merce, a riportare, riporto, tot imponibile, totale merce netta, totale servizi,
    totale competenze, totale onorari, totale righe, netto imponibile, totale imponibile iva,
    totale beni e servizi, totale tasse escl, totale tasse escluse, totale imposte escluse, totale iva escl`),
  tax: phrases(`
    iva reverse charge, reverse charge iva, iva inversione contabile, inversione contabile,
    iva, totale iva, importo iva, imposta, totale imposta, imposte, totale imposte, di cui iva, ammontare iva,
    importo imposta, iva totale, totale imposta iva, imposta iva, i v a, tot iva, totale i v a, ammontare imposta,
    tasse, totale tasse, tasse totali`),
  part_tax: phrases(`
    aliquota, aliquota iva, % iva, ritenuta d acconto, ritenuta, cassa previdenza, aliq,
    totale ritenute, ritenute, importo ritenuta, ritenuta di acconto`),
  amount_due: phrases(`
    quanto devo pagare, quanto devi pagare, totale da pagare, netto a pagare, da pagare, importo dovuto, totale dovuto, saldo, residuo, saldo da pagare,
    importo da pagare, residuo da pagare, saldo dovuto, netto da pagare, importo residuo, totale a pagare,
    netto da versare, totale a vostro debito, a vostro debito, totale netto da pagare, totale da versare,
    da versare, netto a vs debito, tot da pagare`),
  prepaid: phrases(`
    acconto, gia pagato, acconti, acconto versato, pagato, anticipo, saldo precedente, importo versato,
    acconto ricevuto, gia versato, a dedurre acconto, acconti versati, pagato in contanti, importo pagato,
    pagamento ricevuto, anticipi, caparra, gia corrisposto, fondo spese versato, fondo spese ricevuto, acconti ricevuti`),
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
    venditore, fornitore, cedente, prestatore, cedente prestatore, mittente, da, emittente, venduto da, organizzatore, organizzato da, emessa da,
    dati fornitore, cedente prestatore fornitore, conto pagabile a, denominazione fornitore, dati azienda,
    dati del cedente prestatore, dati del cedente, dati cedente prestatore, dati del fornitore, dati del prestatore,
    dati emittente, ditta emittente, in nome e per conto di, per conto di`),
  buyer: phrases(`
    indirizzo di pagamento, ospite, dati ospite,
    ricevuto da, ricevuti da, inquilino, conduttore, contraente, assicurato, pagante,
    cliente, fatturare a, intestatario, spett le, spettabile, destinatario, acquirente, cessionario, committente,
    cessionario committente, intestato a, dati cliente, fattura a, alla cortese attenzione,
    indirizzo di fatturazione, spett, egr, fatturato a, dati del cliente, cessionario committente cliente,
    dati del cessionario committente, dati del cessionario, dati cessionario committente, dati del committente,
    dati di fatturazione, gent, intestata a, fatturata a, pagabile da, destinatario fattura, egregio, preg,
    intestatario fattura, i tuoi dati, i suoi dati, i vostri dati, alla c a, dati intestatario, paziente, cliente destinatario, spett cliente, emessa a,
    rivolta a, contraente, assicurato, fattura per`),
  other_party: phrases(`
    indirizzo di consegna, destinazione, indirizzo di spedizione, luogo di consegna, destinazione merce,
    consegna a, spedire a, referente, contatto, banca, banca di appoggio, oggetto, vettore, agente,
    intestatario conto, luogo di destinazione, note, causale, beneficiario, progetto, sede legale, operatore,
    vostro referente, la tua agenzia, la sua agenzia, la vostra agenzia, il tuo agente, il suo agente, il tuo consulente, destinazione diversa, luogo destinazione, sede operativa, sede amministrativa,
    istituto bancario, servizio clienti, incaricato del trasporto, filiale, assistenza clienti`),
  name: phrases(
    'nome, nominativo, ragione sociale, denominazione, azienda, societa, ditta, nome commerciale, denominazione sociale',
  ),
  customer_number: phrases(`
    codice cliente, numero cliente, cod cliente, n cliente, codice del cliente, id cliente, nr cliente`),
  purchase_order: phrases(`
    numero ordine, ordine n, ordine di acquisto, vs ordine, rif ordine, n ordine, vs riferimento, ordine,
    nr ordine, ordine nr, numero d ordine, vostro ordine, vs rif, ordine d acquisto, codice ordine,
    ordine di acquisto n,
    nr documento esterno, n documento esterno, numero documento esterno`),
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
    pagamento, condizioni pagamento, condizioni, termini, termini pagamento, condizioni e modalita di pagamento,
    modalita e condizioni di pagamento, cond di pagamento, cond pagamento, cond pag, dilazione, dilazione pagamento, dilazione di pagamento`),
  payment_method: phrases(`
    modalita di pagamento, metodo di pagamento, tipo di pagamento, mezzo di pagamento, modalita pagamento,
    tipo pagamento, stato, mod pagamento, mod di pagamento, forma di pagamento, pagato con, tipologia pagamento`),
  reference: phrases('riferimento, numero, rif, n, nr, ns riferimento, num, ns rif, n doc'),
  title: phrases(`
    valida come fattura, vale come fattura, documento con valore di fattura,
    conto acquirente, distinta acquirente, nota di aggiudicazione, conto d acquisto, conto di acquisto,
    fattura, fattura immediata, fattura accompagnatoria, fattura differita, parcella, fattura proforma,
    fattura di cortesia, bolletta, fattura elettronica, avviso di parcella, preavviso di parcella, notula,
    nota spese, fattura commerciale, fattura di vendita, fattura d acconto, fattura di acconto, fattura a saldo,
    nota di debito, nota pro forma, nota di addebito, bolletta energia elettrica, bolletta gas, bolletta acqua,
    bolletta luce, la tua bolletta, scontrino dell energia, bolletta per la fornitura di energia elettrica,
    bolletta per la fornitura di gas naturale,
    vendita fattura, vendite fattura`),
  credit_title: phrases('nota di credito, nota credito, nota di accredito, nota di variazione, storno fattura'),
  receipt_title: phrases(`
    ricevuta, scontrino, scontrino fiscale, ricevuta fiscale, ricevuta di pagamento, documento commerciale,
    ricevuta non fiscale`),
  currency: phrases('valuta, divisa, importi in'),
  table_head: phrases(`
    descrizione, quantita, prezzo, importo, prezzo unitario, q ta, qta, um, articolo, u m, prezzo unit, servizio,
    prodotto, unita, codice prodotto`),
} satisfies Lexicon['labels'];
