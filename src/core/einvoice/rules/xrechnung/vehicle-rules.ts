import { codesOf } from '../../codes/code-lists.ts';
import type { EInvoice, Group } from '../../e-invoice.ts';
import { termLabel } from '../../terms/term-names.ts';
import { normalizeSpace } from '../../xml/normalize-space.ts';
import { isFilled, isMissing, type Rule, rule, type Test } from '../rule.ts';
import { isVehicleProcurement } from '../rule-sets.ts';
import { read } from './path-tests.ts';
import { AGREEMENT, TRADE, under } from './paths.ts';

const CLASS = {
  cii: 'ram:DesignatedProductClassification/ram:ClassCode',
  ubl: 'cac:CommodityClassification/cbc:ItemClassificationCode',
};
const CVA = {
  cii: "ram:ApplicableProductCharacteristic[ram:Description='cva']",
  ubl: "cac:AdditionalItemProperty[cbc:Name='cva']",
};
const ITEM = {
  cii: `${TRADE}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct`,
  ubl: '/*/cac:InvoiceLine/cac:Item | /*/cac:CreditNoteLine/cac:Item',
};

/** Only asked of invoices for vehicles. */
const inProcurement =
  (test: Test): Test =>
  (group, invoice) =>
    !isVehicleProcurement(invoice.first('BT-24')?.text ?? null) || test(group, invoice);

/** BR-DE-CVD: what XRechnung asks of who sells clean vehicles to the state. */
export function vehicleRules(): Rule[] {
  const classes = (group: Group, invoice: EInvoice) =>
    read(group, invoice, CLASS).filter(({ attributes }) => attributes.listID === 'CVD').length;
  const kinds = (group: Group, invoice: EInvoice) => read(group, invoice, CVA).length;
  const agreement = { cii: AGREEMENT, ubl: 'BG-0' };
  return [
    ...rule(
      'BR-DE-CVD-01',
      'BT-12',
      agreement,
      inProcurement((_g, invoice) => isFilled(invoice.all('BT-12'))),
      isMissing('BT-12'),
    ),
    ...rule(
      'BR-DE-CVD-02',
      'BT-17',
      agreement,
      inProcurement((_g, invoice) => isFilled(invoice.all('BT-17'))),
      isMissing('BT-17'),
    ),
    ...rule(
      'BR-DE-CVD-03',
      'BT-158',
      { cii: TRADE, ubl: 'BG-0' },
      inProcurement((_g, invoice) =>
        invoice.groups(ITEM[invoice.syntax]).some((item) => classes(item, invoice) > 0 && kinds(item, invoice) > 0),
      ),
      'No line states the class of a vehicle (CVD) and its kind (cva).',
    ),
    ...rule(
      'BR-DE-CVD-04',
      'BT-158',
      under(ITEM, CLASS),
      inProcurement(
        ({ element }) =>
          normalizeSpace(element.attributes.listID ?? '') !== 'CVD' || /^[MN][123]$/.test(normalizeSpace(element.text)),
      ),
      'The class of a vehicle is none of M1 to M3 and N1 to N3.',
    ),
    ...rule(
      'BR-DE-CVD-05',
      'BT-161',
      under(ITEM, CVA),
      inProcurement((group, invoice) =>
        read(group, invoice, { cii: 'ram:Value', ubl: 'cbc:Value' }).some(({ text }) =>
          ['clean', 'zero-emission', 'other'].includes(normalizeSpace(text)),
        ),
      ),
      'The kind of a vehicle is none of clean, zero-emission and other.',
    ),
    ...rule(
      'BR-DE-CVD-06-a',
      'BT-160',
      ITEM,
      inProcurement((item, invoice) => classes(item, invoice) === 0 || kinds(item, invoice) === 1),
      'A line with the class of a vehicle has not exactly one kind (cva).',
    ),
    ...rule(
      'BR-DE-CVD-06-b',
      'BT-158',
      ITEM,
      inProcurement((item, invoice) => kinds(item, invoice) === 0 || classes(item, invoice) === 1),
      'A line with the kind of a vehicle has not exactly one class (CVD).',
    ),
    ...rule(
      'BR-TMP-CVD-01',
      'BT-158',
      under(ITEM, CLASS),
      inProcurement(({ element }, { syntax }) => {
        const list = normalizeSpace(element.attributes.listID ?? '');
        return list === '' || list === 'CVD' || codesOf('BR-CL-13', syntax).has(list);
      }),
      `${termLabel('BT-158')}: this is no code for an item classification (UNTDID 7143).`,
    ),
  ];
}
