import { type Dispatch, useEffect, useRef } from 'react';
import { nudgeOf } from './canvas/nudge.ts';
import { commandFor } from './commands.ts';
import type { EditorAction } from './state/editor-reducer.ts';
import type { EditorState } from './state/editor-state.ts';

interface EditorKeys {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  onSave: () => void;
  onHelp: () => void;
  onRename: (id: string) => void;
}

const TEXT = 'input, textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';

/** The editor's keys, wherever the focus is; dead inside inputs, dialogs and menus. Ctrl/Cmd+S saves from inputs too. */
export function useEditorKeys(keys: EditorKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(OVERLAY)) return;
      const { state, dispatch, onSave, onHelp, onRename } = latest.current;
      const run = (action: () => void) => {
        // The product's own listing of keys gives way to the editor's.
        event.preventDefault();
        action();
      };
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's') return run(onSave);
      if (target?.closest(TEXT)) return;
      if (event.key === '?') return run(onHelp);
      const zone = target?.closest<SVGElement>('[data-zone]')?.dataset.zone;
      if (zone !== undefined) {
        const isSelected = state.scene.selected.includes(zone);
        if (event.key === 'Enter' || event.key === ' ') {
          return run(() => dispatch({ type: 'selected', id: zone, isAdding: event.shiftKey }));
        }
        if (event.key === 'F2') return run(() => onRename(zone));
        // What has the focus is what arrows and Delete are meant for.
        if (!isSelected && (event.key.startsWith('Arrow') || event.key === 'Delete')) {
          dispatch({ type: 'selected', id: zone, isAdding: false });
        }
      }
      const by = event.ctrlKey || event.metaKey || event.altKey ? null : nudgeOf(event.key, event.shiftKey);
      // A handle pulls its edge by itself.
      if (by && target?.closest('[data-handle]')) return;
      if (by && !target?.closest('[role="combobox"], [role="tab"]')) {
        if (state.scene.selected.length > 0 || zone !== undefined) {
          run(() => dispatch({ type: 'nudged', by, isRepeat: event.repeat }));
        }
        return;
      }
      if (event.key === 'Enter' && state.isCreating && !target?.closest('button, a, [role="button"]')) {
        return run(() => dispatch({ type: 'zone placed', newId: crypto.randomUUID() }));
      }
      const command = commandFor(event, zone === undefined ? state : withSelection(state, zone));
      if (command) run(() => dispatch(command.action()));
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** As it is once the zone with the focus is selected. */
function withSelection(state: EditorState, zone: string): EditorState {
  return state.scene.selected.length > 0 ? state : { ...state, scene: { ...state.scene, selected: [zone] } };
}
