import { MAX_RULE_VALUE } from '#core/templates/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { CheckField } from './check-field.tsx';
import { DelayedInput } from './delayed-input.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';

export function KeywordRule({ rule, onChange }: RuleFieldsProps) {
  const { caseSensitive = false, wholeWord = true } = rule.config;
  const config = { caseSensitive, wholeWord };
  return (
    <>
      <Field label="Keywords" hint="Several with commas between, e.g. Total, Amount due">
        {(control) => (
          <DelayedInput
            {...control}
            value={rule.value}
            maxLength={MAX_RULE_VALUE}
            onCommit={(value) => onChange({ ...rule, value })}
          />
        )}
      </Field>
      <div className="mt-1 flex flex-wrap gap-x-4">
        <CheckField
          checked={caseSensitive}
          onChange={(on) => onChange({ ...rule, config: { ...config, caseSensitive: on } })}
        >
          Case sensitive
        </CheckField>
        <CheckField checked={wholeWord} onChange={(on) => onChange({ ...rule, config: { ...config, wholeWord: on } })}>
          Whole word
        </CheckField>
      </div>
    </>
  );
}
