import type { Wordings } from './label-keys.ts';

export const IT: Wordings = {
  title: 'FATTURA|Fattura|FATTURA|Fattura|Fattura di vendita|Fattura immediata|Parcella',
  titleCredit: 'NOTA DI CREDITO|Nota di credito|Nota credito|Nota di accredito',
  titleReceipt: 'Ricevuta|RICEVUTA|Scontrino|Ricevuta fiscale',
  invoiceNumber:
    'Fattura n.|Numero fattura|N. fattura|Fattura N°|Numero|N. documento|Fattura nr.|Nr. fattura|Numero documento|N°|Fattura|Doc. n.|Fattura numero|FATTURA N.',
  creditNumber: 'Nota di credito n.|Numero|N. documento|Numero nota',
  receiptNumber: 'Ricevuta n.|N. scontrino|Documento n.',
  invoiceDate:
    'Data fattura|Data|Data di emissione|Data documento|Data emissione|Emessa il|del|Data della fattura|Data doc.|DATA',
  date: 'Data|Data|Lì',
  dueDate:
    'Scadenza|Data di scadenza|Data scadenza|Scadenza pagamento|Da pagare entro|Scade il|Da pagare entro il|Pagare entro|Termine di pagamento|Entro il',
  deliveryDate: 'Data di consegna|Data consegna|Data prestazione|Consegnato il|Data spedizione',
  servicePeriod: 'Periodo|Periodo di riferimento|Periodo fatturato',
  orderNumber: 'N. ordine|Ordine n.|Numero ordine|DDT n.|Conferma ordine',
  orderDate: 'Data ordine|Ordine del|Data dell’ordine',
  purchaseOrder: 'Vs. ordine|Ordine d’acquisto|Vostro ordine|Rif. ordine cliente|Vs. rif.',
  customerNumber: 'Codice cliente|Cod. cliente|N. cliente|Cliente n.|Numero cliente|Codice utente',
  reference: 'Riferimento|Ns. rif.|Oggetto|Commessa|Progetto|Causale',
  billTo:
    'Cliente|Spett.le|Destinatario|Intestatario|Fatturare a|Intestata a|Indirizzo di fatturazione|Cessionario/committente|Committente|Dati del cliente',
  shipTo: 'Destinazione merce|Luogo di consegna|Spedire a|Indirizzo di consegna|Destinazione',
  from: 'Fornitore|Mittente|Da|Cedente/prestatore|Emessa da|Venditore',
  contact: 'Referente|Agente|Contatto|Operatore|Vostro referente',
  position: 'N.|Pos.|#|Riga',
  sku: 'Codice|Cod.|Articolo|Cod. art.|Rif.',
  description: 'Descrizione|Prodotto|Descrizione dei beni|Prestazione|Articolo|Servizio|Descrizione merce|Dettaglio',
  quantity: 'Q.tà|Quantità|Qtà|Qta|Ore|Pezzi',
  unit: 'U.M.|UM|Unità',
  unitPrice: 'Prezzo|Prezzo unitario|Prezzo unit.|P. unitario|Tariffa|Prezzo un.|Importo unitario',
  discount: 'Sconto|Sconto cliente|Sconto incondizionato|Abbuono',
  taxRate: 'IVA|Aliq. IVA|% IVA|IVA %|Aliquota',
  taxAmount: 'Importo IVA|Imposta',
  lineTotal: 'Importo|Totale|Importo netto|Totale riga|Prezzo totale|Netto',
  subtotal: 'Subtotale|Totale merce|Totale parziale|Importo merce|Somma|Totale servizi',
  shipping: 'Spese di spedizione|Trasporto|Spese di trasporto|Spese accessorie|Diritto di chiamata',
  taxTotal: 'Totale imposta|Totale {tax}|{tax}|Imposta|Importo {tax}|Totale imposte',
  total:
    'Totale fattura|TOTALE FATTURA|Totale|Totale documento|Totale da pagare|Importo totale|Totale a pagare|TOTALE DOCUMENTO|Totale {tax} inclusa|Totale ivato|Totale complessivo|Totale euro|Importo da pagare',
  totalBeforeTax: 'Imponibile|Totale imponibile|Imponibile|TOTALE IMPONIBILE|Totale netto|Base imponibile',
  includedTax: 'di cui {tax}|{tax} inclusa|comprensivo di {tax}',
  paid: 'Acconto|Acconto versato|Già pagato|Acconto ricevuto|Pagato|Anticipo',
  amountDue: 'Saldo|Residuo da pagare|Netto a pagare|Saldo da versare|Importo residuo|Saldo dovuto',
  previousBalance: 'Saldo precedente|Importi precedenti|Insoluti precedenti',
  newCharges: 'Totale di questa fattura|Totale bolletta|Nuovi addebiti',
  paymentsReceived: 'Pagamenti ricevuti|Vostro pagamento|Incassi',
  paymentTerms:
    'Condizioni di pagamento|Termini di pagamento|Pagamento|Modalità e termini di pagamento|Condizioni pagamento|Cond. di pagamento',
  paymentMethod: 'Modalità di pagamento|Metodo di pagamento|Mezzo di pagamento|Pagato con',
  methods: 'Bonifico bancario|RIBA|Contanti|Carta di credito|Addebito diretto|Assegno|Bonifico',
  bankDetails: 'Coordinate bancarie|Banca d’appoggio|Dati bancari|Dati per il bonifico|Appoggio bancario',
  bank: 'Banca|Istituto|Istituto di credito',
  accountHolder: 'Intestatario|Beneficiario|Intestato a',
  page: 'Pagina {n} di {m}|Pag. {n}/{m}|Pagina {n}/{m}|Foglio {n} di {m}',
  carriedOver: 'A riportare|Totale da riportare|Totale pagina',
  broughtForward: 'Riporto|Riporto pagina precedente|Riportato',
  thanks:
    'Grazie per la fiducia.|Vi ringraziamo per l’ordine.|Grazie e a presto!|Indicare il numero della fattura nella causale.',
  greeting: 'Gentile cliente,|Spettabile ditta,|Egregi signori,|Buongiorno,',
  introduction:
    'Per le prestazioni eseguite Vi addebitiamo quanto segue:|Come da Vostro ordine, fatturiamo:|Di seguito il dettaglio dei lavori svolti:|Come concordato, addebitiamo:',
  closing: 'Cordiali saluti|Distinti saluti|Un cordiale saluto',
  reverseCharge:
    'Inversione contabile (reverse charge), art. 17 DPR 633/72.|Operazione non imponibile art. 41 DL 331/93.|Reverse charge: imposta a carico del committente.',
  exempt:
    'Operazione senza applicazione dell’IVA, regime forfettario L. 190/2014.|Esente IVA art. 10 DPR 633/72.|Operazione esente da IVA.',
  phone: 'Tel.|Telefono|Tel|T.',
  email: 'E-mail|Email|PEC|Posta',
  web: 'Sito|Web|Sito web',
  registration: 'REA MI-{no}|R.E.A. {no}|Cod. Fisc. e Reg. Imprese {no}|C.F. {no}',
  notes:
    'Contributo ambientale CONAI assolto ove dovuto.|Non si accettano reclami trascorsi 8 giorni.|In caso di ritardo decorrono gli interessi di mora D.Lgs. 231/02.|Merce viaggia a rischio del committente.',
  units: 'pz|ore|nr|kg|conf.|gg|mese|m|cad|lotto',
  paidStamp: 'PAGATO|SALDATO|PAGATA',
  continued: 'segue|continua alla pagina successiva',
};
