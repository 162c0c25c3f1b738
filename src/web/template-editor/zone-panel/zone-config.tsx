import type { Dispatch } from 'react';
import { MAX_NAME } from '#core/templates/limits.ts';
import { ZONE_TYPES, type Zone, type ZoneType } from '#core/templates/template.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { EditorAction } from '../state/editor-reducer.ts';
import { CheckField } from './check-field.tsx';
import { DelayedInput } from './delayed-input.tsx';
import { LabelField } from './label-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RuleList } from './rule-list.tsx';

const TYPE_WORDS: Record<ZoneType, string> = { text: 'Text', table: 'Table', checkbox: 'Checkbox', date: 'Date' };

interface ZoneConfigProps {
  zone: Zone;
  dispatch: Dispatch<EditorAction>;
}

/** All that one zone is, but where it is drawn. */
export function ZoneConfig({ zone, dispatch }: ZoneConfigProps) {
  const change = (changes: Partial<Omit<Zone, 'id'>>) => dispatch({ type: 'zone changed', id: zone.id, changes });
  return (
    <>
      <Field label="Zone name">
        {(control) => (
          <DelayedInput
            {...control}
            value={zone.name}
            maxLength={MAX_NAME}
            onCommit={(name) => dispatch({ type: 'renamed', id: zone.id, name })}
          />
        )}
      </Field>
      <Field label="Zone type">
        {({ id }) => (
          <Select
            id={id}
            value={zone.type}
            onChange={(type) => change({ type })}
            options={ZONE_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] }))}
            className="h-9 w-full"
          />
        )}
      </Field>
      <CheckField checked={zone.required} onChange={(required) => change({ required })}>
        Required
      </CheckField>
      <LabelField zone={zone} onChange={(label) => dispatch({ type: 'label changed', id: zone.id, label })} />
      <RuleList zone={zone} onChange={(rules) => change({ rules })} />
      <PlaceFields zone={zone} onChange={(coordinates) => change({ coordinates })} />
    </>
  );
}
