import { memo } from 'react';
import type { Mode } from '../state/editor-state.ts';
import type { Scene } from '../state/history.ts';
import { selectedZones } from '../state/scene-changes.ts';

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;

/** Says to a screen reader what a glance at the page would. */
export const SelectionStatus = memo(function SelectionStatus({ scene, mode }: { scene: Scene; mode: Mode }) {
  return (
    <p role="status" className="sr-only">
      {mode === 'create' ? 'Add Zone mode: Enter places a zone, Escape cancels' : words(scene)}
    </p>
  );
});

function words(scene: Scene): string {
  const [zone, ...others] = selectedZones(scene);
  if (!zone) return '';
  if (others.length > 0) return `${others.length + 1} zones selected`;
  const { x, y, width, height } = zone.coordinates;
  return `${zone.name} selected: left ${percent(x)}, top ${percent(y)}, width ${percent(width)}, height ${percent(height)}`;
}
