import type { Box } from '#core/geometry.ts';
import type { Zone } from '#core/templates/template.ts';
import { Field } from '#web/ui/field.tsx';
import { DelayedInput } from './delayed-input.tsx';

const SIDES = [
  ['x', 'Left'],
  ['y', 'Top'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const satisfies readonly (readonly [keyof Box, string])[];

interface PlaceFieldsProps {
  zone: Zone;
  onChange: (coordinates: Box) => void;
}

/** Where the zone is, in percent of the page: for who would rather type than drag. */
export function PlaceFields({ zone, onChange }: PlaceFieldsProps) {
  const box = zone.coordinates;
  return (
    <details className="rounded-control border border-line px-3 py-2">
      <summary className="font-medium text-sm">Position and size</summary>
      <div className="mt-2 grid grid-cols-2 gap-2 pb-1">
        {SIDES.map(([side, label]) => (
          <Field key={side} label={`${label} (%)`}>
            {(control) => (
              <DelayedInput
                {...control}
                type="number"
                step={0.5}
                min={0}
                max={100}
                value={String(Math.round(box[side] * 10_000) / 100)}
                onCommit={(text) => {
                  const percent = Number.parseFloat(text);
                  if (Number.isFinite(percent)) onChange({ ...box, [side]: percent / 100 });
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
