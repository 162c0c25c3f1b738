import { type Lexicon, type PartyWords, phrases, type Writing } from './lexicon.ts';

/** How Spanish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'es',
  common:
    'el los las del y para con por su una factura fecha importe cantidad precio cliente iva descripcion vencimiento pago numero base imponible nuestra gracias',
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sep set sept',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  weekdays: 'lunes lun martes mar miércoles mié jueves jue viernes vie sábado sáb domingo dom',
  periods: {
    count: 'siete|ocho|diez|catorce|quince|veinte|veinti[úu]n|treinta|cuarenta y cinco|sesenta|noventa',
    day: 'd[ií]as?',
    week: 'semanas?',
    month: 'mes(?:es)?',
  },
  owed: 'vencimiento|vence|pago',
} satisfies Writing;

/** The words of invoices in Spanish. */
export const lexicon = {
  writing,
  labels: {
    invoice_number: phrases(`
      numero de factura, no de factura, n de factura, n factura, no factura, factura no, factura n, num factura,
      factura numero, num de factura, factura num, nro de factura, nro factura, factura nro, referencia de factura,
      no de documento, numero de documento, numero de abono, factura de abono no, abono no,
      factura rectificativa no, no de abono, numero de factura rectificativa, factura #, folio, folio factura,
      numero de folio, serie y folio, serie folio, serie y numero, numero y serie, no comprobante, comp nro, nro comprobante, comprobante nro,
      numero de comprobante, comprobante no, fra no, no fra, fra num, numero de recibo, recibo no,
      factura simplificada no, minuta no, numero de factura simplificada`),
    receipt_number: phrases(
      'n recibo, no recibo, num recibo, nro recibo, numero de recibo, recibo no, no de recibo, ticket no, recibo #, ticket #',
    ),
    invoice_date: phrases(`
      fecha de factura, fecha factura, fecha de emision, fecha emision, fecha de expedicion, fecha expedicion,
      fecha de la factura, emitida el, fecha de facturacion, fecha del documento, expedida el, fecha de abono,
      fecha de documento, fecha y hora de emision, fecha de comprobante, fecha fra, fecha de la fra,
      fecha emision factura, emitido el, fecha de emision del comprobante, fecha de recibo, fecha de emision de la factura`),
    date: phrases('fecha, de fecha'),
    due_date: phrases(`
      cargo en cuenta el, fecha de cargo, fecha limite de pago, pagadero hasta,
      fecha de vencimiento, vencimiento, fecha de vto para el pago, fecha de vto, fecha vto para el pago, fecha vencimiento, vence el, vence, fecha limite de pago, a pagar antes del, pagar antes de, pagar antes del, fecha limite, vto, pagadero antes del, fecha de cargo,
      pago antes del, pagadero el, vencimientos, fecha vto, fecha limite pago, vencimiento de pago,
      vencimiento del pago, fecha de vencimiento de pago, pago antes de, fecha prevista de cobro, fecha de cobro,
      fecha de cargo en cuenta, pagar hasta, pagadero hasta, limite de pago, fecha de domiciliacion,
      fecha prevista de cargo, fecha maxima de pago, pague antes del, se cargara el, vcto, fecha vcto`),
    payment_date: phrases('fecha de pago, fecha del pago'),
    other_date: phrases(`
      impreso, impreso el,
      fecha de pedido, fecha pedido, fecha del pedido, pedido de fecha, fecha de envio, fecha de impresion,
      pagado el, fecha de presupuesto, fecha de inicio, fecha de fin, valido hasta, fecha albaran,
      fecha de nacimiento, fecha de lectura, proxima lectura, fecha de alta, fecha de validez, fecha de caducidad,
      fecha de matriculacion, fecha de vto de cae, vto de cae, fecha de vencimiento de cae, fecha vto cae, vencimiento cae, fecha de inicio de actividades, inicio de actividades, inicio actividades, fecha de renovacion, fecha de viaje`),
    delivery_date: phrases(`
      fecha de entrega, fecha entrega, fecha de operacion, fecha de servicio, fecha operacion, fecha del servicio,
      entregado el, fecha de prestacion, fecha de la operacion`),
    service_period: phrases(`
      periodo, periodo de facturacion, periodo facturado, periodo de servicio, periodo de consumo, periodo del`),
    total: phrases(`
      total, total factura, importe total, total con iva, total iva incluido, total a pagar iva incluido, total eur,
      total general, total de la factura, importe total factura, total iva incl, total euros, importe factura,
      total abono, importe total con iva, total importe, suma total, total documento, importe de la factura,
      liquido, total liquido, total fra, total con impuestos, total impuestos incluidos, importe total iva incluido,
      total importe factura, total iva inc, total mxn, total incluyendo iva, monto total, prima total, total prima, prima anual,
      total recibo, importe del recibo, total de esta factura, total esta factura, importe de esta factura, total de la presente factura,
      importe de la presente factura`),
    subtotal: phrases(`
      subtotal, base imponible, total sin iva, importe neto, suma, total neto, base, importe sin iva, neto,
      total base imponible, total bruto, monto neto, importe neto gravado, neto gravado, importe gravado, total gravado, importe bruto, suma y sigue, total base, suma de importes, base imp,
      importe base, sub total, total antes de impuestos, total sin impuestos, importe antes de impuestos,
      subtotal sin iva, total parcial, base imponible total, total impuestos excl, total impuestos excluidos,
      total imp excl, total iva excl`),
    tax: phrases(`
      iva, cuota iva, total iva, importe iva, impuestos, impuesto, total impuestos, igic, cuota, cuota de iva,
      total impuesto, cuotas iva, total cuota iva, importe del iva, total cuota, importe impuestos, iva repercutido,
      iva total, impuestos totales, i v a, total i v a, importe i v a, impuesto sobre el valor anadido, ipsi,
      igv, total igv, monto igv, importe igv, i g v, itbis, total itbis, itbms, total itbms`),
    part_tax: phrases(`
      % iva, tipo iva, recargo de equivalencia, irpf, retencion irpf, retencion, tipo impositivo, rec equiv, impuesto adicional, percepcion iva, percepcion iibb, otros tributos, importe otros tributos`),
    amount_due: phrases(`
      total a pagar, importe a pagar, saldo pendiente, a pagar, pendiente de pago, importe pendiente,
      liquido a percibir, saldo, pendiente, importe adeudado, total pendiente, neto a pagar, resto a pagar,
      saldo deudor, total adeudado, saldo a pagar, total a abonar, importe a abonar, neto a cobrar, liquido a pagar,
      total a liquidar`),
    prepaid: phrases(`
      anticipo, pagado, pagos a cuenta, entregado a cuenta, deposito, senal, saldo anterior, ya pagado, a cuenta,
      menos anticipo, entrega a cuenta, importe pagado, importe abonado, ya abonado, pagos realizados,
      pago recibido, provision de fondos, anticipos, cantidad entregada`),
    discount: phrases(`
      descuento, dto, total descuento, descuentos, bonificacion, dcto, descuento pronto pago, descuento comercial,
      dto comercial, dto pp, dto pronto pago, descuento global, rebaja`),
    charge: phrases(`
      gastos de envio, envio, portes, transporte, recargo, redondeo, gastos, capital social, gastos de transporte,
      gastos de gestion, embalaje, transporte y embalaje, manipulacion`),
    seller: phrases(`
      vendedor, emisor, proveedor, de, vendido por, datos del emisor, datos del vendedor, expedidor, facturado por,
      emitido por, datos del proveedor, datos de la empresa, emisor de la factura, emitida por, expedida por,
      en nombre y por cuenta de, en nombre de`),
    buyer: phrases(`
      recibi de, recibido de, recibimos de, promotor, inquilino, arrendatario, pagador, tomador, asegurado,
      cliente, facturar a, facturado a, comprador, a la atencion de, destinatario, datos del cliente,
      direccion de facturacion, datos de facturacion, factura a, nombre del cliente, a nombre de, receptor, datos del receptor, datos del destinatario,
      datos cliente, datos del comprador, vendido a, para, nombre cliente, titular, adquiriente, facturacion a,
      senores, senor es, sr es, apellido y nombre razon social, apellido y nombre, sres, titular del contrato, a la atencion, huesped, paciente, razon social cliente, cliente factura,
      estimado cliente, dirigida a, dirigido a, emitida a, tomador, asegurado, tomador del seguro`),
    other_party: phrases(`
      direccion de envio, direccion de entrega, enviar a, persona de contacto, contacto, entregar a, comercial,
      lugar de entrega, banco, titular de la cuenta, domicilio de envio, asunto, proyecto, entidad bancaria,
      observaciones, notas, concepto, beneficiario, envio a, entregar en, atendido por, su contacto,
      atencion al cliente, servicio de atencion al cliente, domicilio social, agente, transportista, representante,
      comercial asignado`),
    name: phrases('nombre, empresa, razon social, denominacion'),
    customer_number: phrases(`
      numero de cliente, no cliente, codigo cliente, codigo de cliente, n cliente, num cliente, id cliente,
      cod cliente, no de cliente, numero cliente, referencia cliente`),
    purchase_order: phrases(`
      numero de pedido, no pedido, pedido no, su pedido, n pedido, orden de compra, su referencia, pedido,
      num pedido, no de pedido, pedido n, numero pedido, orden de compra no, ref cliente, ref pedido`),
    other_number: phrases(`
      presupuesto, albaran, albaran no, contrato, telefono, tel, fax, pagina, codigo, no de contrato, movil,
      registro mercantil, cups, numero de serie, lote, factura original, factura rectificada, no albaran, n albaran,
      numero de contrato, tlf, referencia de pago, tomo, hoja, proyecto no, mandato, ref contrato, tfno,
      numero de albaran, no de proveedor, folio fiscal, folio interno, registro mercantil de, tomo y folio, ingresos brutos, punto de venta, cae, cae no, condicion frente al iva,
      tipo de factura, tipo de documento, tipo de comprobante, tipo documento`),
    tax_id: phrases(`
      nif, cif, nif iva, dni, nie, rfc, n i f, c i f, nif cif, cif nif, nif cliente, ruc, cuit, rut, numero de iva,
      no iva, cif cliente, vat es`),
    bank: phrases(`
      cuenta bancaria, cuenta, datos bancarios, no de cuenta, numero de cuenta, iban, bic, cuenta corriente, ccc,
      domiciliacion`),
    terms: phrases(`
      condiciones de pago, forma y condiciones de pago, terminos de pago, plazo de pago, condicion de pago, condicion de venta, condiciones de venta,
      condiciones, vencimiento y forma de pago, terminos, plazo, condiciones comerciales,
      condiciones generales de pago, forma y plazo de pago, plazos de pago, termino de pago, condiciones de credito,
      dias de credito`),
    payment_method: phrases(`
      forma de pago, metodo de pago, medio de pago, modo de pago, estado, pago, tipo de pago, pagado con,
      medios de pago, via de pago`),
    reference: phrases('referencia, numero, num, no, nuestra referencia, n ref, ref, nro'),
    title: phrases(`
      factura, factura simplificada, factura proforma, factura ordinaria, factura de venta, minuta de honorarios,
      minuta, factura electronica, factura completa, factura recapitulativa, recibo de honorarios, nota de cargo,
      nota de honorarios, factura de servicios, factura comercial, recibo de prima, liquidacion de honorarios,
      factura de electricidad, factura de la luz, factura de agua, factura de gas, tu factura, su factura`),
    credit_title: phrases('abono, nota de credito, factura rectificativa, factura de abono, nota de abono'),
    receipt_title: phrases('recibo, ticket, tique, recibo de pago, justificante de pago, comprobante de pago'),
    currency: phrases('moneda, divisa, importes en'),
    table_head: phrases(`
      descripcion, cantidad, precio, importe, articulo, precio unitario, uds, unidad, producto, cant, precio unidad,
      p unitario, servicio, unidades, p unit`),
  },
  columns: {
    position: phrases('linea, num linea'),
    article: phrases('referencia, ref articulo, codigo, cod, cod articulo, codigo articulo, cod prod'),
    description: phrases(`
      descripcion, concepto, conceptos, articulo, articulos, producto, productos, servicio, servicios, detalle,
      descripcion del articulo, producto servicio, denominacion, trabajo, fase`),
    date: phrases('fecha, periodo, dia'),
    quantity: phrases('cantidad, cant, cantd, ctd, uds, uds cant, unidades, horas, dias, consumo'),
    unit: phrases('unidad, ud'),
    unitPrice: phrases(`
      precio unitario, precio unit, precio ud, precio u, p unitario, p unit, precio unidad, precio por unidad,
      precio hora, tarifa, valor unitario, p v p, pvp`),
    price: phrases('precio, coste'),
    discount: phrases('descuento, dto, desc, dcto, dtos'),
    tax: phrases('iva, igic, igv, itbis, itbms, impuesto, impuestos'),
    taxRate: phrases('tipo, tipo iva, tipo de iva'),
    taxAmount: phrases('importe iva, cuota, cuota iva'),
    total: phrases(`
      importe, importe total, precio total, importe neto, neto, valor, base, base imponible, monto, suma,
      total linea, valor total`),
    other: phrases('peso, talla, color, proyecto, lote, importe contrato, ya facturado, facturado anterior, avance'),
    settlement: phrases('vencimiento, vencimientos, pago, forma de pago'),
  },
  columnMarks: {
    net: phrases('sin iva, iva excl, sin impuestos, impuestos excl, impuestos excluidos, imp excl, neto'),
    gross: phrases('iva incl, con iva, iva inc, iva incluido, impuestos incl, impuestos incluidos, imp incl, bruto'),
    alone: phrases('neto, bruto'),
  },
  columnFillers: phrases('de, del, el, y'),
  sums: {
    carried: phrases('suma y sigue, suma anterior, suma sigue, a reportar, total pagina'),
    subtotal: phrases(`
      suma parcial, total parcial, base imponible, total neto, importe neto, suma, total bruto, base, total sin iva,
      importe bruto, sub total neto`),
    total: phrases(`
      importe total, total factura, total a pagar, a pagar, total general, total iva incluido, saldo, total euros,
      total con iva, liquido a percibir, pendiente, importe a pagar`),
    tax: phrases(`
      iva, total iva, cuota iva, iva total, importe iva, impuestos, total impuestos, total impuesto, impuesto,
      i v a, igic, irpf, retencion, retencion irpf, igv, total igv, monto igv, itbis, total itbis, itbms`),
    discount: phrases('descuento, descuentos, dto, total descuento, dto pronto pago, bonificacion'),
    charge: phrases(`
      tasa turistica, gastos de gestion, gastos administrativos,
      gastos de envio, envio, portes, redondeo, transporte, gastos de transporte, recargo, recargo de equivalencia`),
    settlement: phrases(`
      anticipo, anticipos, pagado, a cuenta, entrega a cuenta, ya pagado, saldo anterior, pago recibido, pagos recibidos,
      su pago, atrasos, deuda anterior`),
  },
  sumFillers: 'sobre con sin su iva tipo de en',
  taxWork: 'declaración declaraciones asesoría liquidación',
  ordinarySums: 'base suma',
  adjustments: {
    deduction: phrases('descuento, dto, bonificaci, retenci, irpf'),
    charge: phrases(`
      saldo anterior, redondeo, anticipo, transport, envío, portes, desplazamiento, recargo, gastos,
      suplidos`),
    tax: phrases(String.raw`i\.?v\.?a`),
  },
  papers: {
    betweenTownAndDay: phrases('a'),
    invoice: phrases('fact'),
    creditNote: phrases('abono, rectificativ'),
    invoiceCodes: phrases('fac?t?, f'),
    creditCodes: phrases('nc, ab'),
    besideTitle: phrases('al, contra, su, nuestra, esta'),
    besideDay: phrases('de, del, fecha, al, vence, pagar'),
    treated: phrases('paciente'),
    debit: phrases('debe'),
    credit: phrases('haber'),
    balance: phrases('saldo'),
  },
  taxes: {
    names: phrases('iva, igv, itbis, itbms'),
    untaxed: ['exent[oa]', 'no sujet', 'sin iva', 'no aplica'],
    within: phrases(String.raw`incl\p{L}*, con`),
    onTop: phrases('m[áa]s'),
    beforeName: phrases('el, la, de'),
  },
  payment: {
    done: ['pagad[oa]'],
    received: ['recibid[oa]'],
    by: ['con', 'por'],
    means: ['tarjeta', 'efectivo', 'contado'],
    beside: phrases('efectivo, tarjeta, sin contacto'),
  },
  currencies: {
    EUR: ['en euro', 'euros'],
    USD: [String.raw`d[óo]lares\s(?:estadounidenses|americanos|us)`],
    CHF: ['francos suizos'],
    GBP: ['libras esterlinas'],
    PEN: [String.raw`\d{1,2}\/100\s(?:nuevos\s)?soles`, 'nuevos soles', 'en soles'],
    MXN: [String.raw`pesos\smexicanos`, String.raw`pesos\b.*\bM\.?N\.?`],
  },
  nouns: {
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
  },
  persons: { yours: 'sus?|vuestr[oa]', ours: 'nuestr[oa]' },
  terms: {
    fromThen: phrases(String.raw`a\spartir\sdel?, desde\sel`),
    dayInWords: { by: phrases('antes del?'), day: phrases('d[íi]a, mes, trimestre'), the: phrases('el') },
    dueOn: phrases('vence'),
    beforeDay: phrases('el'),
    account: {
      at: phrases('a, al, en, transferencia, nuestra, la, cuenta'),
      quoting: phrases('con, indicando, citando'),
      by: phrases('mediante'),
    },
    counted: {
      firm: ['estrictamente'],
      by: [
        'giro',
        'recibo',
        'pagar[ée]',
        'confirming',
        'transferencia(?: bancaria)?',
        'domiciliaci[óo]n(?: bancaria)?',
      ],
      from: [String.raw`(?:de(?:sde)? )?(?:la )?fecha (?:de )?(?:la )?factura|f\.\s?f\.?|netos?`],
    },
    noDiscount: { no: 'sin', off: 'descuentos?', none: 'ninguno', forWhat: 'por|para' },
    debit: { means: ['domiciliaci[óo]n(?: bancaria)?'], choose: ['domicilie', 'act[íi]ve', 'solicite', 'contrate'] },
    alone: ['contra ?reembolso|(?:al )?contado(?: riguroso)?|por (?:adelantado|anticipado)|a la vista'],
    when: [
      String.raw`\b(?:a los|plazo)|\bantes del\b|\bel \d{1,2}(?!\d)|hasta el|d[ií]as|recepci[óo]n|vencimiento|inmediat`,
      String.raw`a la vista|\bcontado\b|a la (?:aceptaci[óo]n|entrega|firma|reserva)|contra ?reembolso|por (?:adelantado|anticipado)|anticipad|fin de mes|fecha factura|a m[áa]s tardar`,
    ],
    paying: [String.raw`\bpag|\babon(?!n)|saldo|adeud|contado|carg[aou]|domicili|efectu|venc`],
    smallPrint: ['intereses|propiedad|reserva|devoluci'],
    toPay: ['pag[aou]|abon[ae]|carg[aou]|adeud|domicili|venc|sald'],
    until: 'el(?:\\s+d[ií]a)?|al|del|hasta|vencimiento',
    notice: ['reclama', 'permanencia', 'cancelar', 'baja(?!d)'],
    late: ['en caso de (?:mora|impago)|el impago|intereses'],
    complaints: ['reclamaci[óo]n(?:es)?|reclamo'],
    givenBack: [String.raw`reembols\p{L}*|devoluci[óo]n(?:es)?|devolver`],
    later: [
      // "El próximo 15 de marzo" is the day itself.
      String.raw`pr[óo]xim[oa]s?\b(?!\s+(?:\d|d[íi]as?\b|semana|mes)|\s*$)`,
      'siguiente (?:cuota|recibo|pago|mensualidad)|en adelante|nueva cuota',
    ],
    paid: [String.raw`\b(?:pagad[oa]|recibid[oa])\s+el\s*$`],
    settled: [
      String.raw`(?:ya\s)?(?:est[áa]n?|ha(?:n)?\ssido|fue(?:ron)?)\s(?:ya\s)?(?:pagad|abonad|cobrad|cargad)[oa]s?`,
    ],
    saysOf: phrases('es, son, vence, se, debe'),
    bids: phrases('a pagar, a abonar'),
    please: 'por favor|rogamos|s[ií]rvase',
    method: 'pagad[oa]',
  },
} satisfies Lexicon;

/** How parties are addressed in Spanish, and what lines about them name; apart, as no browser needs it. */
export const parties = {
  speakers: ['nosotros'],
  hailed: ['(?:apreciad|querid|distinguid)[oa]s?\\s(?:client|soci|señor)\\p{L}*'],
  courtesies: ['sr|sra'],
  courtesiesBefore: ['d|dña|doña|don'],
  courtesiesAlone: ['dr|señor(?:es)?|señora'],
  courtesiesSecond: ['sra'],
  secondAlone: ['señora'],
  and: ['y'],
  numbered: ['cliente|socio'],
  houses: ['sucursal'],
  ownPlaces: ['sede'],
  others: ['banco|arrendador|lugar|direcci[óo]n|obra|entrega|de|asunto|sede|animal'],
  placeFields: ['provincia|estado|ciudad|comuna|municipio|localidad|poblaci[óo]n|obra'],
  professions: [String.raw`despacho\sde\sabogados|bufete|abogados|notar[íi]a|cl[íi]nica\sdental`],
  officeAt: [String.raw`notari[oa]\sde`],
  sentences: ['este|esta|estos|estas|usted|si|por favor'],
  closings: ['saludos?|atentamente|gracias'],
  offices: ['tesorer[oa]|gerente|directora?|president[ea]|secretari[oa]|administradora?'],
  details: ['informaci[oó]n|datos|direcci[oó]n'],
  detailsOf: [String.raw`del?|de\sla|sobre\s(?:el|la)`],
  specimens: ['Ejemplo|Prueba'],
} satisfies PartyWords;
