import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

/** French and Spanish papers without a title, which only their sentences tell apart; and bills that use the same words. */
const PAPERS: readonly (readonly [type: string, language: string, paper: string])[] = [
  [
    'quote',
    'fr',
    `Menuiserie Caradec
2 impasse du Lavoir, 56500 Locminé
Siret 512 004 118 00023

                                        M. et Mme Tanguy
                                        7 rue des Genêts
                                        56500 Moréac

Locminé, le 14 avril 2025

Madame, Monsieur,

Après mon passage de lundi, remplacer vos trois fenêtres coûterait à peu près
ceci, pose comprise :

   Fenêtre chêne 120 x 135           2        890,00     1 780,00
   Porte-fenêtre chêne               1      1 240,00     1 240,00
                                        HT               3 020,00
                                        TVA 10 %           302,00
                                        TTC              3 322,00

Je pourrais venir courant septembre. Si ce prix vous convient, un simple mail
suffit. Le tarif reste garanti jusqu'à fin juin.

Cordialement,
Yann Caradec`,
  ],
  [
    'quote',
    'es',
    `Carpintería Roldán
C/ Sierpes 12, 14001 Córdoba - NIF 30511822K

Córdoba, 3 de marzo de 2025

Doña Carmen Luque
Plaza Nueva 4, Córdoba

Estimada Carmen:

Le paso el precio de los armarios que vimos el viernes:

   Armario dormitorio, dos puertas        2      640,00    1.280,00
   Armario pasillo                        1      410,00      410,00
                                       Base               1.690,00
                                       IVA 21 %             354,90
                                       Total              2.044,90

Le respeto el precio hasta Semana Santa. Si le parece bien, podríamos empezar
a mediados de abril; para reservarle el hueco pediría una señal del 30 %.

Un saludo,
Rafael Roldán`,
  ],
  [
    'order',
    'fr',
    `École Saint-Exupéry
4 rue du Stade, 38000 Grenoble

                                        Papeterie des Alpes
                                        38100 Grenoble

Grenoble, le 2 juin 2025

Bonjour Monsieur,

D'après votre catalogue de mai, pourriez-vous nous livrer pour la rentrée :

   Cahiers 96 pages               200       1,10       220,00
   Classeurs A4                    60       2,40       144,00
                                  HT                   364,00
                                  TVA 20 %              72,80
                                  TTC                  436,80

Nous en avons besoin avant le 25 août. Merci de rappeler notre numéro
d'engagement 25-118 sur la facture.

Bien cordialement,
La directrice`,
  ],
  [
    'order',
    'es',
    `Taberna La Marina
Paseo del Puerto 3, 11500 El Puerto

Hola, Manolo:

Aceptamos tu oferta de la semana pasada. Ponnos para el viernes:

   Manzanilla, cajas             4      38,00      152,00
   Fino, cajas                   2      41,00       82,00
                               Base                234,00
                               IVA 21 %             49,14
                               Total               283,14

Lo necesitamos antes de las once, que luego hay feria. La factura, a nombre
de la sociedad, como la otra vez.

Un abrazo,
Pepa`,
  ],
  [
    'order',
    'fr',
    `Gîte du Ruisseau
48400 Florac

Bonjour Madame Bastide,

C'est entendu, nous vous réservons le gîte du 12 au 19 juillet :

   Semaine en gîte                 1       540,00       540,00
   Linge de maison                 4        12,00        48,00
   Total                                                588,00 €

Le solde est à régler à votre arrivée. Au plaisir de vous accueillir,
Anne et Luc`,
  ],
  [
    'reminder',
    'fr',
    `Clara Weiss, traductrice
67000 Strasbourg

Bonjour Paul,

En rangeant mes papiers je vois que deux traductions n'ont toujours pas été
réglées :

     facture CW-118     notice de montage        420,00
     facture CW-121     catalogue d'été          310,00
     ensemble                                    730,00

C'est sans doute passé à la trappe. Si le virement est déjà en route, oublie
ce message.

Amicalement,
Clara`,
  ],
  [
    'statement',
    'fr',
    `Mairie de Vézins
Service comptable, 49340 Vézins

                                        Ets Guérin Espaces Verts
Vézins, le 7 mai 2025

Monsieur,

Je vous informe que nous avons mandaté ce jour vos factures :

     1182      tonte du stade              1 240,00
     1190      taille des haies              860,00
     Total                                 2 100,00

Vous recevrez cette somme sur votre compte FR76 3000 4139 5911 9800 8116 672.

Salutations distinguées,
Le trésorier`,
  ],
  [
    'statement',
    'es',
    `Hotel Miramar, S.L.
Administración - 29640 Fuengirola

Lavandería Costa, S.L.

Fuengirola, 4 de abril de 2025

Estimados señores:

Les comunicamos que hoy hemos cursado orden de transferencia a su favor:

     Fra. 211     lavado de marzo, 1.ª quincena      640,20
     Fra. 219     lavado de marzo, 2.ª quincena      702,80
     Total                                         1.343,00

Con este pago quedan saldadas sus facturas de marzo.

Atentamente,
Administración`,
  ],
  [
    'delivery_note',
    'fr',
    `Scierie du Haut-Doubs
25300 Pontarlier

livré le 4 mars 2025 chez M. Faivre, Les Fourgs

     essence            longueur     quantité
     épicéa             4 m          60 planches
     sapin              3 m          24 chevrons
     palettes                        3, à rendre

Reste 12 chevrons à livrer vendredi.

signature du client                signature du chauffeur`,
  ],
  [
    'delivery_note',
    'es',
    `Huerta Los Pinos
Ctra. de Murcia km 4, 30500 Molina

entregado hoy, 6 de mayo de 2025, a Frutas Belmonte

     género           cajas      kilos
     tomate           40         480
     pimiento         22         198
     palets           2, a devolver

Quedan 8 cajas de pepino por servir.

firma del conductor                firma del receptor`,
  ],
  // Sellers thank for orders as well, name them, and tell by when to pay.
  [
    'invoice',
    'fr',
    `Imprimerie Vallat
12 rue Gutenberg, 34000 Montpellier
SIRET 418 227 950 00018

Facture n° 2025-118
Montpellier, le 3 juin 2025

Théâtre du Lez, 34000 Montpellier

Selon votre commande du 12 mai, dont nous vous remercions :

   Affiches A2                 300       0,90       270,00
   Programmes                1 000       0,35       350,00
   Total HT                                         620,00
   TVA 20 %                                         124,00
   Total TTC                                        744,00

À régler avant le 3 juillet 2025.`,
  ],
  [
    'invoice',
    'es',
    `Talleres Iturbe, S.L.
Pol. Jundiz 8, 01015 Vitoria - B01224455

Factura n.º 2025/88
Vitoria, 9 de mayo de 2025

Cliente: Transportes Alday, S.A. - A01334455

Según su pedido 4471, que agradecemos, y su presupuesto aceptado:

   Cambio de embrague            1       480,00      480,00
   Mano de obra, horas           6        42,00      252,00
   Base imponible                                    732,00
   IVA 21 %                                          153,72
   Total factura                                     885,72

Le recordamos que el pago vence el 9 de junio de 2025.`,
  ],
  [
    'invoice',
    'fr',
    `Sophie Marchal, accordeuse de pianos
54000 Nancy - SIRET 512 004 118 00023

Nancy, le 20 mai 2025

Monsieur Perrin,

Comme convenu j'ai accordé vos deux pianos mardi. Voici ma note :

   Accord piano droit            1        85,00       85,00
   Accord piano à queue          1       110,00      110,00
   Total                                             195,00 €

TVA non applicable, art. 293 B du CGI.
Vous pouvez me régler par virement au FR76 3000 4139 5911 9800 8116 672 ou par
chèque à mon ordre. Merci de votre confiance.`,
  ],
  [
    'invoice',
    'es',
    `Julián Sanz, fontanero
50001 Zaragoza - NIF 17221133D

Zaragoza, 2 de junio de 2025

Don Andrés:

Por los trabajos realizados en su cocina me corresponde cobrarle:

   Cambio de grifo                1       45,00       45,00
   Horas de trabajo               3       30,00       90,00
   Base                                              135,00
   IVA 21 %                                           28,35
   Total                                             163,35

Puede hacerme el ingreso en la cuenta ES97 3058 6227 9203 8978 5707. Gracias por
su confianza.`,
  ],
];

test.each(PAPERS)('a paper without a title is read as %s (%s)', (type, _, paper) => {
  expect(readTyped(paper).document_type).toBe(type);
});

test('a letter that takes back what was billed stays a credit note, whatever it leaves to the reader', () => {
  const read = readTyped(`Cerámicas Onda, S.L.
Camí Fondo 41, 12200 Onda - B12440871

Onda, 17 de julio de 2024

Interiorismo Peñalver, S.L.

Apreciados señores:

Procedemos a rectificar nuestra factura F24-2218 y a abonarles las cantidades
siguientes:

14 cajas Nácar 60x60                         -381,02
IVA 21 %                                      -80,01
A su favor                                   -461,03

Si prefieren la transferencia, indíquennoslo por correo.`);
  expect(read.document_type).toBe('credit_note');
});
