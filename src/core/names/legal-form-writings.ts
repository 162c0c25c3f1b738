/**
 * Writings of legal forms, by country: of each form the one that stands for all, then the others. In lower case,
 * letters only, as `nameKey` reads names; the first is never longer than the others. Where a country writes two forms
 * alike ("SA"), what they are short for is the same form too.
 */
const WRITINGS: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'Great Britain, Ireland': [
    ['ltd', 'limited', 'teoranta'],
    ['plc', 'publiclimitedcompany'],
    ['llp', 'limitedliabilitypartnership'],
    ['lp', 'limitedpartnership'],
    ['dac', 'designatedactivitycompany'],
    ['clg', 'companylimitedbyguarantee'],
    ['cic', 'communityinterestcompany'],
  ],
  'The United States, Canada': [
    ['inc', 'incorporated'],
    ['corp', 'corporation'],
    ['co', 'company'],
    ['llc', 'limitedliabilitycompany', 'limitedliabilityco'],
    ['pllc', 'professionallimitedliabilitycompany'],
    ['ltée', 'ltee', 'limitée', 'limitee'],
    ['ulc', 'unlimitedliabilitycompany'],
  ],
  'Australia, India, Singapore, Malaysia': [
    ['ptyltd', 'proprietarylimited', 'proprietaryltd', 'ptylimited'],
    ['pteltd', 'pvtltd', 'privatelimited', 'privateltd', 'ptelimited', 'pvtlimited'],
    ['sdnbhd', 'sendirianberhad'],
    ['bhd', 'berhad'],
  ],
  'Germany, Austria, Switzerland': [
    ['gmbh', 'gesellschaftmitbeschränkterhaftung', 'gesellschaftmbh', 'gesmbh'],
    ['gmbhcokg', 'gmbhundcokg', 'gmbhandcokg', 'gmbhcompkg', 'gmbhcokommanditgesellschaft'],
    ['ggmbh', 'gemeinnützigegmbh', 'gemeinnützigegesellschaftmitbeschränkterhaftung'],
    ['ug', 'ughaftungsbeschränkt', 'unternehmergesellschaft', 'unternehmergesellschafthaftungsbeschränkt'],
    ['ag', 'aktiengesellschaft'],
    ['kg', 'kommanditgesellschaft'],
    ['kgaa', 'kommanditgesellschaftaufaktien'],
    ['ohg', 'offenehandelsgesellschaft'],
    ['gbr', 'gesellschaftbürgerlichenrechts'],
    ['ek', 'eingetragenerkaufmann', 'eingetragenekauffrau', 'ekfm', 'ekfr'],
    ['ev', 'eingetragenerverein'],
    ['eg', 'eingetragenegenossenschaft'],
    ['eu', 'eingetragenesunternehmen'],
  ],
  'France, Belgium, Luxembourg': [
    ['sarl', 'sàrl', 'sociétéàresponsabilitélimitée', 'societearesponsabilitelimitee'],
    ['sas', 'sociétéparactionssimplifiée', 'societeparactionssimplifiee'],
    ['sa', 'sociétéanonyme', 'societeanonyme', 'sociedadanónima', 'sociedadanonima'],
    ['snc', 'sociétéennomcollectif', 'societeennomcollectif'],
    ['sci', 'sociétécivileimmobilière', 'societecivileimmobiliere'],
    ['cie', 'compagnie'],
  ],
  'The Netherlands, Belgium': [
    ['bv', 'beslotenvennootschap'],
    ['nv', 'naamlozevennootschap'],
    ['vof', 'vennootschaponderfirma'],
  ],
  'Spain, Mexico': [
    ['sl', 'sociedadlimitada', 'sociedadderesponsabilidadlimitada'],
    ['slu', 'sociedadlimitadaunipersonal'],
    ['sadecv', 'sociedadanónimadecapitalvariable', 'sociedadanonimadecapitalvariable'],
    ['sdecv', 'sociedaddecapitalvariable'],
  ],
  Italy: [
    ['srl', 'societàaresponsabilitàlimitata', 'societaaresponsabilitalimitata'],
    ['srls', 'societàaresponsabilitàlimitatasemplificata'],
    ['spa', 'societàperazioni', 'societaperazioni'],
    ['sas', 'societàinaccomanditasemplice', 'societainaccomanditasemplice'],
    ['snc', 'societàinnomecollettivo', 'societainnomecollettivo'],
  ],
  'Portugal, Brazil': [['lda', 'ltda', 'limitada']],
  'Denmark, Sweden, Norway, Finland': [
    ['as', 'aktieselskab', 'aksjeselskap'],
    ['aps', 'anpartsselskab'],
    ['ab', 'aktiebolag', 'aktiebolaget'],
    ['oy', 'osakeyhtiö'],
    ['oyj', 'julkinenosakeyhtiö'],
  ],
  'Poland, Czechia, Slovakia, Hungary, Romania': [
    ['spzoo', 'spółkazograniczonąodpowiedzialnością', 'spolkazograniczonaodpowiedzialnoscia'],
    ['sro', 'společnostsručenímomezeným', 'spoločnosťsručenímobmedzeným'],
    ['kft', 'korlátoltfelelősségűtársaság'],
  ],
  Japan: [['kk', 'kabushikikaisha', 'kabushikigaisha']],
};

/** For every writing of a legal form the one that stands for it, the longest writing first. */
export const LEGAL_FORM_WRITINGS: readonly (readonly [writing: string, form: string])[] = Object.values(WRITINGS)
  .flat()
  .flatMap(([form, ...others]) => [form, ...others].map((writing) => [writing, form] as const))
  .sort(([a], [b]) => b.length - a.length);

/** Ordinary words that end as a form is written. */
export const WORDS_LIKE_FORMS: readonly string[] = ['unlimited', 'accompany', 'unincorporated', 'reincorporated'];
