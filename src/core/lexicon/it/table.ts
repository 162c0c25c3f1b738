import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('riga, n riga'),
  article: phrases('codice, cod articolo, codice articolo, riferimento, rif'),
  description: phrases(`
    descrizione, articolo, prodotto, prodotti, servizio, servizi, descrizione dei beni, descrizione beni servizi,
    descrizione dei servizi, natura e qualita dei beni, prestazione, prestazioni, oggetto, causale, denominazione,
    lavoratore, lavoratrice, dipendente, nominativo, fase, voce di spesa, voci di spesa, copertura, coperture, garanzie`),
  date: phrases('data, giorno'),
  quantity: phrases('quantita, q ta, qta, q, ore, pezzi, pz, giorni, num pezzi, consumi'),
  unit: phrases('unita, unita di misura, unita misura, udm, mis'),
  unitPrice: phrases(`
    prezzo unitario, prezzo unit, prezzo un, prezzo cad, prezzo uni, costo unitario, importo unitario,
    valore unitario, tariffa, tariffa oraria, pr unitario, pr unit, p unitario, p unit, val unitario, val unit`),
  price: phrases('costo, prezzo'),
  discount: phrases('bonif, sconto, sc, sconti, sconto maggiorazione'),
  tax: phrases('imposta'),
  taxRate: phrases('aliquota, aliquota iva, aliq, aliq iva, cod iva, codice iva, c iva'),
  taxAmount: phrases('importo iva, imposta importo'),
  total: phrases(`
    importo, totale, importo totale, prezzo totale, imponibile, importo netto, totale riga, valore, somma, tot,
    imp totale, importo riga, vostra quota, sua quota, quota a carico,
    presente sal, sal attuale, premio, premio lordo, premio netto`),
  other: phrases(
    'colore, taglia, progetto, note, lotto, importo contratto, importo approvato, gia fatturato, avanzamento, precedente, sal precedente, lavori precedenti, importo contrattuale, millesimi, spesa totale, somma assicurata, capitale assicurato, massimale, franchigia',
  ),
  settlement: phrases('scadenza, scadenze, pagamento, modalita pagamento, rata'),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases('iva esclusa, senza iva, netta, iva escl, tasse escl, tasse escluse, imposte escluse'),
  gross: phrases('iva inclusa, ivato, iva incl, tasse incl, tasse incluse, imposte incluse'),
  alone: phrases('netto, lordo'),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases('mese, ora, giorno, settimana, anno, unità, pezzo, pz, persona, notte');
export const columnFillers = phrases('di, dei, delle, e, la, le');

export const sums = {
  carried: phrases('riporto, a riportare, da riportare, riportare'),
  subtotal: phrases(`
    imponibile, totale imponibile, subtotale, sub totale, totale netto, totale merce, netto merce, tot imponibile,
    totale parziale, somma`),
  total: phrases(`
    totale, totali, totale fattura, totale documento, totale da pagare, da pagare, netto a pagare, importo totale,
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
} satisfies Lexicon['sums'];

export const sumFillers = 'al di del della dei iva aliquota';
export const taxWork = 'dichiarazione dichiarazioni consulenza';
export const ordinarySums = 'base';

export const adjustments = {
  deduction: phrases('sconto, abbuono, ritenuta'),
  charge: phrases(`
    importi precedenti, saldo precedente, arrotondamento, anticipo, acconto, spedizione, trasporto,
    chiamata, bollo, cassa, contribut, rivalsa, spese, anticipat, canone`),
  tax: phrases(String.raw`i\.?v\.?a`),
} satisfies Lexicon['adjustments'];
