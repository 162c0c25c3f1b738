import type { Random } from '../random.ts';
import type { Country } from './locale.ts';
import { wordList } from './word-list.ts';

/** Real towns with a postal code of theirs; ` ~ ` stands for a line break in the address. */
const TOWNS: Record<Country, string[]> = {
  US: wordList(`Springfield, IL 62704|Austin, TX 78701|Portland, OR 97205|Denver, CO 80202|Columbus, OH 43215|Tampa, FL 33602|Boise, ID 83702
    Raleigh, NC 27601|Madison, WI 53703|Tucson, AZ 85701|San Francisco, CA 94105|New York, NY 10016|Brooklyn, NY 11201|Seattle, WA 98101
    Nashville, TN 37203|Omaha, NE 68102|Atlanta, GA 30303|Boston, MA 02110|Salt Lake City, UT 84101|Wilmington, DE 19801|Reno, NV 89501|Fargo, ND 58102`),
  GB: wordList(
    `London ~ EC1A 4HD|Manchester ~ M1 5AN|Leeds ~ LS1 4AP|Bristol ~ BS1 6QF|Cardiff ~ CF10 1EP|Edinburgh ~ EH2 2BY|Norwich ~ NR2 1RL|York ~ YO1 7HH|Exeter ~ EX1 1GE|Reading ~ RG1 3EU|Brighton ~ BN1 4GW|Oxford ~ OX1 2EP|Glasgow ~ G2 5QY|Sheffield ~ S1 2JE|Bath ~ BA1 5LH|London ~ SW1V 1JU|Nottingham ~ NG1 6HH`,
  ),
  IE: wordList(
    'Dublin 2 ~ D02 X285|Cork ~ T12 W8KP|Galway ~ H91 E2R4|Limerick ~ V94 T9PX|Waterford ~ X91 PK15|Dublin 8 ~ D08 KV22',
  ),
  CA: wordList(
    'Toronto, ON M5V 2T6|Ottawa, ON K1P 5M7|Vancouver, BC V6B 1H4|Calgary, AB T2P 3N9|Halifax, NS B3J 1S9|Winnipeg, MB R3C 0V1|Hamilton, ON L8P 4R5|Victoria, BC V8W 1P6',
  ),
  AU: wordList(
    'Sydney NSW 2000|Melbourne VIC 3000|Brisbane QLD 4000|Perth WA 6000|Adelaide SA 5000|Hobart TAS 7000|Newcastle NSW 2300|Geelong VIC 3220|Canberra ACT 2601|Parramatta NSW 2150',
  ),
  NZ: wordList('Auckland 1010|Wellington 6011|Christchurch 8011|Hamilton 3204|Dunedin 9016|Tauranga 3110'),
  IN: wordList(
    'Bengaluru 560001, Karnataka|Mumbai 400001, Maharashtra|Pune - 411001, Maharashtra|Chennai 600002, Tamil Nadu|Hyderabad - 500081, Telangana|New Delhi 110001|Ahmedabad 380009, Gujarat|Kolkata 700016, West Bengal|Jaipur 302001, Rajasthan|Kochi - 682016, Kerala|Gurugram 122002, Haryana',
  ),
  DE: wordList(`80331 München|20095 Hamburg|50667 Köln|04109 Leipzig|70173 Stuttgart|28195 Bremen|01067 Dresden|90402 Nürnberg|44137 Dortmund|10115 Berlin
    60311 Frankfurt am Main|30159 Hannover|99084 Erfurt|24103 Kiel|55116 Mainz|86150 Augsburg|33602 Bielefeld|79098 Freiburg|18055 Rostock|14467 Potsdam`),
  AT: wordList(
    '1010 Wien|8010 Graz|4020 Linz|5020 Salzburg|6020 Innsbruck|9020 Klagenfurt|6900 Bregenz|1070 Wien|3100 St. Pölten',
  ),
  CH: wordList(
    '8001 Zürich|3011 Bern|4051 Basel|6003 Luzern|9000 St. Gallen|8400 Winterthur|1204 Genève|1003 Lausanne|6900 Lugano|2000 Neuchâtel|1700 Fribourg|7000 Chur|6500 Bellinzona',
  ),
  FR: wordList(`75011 Paris|69002 Lyon|13006 Marseille|31000 Toulouse|33000 Bordeaux|44000 Nantes|59000 Lille|67000 Strasbourg|35000 Rennes|34000 Montpellier
    06000 Nice|21000 Dijon|38000 Grenoble|63000 Clermont-Ferrand|92100 Boulogne-Billancourt|37000 Tours|14000 Caen|49100 Angers`),
  BE: wordList(
    '1000 Bruxelles|4000 Liège|5000 Namur|6000 Charleroi|2000 Antwerpen|9000 Gent|8000 Brugge|3000 Leuven|7000 Mons|2800 Mechelen',
  ),
  LU: wordList('L-1118 Luxembourg|L-4010 Esch-sur-Alzette|L-9240 Diekirch'),
  NL: wordList(
    '1012 LG Amsterdam|3011 AD Rotterdam|3511 CE Utrecht|2511 BT Den Haag|5611 EM Eindhoven|9711 LM Groningen|6511 LN Nijmegen|4811 DJ Breda|2011 RD Haarlem|7511 HN Enschede|6211 CX Maastricht|8011 PK Zwolle|3811 BN Amersfoort',
  ),
  ES: wordList(
    '28013 Madrid|08002 Barcelona|46003 Valencia|41001 Sevilla|48001 Bilbao|29015 Málaga|50003 Zaragoza|15003 A Coruña|30001 Murcia|18009 Granada|07001 Palma|33003 Oviedo|03002 Alicante',
  ),
  MX: wordList(
    '06000 Ciudad de México, CDMX|44100 Guadalajara, Jal.|64000 Monterrey, N.L.|72000 Puebla, Pue.|76000 Querétaro, Qro.|97000 Mérida, Yuc.',
  ),
  IT: wordList(
    '20121 Milano (MI)|00184 Roma (RM)|10121 Torino (TO)|40121 Bologna (BO)|50122 Firenze (FI)|80133 Napoli (NA)|37121 Verona (VR)|16121 Genova (GE)|35122 Padova (PD)|90133 Palermo (PA)|24121 Bergamo (BG)|34121 Trieste (TS)',
  ),
};

const STREETS: Record<'en' | 'IN' | 'de' | 'fr' | 'nl' | 'es' | 'it', string[]> = {
  en: wordList(`Maple Street|Oakwood Avenue|Station Road|Harbour Lane|Mill Street|Castle Road|Elm Drive|Kingsway|Foundry Lane|Market Street|Orchard Close
    Pine Ridge Road|Victoria Parade|Commerce Drive|Riverside Boulevard|Church Hill|Sunset Blvd|Broad Street|Willow Court|Industrial Parkway|Union Square|Lakeshore Drive`),
  IN: wordList(
    'MG Road|Linking Road, Bandra West|Anna Salai|Residency Road, Ashok Nagar|Sector 18, Udyog Vihar|Banjara Hills, Road No. 12|Park Street|C.G. Road, Navrangpura|4th Cross, Indiranagar|Baner Road',
  ),
  de: wordList(`Lindenstraße|Bahnhofstr.|Am Alten Markt|Goethestraße|Industrieweg|Schillerplatz|Mühlenweg|Rosenheimer Str.|Hauptstraße|Gartenweg|Ringstraße
    Kaiserallee|Werkstraße|Am Hafen|Brunnengasse|Schulstr.|Gewerbepark|Birkenweg|Dorfstrasse|Kirchplatz|Ludwigstraße`),
  fr: wordList(`rue de la République|avenue Victor Hugo|boulevard Voltaire|rue des Tilleuls|place du Marché|chemin des Vignes|rue Pasteur|allée des Acacias
    quai de la Loire|rue du Faubourg Saint-Antoine|impasse du Moulin|rue Jean Jaurès|avenue de la Gare|route de Genève|rue des Lilas`),
  nl: wordList(
    `Keizersgracht|Stationsweg|Nieuwstraat|Dorpsstraat|Hoofdweg|Prinsengracht|Industrieweg|Kerkstraat|Molenlaan|Oude Haven|Parallelweg|Wilhelminastraat|Beukenlaan|Markt|Zuidkade`,
  ),
  es: wordList(
    `Calle Mayor|Avenida de la Constitución|Calle del Olmo|Paseo de Gracia|Plaza de España|Calle San Martín|Avda. Libertad|C/ Alcalá|Calle Real|Ronda de Segovia|C/ Colón|Polígono Industrial Norte, nave|Calle de la Luna`,
  ),
  it: wordList(
    `Via Garibaldi|Via Roma|Corso Vittorio Emanuele|Viale Europa|Piazza San Marco|Via Dante Alighieri|Via Mazzini|Strada Provinciale|Via XX Settembre|Corso Buenos Aires|Via dei Mille|Via Aldo Moro|Largo Augusto`,
  ),
};

export const COUNTRY_NAMES: Record<Country, string> = {
  US: 'United States',
  GB: 'United Kingdom',
  IE: 'Ireland',
  CA: 'Canada',
  AU: 'Australia',
  NZ: 'New Zealand',
  IN: 'India',
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  FR: 'France',
  BE: 'Belgique',
  LU: 'Luxembourg',
  NL: 'Nederland',
  ES: 'España',
  MX: 'México',
  IT: 'Italia',
};

const DIALLING: Record<Country, string> = {
  US: '1',
  GB: '44',
  IE: '353',
  CA: '1',
  AU: '61',
  NZ: '64',
  IN: '91',
  DE: '49',
  AT: '43',
  CH: '41',
  FR: '33',
  BE: '32',
  LU: '352',
  NL: '31',
  ES: '34',
  MX: '52',
  IT: '39',
};

/** Street and town lines in the country's order, and the bare town name. */
export function address(random: Random, country: Country): { lines: string[]; town: string } {
  const town = random.pick(TOWNS[country]);
  const number = random.integer(1, 240);
  if (['US', 'GB', 'IE', 'CA', 'AU', 'NZ'].includes(country)) {
    const unit = random.chance(0.3)
      ? [
          random.pick([
            `Suite ${random.integer(100, 900)}`,
            `Floor ${random.integer(2, 9)}`,
            `Unit ${random.integer(1, 30)}`,
          ]),
        ]
      : [];
    const parts = town.split(' ~ ');
    return {
      lines: [`${number} ${random.pick(STREETS.en)}`, ...unit, ...parts],
      town: parts[0]!.replace(/,? [A-Z]{2,3}\b.*| \d.*$/, ''),
    };
  }
  const bare = town.replace(/^(L-)?\d{4,5}( [A-Z]{2}\b)? ?/, '').replace(/ \([A-Z]{2}\)|[, -]+\d{6}.*|,.*/g, '');
  if (country === 'IN')
    return {
      lines: [`${random.pick(['No. ', 'Plot ', '', 'Flat ', '#'])}${number}, ${random.pick(STREETS.IN)}`, town],
      town: bare,
    };
  if (country === 'FR' || country === 'LU')
    return {
      lines: [
        `${number}${random.chance(0.15) ? ' bis' : ''}${random.chance(0.3) ? ',' : ''} ${random.pick(STREETS.fr)}`,
        town,
      ],
      town: bare,
    };
  if (country === 'ES' || country === 'MX')
    return { lines: [`${random.pick(STREETS.es)}${random.pick([', ', ' ', ', nº '])}${number}`, town], town: bare };
  if (country === 'IT')
    return { lines: [`${random.pick(STREETS.it)}${random.pick([', ', ' ', ' n. '])}${number}`, town], town: bare };
  if (country === 'NL' || (country === 'BE' && /Antwerpen|Gent|Brugge|Leuven|Mechelen/.test(town)))
    return {
      lines: [
        `${random.pick(STREETS.nl)} ${number}${random.chance(0.2) ? random.pick(['A', '-2', ' bis']) : ''}`,
        town,
      ],
      town: bare,
    };
  if (country === 'BE')
    return { lines: [`${random.pick(STREETS.fr).replace(/^./, (c) => c.toUpperCase())} ${number}`, town], town: bare };
  return { lines: [`${random.pick(STREETS.de)} ${number}${random.chance(0.15) ? 'a' : ''}`, town], town: bare };
}

/** A telephone number in one of the country's usual ways of writing. */
export function phone(random: Random, country: Country): string {
  const code = DIALLING[country];
  if (country === 'US' || country === 'CA') {
    const [area, local] = [`${random.integer(201, 989)}`, `${random.integer(200, 999)}`];
    return random.pick([
      `(${area}) 555-${random.digits(4)}`,
      `${area}-${local}-${random.digits(4)}`,
      `+1 ${area} ${local} ${random.digits(4)}`,
      `${area}.${local}.${random.digits(4)}`,
    ]);
  }
  if (country === 'FR')
    return random.pick([
      `0${random.integer(1, 5)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`,
      `+33 ${random.integer(1, 5)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`,
    ]);
  if (country === 'IN')
    return random.pick([
      `+91 ${random.integer(70, 99)}${random.digits(3)} ${random.digits(5)}`,
      `080-${random.integer(2, 4)}${random.digits(7)}`,
    ]);
  const area = String(random.integer(20, 899));
  return random.pick([
    `+${code} ${area} ${random.digits(3)} ${random.digits(4)}`,
    `0${area} ${random.digits(6)}`,
    `0${area} / ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
    `+${code} (0)${area} ${random.digits(7)}`,
    `0${area}-${random.digits(7)}`,
  ]);
}
