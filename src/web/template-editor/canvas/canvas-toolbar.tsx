import {
  AlignCenterHorizontal,
  AlignEndVertical,
  AlignStartVertical,
  CircleHelp,
  Copy,
  Grid3x3,
  MoveHorizontal,
  Redo2,
  SquareDashedMousePointer,
  Tag,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type Dispatch, memo } from 'react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { COMMANDS, type Command } from '../commands.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import { type EditorState, modeOf } from '../state/editor-state.ts';
import type { Alignment } from '../state/zone-geometry.ts';
import { EDITOR_ZOOM_MAX, EDITOR_ZOOM_MIN } from './editor-zoom.ts';

interface CanvasToolbarProps {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  zoom: number;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  onHelp: () => void;
}

const ALIGNMENTS = [
  ['left', 'Align left', AlignStartVertical],
  ['center', 'Align center', AlignCenterHorizontal],
  ['right', 'Align right', AlignEndVertical],
] as const satisfies readonly (readonly [Alignment, string, typeof Copy])[];

/** Everything that is done to zones and the view, but drawing itself. */
export const CanvasToolbar = memo(function CanvasToolbar(props: CanvasToolbarProps) {
  const { state, dispatch, zoom, onZoom, onFit, onHelp } = props;
  const isCreating = modeOf(state) === 'create';
  const hasSelection = state.scene.selected.length > 0;
  const button = (command: Command, icon: typeof Copy, pressed?: boolean) => (
    <IconButton
      label={command.name}
      keys={command.keys[0] ?? ''}
      icon={icon}
      disabled={!command.canRun(state)}
      {...(pressed === undefined ? {} : { pressed })}
      onClick={() => dispatch(command.action())}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label="Canvas"
      className="flex shrink-0 flex-wrap items-center gap-1 border-line border-b bg-paper px-2 py-1 max-sm:flex-nowrap max-sm:overflow-x-auto"
    >
      <Button
        variant={isCreating ? 'primary' : 'secondary'}
        className="h-8"
        aria-pressed={isCreating}
        onClick={() => dispatch(COMMANDS.create.action())}
      >
        <SquareDashedMousePointer aria-hidden />
        Add Zone
      </Button>
      <Divider />
      {button(COMMANDS.undo, Undo2)}
      {button(COMMANDS.redo, Redo2)}
      <Divider />
      {ALIGNMENTS.map(([alignment, label, icon]) => (
        <IconButton
          key={alignment}
          label={label}
          icon={icon}
          disabled={!hasSelection}
          onClick={() => dispatch({ type: 'aligned', alignment })}
        />
      ))}
      {button(COMMANDS.duplicate, Copy)}
      {button(COMMANDS.remove, Trash2)}
      <Divider />
      <IconButton
        label="Zone labels"
        icon={Tag}
        pressed={state.showLabels}
        onClick={() => dispatch({ type: 'labels toggled' })}
      />
      {button(COMMANDS.grid, Grid3x3, state.showGrid)}
      <span className="flex-1" />
      <IconButton label="Zoom out" icon={ZoomOut} disabled={zoom <= EDITOR_ZOOM_MIN} onClick={() => onZoom(-1)} />
      <output aria-label="Zoom" className="w-11 shrink-0 text-center text-sm tabular-nums">
        {Math.round(zoom * 100)}%
      </output>
      <IconButton label="Zoom in" icon={ZoomIn} disabled={zoom >= EDITOR_ZOOM_MAX} onClick={() => onZoom(1)} />
      <IconButton label="Fit width" icon={MoveHorizontal} onClick={onFit} />
      <IconButton label="Help" keys="?" icon={CircleHelp} onClick={onHelp} />
    </div>
  );
});

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />;
}
