import { type Dispatch, useMemo, useRef } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { SamplePage } from '../sample/sample-page.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import { dragOf, drawnBox, type EditorState, modeOf, visibleScene, zonesOnPage } from '../state/editor-state.ts';
import { AnchorLink } from './anchor-link.tsx';
import { RenameInput } from './rename-input.tsx';
import { ResizeHandles } from './resize-handles.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetPicture } from './sheet-picture.tsx';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { LiftedZones, ZoneShapes } from './zone-shapes.tsx';

interface SheetProps {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  page: SamplePage;
  zoom: number;
  renaming: string | null;
  onRenaming: (id: string | null) => void;
}

/** One page of the sample with its zones as SVG over it. */
export function Sheet({ state: settled, dispatch, page, zoom, renaming, onRenaming }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { followed: state, handlers, zoneAt } = useCanvasPointer(settled, dispatch, sheet);
  const scene = useMemo(() => visibleScene(state), [state]);
  const [width, height] = [page.width * zoom, page.height * zoom];
  const zones = zonesOnPage(scene, state.page);
  const selected = useMemo(() => new Set(scene.selected), [scene.selected]);
  const [only, second] = zones.filter((zone) => selected.has(zone.id));
  const drag = dragOf(state);
  const isDragging = drag !== null;
  // What is dragged is drawn once and moves as a picture: 200 zones as smoothly as one.
  const still = isDragging ? state.scene : scene;
  const standing = useMemo(() => zonesOnPage(still, state.page), [still, state.page]);
  const lifted = useMemo(
    () => (isDragging ? standing.filter((zone) => selected.has(zone.id)) : []),
    [isDragging, standing, selected],
  );
  const frame = drawnBox(state);
  const mode = modeOf(state);
  const renamed = zones.find((zone) => zone.id === renaming);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers alone; zones and handles have their own keys
    <div
      ref={sheet}
      // The paper is white in both themes, and so what lies on it has the light theme's colours.
      data-theme="light"
      data-sheet={state.page}
      data-mode={mode}
      className={cn(
        'relative mx-auto shrink-0 select-none bg-paper shadow-float',
        mode === 'create' ? 'cursor-crosshair touch-none' : 'touch-pan-x touch-pan-y',
      )}
      style={{ width, height }}
      {...handlers}
      onDoubleClick={(event) => {
        const id = zoneAt(event);
        if (id !== undefined) onRenaming(id);
      }}
    >
      <SheetPicture page={page} zoom={zoom} />
      {/* biome-ignore lint/a11y/useSemanticElements: no element groups what stands in a drawing */}
      <svg
        role="group"
        aria-label={`Zones on page ${state.page}`}
        className="absolute inset-0 overflow-visible"
        width={width}
        height={height}
      >
        {state.showGrid && <SheetGrid width={width} height={height} />}
        {zones.map(
          (zone) =>
            zone.anchor?.pageNumber === state.page &&
            selected.has(zone.id) && (
              <AnchorLink key={zone.id} zone={zone} anchor={zone.anchor} width={width} height={height} />
            ),
        )}
        <ZoneShapes
          zones={standing}
          width={width}
          height={height}
          selected={selected}
          areLifted={isDragging}
          showLabels={state.showLabels}
          renaming={renaming}
        />
        {only && !second && mode !== 'create' && (
          <ResizeHandles
            zone={only}
            width={width}
            height={height}
            onNudge={(handle, by, isRepeat) => dispatch({ type: 'edge nudged', id: only.id, handle, by, isRepeat })}
          />
        )}
        {frame && (
          <rect
            x={frame.x * width}
            y={frame.y * height}
            width={frame.width * width}
            height={frame.height * height}
            className="pointer-events-none fill-accent/10 stroke-accent-strong [stroke-dasharray:4_3]"
          />
        )}
      </svg>
      {drag && (
        <div
          data-dragged
          className="pointer-events-none absolute inset-0 will-change-transform"
          style={{ transform: `translate(${drag.x * width}px, ${drag.y * height}px)` }}
        >
          <LiftedZones zones={lifted} width={width} height={height} showLabels={state.showLabels} />
        </div>
      )}
      {renamed && (
        <RenameInput
          zone={renamed}
          onRename={(name) => dispatch({ type: 'renamed', id: renamed.id, name })}
          onClose={() => onRenaming(null)}
        />
      )}
    </div>
  );
}
