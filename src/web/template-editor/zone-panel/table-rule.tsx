import { MAX_RULE_VALUE } from '#core/templates/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { listOf, mirroredRule } from '../state/rule-values.ts';
import { CheckField } from './check-field.tsx';
import { DelayedInput } from './delayed-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

export function TableRule({ rule, onChange }: RuleFieldsProps) {
  const { hasHeader = true, columns = [] } = rule.config;
  return (
    <>
      <Field label="Columns" hint="Their titles with commas between, e.g. Item, Quantity, Total">
        {(control) => (
          <DelayedInput
            {...control}
            value={columns.join(', ')}
            maxLength={MAX_RULE_VALUE}
            onCommit={(text) =>
              onChange(mirroredRule({ ...rule, value: '', config: { hasHeader, columns: listOf(text) } }))
            }
          />
        )}
      </Field>
      <CheckField checked={hasHeader} onChange={(on) => onChange({ ...rule, config: { columns, hasHeader: on } })}>
        The first row has the titles
      </CheckField>
    </>
  );
}
