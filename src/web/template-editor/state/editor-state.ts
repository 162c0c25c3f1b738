import type { Box } from '#core/geometry.ts';
import type { TemplateStatus, Zone } from '#core/templates/template.ts';
import { type History, type Scene, startHistory } from './history.ts';
import { moveSelected, selectedZones, withZones } from './scene-changes.ts';
import { boxBetween, doOverlap, type Handle, type Point, resizedBox, sharedShift } from './zone-geometry.ts';

/** What the pointer is doing; the scene stays as it was until it is let go. */
export type Gesture =
  | { kind: 'draw'; from: Point; to: Point }
  /** `kept`: what stays selected besides what the frame touches. */
  | { kind: 'marquee'; from: Point; to: Point; kept: readonly string[] }
  | { kind: 'move'; from: Point; to: Point }
  | { kind: 'resize'; id: string; handle: Handle; from: Point; to: Point };

export type Mode = 'select' | 'create' | 'move' | 'resize';

export interface EditorFields {
  name: string;
  description: string;
  status: TemplateStatus;
}

export interface EditorState extends History {
  fields: EditorFields;
  isCreating: boolean;
  gesture: Gesture | null;
  /** From 1. */
  page: number;
  /** How many pages the sample has; 1 without a sample. */
  pages: number;
  showLabels: boolean;
  /** Shows the grid, and snaps to it. */
  showGrid: boolean;
}

export function startEditor(fields: EditorFields, zones: readonly Zone[]): EditorState {
  return {
    ...startHistory(zones),
    fields,
    isCreating: false,
    gesture: null,
    page: 1,
    pages: 1,
    showLabels: true,
    showGrid: false,
  };
}

export function modeOf({ gesture, isCreating }: EditorState): Mode {
  if (gesture?.kind === 'move' || gesture?.kind === 'resize') return gesture.kind;
  return isCreating ? 'create' : 'select';
}

const distance = ({ from, to }: { from: Point; to: Point }): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** How far the selected zones have been dragged by now, in page fractions; null while none are. */
export function dragOf({ scene, gesture, showGrid }: EditorState): Point | null {
  if (gesture?.kind !== 'move') return null;
  const boxes = selectedZones(scene).map((zone) => zone.coordinates);
  return sharedShift(boxes, distance(gesture), showGrid);
}

/** The scene as it would be if the pointer were let go now. Zones that the gesture leaves alone are the same objects. */
export function visibleScene(state: EditorState): Scene {
  const { scene, gesture, showGrid, page } = state;
  if (gesture?.kind === 'move') return moveSelected(scene, distance(gesture), showGrid);
  if (gesture?.kind === 'resize') {
    return withZones(scene, (zone) =>
      zone.id === gesture.id
        ? { ...zone, coordinates: resizedBox(zone.coordinates, gesture.handle, distance(gesture), showGrid) }
        : zone,
    );
  }
  if (gesture?.kind === 'marquee') {
    const frame = boxBetween(gesture.from, gesture.to);
    const touched = scene.zones
      .filter((zone) => zone.pageNumber === page && doOverlap(zone.coordinates, frame))
      .map((zone) => zone.id);
    return { ...scene, selected: [...new Set([...gesture.kept, ...touched])] };
  }
  return scene;
}

/** The rectangle being drawn, of a zone or of a selection. */
export function drawnBox({ gesture, showGrid }: EditorState): Box | null {
  if (gesture?.kind === 'draw') return boxBetween(gesture.from, gesture.to, showGrid);
  return gesture?.kind === 'marquee' ? boxBetween(gesture.from, gesture.to) : null;
}

export function zonesOnPage(scene: Scene, page: number): Zone[] {
  return scene.zones.filter((zone) => zone.pageNumber === page);
}
