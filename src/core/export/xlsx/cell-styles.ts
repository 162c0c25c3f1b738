import { decimalsOf } from '../../values/iso-4217.ts';
import type { Cell } from '../cell.ts';
import { beginsLikeFormula } from '../cell.ts';
import { escapeXml } from './escape-xml.ts';

/** The formats of a workbook's cells, gathered while its rows are written; `styles.xml` comes last. */
export interface CellStyles {
  header: number;
  /** The index of the format that a cell needs. */
  of(cell: Cell): number;
  /** The part `xl/styles.xml`. */
  toXml(): string;
}

/** ECMA-376, 18.8.30: dates as the reader's own system writes them. */
const BUILT_IN_DATE = 14;
const BUILT_IN_WHOLE = 3;
/** Numbers below belong to the standard. */
const FIRST_OWN_FORMAT = 164;
/** Unit prices have more digits than their currency. */
const MOST_DECIMALS = 6;

/** "#,##0.00## [$EUR]": at least the currency's own decimals, and the code behind the amount. */
function moneyFormat(currency: string | undefined): string {
  const decimals = decimalsOf(currency ?? null);
  const shown = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  return currency && /^[A-Z]{3}$/.test(currency) ? `#,##0${shown}\\ [$${currency}]` : `#,##0${shown}`;
}

function fineFormat(cell: Cell): string {
  const behind = cell.value?.split('.')[1]?.length ?? 0;
  const usual = decimalsOf(cell.currency ?? null);
  if (behind <= usual) return moneyFormat(cell.currency);
  const extra = '0'.repeat(Math.min(behind, MOST_DECIMALS));
  return moneyFormat(cell.currency).replace(/#,##0(\.0+)?/, `#,##0.${extra}`);
}

export function cellStyles(): CellStyles {
  const formats = new Map<string, number>();
  const cellFormats: string[] = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
  ];
  const known = new Map<string, number>();
  const add = (key: string, xml: () => string): number => {
    const there = known.get(key);
    if (there !== undefined) return there;
    cellFormats.push(xml());
    known.set(key, cellFormats.length - 1);
    return cellFormats.length - 1;
  };
  const numbered = (format: number) =>
    add(
      `#${format}`,
      () => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    );
  const own = (code: string): number => {
    const id = formats.get(code) ?? FIRST_OWN_FORMAT + formats.size;
    formats.set(code, id);
    return numbered(id);
  };
  // Excel's own mark for "this is text": the cell stays what it is when it is edited, or saved as CSV and opened again.
  const quoted = () =>
    add('quoted', () => '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>');

  return {
    header: 1,
    of(cell) {
      if (cell.value === null) return 0;
      if (cell.kind === 'text') return beginsLikeFormula(cell.value) ? quoted() : 0;
      if (cell.kind === 'date') return numbered(BUILT_IN_DATE);
      if (cell.kind === 'money') return own(fineFormat(cell));
      return cell.kind === 'count' ? numbered(BUILT_IN_WHOLE) : 0;
    },
    toXml() {
      const numFmts = [...formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`);
      return [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
        numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : '',
        '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
        '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
        // The first two are the standard's own, whatever is written there.
        '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
        '<fill><patternFill patternType="solid"><fgColor rgb="FFE7EEF0"/></patternFill></fill></fills>',
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        `<cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs>`,
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
        '</styleSheet>',
      ].join('');
    },
  };
}
