/** How far the sheet of facts is pulled up, as parts of the room that it shares with the page. */
export const LOW = 0.2;
export const HALF = 0.55;
export const HIGH = 0.85;
const STOPS = [LOW, HALF, HIGH] as const;
export type SheetStop = (typeof STOPS)[number];

/** The height a drag gives, held between the lowest and the highest stop. */
export function draggedHeight(start: number, movedUp: number, room: number): number {
  if (room <= 0) return start;
  return Math.min(HIGH, Math.max(LOW, start + movedUp / room));
}

/** The stop nearest to where the sheet was let go. */
export function nearestStop(height: number): SheetStop {
  return STOPS.reduce<SheetStop>(
    (best, stop) => (Math.abs(stop - height) < Math.abs(best - height) ? stop : best),
    HALF,
  );
}

/** The next stop up or down; the last one stays. */
export function besideStop(stop: SheetStop, step: 1 | -1): SheetStop {
  return STOPS[STOPS.indexOf(stop) + step] ?? stop;
}
