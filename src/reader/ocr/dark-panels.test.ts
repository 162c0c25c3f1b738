import { expect, test } from 'vitest';
import { withoutDarkPanels } from './dark-panels.ts';
import type { GreyImage } from './grey-image.ts';
import { drawnImage, letterBars } from './testing/drawn-image.ts';

const [WIDTH, HEIGHT] = [900, 1200];

const drawn = (shapes: string) => drawnImage(shapes, WIDTH, HEIGHT);
const letters = (area: Parameters<typeof letterBars>[0], fill: string) =>
  letterBars(area, { height: 18, lineHeight: 40, fill });
const TEXT = letters({ left: 400, top: 100, right: 800, bottom: 1000 }, '#000');
const shadeAt = ({ data }: GreyImage, x: number, y: number) => data[y * WIDTH + x]!;

test.each([
  ['#7c6608', 0],
  ['#1d3557', 0],
  ['#000', 0],
  ['#d2691e', 2],
])(
  'light writing on a column of %s (%d° askew) becomes dark on white; what is printed beside it stays',
  async (shade, degrees) => {
    const column = `<rect x="-60" y="-60" width="310" height="1400" fill="${shade}"/>`;
    const writing = letters({ left: 40, top: 120, right: 200, bottom: 600 }, '#fff');
    const image = await drawn(`<g transform="rotate(${degrees} 125 200)">${column}${writing}</g>${TEXT}`);
    const light = withoutDarkPanels(image);
    expect(shadeAt(light, 125, 210)).toBeGreaterThan(240);
    expect(shadeAt(light, 125, 900)).toBeGreaterThan(240);
    const [x, y] = [133, 209];
    expect(shadeAt(image, x, y)).toBe(255);
    expect(shadeAt(light, x, y)).toBeLessThan(30);
    const [from, to] = [105 * WIDTH + 390, 105 * WIDTH + 800];
    expect(Buffer.compare(light.data.subarray(from, to), image.data.subarray(from, to))).toBe(0);
  },
);

test('the bar of a table is turned, with the letters that touch its gaps', async () => {
  const bar = '<rect x="380" y="1040" width="440" height="44" fill="#444"/>';
  const light = withoutDarkPanels(
    await drawn(`${bar}${letters({ left: 400, top: 1053, right: 800, bottom: 1060 }, '#fff')}${TEXT}`),
  );
  expect(shadeAt(light, 385, 1045)).toBeGreaterThan(240);
  expect(shadeAt(light, 403, 1060)).toBeLessThan(30);
});

test('letters that touch, dark blocks without writing, dark writing on grey and photographs stay as they are', async () => {
  const others = [
    '<g stroke="#000" stroke-width="26" fill="none"><circle cx="100" cy="200" r="40"/><circle cx="170" cy="200" r="40"/></g>',
    '<rect x="40" y="300" width="200" height="200" fill="#223"/>',
    `<rect x="40" y="600" width="300" height="200" fill="#aaa"/>${letters({ left: 60, top: 620, right: 320, bottom: 780 }, '#000')}`,
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect x="40" y="900" width="300" height="250" fill="url(#g)"/>',
  ];
  for (const [index, other] of others.entries()) {
    const image = await drawn(other + TEXT);
    expect([index, withoutDarkPanels(image) === image]).toEqual([index, true]);
  }
});

test('a page that is all black or all white has no panels', () => {
  for (const level of [0, 255]) {
    const image = { width: 300, height: 400, data: new Uint8Array(120_000).fill(level) };
    expect(withoutDarkPanels(image) === image).toBe(true);
  }
});
