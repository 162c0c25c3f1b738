import { Field } from '#web/ui/field.tsx';
import { mirroredRule, wholeNumber } from '../state/rule-values.ts';
import { DelayedInput } from './delayed-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

export function PositionRule({ rule, onChange }: RuleFieldsProps) {
  const { offset = 0, length = 0 } = rule.config;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="Offset" hint="Characters left out first">
        {(control) => (
          <DelayedInput
            {...control}
            type="number"
            step={1}
            value={String(offset)}
            onCommit={(text) => onChange(mirroredRule({ ...rule, config: { length, offset: wholeNumber(text) } }))}
          />
        )}
      </Field>
      <Field label="Length" hint="0: to the end">
        {(control) => (
          <DelayedInput
            {...control}
            type="number"
            step={1}
            min={0}
            value={String(length)}
            onCommit={(text) =>
              onChange(mirroredRule({ ...rule, config: { offset, length: Math.max(0, wholeNumber(text)) } }))
            }
          />
        )}
      </Field>
    </div>
  );
}
