import type { Random } from '../random.ts';
import type { Language } from './locale.ts';
import { wordList } from './word-list.ts';

const FIRST_NAMES: Record<Language, string[]> = {
  en: wordList(`James|Olivia|Harper|Ethan|Grace|Priscilla|Marcus|Dana|Tyler|Naomi|Owen|Brooke|Callum|Freya|Imogen|Jasper|Nadia|Rhys
    Shannon|Trevor|Wendy|Zachary|Alicia|Brandon|Chloe|Derek|Eleanor|Felix|Gemma|Howard|Isla|Jordan|Kayla|Leon|Megan|Nathan|Phoebe|Quentin`),
  de: wordList(`Anke|Bernd|Carolin|Detlef|Elke|Florian|Gudrun|Holger|Ingrid|Jens|Katrin|Lutz|Maren|Norbert|Petra|Ralf|Sabine|Torsten|Ulrike
    Volker|Wiebke|Anselm|Birgit|Dirk|Frauke|Heiko|Jonas|Konrad|Leonie|Matthias|Nele|Rüdiger|Svenja|Till|Uwe|Jürgen|Käthe`),
  fr: wordList(`Amélie|Bastien|Camille|Didier|Élodie|Fabrice|Gaëlle|Hugo|Inès|Jérôme|Karine|Laurent|Manon|Nicolas|Océane|Pascal|Quentin
    Romane|Sylvain|Thierry|Valérie|Xavier|Yannick|Zoé|Aurélien|Benoît|Clémence|Émile|Françoise|Géraldine|Hélène|Loïc`),
  nl: wordList(`Anouk|Bram|Carlijn|Daan|Eline|Floris|Guusje|Hidde|Ilse|Jeroen|Karin|Lotte|Maarten|Nienke|Ottoline|Pieter|Roos|Sander|Tess
    Wouter|Yvonne|Bas|Femke|Gijs|Hanneke|Joris|Kees|Marloes|Ruben|Sjoerd|Thijs|Willemijn`),
  es: wordList(`Alejandra|Álvaro|Beatriz|Carlos|Dolores|Emilio|Fátima|Gonzalo|Inés|Javier|Lucía|Manuel|Noelia|Óscar|Pilar|Rafael|Sofía|Tomás
    Verónica|Yolanda|Adrián|Belén|Diego|Esperanza|Fernando|Graciela|Ignacio|Jimena|Lorenzo|Marisol|Núria|Rocío`),
  it: wordList(`Alessia|Bruno|Chiara|Davide|Elisa|Fabio|Giada|Ivano|Laura|Marco|Nicoletta|Ornella|Paolo|Raffaella|Simone|Teresa|Ugo|Valentina
    Arianna|Bartolomeo|Cinzia|Donato|Emanuela|Federico|Ginevra|Lorenzo|Michela|Pietro|Rosalba|Stefano|Tiziana|Vito`),
};

const SURNAMES: Record<Language, string[]> = {
  en: wordList(`Abbott|Blackwood|Carmichael|Donovan|Ellsworth|Fairbanks|Gallagher|Hargreaves|Ingram|Jamison|Kendrick|Lockhart|Merriweather
    Norwood|Osgood|Pemberton|Quimby|Radcliffe|Sheffield|Thackeray|Underhill|Vaughan|Whitlock|Yarborough|Ashcroft|Bellamy|Cromwell|Dempsey
    Ferris|Goodwin|Holloway|Kirkland|Langford|Mercer|Nash|Oakley|Prescott|Rowland|Sinclair|Tillman|Wainwright|Brennan|Castillo|Nguyen|Okafor|Patel`),
  de: wordList(`Ackermann|Brinkmann|Claussen|Dombrowski|Eichhorn|Fassbender|Gerlach|Hollerbach|Imhoff|Jessen|Kirchner|Lindemann|Mertens|Nolte
    Ostermann|Pfeiffer|Quandt|Riedel|Scharnagl|Thalmann|Uhlig|Vollmer|Wendt|Zeller|Baumgärtner|Dörfler|Grünwald|Häusler|Köhler|Löffler
    Möller|Rößler|Schütte|Strauß|Tümmler|Weidner|Wieczorek|Yilmaz|Zimmerer|Brandstätter|Egger|Hofer|Niederberger|Rüegg|Zumstein`),
  fr: wordList(`Aubert|Beauchamp|Chevalier|Delacroix|Estève|Fontaine|Garnier|Hébert|Jacquemin|Lefèvre|Marchand|Normand|Ollivier|Perrault|Renaud
    Saunier|Thibault|Vasseur|Barbier|Carpentier|Deschamps|Fournier|Gauthier|Humbert|Joly|Lacombe|Mercier|Poirier|Roussel|Tessier|Vidal|Weber`),
  nl: wordList(`van den Berg|de Bruijn|Dekker|van Dijk|Groeneveld|Hoekstra|Jansen|Kuipers|van Leeuwen|Mulder|Noordhof|Postma|de Ruiter|Schouten
    Timmermans|van der Velden|Verhoeven|Willems|Zijlstra|Bakker|Claessens|de Vries|Hendriks|Kramer|Maas|Peeters|Smits|Vermeulen|Wouters|Brouwer`),
  es: wordList(`Aguilar Ortega|Benítez|Cabrera Ruiz|Domínguez|Escobar|Fuentes Mora|Gallardo|Herrera|Iglesias|Jiménez Soto|Lozano|Méndez|Navarro Gil
    Ochoa|Peña|Quintero|Ríos Vega|Salazar|Torres|Urrutia|Valenzuela|Zamora|Castaño|Delgado|Espinosa|Gutiérrez|Márquez|Núñez|Pastor|Romero Díaz`),
  it: wordList(`Amato|Barbieri|Colombo|D'Angelo|Esposito|Ferrara|Gallo|Innocenti|Lombardi|Marchetti|Nardi|Orlando|Pellegrini|Rinaldi|Santoro
    Testa|Vitale|Zanetti|Bellini|Caruso|De Luca|Fabbri|Gentile|Longo|Mancini|Neri|Palumbo|Romano|Serra|Valentini|Bianchi|Rizzo`),
};

/** A family name of the language. */
export function surname(random: Random, language: Language): string {
  return random.pick(SURNAMES[language]);
}

/** First and family name. */
export function personName(random: Random, language: Language): string {
  return `${random.pick(FIRST_NAMES[language])} ${surname(random, language)}`;
}
