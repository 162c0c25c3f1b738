import { describe, expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { dateCandidates } from './dates/date-candidates.ts';
import { dueDateFeatures } from './dates/date-features.ts';
import { documentFacts } from './page/document-facts.ts';
import { rankInZone } from './parties/name-zone.ts';
import { fieldCandidates } from './scorer/field-candidates.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const parties = (text: string) => {
  const found = readTyped(text);
  return [stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')];
};

describe('side by side without headings', () => {
  test('the right one receives also where its legal form is left out', () => {
    const facts = documentFacts(
      typedLayout(`                                                                      Invoice #: 2291
                                                                      Created: January 11, 2024

Larkspur Web Studio                                                   Ridgeway Dental Group, Inc.
12345 Sunny Road                                                      Paula Ortiz
Sunnyville, CA 94086                                                  paula@ridgewaydental.example`),
    );
    const { candidates, features } = fieldCandidates(facts).BUYER_NAME;
    const placed = (name: string) => features[candidates.findIndex(({ value }) => value === name)]!.placed;
    expect([placed('Larkspur Web Studio'), placed('Ridgeway Dental Group')]).toEqual([-1, 1]);
  });

  test('but level with a title at the left and below it stands whom the paper is for', () => {
    expect(
      parties(`*Facture 859-5843-175

Mécanique Weber SNC                     Plomberie Barbier SASU
178 rue des Lilas                       105 impasse du Moulin
63000 Clermont-Ferrand                  92100 Boulogne-Billancourt
Votre référence: Géraldine Aubert
Date: 24.04.2024

Prestation              Heures      Taux       Montant
Installation sur site      1,5     85,00        127,50

Total TTC                                     127,50 €`),
    ).toEqual(['Plomberie Barbier SASU', 'Mécanique Weber SNC']);
  });
});

test('a company in the window is no seller whose contact would be the buyer', () => {
  expect(
    parties(`                                                       *Facture n° f486701135662
                                                       Concernant la Commande n°63762
                                                       Editée le 03/01/2024

                                                       HOME CONCEPT NANTES
                                                       Cliff GALANTE
                                                       168 Av. Charles de Gaulle
                                                       44000
                                                       NANTES
                                                       tél.: 02 40 55 01 85

      Désignation                   Quantité       Prix
1     Cartes de visite 400g/m²           500    98,00 €
2     Dépliants 3 volets                 250    54,00 €

Total HT                                       152,00 €
TVA 20%                                         30,40 €
Total TTC                                      182,40 €`),
  ).toEqual([undefined, 'HOME CONCEPT NANTES']);
});

test('who has the own name in the domain is not the contact of the trade below', () => {
  const facts = documentFacts(
    typedLayout(`Jorin Falkner
Webentwicklung & Beratung
Karl-Heine-Straße 44
04229 Leipzig
jorin@falkner-web.example`),
  );
  const { candidates } = fieldCandidates(facts).SELLER_NAME;
  const block = facts.layout.pages[0]!.blocks[0]!;
  const rank = (name: string) => rankInZone(candidates.find(({ value }) => value === name)!, block, facts);
  expect(rank('Jorin Falkner')).toBeGreaterThan(rank('Webentwicklung & Beratung'));
});

describe('terms', () => {
  test('stand where a day is asked for', () => {
    const found = readTyped(`FACTURE FA-0624-018
DATE : 06/06/2024

Mode de réglement : Virement
Echéance : À réception

Désignation                         Total HT
Hébergement annuel                  350,00 €

TOTAL TTC                           420,00 €`);
    expect(stated(found, 'PAYMENT_TERMS')).toBe('À réception');
  });

  test('are not how the paper was made, how it is paid in Czech, or for how many months', () => {
    const found = (line: string) =>
      stated(
        readTyped(`Faktura 20240057
Datum vystavení: 13. 5. 2024

${line}

Celkem k úhradě                    18 876,00 Kč`),
        'PAYMENT_TERMS',
      );
    expect(found('Forma úhrady: převodem')).toBeUndefined();
    expect(found('Kartabonnement 12 måneder')).toBeUndefined();
  });

  test('are not what a paper says of itself below them', () => {
    const found = readTyped(`FATURA / RECIBO
Nº: FAT-2024-004
Data: 12/09/2024

Total                                   541,20 €

Condições de pagamento
Documento gerado automaticamente, layout auditável.`);
    expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
  });
});

test('a day with the means behind it is the day on which was paid', () => {
  const odds = (line: string) => {
    const facts = documentFacts(typedLayout(`Recibo da Fatura 1088\n\nVencimento\n${line}`));
    return dueDateFeatures(dateCandidates(facts), facts).features[0]!.prior!;
  };
  expect(odds('15/07/2024 via PIX')).toBeLessThan(odds('15/07/2024') - 4);
});
