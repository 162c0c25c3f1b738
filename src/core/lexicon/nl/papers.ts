import { type Lexicon, type NounWords, type PaperWords, phrases, type SpanWords } from '../lexicon.ts';

export const papers = {
  stamps: phrases('ontvangen, ingekomen, ontvangst, geboekt'),
  approvals: [String.raw`akkoord\s(?:voor\sbetaling|bevonden|d\.?d\.?)|betaalbaar\sgesteld|gecontroleerd\sdoor`],
  invoice: phrases('fact'),
  compounds: ['(?<!credit|krediet|correctie|inkoop|forma)factuur'],
  creditNote: phrases('credit'),
  invoiceCodes: phrases('fac?t?, f'),
  creditCodes: phrases('cn'),
  besideTitle: phrases('bij, na, tegen, uw, onze, deze'),
  besideDay: phrases('van, datum'),
  treated: phrases('patient(?:e|en)?'),
  debit: phrases('debet, af, uitgaven'),
  credit: phrases('credit, bij, ontvangsten'),
  balance: phrases('saldo'),
  progress: phrases('eerder, voortgang'),
} satisfies PaperWords;

export const nouns = {
  rounding: ['afronding(?:sverschil)?'],
  copies: [
    '(?:origineel|kopie|duplicaat|exemplaar) voor (?:de )?(?:klant|koper|afnemer|ontvanger|verkoper|leverancier)',
  ],
  continued: ['vervolg'],
  trades: [
    String.raw`\p{Lu}\p{Ll}+(?:bedrijf|werken|praktijk)`,
    'Loodgieterij',
    'Timmerwerken',
    'Bakkerij',
    'Slagerij',
  ],
  inPart: ['aanbetal', 'voorschot'],
  amount: ['bedrag'],
  branches: [
    String.raw`[\p{L}]*(?:bedrijf|techniek|handel|onderneming|werken|installaties|transport|bouw|vervoer|verhuur|makelaars)`,
    'bakkerij|drukkerij|slagerij|bloemen|garage|autobedrijf|groothandel|hotel|restaurant|schilders|accountants|advocaten|notarissen',
  ],
  particulars: ['(?:contact|bedrijfs|adres|klant|identificatie)gegevens', '(?:post|bezoek)?adres'],
  statuses: ['publiekrechtelijke? (?:rechtspersoon|lichaam)', 'openbaar lichaam', 'algemeen nut beogende instelling'],
  measures: ['colli', 'kolli'],
  net: ['subtotaal'],
  taxes: ['btw'],
  duties: ['heffingen', 'accijnzen'],
  settled: ['termijn'],
  readers: ['uw', 'jouw', 'je'],
  bought: ['bestelling', 'boeking', 'reservering', 'aankoop', 'verblijf'],
  arrival: ['aankomst'],
  departure: ['vertrek'],
  counted: ['uren|dagen'],
} satisfies NounWords;

export const persons = { yours: 'uw|jouw', ours: 'onze?' } satisfies Lexicon['persons'];

export const spans = {
  until: [String.raw`tot(?:\s+en\s+met)?|t\/m`],
  from: ['van|tussen'],
} satisfies SpanWords;
