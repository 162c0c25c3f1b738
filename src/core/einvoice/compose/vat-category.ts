/** A VAT category (UNTDID 5305) with what the document says of it. */
export interface PrintedCategory {
  code: 'AE' | 'K' | 'G' | 'O' | 'E' | 'Z';
  /** VATEX code, where the category has one of its own. */
  reasonCode: string | null;
  /** The words that are printed, as the exemption's reason (BT-120); null for zero rated, which needs none. */
  reason: string | null;
}

interface Evidence {
  code: PrintedCategory['code'];
  reasonCode: string | null;
  words: RegExp;
}

/** Special reasons, each said in the words of the laws. */
const SPECIAL: readonly Evidence[] = [
  {
    code: 'AE',
    reasonCode: 'VATEX-EU-AE',
    words:
      /reverse[- ]charge|steuerschuldnerschaft des leistungsempf|§\s*13\s?b|autoliquidation|btw verlegd|inversione contabile|inversi[óo]n del sujeto pasivo|autoliquida[çc][ãa]o|odwrotne obci[ąa][żz]enie|p[řr]enesen[íi] da[ňn]ov|omvendt betalingspligt|omv[äa]nd (?:skatt|betalnings)skyldighet/iu,
  },
  {
    code: 'K',
    reasonCode: 'VATEX-EU-IC',
    words:
      /inner?gemeinschaftliche\w* lieferung|intra[- ]?community (?:supply|deliver)|livraison intra[- ]?communautaire|intracommunautaire levering|cessione intracomunitaria|entrega intracomunitaria|transmiss[ãa]o intracomunit[áa]ria|wewn[ąa]trzwsp[óo]lnotowa dostawa/iu,
  },
  {
    code: 'G',
    reasonCode: 'VATEX-EU-G',
    words:
      /ausfuhrlieferung|export(?:s|ed)? (?:outside|of goods|supply)|zero[- ]rated export|exportation hors|exon[ée]ration.{0,40}export|art(?:icle|\.)?\s*262\s?I\b|cessione all.esportazione|exenta?.{0,30}exportaci[óo]n|uitvoer buiten/iu,
  },
  {
    code: 'O',
    reasonCode: 'VATEX-EU-O',
    words:
      /not subject to vat|outside the scope of vat|nicht steuerbar|hors (?:du )?champ (?:d.application )?de la tva|fuori campo iva|no sujet[ao] a iva|n[ãa]o sujeito a iva/iu,
  },
];
const EXEMPT: Evidence = {
  code: 'E',
  reasonCode: null,
  words:
    /kleinunternehmer|§\s*19\b.{0,20}ustg|(?:umsatz|mehrwert)?steuer(?:frei|befreit)|tva non applicable|293\s?b|exon[ée]r[ée]|vat[- ]exempt|exempt (?:from|of) vat|tax[- ]exempt|vrijgesteld van btw|kleineondernemersregeling|esente iva|regime forfettario|exent[ao] de iva|isento de iva|zwolnion\w* z vat|osvobozen\w* od dph|momsfri(?:tag|e)/iu,
};
const ZERO: Evidence = { code: 'Z', reasonCode: null, words: /zero[- ]rated|nullsteuersatz|nultarief/iu };
/** Characters; the rest of a paragraph is no reason. */
const LONGEST_REASON = 200;

/**
 * Why a document charges no tax, by its own words; null where it does not say, or says two things. `rows` are its
 * lines of text.
 */
export function printedCategory(rows: readonly string[]): PrintedCategory | null {
  const found = SPECIAL.flatMap((evidence) => {
    const row = rows.find((text) => evidence.words.test(text));
    return row === undefined ? [] : [{ evidence, row }];
  });
  if (found.length > 1) return null;
  if (found[0]) return asCategory(found[0].evidence, found[0].row);
  const exempt = rows.find((text) => EXEMPT.words.test(text));
  const zero = rows.find((text) => ZERO.words.test(text));
  if (exempt !== undefined && zero !== undefined) return null;
  if (exempt !== undefined) return asCategory(EXEMPT, exempt);
  return zero === undefined ? null : { code: 'Z', reasonCode: null, reason: null };
}

function asCategory({ code, reasonCode }: Evidence, row: string): PrintedCategory {
  return { code, reasonCode, reason: row.trim().replace(/\s+/g, ' ').slice(0, LONGEST_REASON) };
}

/** Taxes of the Canaries (IGIC), Ceuta and Melilla (IPSI) have categories of their own. */
export function standardCategory(rows: readonly string[]): 'S' | 'L' | 'M' {
  if (rows.some((text) => /\bIGIC\b/.test(text))) return 'L';
  return rows.some((text) => /\bIPSI\b/.test(text)) ? 'M' : 'S';
}

/** The percentages that a document prints, "7,7 %" as "7.7", each once. */
export function printedRates(rows: readonly string[]): string[] {
  const rates = new Set<string>();
  for (const row of rows) {
    for (const [, whole, part] of row.matchAll(/(?<![\d.,])(\d{1,2})(?:[.,](\d{1,3}))?\s?%/g)) {
      const digits = (part ?? '').replace(/0+$/, '');
      rates.add(digits ? `${Number(whole)}.${digits}` : String(Number(whole)));
    }
  }
  return [...rates];
}

const TAX_NAME =
  /(?<!\p{L})(?:tax(?:es?)?|v\.?a\.?t|i\.?v\.?a|t\.?v\.?a|b\.?t\.?w|mwst|ust|dph|ptu|moms|mva|[cis]?gst|hst|pst|qst|igic|ipsi)(?!\p{L})|(?:umsatz|mehrwert)steuer/iu;

/** Whether a document names a tax with a rate other than 0: "incl. 19 % MwSt". */
export function namesTax(rows: readonly string[]): boolean {
  return rows.some((row) => TAX_NAME.test(row) && printedRates([row]).some((rate) => rate !== '0'));
}

const OTHER_TAX = /(?<!\p{L})(?:(?:sales|state|county|city|use) tax|[CSIU]?GST|HST|PST|QST|TPS|TVQ)(?!\p{L})/iu;
const WITHOUT_VAT = new Set(['US', 'CA', 'IN', 'AU', 'NZ']);

/** Names of VAT itself, in whatever language. */
const VAT_NAME =
  /(?<!\p{L})(?:v\.?a\.?t|i\.?v\.?a|t\.?v\.?a|b\.?t\.?w|mwst|ust|dph|ptu|moms|mva)(?!\p{L})|(?:umsatz|mehrwert)steuer|value[- ]added/iu;

/**
 * Whether the tax of a seller in this country is none that EN 16931 can say: it is named as sales tax or GST, or not as
 * VAT in a country that has none, by a seller without a VAT identifier of another.
 */
export function isOtherTax(
  rows: readonly string[],
  { country, vatId }: { country: string | null; vatId: string | null },
): boolean {
  if (country === null || !WITHOUT_VAT.has(country)) return false;
  if (rows.some((row) => OTHER_TAX.test(row))) return true;
  return vatId === null && !rows.some((row) => VAT_NAME.test(row));
}
