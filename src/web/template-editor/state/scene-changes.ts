import type { Box } from '#core/geometry.ts';
import { DUPLICATE_OFFSET } from '#core/templates/limits.ts';
import type { Zone } from '#core/templates/template.ts';
import type { Scene } from './history.ts';
import { type Alignment, alignedBoxes, clampToPage, movedTogether, type Point } from './zone-geometry.ts';

export function selectedZones({ zones, selected }: Scene): Zone[] {
  const chosen = new Set(selected);
  return zones.filter((zone) => chosen.has(zone.id));
}

/** The scene with new boxes for the selected zones; zones whose box stays are the same objects. */
function withBoxes(scene: Scene, change: (boxes: Box[]) => readonly Box[]): Scene {
  const chosen = selectedZones(scene);
  const boxes = change(chosen.map((zone) => zone.coordinates));
  const byId = new Map(chosen.map((zone, index) => [zone.id, boxes[index]]));
  return withZones(scene, (zone) => {
    const box = byId.get(zone.id);
    return box && !isSameBox(box, zone.coordinates) ? { ...zone, coordinates: box } : zone;
  });
}

/** The scene with every zone changed by `change`; the same scene when it changed none. */
export function withZones(scene: Scene, change: (zone: Zone) => Zone): Scene {
  const zones = scene.zones.map(change);
  return zones.every((zone, index) => zone === scene.zones[index]) ? scene : { ...scene, zones };
}

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

export function moveSelected(scene: Scene, by: Point, snap: boolean): Scene {
  return withBoxes(scene, (boxes) => movedTogether(boxes, by, snap));
}

export function alignSelected(scene: Scene, alignment: Alignment): Scene {
  return withBoxes(scene, (boxes) => alignedBoxes(boxes, alignment));
}

/** New zones at the end, and selected. */
export function addZones(scene: Scene, zones: readonly Zone[]): Scene {
  if (zones.length === 0) return scene;
  return { zones: [...scene.zones, ...zones], selected: zones.map((zone) => zone.id) };
}

export function removeSelected(scene: Scene): Scene {
  if (selectedZones(scene).length === 0) return scene;
  return { zones: scene.zones.filter((zone) => !scene.selected.includes(zone.id)), selected: [] };
}

/** Copies of the selected zones, a little to the right and below, take the selection. `newId` answers a new one each time. */
export function duplicateSelected(scene: Scene, newId: () => string): Scene {
  const by = DUPLICATE_OFFSET;
  const copies = selectedZones(scene).map((zone) => ({
    ...zone,
    id: newId(),
    name: `${zone.name} (Copy)`,
    coordinates: clampToPage({ ...zone.coordinates, x: zone.coordinates.x + by, y: zone.coordinates.y + by }),
    rules: zone.rules.map((rule) => ({ ...rule, id: newId() })),
  }));
  return addZones(scene, copies);
}

/** A click selects this zone alone, with Shift it joins or leaves the others. */
export function select(scene: Scene, id: string, isAdding: boolean): Scene {
  if (!isAdding) return { ...scene, selected: [id] };
  const others = scene.selected.filter((other) => other !== id);
  return { ...scene, selected: others.length < scene.selected.length ? others : [...others, id] };
}
