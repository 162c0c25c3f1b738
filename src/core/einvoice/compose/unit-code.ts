import { codesOf } from '../codes/code-lists.ts';

/** How units are printed, by their code of UN/ECE Recommendation 20 (21 with an X before it). */
const PRINTED: Readonly<Record<string, string>> = {
  H87: 'stk stck stück stücke st pc pcs piece pieces each ea pièce pièces pce pces pz pzi pezzo pezzi ud uds unidad unidades un unid unidade unidades stuk stuks szt sztuka sztuki sztuk ks kus kusy stykke stykker styck',
  C62: 'unit units einheit einheiten unité unités u unità eenheid eenheden',
  HUR: 'h hr hrs hour hours std stunde stunden heure heures uur uren ora ore hora horas godz godzina godziny godzin hod hodina hodin time timer timmar',
  MIN: 'min mins minute minutes minuten minuto minutos minuti minuut',
  DAY: 'd day days tag tage jour jours dag dagen dage dagar giorno giorni día días dia dias dzień dni den',
  WEE: 'week weeks woche wochen semaine semaines weken settimana settimane semana semanas',
  MON: 'month months mon monat monate mois maand maanden mese mesi mes meses mês miesiąc miesiące måned måneder månad',
  ANN: 'year years yr jahr jahre an ans année années jaar anno anni año años ano anos rok år',
  KGM: 'kg kgs kilo kilogramm kilogram kilograms kilogrammes',
  GRM: 'g gr gramm gram grams grammes',
  TNE: 't to tonne tonnen tonnes',
  MTR: 'm lfm lfdm meter metre metres mètre mètres metro metri metros',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km kilometer kilometre kilometres',
  MTK: 'm² m2 qm sqm',
  MTQ: 'm³ m3 cbm',
  H18: 'ha hektar hectare hectares',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  HLT: 'hl',
  LTR: 'l ltr liter litre litres litro litri litros',
  KWH: 'kwh',
  MWH: 'mwh',
  E34: 'gb go gigabyte gigabytes gigaoctet gigaoctets',
  LS: 'ls pauschal pauschale psch pau pausch forfait fft lump flat ryczałt',
  SET: 'set sets satz jeu',
  PR: 'pr paar paare pair pairs paire paires par',
  DZN: 'dutzend dozen dz douzaine',
  XPK: 'pck pack packs package packages packung packungen paket pakete pkg paquet paquets colis',
  XBX: 'box boxes schachtel boîte doos',
  XCT: 'ctn carton cartons karton kartons',
  XBO: 'fl flasche flaschen bottle bottles bouteille bouteilles bottiglia bottiglie botella botellas fles flessen',
  XRO: 'rolle rollen roll rolls rouleau rouleaux rotolo rol rollo',
  XPX: 'palette paletten pallet pallets pal',
  XSA: 'sack säcke sac sacs',
  ZP: 'seite seiten page pages pagina',
};
const BY_WORD = new Map(
  Object.entries(PRINTED).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
);
/** "One": a number of things that nothing more is said of. */
const ONE = 'C62';
/** Two letters are an abbreviation more often than a code: "RM" is a ream there, "KB" a kilocharacter. */
const RAW_CODE = /^(?=.*\d)[A-Z\d]{2,3}$|^[A-Z]{3}$/;

/** The code of a unit as it is printed, "Std." or "kg", or as a code itself; none printed is a plain number. Null for others. */
export function unitCode(printed: string | null): string | null {
  const text = (printed ?? '').trim();
  if (text === '') return ONE;
  const word = text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/\(s\)$|\(n\)$|\(en\)$/, '')
    .replace(/[.\s]+/g, '');
  const known = BY_WORD.get(word);
  if (known) return known;
  return RAW_CODE.test(text) && codesOf('BR-CL-23', 'cii').has(text) ? text : null;
}
