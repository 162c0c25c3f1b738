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
} satisfies Sayings;
