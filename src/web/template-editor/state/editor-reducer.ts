import type { Anchor, Zone } from '#core/templates/template.ts';
import { type EditorFields, type EditorState, type Gesture, startEditor, visibleScene } from './editor-state.ts';
import { commitScene, redo, type Scene, undo } from './history.ts';
import { makeZone } from './make-zone.ts';
import {
  addZones,
  alignSelected,
  duplicateSelected,
  moveSelected,
  removeSelected,
  select,
  withZones,
} from './scene-changes.ts';
import {
  type Alignment,
  boxBetween,
  centredBox,
  clampToPage,
  type Handle,
  isLargeEnough,
  type Point,
  resizedBox,
} from './zone-geometry.ts';

export type EditorAction =
  | { type: 'loaded'; fields: EditorFields; zones: readonly Zone[] }
  | { type: 'field changed'; changes: Partial<EditorFields> }
  | { type: 'create toggled' }
  | { type: 'gesture began'; gesture: Gesture }
  | { type: 'gesture moved'; to: Point }
  /** `newId` names the zone that was drawn. */
  | { type: 'gesture ended'; newId: string }
  | { type: 'gesture dropped' }
  | { type: 'escaped' }
  | { type: 'selected'; id: string; isAdding: boolean }
  | { type: 'page selected' }
  /** `isRepeat`: the key is held down, and all its steps are one. */
  | { type: 'nudged'; by: Point; isRepeat: boolean }
  | { type: 'edge nudged'; id: string; handle: Handle; by: Point; isRepeat: boolean }
  | { type: 'aligned'; alignment: Alignment }
  | { type: 'duplicated'; newId: () => string }
  | { type: 'deleted' }
  /** A zone without drawing: in the middle of the page. */
  | { type: 'zone placed'; newId: string }
  | { type: 'zones added'; zones: readonly Zone[] }
  | { type: 'zone changed'; id: string; changes: Partial<Omit<Zone, 'id'>> }
  /** Null: the zone's name says it. */
  | { type: 'label changed'; id: string; label: string | null }
  /** Null: the server's own choice. */
  | { type: 'anchor changed'; id: string; anchor: Anchor | null }
  | { type: 'renamed'; id: string; name: string }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'page opened'; page: number }
  | { type: 'pages counted'; pages: number }
  | { type: 'labels toggled' }
  | { type: 'grid toggled' };

/** Fractions of the page: a line of text with room around it. */
const PLACED = { width: 0.3, height: 0.05 };

/** The one reducer of the template editor. It knows no clock, no randomness and no screen: ids come with the actions. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { scene } = state;
  const commit = (next: Scene, merge = false) => commitScene(state, next, merge);
  switch (action.type) {
    case 'loaded':
      return { ...startEditor(action.fields, action.zones), pages: state.pages };
    case 'field changed':
      return { ...state, fields: { ...state.fields, ...action.changes } };
    case 'create toggled':
      return { ...state, isCreating: !state.isCreating, gesture: null };
    case 'gesture began':
      return { ...state, gesture: action.gesture };
    case 'gesture moved':
      return state.gesture ? { ...state, gesture: { ...state.gesture, to: action.to } } : state;
    case 'gesture ended':
      return afterGesture(state, action.newId);
    case 'gesture dropped':
      return { ...state, gesture: null };
    case 'escaped':
      return { ...state, isCreating: false, gesture: null, scene: { ...scene, selected: [] } };
    case 'selected':
      return onPageOf(commit(select(scene, action.id, action.isAdding)), action.id);
    case 'page selected': {
      const onPage = scene.zones.filter((zone) => zone.pageNumber === state.page);
      return commit({ ...scene, selected: onPage.map((zone) => zone.id) });
    }
    case 'nudged':
      return commit(moveSelected(scene, action.by, false), action.isRepeat);
    case 'edge nudged':
      return commit(
        changeZone(scene, action.id, ({ coordinates }) => ({
          coordinates: resizedBox(coordinates, action.handle, action.by, false),
        })),
        action.isRepeat,
      );
    case 'aligned':
      return commit(alignSelected(scene, action.alignment));
    case 'duplicated':
      return commit(duplicateSelected(scene, action.newId));
    case 'deleted':
      return commit(removeSelected(scene));
    case 'zone placed': {
      const placed = makeZone(action.newId, scene.zones, state.page, centredBox(PLACED.width, PLACED.height));
      return { ...commit(addZones(scene, [placed])), isCreating: false };
    }
    case 'zones added':
      return onPageOf(commit(addZones(scene, action.zones)), action.zones[0]?.id);
    case 'zone changed':
      return commit(changeZone(scene, action.id, () => withBoxOnPage(action.changes)));
    case 'label changed':
      return commit(
        withZones(scene, (zone) => {
          if (zone.id !== action.id || (zone.label ?? null) === action.label) return zone;
          const { label: _, ...rest } = zone;
          return action.label === null ? rest : { ...rest, label: action.label };
        }),
      );
    case 'anchor changed':
      return commit(
        withZones(scene, (zone) => {
          if (zone.id !== action.id) return zone;
          const { anchor: _, ...rest } = zone;
          return action.anchor === null ? rest : { ...rest, anchor: action.anchor };
        }),
      );
    case 'renamed': {
      const name = action.name.trim();
      const isSame = scene.zones.some((zone) => zone.id === action.id && zone.name === name);
      return name === '' || isSame ? state : commit(changeZone(scene, action.id, () => ({ name })));
    }
    case 'undone':
      return afterStep(undo(state));
    case 'redone':
      return afterStep(redo(state));
    case 'page opened':
      return openPage(state, action.page);
    case 'pages counted':
      return openPage({ ...state, pages: Math.max(1, action.pages) }, state.page);
    case 'labels toggled':
      return { ...state, showLabels: !state.showLabels };
    case 'grid toggled':
      return { ...state, showGrid: !state.showGrid };
  }
}

/** The pointer was let go: what it showed becomes the scene, as one step. */
function afterGesture(state: EditorState, newId: string): EditorState {
  const { gesture, scene, showGrid, page } = state;
  const still = { ...state, gesture: null };
  if (gesture?.kind !== 'draw') return commitScene(still, visibleScene(state));
  const box = boxBetween(gesture.from, gesture.to, showGrid);
  if (!isLargeEnough(box)) return still;
  const drawn = makeZone(newId, scene.zones, page, box);
  return commitScene({ ...still, isCreating: false }, addZones(scene, [drawn]));
}

function changeZone(scene: Scene, id: string, changes: (zone: Zone) => Partial<Zone>): Scene {
  return withZones(scene, (zone) => (zone.id === id ? { ...zone, ...changes(zone) } : zone));
}

function withBoxOnPage(changes: Partial<Zone>): Partial<Zone> {
  return changes.coordinates ? { ...changes, coordinates: clampToPage(changes.coordinates) } : changes;
}

function openPage(state: EditorState, page: number): EditorState {
  const inRange = Number.isFinite(page) ? Math.min(Math.max(Math.round(page), 1), state.pages) : state.page;
  if (inRange === state.page) return state;
  return { ...state, page: inRange, gesture: null, scene: { ...state.scene, selected: [] } };
}

/** Shows the page that the zone is on. */
function onPageOf(state: EditorState, id: string | undefined): EditorState {
  const page = state.scene.zones.find((zone) => zone.id === id)?.pageNumber ?? state.page;
  return page === state.page ? state : { ...state, page: Math.min(page, state.pages), gesture: null };
}

/** A step back or forth is seen where it happened. */
function afterStep(state: EditorState): EditorState {
  return onPageOf(state.gesture ? { ...state, gesture: null } : state, state.scene.selected[0]);
}
