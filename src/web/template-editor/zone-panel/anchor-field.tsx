import type { Anchor, Zone } from '#core/templates/template.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const AUTOMATIC = 'automatic';

interface AnchorFieldProps {
  zone: Zone;
  /** Texts near the zone. */
  choices: readonly Anchor[];
  onChange: (anchor: Anchor | null) => void;
}

/** The text that the zone keeps its distance to, so that it is found on pages where all has moved. */
export function AnchorField({ zone, choices, onChange }: AnchorFieldProps) {
  const { anchor } = zone;
  const all = anchor && !choices.some((one) => isSame(one, anchor)) ? [anchor, ...choices] : choices;
  const chosen = anchor ? all.findIndex((one) => isSame(one, anchor)) : -1;
  return (
    <Field label="Moves with" hint="A text that is printed on every document, near the zone.">
      {({ id }) => (
        <Select
          id={id}
          value={chosen === -1 ? AUTOMATIC : String(chosen)}
          onChange={(value) => onChange(value === AUTOMATIC ? null : (all[Number(value)] ?? null))}
          options={[
            { value: AUTOMATIC, label: 'The texts around it' },
            ...all.map(({ text }, index) => ({ value: String(index), label: `‘${text}’` })),
          ]}
          className="h-9 w-full"
        />
      )}
    </Field>
  );
}

function isSame(a: Anchor, b: Anchor): boolean {
  return a.text === b.text && a.pageNumber === b.pageNumber && Math.abs(a.box.y - b.box.y) < 0.005;
}
