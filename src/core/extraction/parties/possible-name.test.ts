import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { greetedName } from './name-greetings.ts';
import { isPossibleName } from './possible-name.ts';

const greeted = (line: string) => {
  const segment = typedLayout(line).rows[0]!.segments[0]!;
  const found = greetedName(segment);
  return found && segment.text.slice(found.start, found.end);
};

test.each(['Gentile Impianti', 'Gentile Maria'])('%s is a name: Gentile is a surname as well', (name) => {
  expect(isPossibleName(name)).toBe(true);
  expect(greeted(name)).toBeNull();
});

test('with a comma behind the name gentile greets', () => {
  expect(greeted('Gentile Maria,')).toBe('Maria');
});

test.each([
  'Gentile cliente',
  'Gentile Sig. Rossi',
  'Gentile Dott.ssa Neri',
  'Gentile Maria,',
  'Egregio Signor Bianchi',
  'Beste Grüße',
  'Viele Grüße',
  'Freundliche Grüsse',
])('%s is how letters begin and end, and no name', (text) => {
  expect(isPossibleName(text)).toBe(false);
});

test.each([
  'Outdoor Catering • Industrial Canteens • Banquets',
  'State: Maharashtra',
  'Place of Supply: Delhi',
  'Soc. Coop. a r.l.',
  'Società Cooperativa Sociale ONLUS',
  'Finance Shared Service',
  'Zentraler Rechnungseingang',
  'Fakturagruppen',
  'The Registrar',
  'Le Maire',
  'Il Dirigente scolastico',
])('%s is nobody', (line) => {
  expect(isPossibleName(line)).toBe(false);
});

test('partners between points are somebody', () => {
  expect(isPossibleName('Huber · Maier · Kraus')).toBe(true);
});

test.each([
  'Kyrkogatan 4, 831 31 Östersund',
  '831 31 Östersund',
  'Hybešova 12, 639 00 Brno',
  'Lange Nieuwstraat 5, 2312 AB Leiden',
])('a street and a town with its postcode are nobody: %s', (line) => {
  expect(isPossibleName(line)).toBe(false);
});

test.each(['Kyrkogatan 4 AB', 'Byggvaror 2312 AB', 'Studio 54 Lund'])('%s may be somebody', (line) => {
  expect(isPossibleName(line)).toBe(true);
});

test.each(['Kundservice 016-555 50 00', 'Vardagar 08.00–16.30', 'Helpdesk 0181 496 0122'])(
  'whom to call and when is nobody: %s',
  (line) => expect(isPossibleName(line)).toBe(false),
);

test.each(['694207 N.B. Inc.', '9214-7788 Québec inc.', 'Studio 54 Ltd'])('a name may have a number: %s', (name) =>
  expect(isPossibleName(name)).toBe(true),
);
