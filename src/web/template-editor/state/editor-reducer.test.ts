import { expect, test } from 'vitest';
import { UNDO_HISTORY } from '#core/templates/limits.ts';
import { ZONE_PRESETS } from '#core/templates/presets.ts';
import type { Rule, Zone } from '#core/templates/template.ts';
import { type EditorAction, editorReducer } from './editor-reducer.ts';
import { dragOf, drawnBox, type EditorState, modeOf, startEditor, visibleScene } from './editor-state.ts';
import { makeZone, presetZone } from './make-zone.ts';
import { selectedZones } from './scene-changes.ts';

const FIELDS = { name: 'ACME', description: '', status: 'draft' } as const;

const zone = (id: string, x = 0.2, changes: Partial<Zone> = {}): Zone => ({
  ...makeZone(id, [], 1, { x, y: 0.3, width: 0.1, height: 0.1 }),
  name: id,
  ...changes,
});

const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state);
const editorWith = (...zones: Zone[]) => startEditor(FIELDS, zones);
const press = (id: string, isAdding = false): EditorAction => ({ type: 'selected', id, isAdding });
const boxOf = (state: EditorState, id: string) => state.scene.zones.find((one) => one.id === id)?.coordinates;
const newIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};
const draw = (from: [number, number], to: [number, number], id = 'drawn'): EditorAction[] => [
  { type: 'create toggled' },
  {
    type: 'gesture began',
    gesture: { kind: 'draw', from: { x: from[0], y: from[1] }, to: { x: from[0], y: from[1] } },
  },
  { type: 'gesture moved', to: { x: to[0], y: to[1] } },
  { type: 'gesture ended', newId: id },
];

test('Add Zone switches create mode on and off', () => {
  const creating = run(editorWith(), { type: 'create toggled' });
  expect(modeOf(creating)).toBe('create');
  expect(modeOf(run(creating, { type: 'create toggled' }))).toBe('select');
});

test('a drawn rectangle becomes a selected zone called Zone N, and the mode returns to select', () => {
  const state = run(editorWith(zone('a')), ...draw([0.5, 0.5], [0.1, 0.4]));
  expect(modeOf(state)).toBe('select');
  expect(state.scene.selected).toEqual(['drawn']);
  expect(state.scene.zones[1]).toEqual({
    id: 'drawn',
    name: 'Zone 2',
    type: 'text',
    coordinates: { x: 0.1, y: 0.4, width: 0.4, height: 0.1 },
    pageNumber: 1,
    required: false,
    rules: [],
  });
});

test('the number of a new zone is one that no other zone has', () => {
  expect(makeZone('x', [zone('Zone 2')], 1, zone('a').coordinates).name).toBe('Zone 3');
});

test('a slip of 0.01 creates nothing, and drawing goes on', () => {
  const state = run(editorWith(), ...draw([0.5, 0.5], [0.51, 0.9]));
  expect(state.scene.zones).toEqual([]);
  expect(state.past).toEqual([]);
  expect(modeOf(state)).toBe('create');
});

test('by keyboard a new zone is placed in the middle of the page', () => {
  const state = run(editorWith(), { type: 'create toggled' }, { type: 'zone placed', newId: 'placed' });
  expect(modeOf(state)).toBe('select');
  expect(state.scene.selected).toEqual(['placed']);
  expect(boxOf(state, 'placed')).toEqual({ x: 0.35, y: 0.475, width: 0.3, height: 0.05 });
});

test('with the grid on, a drawn zone has its edges on the grid and is shown so while drawing', () => {
  const snapping = run(editorWith(), { type: 'grid toggled' });
  const [toggle, began, moved, ended] = draw([0.11, 0.12], [0.29, 0.31]);
  const drawing = run(snapping, toggle!, began!, moved!);
  expect(drawnBox(drawing)).toEqual({ x: 0.1, y: 0.1, width: 0.2, height: 0.2 });
  expect(boxOf(run(drawing, ended!), 'drawn')).toEqual({ x: 0.1, y: 0.1, width: 0.2, height: 0.2 });
});

test('a dragged zone is shown moved while the scene stays, and letting go is one step', () => {
  const start = run(editorWith(zone('a'), zone('b', 0.6)), press('a'));
  const dragging = run(
    start,
    { type: 'gesture began', gesture: { kind: 'move', from: { x: 0.2, y: 0.3 }, to: { x: 0.2, y: 0.3 } } },
    { type: 'gesture moved', to: { x: 0.25, y: 0.3 } },
    { type: 'gesture moved', to: { x: 0.3, y: 0.35 } },
  );
  expect(modeOf(dragging)).toBe('move');
  expect(dragging.scene).toBe(start.scene);
  expect(visibleScene(dragging).zones[0]?.coordinates).toMatchObject({ x: 0.3, y: 0.35 });
  expect(dragOf(dragging)?.x).toBeCloseTo(0.1, 6);
  expect(visibleScene(dragging).zones[1], 'the other zone is not drawn anew').toBe(start.scene.zones[1]);
  const done = run(dragging, { type: 'gesture ended', newId: '' });
  expect(modeOf(done)).toBe('select');
  expect(boxOf(done, 'a')).toMatchObject({ x: 0.3, y: 0.35 });
  expect(done.past).toHaveLength(1);
});

test('a click that moves nothing is no step', () => {
  const state = run(
    editorWith(zone('a')),
    press('a'),
    { type: 'gesture began', gesture: { kind: 'move', from: { x: 0.2, y: 0.3 }, to: { x: 0.2, y: 0.3 } } },
    { type: 'gesture ended', newId: '' },
  );
  expect(state.past).toEqual([]);
});

test('a handle pulls its zone, and the mode returns to select', () => {
  const pulling = run(
    editorWith(zone('a')),
    press('a'),
    {
      type: 'gesture began',
      gesture: { kind: 'resize', id: 'a', handle: 'se', from: { x: 0.3, y: 0.4 }, to: { x: 0.3, y: 0.4 } },
    },
    { type: 'gesture moved', to: { x: 0.5, y: 0.2 } },
  );
  expect(modeOf(pulling)).toBe('resize');
  const done = run(pulling, { type: 'gesture ended', newId: '' });
  expect(modeOf(done)).toBe('select');
  expect(boxOf(done, 'a')).toEqual({ x: 0.2, y: 0.3, width: 0.3, height: 0.01 });
});

test('Escape drops the gesture, ends the mode and deselects', () => {
  const dragging = run(
    editorWith(zone('a')),
    press('a'),
    { type: 'create toggled' },
    { type: 'gesture began', gesture: { kind: 'move', from: { x: 0, y: 0 }, to: { x: 0.4, y: 0 } } },
  );
  const state = run(dragging, { type: 'escaped' });
  expect(modeOf(state)).toBe('select');
  expect(state.gesture).toBeNull();
  expect(state.scene.selected).toEqual([]);
  expect(boxOf(state, 'a')?.x).toBe(0.2);
});

test('Shift adds to the selection and takes from it', () => {
  const both = run(editorWith(zone('a'), zone('b')), press('a'), press('b', true));
  expect(both.scene.selected).toEqual(['a', 'b']);
  expect(run(both, press('a', true)).scene.selected).toEqual(['b']);
  expect(run(both, press('a')).scene.selected).toEqual(['a']);
});

test('a frame selects what it touches on this page, besides what was kept', () => {
  const zones = [zone('a', 0.1), zone('b', 0.5), zone('c', 0.8), zone('other page', 0.1, { pageNumber: 2 })];
  const framing = run(
    editorWith(...zones),
    {
      type: 'gesture began',
      gesture: { kind: 'marquee', from: { x: 0.05, y: 0.35 }, to: { x: 0, y: 0 }, kept: ['c'] },
    },
    { type: 'gesture moved', to: { x: 0.55, y: 0.32 } },
  );
  expect(visibleScene(framing).selected).toEqual(['c', 'a', 'b']);
  const done = run(framing, { type: 'gesture ended', newId: '' });
  expect(done.scene.selected).toEqual(['c', 'a', 'b']);
  expect(done.past, 'a selection is no step').toEqual([]);
});

test('several zones are moved, deleted and duplicated together', () => {
  const both = run(editorWith(zone('a', 0.1), zone('b', 0.5), zone('c', 0.8)), press('a'), press('b', true));
  const nudged = run(both, { type: 'nudged', by: { x: 0.005, y: 0 }, isRepeat: false });
  expect([boxOf(nudged, 'a')?.x, boxOf(nudged, 'b')?.x, boxOf(nudged, 'c')?.x]).toEqual([0.105, 0.505, 0.8]);
  const deleted = run(both, { type: 'deleted' });
  expect(deleted.scene).toEqual({ zones: [both.scene.zones[2]], selected: [] });
  const copied = run(both, { type: 'duplicated', newId: newIds() });
  expect(selectedZones(copied.scene).map(({ name }) => name)).toEqual(['a (Copy)', 'b (Copy)']);
});

test('arrow keys nudge by 0.005 without snapping, and not off the page', () => {
  const snapping = run(editorWith(zone('a', 0.201)), { type: 'grid toggled' }, press('a'));
  const once = run(snapping, { type: 'nudged', by: { x: 0.005, y: -0.01 }, isRepeat: false });
  expect(boxOf(once, 'a')).toMatchObject({ x: 0.206, y: 0.29 });
  const far = run(once, { type: 'nudged', by: { x: 5, y: 5 }, isRepeat: false });
  expect(boxOf(far, 'a')).toMatchObject({ x: 0.9, y: 0.9 });
});

test('a key held down is one step', () => {
  const nudge = (isRepeat: boolean): EditorAction => ({ type: 'nudged', by: { x: 0.005, y: 0 }, isRepeat });
  const state = run(editorWith(zone('a')), press('a'), nudge(false), nudge(true), nudge(true));
  expect(boxOf(state, 'a')?.x).toBe(0.215);
  expect(boxOf(run(state, { type: 'undone' }), 'a')?.x).toBe(0.2);
});

test("a duplicate carries ' (Copy)' and lies 0.02 to the right and below, with ids of its own", () => {
  const rules: Rule[] = [{ id: 'r', type: 'regex', value: '\\d+', config: {} }];
  const state = run(editorWith(zone('a', 0.2, { rules })), press('a'), { type: 'duplicated', newId: newIds() });
  const copy = state.scene.zones[1];
  expect(copy?.name).toBe('a (Copy)');
  expect(copy?.coordinates).toMatchObject({ x: 0.22, y: 0.32 });
  expect(copy?.id).toBe('new-1');
  expect(copy?.rules[0]).toEqual({ ...rules[0], id: 'new-2' });
  expect(state.scene.selected).toEqual(['new-1']);
});

test('the six presets have the sizes, types and labels of the specification', () => {
  const sizes = ZONE_PRESETS.map((preset) => [preset.name, preset.type, preset.width, preset.height, preset.label]);
  expect(sizes).toEqual([
    ['Invoice Number', 'text', 0.2, 0.05, 'INVOICE_NUMBER'],
    ['Date', 'date', 0.15, 0.04, 'INVOICE_DATE'],
    ['Total Amount', 'text', 0.15, 0.05, 'TOTAL_AMOUNT'],
    ['Line Items', 'table', 0.8, 0.3, 'LINE_ITEMS'],
    ['Company Name', 'text', 0.3, 0.06, 'SELLER_NAME'],
    ['Address', 'text', 0.3, 0.1, 'SELLER_ADDRESS'],
  ]);
  expect(presetZone('p', ZONE_PRESETS[3]!, 2)).toMatchObject({
    coordinates: { x: 0.1, y: 0.35, width: 0.8, height: 0.3 },
    pageNumber: 2,
  });
});

test('renaming with a blank name is ignored', () => {
  const start = editorWith(zone('a'));
  expect(run(start, { type: 'renamed', id: 'a', name: '   ' })).toBe(start);
  expect(run(start, { type: 'renamed', id: 'a', name: ' Total ' }).scene.zones[0]?.name).toBe('Total');
});

test('undo and redo restore zones and selection', () => {
  const start = run(editorWith(zone('a'), zone('b')), press('a'));
  const deleted = run(start, { type: 'deleted' });
  const undone = run(deleted, { type: 'undone' });
  expect(undone.scene).toEqual(start.scene);
  expect(run(undone, { type: 'redone' }).scene).toEqual(deleted.scene);
  expect(run(undone, press('b'), { type: 'deleted' }, { type: 'redone' }).scene.zones).toEqual([start.scene.zones[0]]);
  expect(run(start, { type: 'undone' }), 'nothing to undo').toBe(start);
});

test('fifty steps can be taken back', () => {
  expect(UNDO_HISTORY).toBe(50);
  const nudge: EditorAction = { type: 'nudged', by: { x: 0.005, y: 0 }, isRepeat: false };
  const many = run(editorWith(zone('a', 0)), press('a'), ...Array<EditorAction>(60).fill(nudge));
  expect(boxOf(many, 'a')?.x).toBe(0.3);
  const back = run(many, ...Array<EditorAction>(70).fill({ type: 'undone' }));
  expect(boxOf(back, 'a')?.x).toBe(0.05);
  expect(boxOf(run(back, ...Array<EditorAction>(70).fill({ type: 'redone' })), 'a')?.x).toBe(0.3);
});

test('a page number is clamped to 1..total pages, and another page starts without a selection', () => {
  const start = run(editorWith(zone('a')), { type: 'pages counted', pages: 3 }, press('a'));
  const open = (page: number) => run(start, { type: 'page opened', page });
  expect(open(9).page).toBe(3);
  expect(open(-2).page).toBe(1);
  expect(open(Number.NaN).page).toBe(1);
  expect(open(2)).toMatchObject({ page: 2, scene: { selected: [] } });
});

test('selecting a zone elsewhere opens its page, and undo shows where it happened', () => {
  const start = run(editorWith(zone('a', 0.2, { pageNumber: 2 })), { type: 'pages counted', pages: 2 }, press('a'));
  expect(start.page).toBe(2);
  const away = run(start, { type: 'deleted' }, { type: 'page opened', page: 1 }, { type: 'undone' });
  expect(away).toMatchObject({ page: 2, scene: { selected: ['a'] } });
});

test('a shorter sample brings the page into its range', () => {
  const long = run(editorWith(), { type: 'pages counted', pages: 5 }, { type: 'page opened', page: 5 });
  expect(run(long, { type: 'pages counted', pages: 2 })).toMatchObject({ page: 2, pages: 2 });
});

test('several zones are aligned as one step', () => {
  const state = run(editorWith(zone('a', 0.1), zone('b', 0.5)), press('a'), press('b', true), {
    type: 'aligned',
    alignment: 'left',
  });
  expect(boxOf(state, 'b')?.x).toBe(0.1);
  expect(state.past).toHaveLength(1);
});

test('typed coordinates are brought onto the page', () => {
  const state = run(editorWith(zone('a')), {
    type: 'zone changed',
    id: 'a',
    changes: { coordinates: { x: 0.95, y: 0.1, width: 0.2, height: 0.001 } },
  });
  expect(boxOf(state, 'a')).toEqual({ x: 0.8, y: 0.1, width: 0.2, height: 0.01 });
});
