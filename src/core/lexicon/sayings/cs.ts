import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Czech. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: {
    creditTitles: ['dobropis'],
    behindCredits: ['k'],
    names: ['zaplat'],
    inAll: ['celkem', 'dohromady'],
    paysInto: ['uhrad\\p{L}*', 'zaplat\\p{L}*', 'preved\\p{L}*', 'na (?:muj |nas )?ucet'],
    asks: [String.raw`prosim\w* .{0,40}(?:uhrad|zaplat)`],
    holds: [String.raw`\bnabidka (?:plati|je platna)\b`],
    noInvoice: [String.raw`neni faktur\p{L}+`],
    validity: ['platnost'],
    validFor: ['dnu'],
  },
  slip: { named: ['uctenka'] },
  titles: {
    quote: ['cenov[áa] kalkulace|kalkulace(?=$| [čc])', 'faktura pro.?forma|(?:cenov[áa] )?nab[ií]dka'],
    order: ['potvrzen[ií] (?:objedn[áa]vky|rezervace)|zak[áa]zkov[ýy] list', 'objednávka|potvrzení objednávky'],
    delivery_note: ['n[áa]kladn[ií] list|p[řr]ed[áa]vac[ií] protokol|balic[ií] list', 'dodac[ií] list'],
    statement: [
      'odsouhlasen[ií] (?:pohled[áa]vek|sald)|av[ií]zo(?: o platb[ěe])?|v[ýy]pis(?=$| [čc])',
      'v[ýy]pis z [úu][čc]tu',
    ],
    reminder: ['v[ýy]zva k (?:[úu]hrad[ěe]|zaplacen[ií])|p[řr]ed[žz]alobn[ií] v[ýy]zva', 'upom[ií]nka'],
    other: [
      'pojistn[áa] smlouva|pojistka|v[ýy]platn[ií] p[áa]ska|mzdov[ýy] list|dohoda|osv[ěe]d[čc]en[ií]|certifik[áa]t|(?:da[ňn]ov[ée] )?p[řr]izn[áa]n[ií]|spl[áa]tkov[ýy] kalend[áa][řr]|rozpo[čc]et|inventura|z[áa]ru[čc]n[ií] list|pozv[áa]nka|n[áa]vod|katalog|protokol|rozhodnut[ií]|cestovn[ií] p[řr][ií]kaz',
      'smlouva|zpr[áa]va|z[áa]pis|potvrzen[ií]|ž[áa]dost|cen[ií]k',
    ],
  },
} satisfies Sayings;
