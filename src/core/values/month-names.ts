/** Month names and abbreviations in en, de, fr, nl, es and it, lower case without accents, to month numbers. */
const NAMES: readonly (readonly [number, string])[] = [
  [1, 'january janvier januar januari enero gennaio jan janv ene gen jaenner janner'],
  [2, 'february fevrier februar februari febrero febbraio feb fev fevr febr'],
  [3, 'march mars marz maerz maart marzo mar mrt mrz'],
  [4, 'april avril abril aprile apr avr abr'],
  [5, 'may mai mei mayo maggio mag'],
  [6, 'june juin juni junio giugno jun giu'],
  [7, 'july juillet juli julio luglio jul juil lug'],
  [8, 'august aout augustus agosto aug ago aou'],
  [9, 'september septembre septiembre setiembre settembre sep sept set'],
  [10, 'october octobre oktober octubre ottobre oct okt ott'],
  [11, 'november novembre noviembre nov'],
  [12, 'december decembre dezember diciembre dicembre dec dez dic'],
];

const BY_NAME = new Map(NAMES.flatMap(([month, names]) => names.split(' ').map((name) => [name, month] as const)));

/** 1 to 12 for a month's name or abbreviation in any of the six languages; null for anything else. */
export function monthOf(name: string): number | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');
  return BY_NAME.get(plain) ?? null;
}
