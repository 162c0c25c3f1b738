import { expect, test } from 'vitest';
import type { DocumentType } from '../../entity.ts';
import { readTyped } from '../testing/read-typed.ts';

interface Writing {
  head: string;
  row: (number: string) => string;
  list: string;
}

const WRITINGS = {
  de: {
    head: 'Hollerbach Holzbau GmbH\nGewerbestr. 14, 97816 Lohr\n\nWohnbau Spessart eG\nJahnstraße 3\n97828 Marktheidenfeld',
    row: (number) => `Nr. ${number}   Datum 03.03.2025`,
    list: `Bezeichnung                 Menge     Einzelpreis     Betrag
Konterlattung                 10        31,20        312,00
Traglattung                    6        25,80        154,80

Netto                                                466,80
19 % MwSt.                                            88,69
Gesamtbetrag                                         555,49`,
  },
  en: {
    head: 'Hartwell Joinery Ltd\n12 Mill Lane, Leeds LS1 4AB\n\nPemberton Schools Trust\n12 College Road\nYork YO1 7EP',
    row: (number) => `No. ${number}   Date 3 March 2025`,
    list: `Description                 Quantity    Price       Amount
Oak shelf                     10        31.20        312.00
Brackets                       6        25.80        154.80

Subtotal                                             466.80
VAT 20%                                               93.36
Total                                                560.16`,
  },
  fr: {
    head: 'Menuiserie Hardouin SARL\n12 rue du Moulin - 35000 Rennes\n\nMorel SAS\n40 rue de la Gare\n35700 Rennes',
    row: (number) => `N° ${number}   Date 03/03/2025`,
    list: `Désignation                 Quantité    Prix        Montant
Étagère chêne                 10        31,20        312,00
Supports                       6        25,80        154,80

Total HT                                             466,80
TVA 20 %                                              93,36
Total TTC                                            560,16`,
  },
  it: {
    head: 'Tavola & Cristalli S.n.c.\nVia Ombrone 44 - 50053 Empoli (FI)\n\nSpett.le Ristorante Il Barcaiolo\nLungolago Garibaldi 12\n06065 Passignano (PG)',
    row: (number) => `N. ${number}   Data 03/03/2025`,
    list: `Descrizione                 Quantità    Prezzo       Importo
Calice degustazione            10        31,20        312,00
Flute Brio 17 cl                6        25,80        154,80

Imponibile                                            466,80
IVA 22 %                                              102,70
Totale                                                569,50`,
  },
  es: {
    head: 'Carpintería Ibarra S.L.\nCalle Molino 12, 28001 Madrid\n\nGil Hermanos, S.L.\nCalle Mayor 40\n28013 Madrid',
    row: (number) => `Nº ${number}   Fecha 03/03/2025`,
    list: `Descripción                 Cantidad    Precio      Importe
Estantería roble              10        31,20        312,00
Soportes                       6        25,80        154,80

Base imponible                                       466,80
IVA 21 %                                              98,03
Total                                                564,83`,
  },
  nl: {
    head: 'Timmerbedrijf Jansen B.V.\nMolenweg 12, 3512 AB Utrecht\n\nDe Boer B.V.\nStationsstraat 40\n3511 CE Utrecht',
    row: (number) => `Nr. ${number}   Datum 03-03-2025`,
    list: `Omschrijving                Aantal     Prijs       Bedrag
Eiken plank                   10        31,20        312,00
Beugels                        6        25,80        154,80

Subtotaal                                            466,80
BTW 21 %                                              98,03
Totaal                                               564,83`,
  },
  pt: {
    head: 'Carpintaria Lima, Lda\nRua do Moinho 12, 4000-101 Porto\n\nPadaria Sousa, Lda\nRua Direita 40\n4700-200 Braga',
    row: (number) => `N.º ${number}   Data 03/03/2025`,
    list: `Descrição                   Quantidade  Preço       Valor
Estante de carvalho           10        31,20        312,00
Suportes                       6        25,80        154,80

Total líquido                                        466,80
IVA 23 %                                             107,36
Total                                                574,16`,
  },
  pl: {
    head: 'Stolarnia Dąb sp. z o.o.\nul. Młyńska 12, 50-101 Wrocław\n\nPiekarnia Nowak s.j.\nul. Długa 40\n30-200 Kraków',
    row: (number) => `Nr ${number}   Data 03.03.2025`,
    list: `Nazwa                       Ilość       Cena        Wartość
Półka dębowa                  10        31,20        312,00
Wsporniki                      6        25,80        154,80

Razem netto                                          466,80
VAT 23 %                                             107,36
Razem brutto                                         574,16`,
  },
  sv: {
    head: 'Snickeri Ek AB\nKvarngatan 12, 411 01 Göteborg\n\nBageri Norén AB\nStorgatan 40\n223 50 Lund',
    row: (number) => `Nr ${number}   Datum 2025-03-03`,
    list: `Beskrivning                 Antal       Pris        Belopp
Ekhylla                       10        31,20        312,00
Konsoler                       6        25,80        154,80

Summa exkl. moms                                     466,80
Moms 25 %                                            116,70
Totalt                                               583,50`,
  },
  da: {
    head: 'Snedker Eg ApS\nMøllevej 12, 8000 Aarhus C\n\nBageri Lund ApS\nStorgade 40\n5000 Odense C',
    row: (number) => `Nr. ${number}   Dato 03.03.2025`,
    list: `Beskrivelse                 Antal       Pris        Beløb
Egehylde                      10        31,20        312,00
Konsoller                      6        25,80        154,80

Subtotal                                             466,80
Moms 25 %                                            116,70
I alt                                                583,50`,
  },
} satisfies Record<string, Writing>;

const TITLES: [keyof typeof WRITINGS, DocumentType, string][] = [
  ['de', 'reminder', 'Kontoerinnerung'],
  ['de', 'statement', 'Provisionsabrechnung, Kontoabstimmung'],
  ['de', 'delivery_note', 'Versandanzeige, Übergabeschein'],
  ['en', 'order', 'Job order, Work Order, Order Acknowledgement'],
  ['en', 'quote', 'Price quotation, Fee proposal, Bid proposal'],
  ['en', 'delivery_note', 'Straight Bill of Lading, Collection note, Returns note'],
  ['en', 'statement', 'Settlement statement, Self-billing remittance'],
  ['en', 'other', 'Job sheet, Bill of Materials, Rate card, Schedule of works, Repayment schedule, Cost breakdown'],
  ['fr', 'order', 'Bon de réservation, Ordre de réparation, Bulletin de commande'],
  ['fr', 'quote', 'Chiffrage, Proposition tarifaire'],
  ['fr', 'delivery_note', 'Bon d’enlèvement, Bon de retour'],
  ['fr', 'statement', 'Bordereau de remise de chèques'],
  ['fr', 'reminder', 'Dernier rappel'],
  ['fr', 'other', 'Tableau d’amortissement'],
  ['it', 'order', 'Copia commissione, Nota d’ordine'],
  ['it', 'quote', 'Stima dei costi, Quotazione'],
  ['it', 'delivery_note', 'Buono di consegna'],
  ['it', 'statement', 'Scadenzario, Distinta RI.BA., Contabile bancaria, Riepilogo movimenti'],
  ['it', 'reminder', 'Promemoria di pagamento'],
  ['it', 'other', 'Scheda di polizza, Piano di ammortamento, Capitolato'],
  ['es', 'order', 'Nota de pedido, Orden de reparación, Hoja de encargo'],
  ['es', 'quote', 'Propuesta económica, Valoración de los trabajos'],
  ['es', 'delivery_note', 'Parte de entrega, Hoja de ruta'],
  ['es', 'statement', 'Liquidación de remesa, Orden de pago, Situación de cuenta'],
  ['es', 'other', 'Cuadro de amortización, Inventario'],
  ['nl', 'order', 'Reserveringsbevestiging, Bevestiging van uw boeking'],
  ['nl', 'quote', 'Prijsvoorstel'],
  ['nl', 'delivery_note', 'Retourbon, Verzendnota'],
  ['nl', 'statement', 'Saldobevestiging, Uitbetalingsoverzicht'],
  ['pt', 'order', 'Confirmação de encomenda, Ordem de compra, Requisição'],
  ['pt', 'delivery_note', 'Guia de entrega, Romaneio'],
  ['pt', 'statement', 'Conta corrente, Extrato de cliente'],
  ['pt', 'reminder', 'Segundo aviso'],
  ['pt', 'other', 'Apólice, Tabela de preços, Folha de horas, Caderno de encargos'],
  ['pl', 'order', 'Potwierdzenie rezerwacji, Zlecenie'],
  ['pl', 'delivery_note', 'Specyfikacja wysyłkowa'],
  ['pl', 'statement', 'Potwierdzenie salda, Zestawienie należności'],
  ['pl', 'other', 'Polisa, Karta gwarancyjna, Harmonogram spłat'],
  ['sv', 'order', 'Bokningsbekräftelse, Arbetsorder'],
  ['sv', 'delivery_note', 'Fraktsedel, Leveranssedel'],
  ['sv', 'statement', 'Saldobesked, Utbetalningsbesked'],
  ['sv', 'other', 'Försäkringsbrev, Tidrapport, Reseräkning'],
  ['da', 'order', 'Reservationsbekræftelse, Købsordre'],
  ['da', 'delivery_note', 'Fragtbrev, Returseddel'],
  ['da', 'statement', 'Betalingsadvis, Provisionsafregning'],
  ['da', 'other', 'Forsikringspolice, Timeseddel, Rejseafregning'],
];

test.each(TITLES)('%s %s: %s', (language, type, titles) => {
  const { head, row, list } = WRITINGS[language];
  const types = titles.split(', ').map((title) => {
    const paper = `${head}\n\n^${title}\n${row('2025-118')}\n\n${list}`;
    return `${title}: ${readTyped(paper).document_type}`;
  });
  expect(types).toEqual(titles.split(', ').map((title) => `${title}: ${type}`));
});
