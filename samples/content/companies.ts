import type { Random } from '../random.ts';
import type { Country, Language } from './locale.ts';
import { personName, surname } from './people.ts';
import { wordList } from './word-list.ts';

const LEGAL_FORMS: Record<Country, string[]> = {
  US: wordList('Inc.|Inc.|LLC|LLC|Corp.|Co.|, Inc.|, LLC|LP|PLLC|Corporation'),
  GB: wordList('Ltd|Limited|Ltd.|PLC|LLP|& Co Ltd'),
  IE: wordList('Ltd|Limited|DAC|Teoranta'),
  CA: wordList('Inc.|Ltd.|Corp.|Ltée|Limited'),
  AU: wordList('Pty Ltd|Pty. Ltd.|Pty Limited'),
  NZ: wordList('Limited|Ltd'),
  IN: wordList('Pvt. Ltd.|Private Limited|Pvt Ltd|LLP|Enterprises|& Sons|Ltd.'),
  DE: wordList('GmbH|GmbH|GmbH & Co. KG|AG|e.K.|KG|OHG|UG (haftungsbeschränkt)|mbH|GbR|eG|e.V.'),
  AT: wordList('GmbH|Ges.m.b.H.|KG|OG|AG|e.U.'),
  CH: wordList('AG|GmbH|SA|Sàrl|Sagl|& Co.'),
  FR: wordList('SARL|SAS|SA|SASU|EURL|SNC|S.A.R.L.'),
  BE: wordList('SRL|SA|BV|NV|SPRL|BVBA'),
  LU: wordList('S.à r.l.|S.A.'),
  NL: wordList('B.V.|B.V.|BV|N.V.|V.O.F.|VOF|C.V.'),
  ES: wordList('S.L.|S.L.|S.A.|S.L.U.|SL|S. Coop.|C.B.'),
  MX: wordList('S.A. de C.V.|S. de R.L. de C.V.|S.C.'),
  IT: wordList('S.r.l.|S.p.A.|SRL|S.n.c.|S.a.s.|Srl|di {surname} & C.'),
};

const TRADES: Record<Language, string[]> = {
  en: wordList(`Consulting|Logistics|Design Studio|Engineering|Electrical Services|Office Supplies|Landscaping|Software|Media|Plumbing & Heating|Catering|Print & Sign
    Analytics|Construction|Cleaning Services|Auto Repair|Marketing|Architects|Foods|Hardware|Energy|Telecom|Fabrication|Legal Services|Photography|Freight|Fitness|Interiors|Dental Supply|Garden Centre`),
  de: wordList(`Maschinenbau|Elektrotechnik|Bürobedarf|Sanitärtechnik|Medienagentur|Logistik|Gartenbau|Metallbau|Softwarelösungen|Druckerei|Tischlerei|Getränkehandel|Ingenieurbüro
    Steuerberatung|Bauunternehmung|Gebäudereinigung|Autohaus|Werbetechnik|Feinkost|Stadtwerke|Energie|Malerbetrieb|Dachdeckerei|Handels|Systemhaus|Verlag`),
  fr: wordList(
    `Menuiserie|Électricité Générale|Conseil|Transports|Imprimerie|Traiteur|Bâtiment|Informatique|Plomberie|Paysages|Communication|Boulangerie|Mécanique|Fournitures|Nettoyage|Ingénierie|Édition|Vins|Énergie|Architecture`,
  ),
  nl: wordList(
    `Techniek|Bouw|Installatiebedrijf|Advies|Transport|Drukkerij|Groenvoorziening|Automatisering|Schilderwerken|Kantoorartikelen|Media|Schoonmaak|Metaalbewerking|Webdesign|Horeca|Energie|Timmerwerken|Logistiek|Administratie`,
  ),
  es: wordList(
    `Construcciones|Instalaciones|Consultores|Transportes|Imprenta|Informática|Suministros|Jardinería|Carpintería|Diseño|Limpiezas|Electricidad|Alimentación|Ingeniería|Reformas|Comunicación|Fontanería|Energía|Distribuciones`,
  ),
  it: wordList(
    `Impianti|Costruzioni|Consulenza|Trasporti|Tipografia|Informatica|Arredamenti|Servizi|Ferramenta|Meccanica|Alimentari|Edilizia|Grafica|Pulizie|Elettrotecnica|Giardini|Energia|Forniture|Vini`,
  ),
};

const SYLLABLES = {
  start: wordList('Ve|No|Al|Tri|Qua|Zen|Or|Lu|Mer|Cal|Ba|Ar|Vi|Sol|Kon|Del|Hex|In|Pro|Sy|Ax|Ter|Ri|Fa|El|Ny|Bri|Cor'),
  middle: wordList('lo|va|no|ra|ti|be|do|xi|mu|ga|ne|ri|to|vi|la|so|da|me'),
  end: wordList('ra|tix|lis|nium|do|ta|vex|ro|na|con|tec|lia|rix|nt|sys|mos|ron|gate|line|via|form|nova'),
};
const ENGLISH_NOUNS =
  wordList(`Blue Heron|Silver Birch|Northwind|Red Canyon|Copperfield|Stonebridge|Evergreen|Lighthouse|Granite Peak|Maple Leaf|Iron Gate|Clearwater|Summit|Bright Harbor
  Foxglove|Pinecrest|Riverbend|Golden Acorn|Whitecap|Kestrel|Black Diamond|Honeybee|Three Rivers|Old Mill|Crossroads|Paper Kite`);

/** A coined word such as "Velora". */
function coined(random: Random): string {
  const word =
    random.pick(SYLLABLES.start) +
    (random.chance(0.6) ? random.pick(SYLLABLES.middle) : '') +
    random.pick(SYLLABLES.end);
  return random.chance(0.12) ? word.toUpperCase() : word;
}

/** The name of an invented company as printed, legal form included when it has one. */
export function companyName(random: Random, language: Language, country: Country): string {
  const trade = random.pick(TRADES[language]);
  const family = surname(random, language).split(' ').at(-1)!;
  const tradeFirst = language === 'fr' || language === 'es' || language === 'it';
  const trunk = random.pick([
    () => (tradeFirst ? `${trade} ${family}` : `${family} ${trade}`),
    () => (tradeFirst ? `${trade} ${coined(random)}` : `${coined(random)} ${trade}`),
    () => coined(random),
    () => `${coined(random)} ${coined(random)}`,
    () => (language === 'en' ? `${random.pick(ENGLISH_NOUNS)} ${trade}` : `${trade} ${family}`),
    () =>
      language === 'en'
        ? `${family} & ${surname(random, 'en')}`
        : `${family} & ${surname(random, language).split(' ').at(-1)}`,
    () => `${random.letters(random.integer(2, 4))} ${trade}`,
  ])();
  const long = random.chance(0.08) ? twoPartName(random, language, country, trade) : null;
  if (long) return long;
  const form = random.pick(LEGAL_FORMS[country]).replace('{surname}', family);
  const without = random.chance(country === 'US' ? 0.35 : 0.12);
  const name = without ? trunk : `${trunk}${form.startsWith(',') ? '' : ' '}${form}`;
  return random.chance(0.06) ? name.toUpperCase() : name;
}

/** "Officina Brambilla di Brambilla Dino & C. S.n.c.", "Arkwright & Sons (Leeds) Ltd": names that need two lines. */
function twoPartName(random: Random, language: Language, country: Country, trade: string): string | null {
  const family = surname(random, language).split(' ').at(-1)!;
  if (country === 'IT')
    return `${trade} ${family} di ${personName(random, language)} & C. ${random.pick(['S.n.c.', 'S.a.s.'])}`;
  if (country !== 'GB' && country !== 'IE' && country !== 'IN') return null;
  const form = country === 'IN' ? 'Pvt Ltd' : 'Ltd';
  return `${family} ${random.pick(['& Sons ', '', '& Co '])}(${random.pick([trade, random.pick(ENGLISH_NOUNS)])}) ${form}`;
}

/** A bare internet domain that fits a company's or a person's name. */
export function domainOf(random: Random, name: string, country: Country): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  const stem = plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .slice(0, 2)
    .join(random.pick(['', '-']));
  const national =
    { US: 'com', GB: 'co.uk', AU: 'com.au', NZ: 'co.nz', IN: 'in', MX: 'mx' }[country as string] ??
    country.toLowerCase();
  return `${stem || 'office'}.${random.pick([national, national, 'example', 'com'])}`;
}
