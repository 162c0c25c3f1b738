import { UNDO_HISTORY } from '#core/templates/limits.ts';
import type { Zone } from '#core/templates/template.ts';

/** What a step back restores. */
export interface Scene {
  zones: readonly Zone[];
  /** Ids, in the order in which they were selected. */
  selected: readonly string[];
}

export interface History {
  scene: Scene;
  /** Oldest first. */
  past: readonly Scene[];
  /** The next to be done again comes first. */
  future: readonly Scene[];
}

export function startHistory(zones: readonly Zone[]): History {
  return { scene: { zones, selected: [] }, past: [], future: [] };
}

/** A change of zones is a step; of selection alone it is none. With `merge` it belongs to the step before. */
export function commitScene<State extends History>(state: State, scene: Scene, merge = false): State {
  if (scene.zones === state.scene.zones) return { ...state, scene };
  if (merge && state.past.length > 0) return { ...state, scene, future: [] };
  return { ...state, scene, past: [...state.past, state.scene].slice(-UNDO_HISTORY), future: [] };
}

export function undo<State extends History>(state: State): State {
  const scene = state.past.at(-1);
  if (!scene) return state;
  return { ...state, scene, past: state.past.slice(0, -1), future: [state.scene, ...state.future] };
}

export function redo<State extends History>(state: State): State {
  const [scene, ...future] = state.future;
  if (!scene) return state;
  return { ...state, scene, past: [...state.past, state.scene].slice(-UNDO_HISTORY), future };
}
