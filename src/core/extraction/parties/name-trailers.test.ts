import { expect, test } from 'vitest';
import { lastSentence, lengthOfName } from './name-trailers.ts';

test.each([
  ['Thornby Art Group (Mrs J Pell)', 'Thornby Art Group'],
  ['Tom Averill, Sound Recordist', 'Tom Averill'],
  ['Mr. Cathal McGinley, Kilmacrennan, Co. Donegal', 'Mr. Cathal McGinley'],
  ['Thompson, Reyes and Holt', 'Thompson, Reyes and Holt'],
  ['Bell Harper, Stone & Partners', 'Bell Harper, Stone & Partners'],
  ['Pixel Forge, Digital Media Ltd', 'Pixel Forge, Digital Media Ltd'],
  ['Acme Foods (Northern Division)', 'Acme Foods (Northern Division)'],
  ['Comunidad de Propietarios Avda. Ategorrieta 44', 'Comunidad de Propietarios Avda. Ategorrieta 44'],
  ['Retalia S.p.A. con socio unico', 'Retalia S.p.A.'],
  ['KAVERI EXPORTS PVT LTD 41, SIDCO INDUSTRIAL ESTATE', 'KAVERI EXPORTS PVT LTD'],
  ['Harlow Joinery Ltd Unit 4, Dock Road', 'Harlow Joinery Ltd'],
  ['Cartiera Vallarsa S.r.l. in liquidazione', 'Cartiera Vallarsa S.r.l.'],
  ['Aldecoa e Hijos, S.L. (sociedad unipersonal)', 'Aldecoa e Hijos, S.L.'],
])('of “%s” the name is “%s”', (line, name) => {
  expect(line.slice(0, lengthOfName(line))).toBe(name);
});

test('a name ends where its sentence does, and before whom it acts for', () => {
  const nameOf = (line: string) => line.slice(0, lengthOfName(line));
  expect(nameOf('University of Northmoor. Bank: Lloyds Bank plc')).toBe('University of Northmoor');
  expect(nameOf('Dashly Ireland Ltd on behalf of the restaurant')).toBe('Dashly Ireland Ltd');
  expect(nameOf('Mevr. S. van den Akker')).toBe('Mevr. S. van den Akker');
  expect(nameOf('Harris Bros. Plumbing')).toBe('Harris Bros. Plumbing');
  expect(lastSentence('Host. Roostly, Inc.')).toBe(6);
  expect(lastSentence('Midland Corp. of Texas, Inc.')).toBe(0);
});
