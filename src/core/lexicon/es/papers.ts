import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('recibido, entrada, registro de entrada, contabilizado'),
  approvals: [String.raw`conforme\spara\s(?:el\s)?pago|visto\sbueno|v\.?\s?º\s?b\.?\s?º|aprobado\spara\s(?:el\s)?pago`],
  betweenTownAndDay: phrases('a'),
  invoice: phrases('fact'),
  creditNote: phrases('abono, rectificativ'),
  slips: phrases('nota, recibo'),
  invoiceCodes: phrases('fac?t?, f'),
  creditCodes: phrases('nc, ab'),
  besideTitle: phrases('al, contra, su, nuestra, esta'),
  besideDay: phrases('de, del, fecha, al, vence, pagar'),
  treated: phrases('paciente'),
  debit: phrases('debe, cargos?, adeudos?'),
  credit: phrases('haber, abonos?'),
  balance: phrases('saldo'),
  charges: phrases('cargos?'),
  payments: phrases('abonos?'),
  progress: phrases('anterior, a origen'),
} satisfies PaperWords;

export const nouns = {
  rounding: ['redondeo'],
  copies: [
    '(?:original|duplicado|copia|ejemplar)(?: para)?(?: el| la)? (?:cliente|comprador|adquiriente|destinatario|vendedor|proveedor|emisor)',
  ],
  continued: ['continuaci[óo]n|cont\\.'],
  trades: [
    'Carpinter[íi]a',
    'Fontaner[íi]a',
    'Talleres',
    'Pinturas',
    'Electricidad',
    'Reformas',
    'Cerrajer[íi]a',
    'Jardiner[íi]a',
  ],
  inPart: ['anticipo', 'se[nñ]al', 'a cuenta'],
  amount: ['importe'],
  branches: [
    'suministros|talleres|ferreter[íi]a|industrial(?:es)?|transportes|construcciones|reformas|bodegas?|librer[íi]a|imprenta',
    'panader[íi]a|carnicer[íi]a|pescader[íi]a|frutas|hotel|hostal|restaurante|asesor[íi]a|distribuciones|distribuidora|comercial',
    'instalaciones|el[ée]ctric[ao]s|carpinter[íi]a|muebles|almacenes|maquinaria|recambios|servicios|limpiezas|gestor[íi]a',
  ],
  particulars: [
    'datos (?:fiscales|de contacto|identificativos|de la empresa|personales)',
    '(?:domicilio|direcci[óo]n)(?: fiscal| social)?',
  ],
  statuses: [
    '(?:entidad|corporaci[óo]n|organismo|empresa) (?:p[úu]blic[oa]|de derecho p[úu]blico)(?: empresarial| local)?',
    'entidad (?:local|sin [áa]nimo de lucro)',
    'organismo aut[óo]nomo',
  ],
  measures: ['peso(?: bruto| neto| lordo| netto)?'],
  taxes: ['iva', 'igv', 'itbis', 'itbms', 'impuestos?'],
  duties: ['tasas', 'cargos'],
  settled: ['factu+r[ae]?', String.raw`cuota \d`],
  readers: ['sus?', 'tus?'],
  bought: ['pedido', 'reserva', 'compra', 'estancia', 'viaje'],
  arrival: ['llegada', 'entrada'],
  departure: ['salida'],
  counted: ['horas'],
} satisfies NounWords;

export const persons = { yours: 'sus?|vuestr[oa]', ours: 'nuestr[oa]' } satisfies Lexicon['persons'];

export const spans = {
  until: [String.raw`al|hasta(?:\s+el)?`],
  andDay: [String.raw`y(?:\s+el)?`],
  from: ['del?|desde|periodo'],
  loose: [String.raw`(?:y|al)(?:\s+el)?`],
} satisfies SpanWords;
