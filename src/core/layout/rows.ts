import type { Page, Word } from '../text-document.ts';

/** Two words share a row when base lines or middles differ by at most this share of the lower one's height. */
const SAME_ROW = 0.42;
/** Pages are cut into this many bands, so that only rows near a word are looked at. */
const BANDS = 120;

interface OpenRow {
  words: Word[];
  last: Word;
}

/**
 * Words of one page grouped into printed lines, top to bottom, each from left to right. A word is compared with the
 * row's last word only, so a slightly skewed scan keeps its rows.
 */
export function clusterRows(words: readonly Word[], page: Page): Word[][] {
  const bands = new Map<number, OpenRow[]>();
  const rows: OpenRow[] = [];
  const fromLeft = [...words].sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
  for (const word of fromLeft) {
    const row = bestRow(bands, word, page);
    if (row) {
      row.words.push(word);
      if (bandOf(row.last) !== bandOf(word)) moveRow(bands, row, word);
      row.last = word;
    } else {
      const opened = { words: [word], last: word };
      rows.push(opened);
      addToBand(bands, bandOf(word), opened);
    }
  }
  return rows
    .map((row) => ({ words: row.words, y: averageMiddle(row.words) }))
    .sort((a, b) => a.y - b.y)
    .map((row) => row.words);
}

function bestRow(bands: Map<number, OpenRow[]>, word: Word, page: Page): OpenRow | null {
  const band = bandOf(word);
  // Tall words reach further than one band.
  const reach = Math.max(1, Math.ceil(word.box.height * BANDS));
  let best: OpenRow | null = null;
  let bestDistance = Infinity;
  for (let near = band - reach; near <= band + reach; near++) {
    for (const row of bands.get(near) ?? []) {
      const distance = rowDistance(row.last, word, page);
      if (distance < bestDistance) {
        best = row;
        bestDistance = distance;
      }
    }
  }
  return bestDistance <= SAME_ROW ? best : null;
}

/** How far apart two words stand vertically, as a share of the lower one's height; infinite when they overlap sideways. */
function rowDistance(left: Word, right: Word, page: Page): number {
  const height = Math.min(left.box.height, right.box.height);
  if (height <= 0) return Infinity;
  const shared = left.box.x + left.box.width - right.box.x;
  const middles = Math.abs(middle(left) - middle(right));
  // The same place twice is a second printing (fake bold); words above each other are two rows.
  if (shared > 0.6 * Math.min(left.box.width, right.box.width) && middles > 0.25 * height) return Infinity;
  const gapInHeights = (-shared * page.width) / (height * page.height);
  const baselines = Math.abs(baseline(left) - baseline(right));
  // Far apart, only truly level words belong together.
  const strictness = gapInHeights > 25 ? 1.25 : 1;
  return (Math.min(middles, baselines) / height) * strictness;
}

function middle(word: Word): number {
  return word.box.y + word.box.height / 2;
}

/** Boxes reach from ascent to descent; the descent takes about a fifth. */
function baseline(word: Word): number {
  return word.box.y + word.box.height * 0.8;
}

function averageMiddle(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + middle(word), 0) / words.length;
}

function bandOf(word: Word): number {
  return Math.floor(middle(word) * BANDS);
}

function addToBand(bands: Map<number, OpenRow[]>, band: number, row: OpenRow): void {
  const rows = bands.get(band);
  if (rows) rows.push(row);
  else bands.set(band, [row]);
}

function moveRow(bands: Map<number, OpenRow[]>, row: OpenRow, word: Word): void {
  const rows = bands.get(bandOf(row.last));
  rows?.splice(rows.indexOf(row), 1);
  addToBand(bands, bandOf(word), row);
}
