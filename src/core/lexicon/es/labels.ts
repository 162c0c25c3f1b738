import { type Lexicon, phrases } from '../lexicon.ts';

export const labels = {
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
    fecha de la factura, fecha de esta factura, fecha de tu factura, fecha de su factura, emitida el, fecha de facturacion, fecha facturacion, fecha del documento, expedida el, fecha de abono,
    fecha de documento, fecha y hora de emision, fecha de comprobante, fecha fra, fecha de la fra,
    fecha emision factura, emitido el, fecha de emision del comprobante, fecha de recibo, fecha de emision de la factura`),
  date: phrases('fecha, de fecha'),
  due_date: phrases(`
    ultimo dia de pago, ultimo dia para el pago,
    cargo en cuenta el, fecha de cargo, fecha limite de pago, pagadero hasta,
    fecha de vencimiento, vencimiento, fecha de vto para el pago, fecha de vto, fecha vto para el pago, fecha vencimiento, vence el, vence, fecha limite de pago, a pagar antes del, a pagar antes de, pagar antes de, pagar antes del, fecha limite, vto, pagadero antes del, fecha de cargo,
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
    fecha de matriculacion, fecha de vto de cae, vto de cae, fecha de vencimiento de cae, fecha vto cae, fecha venc cae, venc cae, fecha vencimiento cae, fecha de venc cae, vencimiento cai, fecha venc cai, vencimiento cae, fecha de inicio de actividades, inicio de actividades, inicio actividades, fecha de renovacion, fecha de viaje,
    fecha matriculacion, primera matriculacion, itv hasta`),
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
    total suplidos, subtotal, base imponible, total sin iva, importe neto, suma, total neto, base, importe sin iva, neto,
    total base imponible, total bruto, monto neto, importe neto gravado, neto gravado, importe gravado, total gravado, importe bruto, suma y sigue, total base, suma de importes, base imp,
    importe base, sub total, total antes de impuestos, total sin impuestos, importe antes de impuestos,
    subtotal sin iva, total parcial, base imponible total, total impuestos excl, total impuestos excluidos,
    total imp excl, total iva excl`),
  tax: phrases(`
    iva inversion del sujeto pasivo, inversion del sujeto pasivo,
    iva, cuota iva, total iva, importe iva, impuestos, impuesto, total impuestos, igic, cuota, cuota de iva,
    total impuesto, cuotas iva, total cuota iva, importe del iva, total cuota, importe impuestos, iva repercutido,
    iva total, impuestos totales, total impuestos repercutidos, impuestos repercutidos, i v a, total i v a, importe i v a, impuesto sobre el valor anadido, ipsi,
    igv, total igv, monto igv, importe igv, i g v, itbis, total itbis, itbms, total itbms`),
  part_tax: phrases(`
    % iva, tipo iva, recargo de equivalencia, irpf, retencion irpf, retencion, tipo impositivo, rec equiv, impuesto adicional, percepcion iva, percepcion iibb, otros tributos, importe otros tributos,
    total impuestos retenidos, impuestos retenidos, total retenciones, retenciones, importe retenido, cuota retenida`),
  amount_due: phrases(`
    total a pagar, importe a pagar, saldo pendiente, a pagar, pendiente de pago, importe pendiente,
    liquido a percibir, saldo, pendiente, importe adeudado, total pendiente, neto a pagar, resto a pagar,
    saldo deudor, total adeudado, saldo a pagar, total a abonar, importe a abonar, neto a cobrar, liquido a pagar,
    total a liquidar, total a ejecutar, importe a ejecutar`),
  prepaid: phrases(`
    anticipo, pagado, pagos a cuenta, entregado a cuenta, deposito, senal, saldo anterior, ya pagado, a cuenta,
    menos anticipo, entrega a cuenta, importe pagado, importe abonado, ya abonado, pagos realizados,
    pago recibido, provision de fondos, anticipos, cantidad entregada, menos provision de fondos, provision de fondos recibida, menos a cuenta, recibido a cuenta`),
  discount: phrases(`
    descuento, dto, total descuento, descuentos, bonificacion, dcto, descuento pronto pago, descuento comercial,
    dto comercial, dto pp, dto pronto pago, descuento global, rebaja`),
  charge: phrases(`
    gastos de envio, envio, portes, transporte, recargo, redondeo, gastos, capital social, gastos de transporte,
    gastos de gestion, embalaje, transporte y embalaje, manipulacion`),
  seller: phrases(`
    vendedor, emisor, emite, expide, proveedor, de, vendido por, organizador, organizado por, datos del emisor, datos del vendedor, expedidor, facturado por,
    emitido por, datos del proveedor, datos de la empresa, emisor de la factura, emitida por, expedida por,
    en nombre y por cuenta de, en nombre de`),
  buyer: phrases(`
    direccion de pago, recibi de, recibido de, recibimos de, promotor, inquilino, arrendatario, pagador, tomador, asegurado,
    cliente, facturar a, facturado a, comprador, a la atencion de, destinatario, datos del cliente,
    direccion de facturacion, datos de facturacion, factura a, nombre del cliente, a nombre de, receptor, datos del receptor, datos del destinatario,
    datos cliente, sus datos, tus datos, datos del comprador, vendido a, para, nombre cliente, titular, adquiriente, facturacion a,
    senores, senor es, senor a, sr es, apellido y nombre razon social, apellido y nombre, sres, titular del contrato, a la atencion, huesped, paciente, razon social cliente, cliente factura,
    estimado cliente, dirigida a, dirigido a, emitida a, tomador, asegurado, tomador del seguro`),
  other_party: phrases(`
    direccion de envio, direccion de entrega, enviar a, persona de contacto, contacto, entregar a, comercial,
    lugar de entrega, banco, titular de la cuenta, domicilio de envio, asunto, proyecto, entidad bancaria,
    observaciones, notas, concepto, beneficiario, envio a, entregar en, atendido por, su contacto, su agente, su mediador, su asesor, su gestor, su oficina,
    atencion al cliente, servicio de atencion al cliente, domicilio social, agente, transportista, representante,
    comercial asignado`),
  name: phrases('nombre, empresa, razon social, denominacion, nombre comercial, denominacion social'),
  customer_number: phrases(`
    numero de cliente, no cliente, codigo cliente, codigo de cliente, n cliente, num cliente, id cliente,
    cod cliente, no de cliente, numero cliente, referencia cliente`),
  purchase_order: phrases(`
    numero de pedido, no pedido, pedido no, su pedido, n pedido, orden de compra, su referencia, pedido,
    num pedido, no de pedido, pedido n, numero pedido, orden de compra no, ref cliente, ref pedido,
    n documento externo, numero de documento externo, n doc externo`),
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
    condiciones generales de pago, forma y plazo de pago, plazos de pago, plazo maximo de pago, termino de pago, condiciones de credito,
    dias de credito`),
  payment_method: phrases(`
    forma de pago, metodo de pago, medio de pago, modo de pago, estado, pago, tipo de pago, pagado con,
    medios de pago, via de pago`),
  reference: phrases('referencia, numero, num, no, nuestra referencia, n ref, ref, nro'),
  title: phrases(`
    con valor de factura, sirve de factura, albaran factura,
    liquidacion comprador, liquidacion al comprador, liquidacion de compra, nota de adjudicacion,
    factura, factura simplificada, factura proforma, factura ordinaria, factura de venta, minuta de honorarios,
    minuta, minuta de derechos y suplidos, minuta de derechos, minuta de suplidos, minuta de derechos y gastos, factura electronica, factura completa, factura recapitulativa, recibo de honorarios, nota de cargo,
    nota de honorarios, factura de servicios, factura comercial, recibo de prima, liquidacion de honorarios,
    factura de electricidad, factura de la luz, factura de agua, factura de gas, tu factura, su factura,
    venta factura, ventas factura`),
  credit_title: phrases('abono, nota de credito, factura rectificativa, factura de abono, nota de abono'),
  receipt_title: phrases('recibo, ticket, tique, recibo de pago, justificante de pago, comprobante de pago'),
  currency: phrases('moneda, divisa, importes en'),
  table_head: phrases(`
    descripcion, cantidad, precio, importe, articulo, precio unitario, uds, unidad, producto, cant, precio unidad,
    p unitario, servicio, unidades, p unit`),
} satisfies Lexicon['labels'];
