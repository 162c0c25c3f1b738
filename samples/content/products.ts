import type { Random } from '../random.ts';
import { monthAndYear } from './calendar.ts';
import type { Language } from './locale.ts';
import { wordList } from './word-list.ts';

/** What a line sells: goods come in pieces, work in hours, subscriptions by month. */
export type Trade = 'goods' | 'work' | 'subscription' | 'food';

interface Catalogue {
  goods: string[];
  qualities: string[];
  work: string[];
  subscription: string[];
  food: string[];
  additions: string[];
}

const catalogue = (
  goods: string,
  qualities: string,
  work: string,
  subscription: string,
  food: string,
  additions: string,
): Catalogue => ({
  goods: wordList(goods),
  qualities: wordList(qualities),
  work: wordList(work),
  subscription: wordList(subscription),
  food: wordList(food),
  additions: wordList(additions),
});

const CATALOGUES: Record<Language, Catalogue> = {
  en: catalogue(
    `Office chair|Desk lamp|Laser printer cartridge|LED panel|Ball bearing|Copper pipe|Safety gloves|USB-C docking station|Wireless mouse|Ring binder|Extension cable|Paint roller|Steel bracket|Water filter|Storage box|Whiteboard|Thermal paper roll|Power drill|Shipping cartons|Hex bolt M8|Air filter|Garden hose|Network switch|Monitor arm|Packing tape|Ceramic mug|Cotton T-shirt|Notebook A5`,
    'black|blue|heavy duty|compact|stainless|set of 4|15 mm|A4|pro series|recycled|white|2 m|size L|24 V|type B|with cover',
    `Website design|On-site installation|Consulting services|Boiler service and safety check|Logo design|Software development|Legal advice|Translation English-Spanish|Photography session|Electrical repair|Project management|Accounting services|Lawn mowing and edging|Roof inspection|Data migration|Training workshop|Copywriting|Tax return preparation|Network troubleshooting|Interior painting|UX research|Call-out and diagnosis`,
    `Cloud hosting|Premium plan|Team subscription|Broadband and line rental|Maintenance contract|Licence fee|Support retainer|Mobile tariff unlimited|Domain registration|API usage|Additional seats|Electricity standing charge|Storage add-on|Membership fee|Equipment rental`,
    `Arabica coffee beans|Sourdough loaf|Sparkling water|Cheddar cheese|Orange juice|Chicken sandwich|Green tea|Olive oil|House salad|Blueberry muffin|Pinot noir|Seasonal soup|Fresh eggs|Pasta penne`,
    'incl. accessories and mounting kit|as per quotation dated last month|delivered to site, second floor|serial numbers on delivery note|approved by email|discounted contract price|warranty two years',
  ),
  de: catalogue(
    `Bürostuhl|Schreibtischlampe|Tonerkartusche|LED-Leuchte|Kugellager|Kupferrohr|Arbeitshandschuhe|Dockingstation|Funkmaus|Aktenordner|Verlängerungskabel|Farbroller|Stahlwinkel|Wasserfilter|Lagerbox|Flipchart|Thermorolle|Bohrmaschine|Versandkarton|Sechskantschraube M8|Luftfilter|Gartenschlauch|Netzwerk-Switch|Klebeband|Dichtungsring|Kabelkanal|Notizbuch`,
    'schwarz|blau|verzinkt|klein|Edelstahl|4er-Set|15 mm|A4|Typ B|Recycling|weiß|2 m|Gr. L|24 V|mit Deckel|extra stark',
    `Montage vor Ort|Beratungsleistung|Wartung Heizungsanlage|Grafische Gestaltung|Softwareentwicklung|Übersetzung Deutsch-Englisch|Elektroinstallation|Projektleitung|Buchführung|Malerarbeiten|Gartenpflege|Statische Berechnung|Fotoaufnahmen|Schulung Mitarbeiter|Fehlerdiagnose|Textredaktion|Dachreparatur|Anfahrt und Rüstzeit|Konzeption Webauftritt|Reinigung Treppenhaus`,
    'Webhosting|Grundgebühr|Wartungsvertrag|Lizenzgebühr|Internetanschluss|Mobilfunktarif|Domainregistrierung|Speichererweiterung|Mitgliedsbeitrag|Gerätemiete|Arbeitspreis Strom|Messstellenbetrieb|Supportpauschale',
    'Bohnenkaffee|Vollkornbrot|Mineralwasser|Bergkäse|Apfelsaft|Tagessuppe|Kräutertee|Rapsöl|Gemischter Salat|Grauburgunder|Frische Eier|Butterbrezel|Nudeln',
    'inkl. Zubehör und Befestigungsmaterial|laut Angebot vom Vormonat|frei Baustelle geliefert|Lieferung gemäß Lieferschein|nach Aufwand|Garantie 24 Monate',
  ),
  fr: catalogue(
    `Chaise de bureau|Lampe de bureau|Cartouche d’encre|Panneau LED|Roulement à billes|Tube en cuivre|Gants de protection|Souris sans fil|Classeur à levier|Rallonge électrique|Rouleau de peinture|Équerre acier|Filtre à eau|Caisse de rangement|Tableau blanc|Perceuse|Carton d’expédition|Vis hexagonale M8|Tuyau d’arrosage|Ruban adhésif|Ramette de papier|Câble réseau`,
    'noir|bleu|galvanisé|petit modèle|inox|lot de 4|15 mm|A4|type B|recyclé|blanc|2 m|taille L|24 V|avec couvercle',
    `Installation sur site|Prestation de conseil|Entretien de chaudière|Création graphique|Développement logiciel|Traduction français-anglais|Dépannage électrique|Gestion de projet|Tenue de comptabilité|Travaux de peinture|Entretien d’espaces verts|Étude technique|Reportage photo|Formation|Rédaction de contenus|Réparation de toiture|Nettoyage des locaux|Main-d’œuvre`,
    'Hébergement web|Abonnement mensuel|Contrat de maintenance|Droit de licence|Accès internet|Forfait mobile|Nom de domaine|Stockage supplémentaire|Cotisation|Location de matériel|Consommation électricité',
    'Café en grains|Pain de campagne|Eau pétillante|Comté affiné|Jus de pomme|Menu du jour|Thé vert|Huile d’olive|Salade composée|Bourgogne rouge|Œufs frais|Croissants|Confiture',
    'accessoires et fixations compris|selon devis accepté|livré sur chantier|suivant bon de livraison|garantie deux ans|tarif préférentiel',
  ),
  nl: catalogue(
    `Bureaustoel|Bureaulamp|Tonercartridge|Ledpaneel|Kogellager|Koperen buis|Werkhandschoenen|Draadloze muis|Ordner|Verlengsnoer|Verfroller|Stalen hoek|Waterfilter|Opbergbox|Whiteboard|Boormachine|Verzenddoos|Zeskantbout M8|Tuinslang|Netwerkswitch|Plakband|Notitieboek|Kabelgoot`,
    'zwart|blauw|verzinkt|klein|rvs|set van 4|15 mm|A4|type B|gerecycled|wit|2 m|maat L|24 V|met deksel',
    `Montage op locatie|Advieswerkzaamheden|Onderhoud cv-ketel|Grafisch ontwerp|Softwareontwikkeling|Vertaling Nederlands-Engels|Elektra reparatie|Projectleiding|Administratie|Schilderwerk|Tuinonderhoud|Constructieberekening|Fotografie|Training|Tekstredactie|Dakreparatie|Schoonmaak kantoor|Storingsdienst`,
    'Webhosting|Maandabonnement|Onderhoudscontract|Licentie|Internetaansluiting|Mobiel abonnement|Domeinregistratie|Extra opslag|Contributie|Huur apparatuur|Leveringskosten stroom',
    'Koffiebonen|Volkorenbrood|Bronwater|Oude kaas|Appelsap|Dagsoep|Kruidenthee|Olijfolie|Groene salade|Witte wijn|Verse eieren|Stroopwafels|Pasta',
    'incl. toebehoren en bevestiging|volgens offerte|geleverd op de bouwplaats|zie pakbon|garantie twee jaar|contractprijs',
  ),
  es: catalogue(
    `Silla de oficina|Lámpara de mesa|Cartucho de tóner|Panel LED|Rodamiento|Tubo de cobre|Guantes de trabajo|Ratón inalámbrico|Archivador|Alargador|Rodillo de pintura|Escuadra de acero|Filtro de agua|Caja de almacenaje|Pizarra blanca|Taladro|Caja de embalaje|Tornillo M8|Manguera|Conmutador de red|Cinta adhesiva|Cuaderno`,
    'negro|azul|galvanizado|pequeño|inox|juego de 4|15 mm|A4|tipo B|reciclado|blanco|2 m|talla L|24 V|con tapa',
    `Instalación a domicilio|Servicios de consultoría|Mantenimiento de caldera|Diseño gráfico|Desarrollo de software|Traducción español-inglés|Reparación eléctrica|Dirección de proyecto|Asesoría contable|Trabajos de pintura|Jardinería|Cálculo de estructuras|Reportaje fotográfico|Curso de formación|Redacción de textos|Reparación de tejado|Limpieza de oficinas|Mano de obra`,
    'Alojamiento web|Cuota mensual|Contrato de mantenimiento|Licencia de uso|Acceso a internet|Tarifa móvil|Registro de dominio|Almacenamiento adicional|Alquiler de equipos|Término de energía',
    'Café en grano|Pan de pueblo|Agua con gas|Queso manchego|Zumo de naranja|Menú del día|Té verde|Aceite de oliva|Ensalada mixta|Rioja crianza|Huevos frescos|Tortilla',
    'accesorios y montaje incluidos|según presupuesto|entregado en obra|ver albarán|garantía dos años|precio de contrato',
  ),
  it: catalogue(
    `Sedia da ufficio|Lampada da tavolo|Cartuccia toner|Pannello LED|Cuscinetto a sfere|Tubo in rame|Guanti da lavoro|Mouse senza fili|Raccoglitore|Prolunga elettrica|Rullo per pittura|Staffa in acciaio|Filtro acqua|Scatola contenitore|Lavagna bianca|Trapano|Scatola da imballo|Vite esagonale M8|Tubo da giardino|Switch di rete|Nastro adesivo|Quaderno`,
    'nero|blu|zincato|piccolo|inox|set da 4|15 mm|A4|tipo B|riciclato|bianco|2 m|taglia L|24 V|con coperchio',
    `Installazione in loco|Consulenza|Manutenzione caldaia|Progetto grafico|Sviluppo software|Traduzione italiano-inglese|Riparazione elettrica|Gestione progetto|Tenuta contabilità|Tinteggiatura|Manutenzione giardino|Calcolo strutturale|Servizio fotografico|Corso di formazione|Redazione testi|Riparazione tetto|Pulizia uffici|Manodopera`,
    'Hosting web|Canone mensile|Contratto di assistenza|Licenza d’uso|Connessione internet|Tariffa mobile|Registrazione dominio|Spazio aggiuntivo|Noleggio attrezzature|Quota energia',
    'Caffè in grani|Pane casereccio|Acqua frizzante|Pecorino stagionato|Succo di mela|Menù del giorno|Tè verde|Olio d’oliva|Insalata mista|Chianti classico|Uova fresche|Tagliatelle',
    'accessori e fissaggio compresi|come da preventivo|consegnato in cantiere|vedi DDT|garanzia due anni|prezzo concordato',
  ),
};

/** A line's text, a second line below it (or null), and a unit price in cents. */
export function product(
  random: Random,
  language: Language,
  trade: Trade,
  iso: string,
): { description: string; addition: string | null; cents: number } {
  const lists = CATALOGUES[language];
  const addition = random.chance(0.25) ? random.pick(lists.additions) : null;
  if (trade === 'work') {
    const suffix = random.chance(0.3)
      ? random.pick([` (${monthAndYear(iso, language)})`, ' - phase 2', ' 2.0', ` ${monthAndYear(iso, language)}`])
      : '';
    return {
      description: random.pick(lists.work) + suffix,
      addition,
      cents: random.pick([4500, 5500, 6000, 7250, 8500, 9500, 11000, 12500, 15000, 19500, 3890, 24000]),
    };
  }
  if (trade === 'subscription') {
    const suffix = random.chance(0.5)
      ? random.pick([` ${monthAndYear(iso, language)}`, ' Pro', ' Basic', ' 500', ' Business', ' (10 GB)'])
      : '';
    return {
      description: random.pick(lists.subscription) + suffix,
      addition: null,
      cents: random.pick([500, 900, 1250, 1999, 2900, 4900, 9900, 1495, 3490, 799]),
    };
  }
  if (trade === 'food')
    return { description: random.pick(lists.food), addition: null, cents: random.integer(90, 2650) };
  const quality = random.chance(0.7)
    ? random.pick([
        `, ${random.pick(lists.qualities)}`,
        ` ${random.pick(lists.qualities)}`,
        ` ${random.letters(2)}-${random.digits(3)}`,
        ` ${random.letters(1)}${random.digits(2)} ${random.pick(lists.qualities)}`,
      ])
    : '';
  return {
    description: random.pick(lists.goods) + quality,
    addition,
    cents: random.chance(0.5) ? random.integer(150, 9999) : random.integer(20, 900) * 100 - random.pick([0, 1, 5, 10]),
  };
}
