import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Spanish. */
export const sayings = {
  unpaid: {
    not: 'no|sin|ni|aun no|todavia no',
    paid: String.raw`recib\w+|pagad\w+|saldad\w+|abonad\w+|ingreso\w*|cancelad\w+|liquidad\w+|pago|vemos|consta\w*`,
    passed: String.raw`vencio|vencid\w+|(?:fecha limite|plazo|vencimiento) .{0,50}(?:era|vencio|finalizo|expiro|ha pasado)|(?:debia|deberia|debio) (?:haberse )?\w*`,
    missing: String.raw`(?:pendiente\w*|impagad\w+|deuda total)|recibo devuelto|devuelto por (?:su|el) banco|regularic\w+ (?:su )?situacion|llamar su atencion|cuando se (?:hara|realizara)|esperamos recibir su (?:remesa|pago)`,
    crossed:
      '(?:ya (?:ha|han) (?:pagado|abonado|realizado)).{0,60}(?:no tenga|haga caso|ignore)|haga caso omiso|no tenga en cuenta este',
    condition: String.raw`si|en caso|transcurrid\w+|cuando (?:el|la)|salvo(?! error)`,
  },
  deal: {
    paidOut: [
      String.raw`\b(?:hemos|se ha)\b.{0,40}(?:transferido|ordenado|realizado .{0,20}(?:pago|transferencia)|procedido al pago)`,
    ],
    ordered: [
      String.raw`\bsu reserva (?:esta|ha sido|queda) confirmada\b`,
      String.raw`\b(?:hemos recibido|confirmamos) su pedido`,
      'su pedido ha sido',
      String.raw`(?:rogamos|sirvanse) .{0,20}(?:suministr|enviar|envien|sirvan|entreg)\w*`,
    ],
    handedOver: [String.raw`\brecibi (?:conforme|la mercancia)`, 'mercancia (?:entregada|recibida)', 'le entregamos'],
    taken: [String.raw`\brecib(?:i|imos|ido) de .{2,80}(?:cantidad|suma|€|euros)`],
    earned: ['total devengad[oa]', 'salario base', 'sueldo (?:base|bruto)'],
    paidToEarner: ['liquido (?:total )?a percibir', 'neto a (?:percibir|cobrar)'],
    heldBefore: ['saldo inicial', 'saldo anterior'],
    heldAfter: ['saldo final', 'saldo actual', String.raw`saldo al? \d\S*`],
  },
  sale: {
    charges: [String.raw`(?:les?|te)\sfactur(?:o|amos)`],
    chargedFor: [String.raw`por(?:\s(?:la|el|las|los))?`],
    ownCharges: [String.raw`cargos\s(?:del\s(?:mes|periodo)|actuales)|nuevos\scargos|importe\sdel\s(?:mes|periodo)`],
    lent: [String.raw`pago\sminimo`, String.raw`limite\sde\scredito`],
    names: ['recib', 'pag[ao]'],
    traderNumber: ['nif', 'cif'],
    done: ['trabajos (?:realizados|efectuados)', 'servicios prestados'],
    asks: [
      String.raw`(?:rogamos|rogamosle|por favor|se ruega|agradecere\w*) .{0,40}(?:abon|pago|pague|ingres|transfer)`,
    ],
    bills: ['le facturamos', 'les? facturo', 'importan (?:sus|mis|nuestros) honorarios', 'esta es nuestra factura'],
    handsIn: ['(?:aqui|esta) (?:va|esta|es) mi factura'],
    ofAnother: [
      String.raw`reembols\w*`,
      String.raw`devol\w*`,
      String.raw`adjunt\w*`,
      'pendiente de pago',
      'aun no',
      'todavia no',
      'no hemos recibido',
      String.raw`recordator\w*`,
    ],
    disputes: ['impugnamos', 'no estamos de acuerdo'],
    owed: ['factura', 'importe'],
    conditions: ['condiciones'],
    levied: ['recurso de reposicion', 'base imponible catastral', 'valor catastral'],
    holds: [
      String.raw`\b(?:le|les) (?:ofrecemos|presupuestamos)\b`,
      String.raw`\b(?:esta|este|nuestra) (?:oferta|presupuesto|cotizacion) (?:es|tiene|sera) val\p{L}+`,
      String.raw`\b(?:oferta|presupuesto) valid[oa]\b`,
      String.raw`\bvalidez (?:de la oferta|del presupuesto)`,
    ],
  },
  slip: {
    paid: ['pagado', 'cobrado', 'recibi', 'recibimos'],
    means: ['efectivo', 'entregado'],
    change: ['cambio', 'vuelto'],
    named: ['recibo', 'ticket'],
    till: ['cajero', 'caja', 'mesa'],
  },
} satisfies Sayings;
