/**
 * How parties are named, addressed and spoken of, where they are, and what stands in the place of a name and is none;
 * alternatives of a pattern. Named in `party-words.ts`, apart from the other words of a language, as no browser needs it.
 */
export interface PartyWords {
  /** Forms of address, before a name or alone in the line above it: "Frau", "Mr". */
  courtesies?: readonly string[];
  /** Those that only say so before a name: alone they may be one, or a town. */
  courtesiesBefore?: readonly string[];
  /** Those that only say so alone: before a name they may be part of it. */
  courtesiesAlone?: readonly string[];
  /** The second of two who are addressed: "Mr and Mrs". */
  courtesiesSecond?: readonly string[];
  /** Those that only are so where no name follows: "M & MS Interiors" is a firm. */
  secondAlone?: readonly string[];
  /** What stands between the two. */
  and?: readonly string[];
  /** Abbreviated titles, whose bearer stands in the next line; capitals count. */
  titles?: readonly string[];
  /** How a letter speaks to whoever reads it, without a name: "Werter Kunde". */
  hailed?: readonly string[];
  /** How whoever sends a letter speaks of itself, as a sentence begins: "we". */
  speakers?: readonly string[];
  /** What stands between a company's legal form and its partners: "S.n.c. di Rossi e C.". */
  partners?: readonly string[];
  /** Whoever has a number with the sender. */
  numbered?: readonly string[];
  /** One of several houses, with its name or town behind: "Filiale Nord". */
  houses?: readonly string[];
  /** Other places of the sender's own. */
  ownPlaces?: readonly string[];
  /** What lines with a colon announce that is not whom a bill is for: places, banks, who sends, who works there. */
  others?: readonly string[];
  /** What forms ask of where somebody or something is, before a colon. */
  placeFields?: readonly string[];
  /** What somebody does or may do, in a line of its own beside the name. */
  professions?: readonly string[];
  /** What people on their own do, one or several in a line below the name: "Lektorat & Korrektorat". */
  crafts?: readonly string[];
  /** An office, up to the town in which it is held. */
  officeAt?: readonly string[];
  /** How sentences begin that a line breaks off, and no name does. */
  sentences?: readonly string[];
  /** How letters end, above the name of whoever wrote them. */
  closings?: readonly string[];
  /** What streets and places are, before their names: "Rua", "ul.". */
  streets?: readonly string[];
  /** What office somebody holds, behind the name: "Treasurer"; and what stands before the office: "Deputy". */
  offices?: readonly string[];
  ranks?: readonly string[];
  /** What a heading announces of a party, what may stand before it, and what between it and the party. */
  details?: readonly string[];
  detailsBefore?: readonly string[];
  detailsOf?: readonly string[];
  /** How makers of programs call parties on specimens; capitals count. */
  specimens?: readonly string[];
  /** How a remark in brackets begins that is no part of a name; capitals count. */
  asides?: readonly string[];
  /** Those who own a house or a road in common, before its name. */
  owners?: readonly string[];
  /** The same behind the name of the house, as its last line: "Condominium Corp. 276". */
  ownersBehind?: readonly string[];
  /** What begins the number of a page: "Seite". */
  pages?: readonly string[];
  /** How slips thank; what may follow at once, and what before that for which they do. */
  thanks?: readonly string[];
  thanksMore?: readonly string[];
  thanksFor?: readonly string[];
  /** Cards that one pays with, before their number. */
  cards?: readonly string[];
  /** Departments, in a line below whose they are: "Accounts payable". */
  departments?: readonly string[];
  /** Parties that departments are named after, and the words behind them: "Vendor management", "Supplier payments". */
  servedParties?: readonly string[];
  servedBy?: readonly string[];
  /** "the" of things and of people, and "your" before an organ. */
  articles?: readonly string[];
  yours?: readonly string[];
  /** "payment" as a sentence begins, behind the article, and what goes on behind it: "wird". */
  paying?: readonly string[];
  willBe?: readonly string[];
  /** Organs and offices of whoever signs: "Vorstand", and holders of offices to whom a bill is addressed: "Le Maire". */
  organs?: readonly string[];
  officeHolders?: readonly string[];
  /** Two of what parts of a page are about make a heading: "Billing and Payment"; what may stand behind both. */
  matters?: readonly string[];
  mattersBehind?: readonly string[];
  /** Words of whole sentences: "please", "wir". */
  inSentences?: readonly string[];
  /** How letters begin and end, with or without a name: "Dear", "Kind regards". */
  letters?: readonly string[];
  /** Days and months as they stand alone, or with the day or year behind; and how names of months begin. */
  weekdays?: readonly string[];
  months?: readonly string[];
  monthsShort?: readonly string[];
  monthsBegin?: readonly string[];
  /** What sums up something else, and what stands before that: "Détail de". */
  summaries?: readonly string[];
  summariesOf?: readonly string[];
  /** Of how much a price is, besides the signs of measures: "per", "hour". */
  per?: readonly string[];
  units?: readonly string[];
  /** Legal forms in full, in a line below the name. */
  forms?: readonly string[];
  /** What announces a person at a company: "Attn:", "z. Hd.". */
  attention?: readonly string[];
  /** Forms of address right before a name, of a person and of a firm; those that begin a remark in brackets behind it; and those in greetings. */
  personTitles?: readonly string[];
  firmTitles?: readonly string[];
  bracketed?: readonly string[];
  greetedTitles?: readonly string[];
  /** How letters and mail greet somebody by name, and whom they greet without one: "Kunde". */
  greetings?: readonly string[];
  anybody?: readonly string[];
  /** "and" between the partners of a firm. */
  joins?: readonly string[];
  /** How names of departments begin, and those that a small word follows; of the latter capitals count. */
  departmentsBegin?: readonly string[];
  bureaus?: readonly string[];
  /** Little words of people's names; case counts. */
  personParticles?: readonly string[];
  /** What is printed before the numbers under which a sender is registered: before "number" or alone, and other. */
  registers?: readonly string[];
  registrations?: readonly string[];
  /** What announces what a letter or the work is about: "Betreff:". */
  subjects?: readonly string[];
  /** Little words before a party's name that need no colon; before a seller's, a buyer's, and a buyer's as the line begins. */
  leads?: readonly string[];
  sellerLeads?: readonly string[];
  buyerLeads?: readonly string[];
  buyerLeadsFirst?: readonly string[];
  /** What joins the first words of a name to a place: "Gasthof zum"; case counts. */
  placesBehind?: readonly string[];
  /** The field of a form that asks for a name. */
  nameFields?: readonly string[];
  /** Folded labels of whose account it is, and other words of accounts. */
  holders?: readonly string[];
  accounts?: readonly string[];
  /** What tills and tables in restaurants print. */
  tills?: readonly string[];
  /** Mail addresses that whoever sells reads: "sales@". */
  mailboxes?: readonly string[];
  /** What stands before the first and the last day of a period. */
  periodBegins?: readonly string[];
  periodEnds?: readonly string[];
  /** A household is named below: "Familie". */
  households?: readonly string[];
  /** Ranks in front of a name, behind the form of address: "Frau Mag.". */
  academic?: readonly string[];
  /** In front of whose business it is that is named above: "Inh.". */
  ownedBy?: readonly string[];
  /** What is said of whoever is named above: "seit 1871". */
  explains?: readonly string[];
  /** Parts of words that name banks. */
  banks?: readonly string[];
  /** Folded labels of guests. */
  guests?: readonly string[];
  /** What a legal form has, behind it: "SARL au capital de …". */
  capitals?: readonly string[];
  /** Departments that pay: they stand below whom a bill is sent to. */
  payables?: readonly string[];
  /** What announces persons of the sender's own, and parts of words for departments that are paid. */
  ofSender?: readonly string[];
  receivables?: readonly string[];
  /** Folded names of papers and of what stands behind them before what was bought: "receipt for". */
  papers?: readonly string[];
  papersFor?: readonly string[];
  /** Words of headings that no list of labels has, and what tables list: "Produkte". */
  unnamed?: readonly string[];
  goods?: readonly string[];
  /** Words of sentences, and of no names. */
  pronouns?: readonly string[];
  /** What mail programs print above a message: who sent it, when, to whom, about what; and what may follow. */
  mailFrom?: readonly string[];
  mailSent?: readonly string[];
  mailTo?: readonly string[];
  mailSubject?: readonly string[];
  mailBeside?: readonly string[];
  /** What stands before the subject of a mail that is passed on: "FW", and above the message itself. */
  mailForwarded?: readonly string[];
  mailPassedOn?: readonly string[];
  /** What sheets and slips that carry a paper call themselves: "Fax", "Laufzettel"; and what pages of conditions do. */
  coverSheets?: readonly string[];
  /** How a letter says that something comes with it: "enclosed". */
  enclosing?: readonly string[];
  conditions?: readonly string[];
  /** Folded labels of who sends and receives goods, and words of consignments. */
  shippers?: readonly string[];
  consignees?: readonly string[];
  consignments?: readonly string[];
  /** Forms of address before a person's name, and jobs; capitals count. */
  salutations?: readonly string[];
  jobs?: readonly string[];
  /** Labels of a contact, and what stands behind them and is nobody's name. */
  contacts?: readonly string[];
  staff?: readonly string[];
  /** What streets are, behind their names, anywhere as a word, and as a word begins; besides `streets`. */
  streetsBehind?: readonly string[];
  streetWords?: readonly string[];
  streetsBefore?: readonly string[];
  /** Boxes at the post. */
  boxes?: readonly string[];
  /** Names of countries. */
  countries?: readonly string[];
  /** What else stands at the end of an address in a line of its own: "Co. Donegal". */
  counties?: readonly string[];
  /** Parts of houses in a line of their own, and behind the house. */
  buildings?: readonly string[];
  parts?: readonly string[];
  /** Where firms settle, before the name of the zone. */
  zones?: readonly string[];
  /** The same behind it: "Industrial Estate". */
  zonesBehind?: readonly string[];
  /** How streets begin that say where they are, and what follows these words and is no street: "Am Deich", "Am Montag"; case counts. */
  streetsAt?: readonly string[];
  noStreetsAt?: readonly string[];
  /** What streets are behind their names where houses have names, and where they go without a number; case counts. */
  streetsOfHouses?: readonly string[];
  streetsAlone?: readonly string[];
  /** What houses are that have names, and little words before these; case counts. */
  houseNames?: readonly string[];
  /** What houses are called that were something else: "The Old School". */
  formerHouses?: readonly string[];
  beforeHouses?: readonly string[];
  /** What templates print in the place of an address until somebody fills them in. */
  toFillIn?: readonly string[];
  /** Words with which a line may begin before a name. */
  beforeNames?: readonly string[];
  /** What a paper says of how it was made: "this", "document", "generated". */
  thisPaper?: readonly string[];
  documents?: readonly string[];
  madeBy?: readonly string[];
  /** What stands before the name of whom to pay, of whom the reader chose, who signs, and whose name is registered. */
  payees?: readonly string[];
  chosen?: readonly string[];
  signedFor?: readonly string[];
  registeredAs?: readonly string[];
  /** What public bodies are called in front of where they are: "District of". */
  bodies?: readonly string[];
  /** How a line begins that tells whose part is named above it: "A division of". */
  partOf?: readonly string[];
  /** Words for churches and their bodies, behind which the saint they are called after may stand; alternatives of a pattern. */
  churches?: readonly string[];
  /** What stands between a brand and the company whose it is: "is a trading name of". */
  brandOf?: readonly string[];
  /** Parts of words at the place of a signature. */
  signatures?: readonly string[];
  /** What stands between two names of which one acts for the other; some capitals count. */
  behalf?: readonly string[];
  /** The same with whose name may stand in the next line; case does not count. */
  behalfOpen?: readonly string[];
  /** How a sentence about an account goes on behind its holder: "unter Angabe". */
  quoting?: readonly string[];
  /** What a company says of itself behind its legal form: "con socio unico", "in liquidazione". */
  standings?: readonly string[];
  /** Under what a name is registered, right behind it: "ABN", "CVR"; and what may stand between that and the number. */
  registeredUnder?: readonly string[];
  registeredNumber?: readonly string[];
  /** How a sentence begins behind the name of a company that is registered; and what lines at the foot print of its registers. */
  saysRegistered?: readonly string[];
  registersAtFoot?: readonly string[];
  /** What is printed before numbers of telephones, and what else stands beside an address and is none: "VAT", "IBAN"; whole words. */
  telephones?: readonly string[];
  besideAddress?: readonly string[];
  /** How lines begin that look like addresses and are none: "Invoice 118, 12 May". */
  noPlaces?: readonly string[];
  /** What below a name tells that it is the sender's own: telephones, accounts, registers; whole words. */
  ownSigns?: readonly string[];
  /** How a sentence goes on behind the name of whom to pay, whom one chose or whose rights are reserved. */
  behindNames?: readonly string[];
  /** Words of names that a point shortens, which ends no sentence: "Bros.", "Gebr."; case counts. */
  shortened?: readonly string[];
  /** Little words in names of people, in pairs and alone; of one that begins in small letters; and in names of firms. Case counts. */
  particlePairs?: readonly string[];
  particles?: readonly string[];
  beforeCapitals?: readonly string[];
  inFirms?: readonly string[];
  /** With what no name ends, so that it goes on in the next line; and what begins that line, with an article behind. */
  openEnds?: readonly string[];
  nextParticles?: readonly string[];
  nextArticles?: readonly string[];
  /** Single words for kinds of bodies and houses, of which a line may consist without naming one: "Istituto Comprensivo". */
  bodyKinds?: readonly string[];
  /** Words of which the last line of a body's name may consist, where a language says last what it is: "Dental Practice". */
  bodyHeads?: readonly string[];
  /** Little words of names, as against those of sentences; case counts. And those that say neither who nor what. */
  littleWords?: readonly string[];
  idle?: readonly string[];
  /** What heads particulars: "Dati anagrafici", "Gegevens van"; and what ends such a heading: "Angaben". */
  data?: readonly string[];
  dataOf?: readonly string[];
  dataBehind?: readonly string[];
}
