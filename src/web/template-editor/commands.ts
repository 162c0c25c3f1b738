import type { EditorAction } from './state/editor-reducer.ts';
import type { EditorState } from './state/editor-state.ts';

export interface Command {
  name: string;
  /** As the help lists them. */
  keys: readonly string[];
  /** Whether a key press means it. */
  isMeant: (event: KeyPress) => boolean;
  canRun: (state: EditorState) => boolean;
  action: () => EditorAction;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const always = () => true;
const hasSelection = ({ scene }: EditorState) => scene.selected.length > 0;
const withCtrl = (key: string) => (event: KeyPress) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === key;
const plain = (key: string) => (event: KeyPress) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key.toLowerCase() === key;

/** What keys, toolbar and help share. Arrow keys nudge besides, see `nudgeOf`. */
export const COMMANDS = {
  undo: {
    name: 'Undo',
    keys: ['Ctrl/Cmd+Z'],
    isMeant: withCtrl('z'),
    canRun: ({ past }) => past.length > 0,
    action: () => ({ type: 'undone' }),
  },
  redo: {
    name: 'Redo',
    keys: ['Ctrl+Shift+Z', 'Ctrl/Cmd+Y'],
    isMeant: (event) =>
      withCtrl('y')(event) ||
      ((event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'),
    canRun: ({ future }) => future.length > 0,
    action: () => ({ type: 'redone' }),
  },
  create: {
    name: 'Add Zone',
    keys: ['N'],
    isMeant: plain('n'),
    canRun: always,
    action: () => ({ type: 'create toggled' }),
  },
  duplicate: {
    name: 'Duplicate',
    keys: ['Ctrl/Cmd+D'],
    isMeant: withCtrl('d'),
    canRun: hasSelection,
    action: () => ({ type: 'duplicated', newId: () => crypto.randomUUID() }),
  },
  remove: {
    name: 'Delete',
    keys: ['Delete'],
    isMeant: (event) => plain('delete')(event) || plain('backspace')(event),
    canRun: hasSelection,
    action: () => ({ type: 'deleted' }),
  },
  selectAll: {
    name: 'Select all zones of the page',
    keys: ['Ctrl/Cmd+A'],
    isMeant: withCtrl('a'),
    canRun: always,
    action: () => ({ type: 'page selected' }),
  },
  escape: {
    name: 'Leave the mode and deselect',
    keys: ['Escape'],
    isMeant: plain('escape'),
    canRun: always,
    action: () => ({ type: 'escaped' }),
  },
  grid: {
    name: 'Grid',
    keys: ['G'],
    isMeant: plain('g'),
    canRun: always,
    action: () => ({ type: 'grid toggled' }),
  },
} as const satisfies Record<string, Command>;

/** The command that a key press means now; null where it means none or nothing could be done. */
export function commandFor(event: KeyPress, state: EditorState): Command | null {
  const commands: readonly Command[] = Object.values(COMMANDS);
  return commands.find((command) => command.isMeant(event) && command.canRun(state)) ?? null;
}
