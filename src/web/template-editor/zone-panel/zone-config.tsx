import { type Dispatch, useMemo } from 'react';
import { MAX_NAME } from '#core/templates/limits.ts';
import { ZONE_TYPES, type Zone, type ZoneType } from '#core/templates/template.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { LiveSample } from '../live/live-sample.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import { AnchorField } from './anchor-field.tsx';
import { CheckField } from './check-field.tsx';
import { DelayedInput } from './delayed-input.tsx';
import { LabelField } from './label-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RuleList } from './rule-list.tsx';
import { SampleReading } from './sample-reading.tsx';

const TYPE_WORDS: Record<ZoneType, string> = { text: 'Text', table: 'Table', checkbox: 'Checkbox', date: 'Date' };

interface ZoneConfigProps {
  zone: Zone;
  dispatch: Dispatch<EditorAction>;
  live: LiveSample | null;
}

/** All that one zone is, but where it is drawn. */
export function ZoneConfig({ zone, dispatch, live }: ZoneConfigProps) {
  const reading = useMemo(() => live?.read(zone) ?? null, [live, zone]);
  const anchors = useMemo(() => live?.anchors(zone) ?? [], [live, zone]);
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
      {reading && <SampleReading zone={zone} reading={reading} />}
      <RuleList zone={zone} reading={reading} onChange={(rules) => change({ rules })} />
      {(anchors.length > 0 || zone.anchor) && (
        <AnchorField
          zone={zone}
          choices={anchors}
          onChange={(anchor) => dispatch({ type: 'anchor changed', id: zone.id, anchor })}
        />
      )}
      <PlaceFields zone={zone} onChange={(coordinates) => change({ coordinates })} />
    </>
  );
}
