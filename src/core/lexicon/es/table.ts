import { type Lexicon, phrases } from '../lexicon.ts';

export const columns = {
  position: phrases('linea, num linea'),
  article: phrases('referencia, ref articulo, codigo, cod, cod articulo, codigo articulo, cod prod'),
  description: phrases(`
    descripcion, concepto, conceptos, articulo, articulos, producto, productos, servicio, servicios, detalle,
    descripcion del articulo, producto servicio, denominacion, trabajo, fase, cobertura, coberturas, garantias contratadas`),
  date: phrases('fecha, periodo, dia'),
  quantity: phrases('cantidad, cant, cantd, ctd, uds, uds cant, unidades, horas, dias, consumo'),
  unit: phrases('unidad, ud'),
  unitPrice: phrases(`
    precio unitario, precio unit, precio ud, precio u, p unitario, p unit, precio unidad, precio por unidad,
    precio hora, tarifa, valor unitario, valor unit, v unitario, v unit, vr unitario, vr unit, p v p, pvp`),
  price: phrases('precio, coste'),
  discount: phrases('descuento, dto, desc, dcto, dtos'),
  tax: phrases('iva, igic, igv, itbis, itbms, impuesto, impuestos'),
  taxRate: phrases('tipo, tipo iva, tipo de iva'),
  taxAmount: phrases('importe iva, cuota, cuota iva'),
  total: phrases(`
    importe, importe total, precio total, importe neto, neto, valor, base, base imponible, monto, suma,
    total linea, valor total, v total, vr total, esta certificacion, presente certificacion, prima, prima neta, prima total`),
  other: phrases(
    'peso, talla, color, proyecto, lote, importe contrato, importe aprobado, ya facturado, facturado anterior, avance, presupuestado, a origen, certificacion anterior, certificado anterior, suma asegurada, capital asegurado, capitales asegurados, franquicia',
  ),
  settlement: phrases('vencimiento, vencimientos, pago, forma de pago'),
} satisfies Lexicon['columns'];

export const columnMarks = {
  net: phrases('sin iva, iva excl, sin impuestos, impuestos excl, impuestos excluidos, imp excl, neto'),
  gross: phrases('iva incl, con iva, iva inc, iva incluido, impuestos incl, impuestos incluidos, imp incl, bruto'),
  alone: phrases('neto, bruto'),
} satisfies Lexicon['columnMarks'];

export const pricedBy = phrases('mes, hora, día, semana, año, unidad, ud, persona, noche');
export const columnFillers = phrases('de, del, el, y');

export const sums = {
  carried: phrases('suma y sigue, suma anterior, suma sigue, a reportar, total pagina'),
  subtotal: phrases(`
    suma parcial, total parcial, base imponible, base imp, base imp al, base imponible al, total neto, importe neto, suma, total bruto, base, total sin iva,
    importe bruto, sub total neto`),
  total: phrases(`
    importe total, totales, total factura, total a pagar, a pagar, total general, total iva incluido, saldo, total euros,
    total con iva, liquido a percibir, pendiente, importe a pagar`),
  tax: phrases(`
    iva, total iva, cuota iva, iva total, importe iva, impuestos, total impuestos, total impuesto, impuesto,
    i v a, igic, irpf, retencion, retencion irpf, igv, total igv, monto igv, itbis, total itbis, itbms, perc ib, perc iibb, perc iva, percepcion, percepciones, percepcion iibb, percepcion ib, percepcion iva`),
  discount: phrases('descuento, descuentos, dto, total descuento, dto pronto pago, bonificacion'),
  charge: phrases(`
    tasa turistica, gastos de gestion, gastos administrativos,
    gastos de envio, envio, portes, redondeo, transporte, gastos de transporte, recargo, recargo de equivalencia`),
  settlement: phrases(`
    anticipo, anticipos, pagado, a cuenta, entrega a cuenta, ya pagado, saldo anterior, pago recibido, pagos recibidos,
    su pago, atrasos, deuda anterior`),
} satisfies Lexicon['sums'];

export const sumFillers = 'sobre con sin su iva tipo de en';
export const taxWork = 'declaración declaraciones asesoría liquidación';
export const ordinarySums = 'base suma';

export const adjustments = {
  deduction: phrases('descuento, dto, bonificaci, retenci, irpf'),
  charge: phrases(`
    saldo anterior, redondeo, anticipo, transport, envío, portes, desplazamiento, recargo, gastos,
    suplidos`),
  tax: phrases(String.raw`i\.?v\.?a`),
} satisfies Lexicon['adjustments'];
