/** "Co. Donegal" is a county, no company. */
const IRISH_COUNTIES = `
  Antrim Armagh Carlow Cavan Clare Cork Donegal Down Dublin Durham Fermanagh Galway Kerry Kildare Kilkenny Laois
  Leitrim Limerick Longford Louth Mayo Meath Monaghan Offaly Roscommon Sligo Tipperary Tyrone Waterford Westmeath
  Wexford Wicklow
`;

const LIMITED = String.raw`(?:L(?:td|TD)\.?|Limited|LIMITED)`;

/** Where two forms begin alike, the one that stands first here is read. */
const FORMS: readonly string[] = [
  // Germany, Austria, Switzerland
  String.raw`G(?:mb|MB)H(?:\s?&\s?Co\.?\s?(?:KG(?:aA)?|OHG))?|gGmbH|mbH|Ges\.\s?m\.\s?b\.\s?H\.`,
  String.raw`UG(?:\s?\((?:haftungsbeschränkt|HAFTUNGSBESCHRÄNKT)\))?|AG(?:\s&\sCo\.?\sKG)?|KGaA|KG|OHG|GbR|e\.\s?K\.`,
  String.raw`e\.\s?U\.|e\.\s?V\.|eG|SE`,
  // Public bodies and partnerships; "2. OG" and "Wohnung OG" are upper floors
  String.raw`A[öÖ]R|K[dD][öÖ]R|PartG(?:\s?mbB)?|Partnerschaft\smbB|VVaG|eGbR|gUG`,
  String.raw`(?<=\p{Lu}[\p{L}.&-]{2,}\s)(?<!(?:Wohnung|Laden|Ladengeschäft|Büro|Praxis|Haus|Stiege|Trakt|Gebäude)\s)OG(?=$|\s?[,·|–-])`,
  // France, and the Mexican forms that a French “S.A.” would cut
  String.raw`SARL|S\.A\.R\.L\.?|S\.à\sr\.l\.|SASU?|S\.A\.S\.?|EURL|SNC|SCI|SCOP|S\.A\.\s(?:de|DE)\sC\.V\.`,
  String.raw`S\.\s(?:de|DE)\sR\.L\.(?:\s(?:de|DE)\sC\.V\.)?|SA|S\.A\.|Sàrl|Sagl`,
  String.raw`SELARL|SELAS|SELAFA|EIRL|SCEA|EARL(?!['’])|GAEC|SCP|SCM`,
  // Belgium and the Netherlands
  String.raw`SCRL|SComm|S\.Comm\.|CommV|Comm\.\s?V\.?|U\.A\.|SPRL|B\.?V\.?B\.?A\.?|B\.\s?V\.?|BV|N\.\s?V\.?|NV|V\.?O\.?F\.?`,
  // Spain
  String.raw`S\.A\.U\.?|SAU|S\.A\.T\.|S\.?L\.?U?\.?(?=$|[\s,])|S\.\s?L\.|S\.?L\.?L\.?|S\.\s?Coop\.(?:\s?(?:And|Mad|Gal|Ast|Ar|Cant|C|V|Ltda?)\.)+|S\.\s?Coop\.?|SCoop\.?|(?<=\p{L}{2}[.,]?\s)(?:C\.\s?B\.|S\.\s?C\.\s?P\.)(?=$)`,
  // Italy
  String.raw`S\.r\.l\.?s?\.?|S\.?R\.?L\.?S?\.?|Srl|S\.p\.A\.?|SpA|S\.a\.s\.|S\.n\.c\.|(?:snc|srl|sas)(?=$)`,
  String.raw`S\.c\.a?\.?r\.l\.|S\.C\.A?\.?R\.L\.|(?<=[Aa]gr(?:icola|\.)\s)[Ss]\.\s?[Ss]\.`,
  // Limited, in English, Canadian French and Irish
  String.raw`Ltd\.?|LTD\.?|Limited|LIMITED|Ltée|LTÉE|Teoranta|TEORANTA|Teo\.`,
  // The United States
  String.raw`LLC|L\.L\.C\.|LLP|L\.L\.P\.|LP|Inc\.?|INC\.?|Incorporated|INCORPORATED|Corp\.?|CORP\.?`,
  'Corporation|CORPORATION',
  // Companies anywhere that writes English
  String.raw`C[Oo]\.(?!\s(?:${alternatives(IRISH_COUNTIES)})(?!\p{L}))(?:,?\sL(?:td|TD)\.?)?`,
  String.raw`(?:Co|CO),?\sL(?:td|TD)\.?|Company|COMPANY|PLC|plc|Plc`,
  // Australia, Singapore, India
  String.raw`P(?:ty|TY)\.?\s?${LIMITED}|P(?:te|TE)\.?\s?${LIMITED}|\(?P(?:vt|VT)\.?\)?\s?${LIMITED}|Private\sLimited`,
  String.raw`PRIVATE\sLIMITED`,
  // Further English ones
  String.raw`P\.?C\.?(?=$)|PLLC|DAC|UC|ULC|CLG|Unlimited\sCompany|C\.I\.C\.|(?<=\p{L}{3}\s)(?:CIC|SCIO)`,
  // The Gulf, Malaysia, Portugal and Brazil
  String.raw`FZE|FZCO|FZ-?LLC|W\.L\.L\.|S(?:dn|DN)\.?\sB(?:hd|HD)\.?|Ltda\.?|Lda\.?`,
  // Central and Northern Europe, Japan
  String.raw`d\.o\.o\.?|OÜ|UAB|ASA|Oyj|K\.K\.|P\.L\.C\.|L\.P\.|P\.A\.|Oy|OY|AB|A\/S|ApS|AS|Sp\.\sz\so\.o\.|[Ss]p\.\s?[kj]\.|(?:spol\.\s)?s\.\s?r\.\s?o\.|a\.\s?s\.|I\/S`,
  String.raw`Kft\.?|Zrt\.?|Nyrt\.?|Bt\.|S\.?R\.?O\.?(?=$)`,
  // Finland: "Ky" at the end only, since it is a state's abbreviation as well
  `Tmi|T:mi|Ky(?=$)|ry(?=$)`,
  // Of many countries
  String.raw`& Sons|& SONS|& C[Oo]\.?|Group|GROUP|Holdings?|HOLDINGS?|GIE|ASBL|VZW`,
];

/** "BV: Renovierung" names the works: letters before a colon that begin a line are a label. */
const NO_LABEL = String.raw`(?!(?<=^\s*)\p{L}{1,6}:)`;

/** Legal forms of companies in many countries, as they end a printed name. */
export const LEGAL_FORM = new RegExp(String.raw`(?<![\p{L}\d])${NO_LABEL}(?:${FORMS.join('|')})(?![\p{L}\d])`, 'u');

const ORGANISATION_WORDS = String.raw`
  associations? services? solutions? supermarket hotels? airways auto rentals? realty properties management capital digital
  global international worldwide council ministry department\sof hospital college church charity society
  cooperative publishing publishers? press mairie commune communes communaut[ée] agglom[ée]ration ville city county borough town museum gallery
  theat(?:re|er) orchestra dental medical medicine optical optics wireless mobile broadband airport railways?
  rides? cabs? taxis? freight logistics shipping couriers? roofing siding landscaping plumbers? heating cleaning
  painting flooring fabrications? electricals? traders? retail distributors? suppl(?:iers?|y) hardware furniture
  apparel fashion cosmetics beauty salon spa fitness gym yoga academy montessori nursery kindergarten camp trust
  authority agency bureau embassy federation union league attorneys solicitors advocates architects? engineering
  engineers manufacturing machinery tools? metals? steel plastics? packaging paper print(?:ers)? photography
  films? pictures records music games? toys books? brewery brewing winery vineyards? coffee tea farms? dairy
  meats? seafood grill diner pizzeria kitchen creative marketing advertising analytics data cloud online web
  internet robotics biotech pharma(?:ceuticals)? health(?:care)? insurance finance financial investments? ventures
  estates? lettings leasing storage security staffing recruitment training education learning research consulting
  consultants studios? design systems? technologies technology tech software media trading supplies supply
  industries partners? associates agentur hotel hôtel restaurant bistro apotheke pharmacy clinic praxis university
  universit[äa]t school institute? foundation stiftung verein verlag werkstatt handel technik bau elektro motors?
  garage electric energy energie telecom bank versicherung club shop store market markt boutique cafe café bakery
  b[äa]ckerei corp hosting interiors? works labs? networks? builders construction plumbing law legal accounting
  catering printing travel airlines? wholesale wholesaler enterprises? products foods? gardens? transport
  carpentry imprenta talleres librer[ií]a ferreter[ií]a asesor[ií]a officina libreria ristorante trattoria atelier
  imprimerie boulangerie cabinet menuiserie drukkerij bakkerij installaties bouw nursing dentistry joinery
  scaffolding haulage coaches veterinary vets diocese ministries growers nurseries bookshop resort guesthouse
  expeditions safaris outdoor broadcasting television radio surveyors brewers caterers upholstery glazing drainage
  excavating excavation paving masonry tyres tires collision locksmiths? charters marina aviation aerospace
  chemicals? ceramics textiles garments jewell?ers florists?
`;

/** Words of trades and institutions that names of organisations carry where no legal form is printed. */
export const ORGANISATION_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(ORGANISATION_WORDS)})(?!\p{L})`,
  'iu',
);

/** "Church Fields", "School Lane", "Mill Cottage": where somebody lives, named for what stands or stood there. */
const PLACE_NAMED_FOR =
  /^(?:the\s)?(?:old\s)?(?:church|school|chapel|college|mill|abbey|hospital|market|museum|brewery|nursery|station|airport)\s(?:fields?|lane|road|street|hill|view|close|walk|green|row|end|meadows?|gardens?|croft|court|place|terrace|avenue|drive|rise|mews|cottages?|lodge)$/iu;

/** Whether a name has a word of trades and institutions, and is no place that is called for one. */
export function hasOrganisationWord(name: string): boolean {
  return ORGANISATION_WORD.test(name) && !PLACE_NAMED_FOR.test(name);
}

/** The words of a list as alternatives of a pattern. */
function alternatives(words: string): string {
  return words.trim().split(/\s+/).join('|');
}
