import { expect, test } from 'vitest';
import { mendLostLetters } from './lost-letters.ts';

const mended = (...texts: string[]): string[] =>
  mendLostLetters(
    texts.map((text) => ({ text, box: { x: 0, y: 0, width: 0.1, height: 0.01 }, fontSize: 10, bold: false })),
  ).map(({ text }) => text);

test('letters that were printed byte for byte are joined', () => {
  expect(mended('FÃ¤llig', 'MÃ¼ller', 'StraÃŸe', '12,00', 'â‚¬', '1â€“2', 'â€žZitatâ€œ', 'Ã–sterreich')).toEqual([
    ...['Fällig', 'Müller', 'Straße', '12,00', '€', '1–2', '„Zitat“', 'Österreich'],
  ]);
  expect(mended('RÃ-a', 'dÃ©jÃ', 'NÂ°', 'PaweÅ‚', 'GÄ™borek')).toEqual(['Ría', 'déjà', 'N°', 'Paweł', 'Gęborek']);
  expect(mended('â€œSoLAKâ€.', '12,00Â', 'â‚¬', 'Â')).toEqual(['“SoLAK”.', '12,00', '€', '']);
  expect(mended('Â£1,180.00')).toEqual(['£1,180.00']);
});

test('where no letter was split, capitals with accents and quotes stay what they are', () => {
  const written = ['SÃO', 'NÃO', 'Ã', '„Ä“', 'MENÄ…', 'Ångström', 'Âge', 'Ä–Ö'];
  expect(mended(...written)).toEqual(written);
});

test('a question mark between thousands is the narrow space that a font of one byte a letter lacks', () => {
  expect(mended('1?150,00', '1?234?567,89', '-2?400,00', '12?000')).toEqual([
    ...['1\u202f150,00', '1\u202f234\u202f567,89', '-2\u202f400,00', '12\u202f000'],
  ]);
  const written = ['shop.example/?id=1', '1?15', '?270,00', 'Fragen?123', '1234?567'];
  expect(mended(...written)).toEqual(written);
});
