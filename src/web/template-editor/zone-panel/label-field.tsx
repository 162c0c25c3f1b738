import { useId } from 'react';
import { LABELS } from '#core/labels.ts';
import { LINE_ITEMS_LABEL } from '#core/templates/presets.ts';
import type { Zone } from '#core/templates/template.ts';
import { labelOfZone } from '#core/templates/zone-label.ts';
import { Field } from '#web/ui/field.tsx';
import { asLabel } from '../state/zone-label.ts';
import { DelayedInput } from './delayed-input.tsx';

interface LabelFieldProps {
  zone: Zone;
  /** Null: by the zone's name. */
  onChange: (label: string | null) => void;
}

/** The entity label that the zone fills; nothing typed is its name's. */
export function LabelField({ zone, onChange }: LabelFieldProps) {
  const list = useId();
  return (
    <Field label="Fills label" hint="The field of the result that gets the value.">
      {(control) => (
        <>
          <DelayedInput
            {...control}
            list={list}
            className="font-mono text-xs"
            value={zone.label ?? ''}
            placeholder={labelOfZone({ name: zone.name })}
            onCommit={(text) => onChange(asLabel(text))}
          />
          <datalist id={list}>
            {[...LABELS, LINE_ITEMS_LABEL].map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
