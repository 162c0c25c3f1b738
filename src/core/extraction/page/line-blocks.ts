import { SAME_EDGE } from '../../alignment.ts';
import { unionOf } from '../../geometry.ts';
import type { Block, DocumentLayout, Segment } from '../../layout/layout.ts';
import { partyWords } from '../../lexicon/party-words.ts';
import { isPostcodeLine, isSenderLine, isStreetLine } from '../../names/address-lines.ts';
import type { FoundLabel } from './find-labels.ts';
import { largerAbove } from './larger-lines.ts';
import { looseAddresses } from './loose-addresses.ts';
import { REGISTERS } from './registration-words.ts';
import { areWordsInRow } from './words-in-row.ts';

/** The block that each line stands in; the sender's line above an address in the window is a block of its own. */
export function blocksOf(layout: DocumentLayout, labels: ReadonlyMap<Segment, FoundLabel[]>): Map<Segment, Block> {
  const blocks = new Map<Segment, Block>();
  for (const page of layout.pages) {
    for (const whole of page.blocks) {
      for (const block of withoutSenderLine(whole)) for (const line of block.segments) blocks.set(line, block);
    }
    const rowSizes = new Map(page.rows.map(({ index, segments }) => [index, segments.length]));
    for (const run of looseAddresses([...new Set(page.segments.map((line) => blocks.get(line)!))], rowSizes)) {
      const whole = blockOf(run, blocks.get(run[0]!)!);
      for (const line of run) blocks.set(line, whole);
    }
  }
  for (const block of new Set(blocks.values())) {
    const name = nameApart(block, blocks, layout, labels) ?? nameAboveTrades(block, layout);
    if (!name) continue;
    const whole = blockOf([name, ...block.segments], block);
    for (const line of whole.segments) blocks.set(line, whole);
  }
  const ofPages = Map.groupBy(new Set(blocks.values()), ({ page }) => page);
  for (const block of new Set(blocks.values())) {
    const registers = registersApart(block, ofPages.get(block.page)!);
    if (!registers) continue;
    const whole = blockOf([...block.segments, ...registers.segments], block);
    for (const line of whole.segments) blocks.set(line, whole);
  }
  return blocks;
}

/** Lines of registers alone, one line of space below an address: they are of whoever stands there. */
function registersApart(block: Block, ofPage: readonly Block[]): Block | undefined {
  if (!block.segments.slice(1).some(({ text }) => isPostcodeLine(text))) return undefined;
  return ofPage.find(
    ({ box, segments }) =>
      Math.abs(box.x - block.box.x) < SAME_EDGE.close &&
      box.y > block.box.y + block.box.height &&
      box.y - block.box.y - block.box.height < APART * segments[0]!.box.height &&
      segments.every(({ text }) => REGISTERED.test(text)),
  );
}

/** "Company Reg: 11482207", "VAT Reg: 301 7718 44". */
const REGISTERED = new RegExp(String.raw`^${REGISTERS}.*\d{4}`, 'iu');

/** A name stands at most so many heights of a line above its address. */
const APART = 2.2;
const LIKE_FONT = 1.3;

/** Of a block that begins with a street: the line above it that stands alone, as the names of parties do in print. */
function nameApart(
  { segments, box, page }: Block,
  blocks: ReadonlyMap<Segment, Block>,
  layout: DocumentLayout,
  labels: ReadonlyMap<Segment, FoundLabel[]>,
) {
  const [street, ...others] = segments as [Segment, ...Segment[]];
  if (!isStreetLine(street.text) || !others.slice(0, 2).some(({ text }) => isPostcodeLine(text))) return null;
  for (const { segments: line } of layout.rows.slice(Math.max(0, street.row - 3), street.row).reverse()) {
    const above = line.find((one) => Math.abs(one.box.x - street.box.x) < SAME_EDGE.close);
    if (!above || above.page !== page) continue;
    const gap = box.y - above.box.y - above.box.height;
    const isAlone = blocks.get(above)!.segments.length === 1 && (labels.get(above) ?? []).length === 0;
    const isLike = Math.max(above.fontSize, street.fontSize) < LIKE_FONT * Math.min(above.fontSize, street.fontSize);
    const isNear = gap > 0 && gap < APART * street.box.height;
    return isAlone && isLike && isNear && NAMES.test(above.text) ? above : null;
  }
  return null;
}

/** The name in larger letters right above a letterhead that begins with what is done there. */
function nameAboveTrades({ segments: [trades, ...others] }: Block, layout: DocumentLayout): Segment | null {
  if (!areWordsInRow(trades!.text) || !others.some(({ text }) => isPostcodeLine(text))) return null;
  return largerAbove(trades!, layout);
}

/** A line of words, and no announcement, date or amount. */
const NAMES = /^(?!.*\d{3})\p{L}.*\p{L}{2}.*(?<!:)$/u;

function blockOf(segments: Segment[], block: Block): Block {
  return {
    ...block,
    segments,
    text: segments.map(({ text }) => text).join('\n'),
    box: unionOf(segments.map(({ box }) => box)),
  };
}

/** The fewest lines of a recipient's address. */
const RECIPIENT_LINES = 3;

/** Telephone, mail and numbers of taxes below a name are its own: it is the head of a letter, and no window. */
const OWN_SIGN = new RegExp(String.raw`@|(?<!\p{L})(?:${partyWords('ownSigns')})(?!\p{L})`, 'iu');

/** "Acme GmbH, Feldweg 8, 49080 Osnabrück" in small letters right above the recipient's lines. */
function withoutSenderLine(block: Block): Block[] {
  const [first, ...others] = block.segments;
  if (others.length < RECIPIENT_LINES || !isSenderLine(first!.text)) return [block];
  if (!others.some(({ text }) => isPostcodeLine(text)) || others.some(({ text }) => OWN_SIGN.test(text)))
    return [block];
  return [[first!], others].map((segments) => blockOf(segments, block));
}
