import { MAX_RULE_VALUE } from '#core/templates/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { DelayedInput } from './delayed-input.tsx';
import type { RuleFieldsProps } from './rule-card.tsx';

export function RegexRule({ rule, onChange }: RuleFieldsProps) {
  return (
    <Field label="Pattern">
      {(control) => (
        <DelayedInput
          {...control}
          value={rule.value}
          maxLength={MAX_RULE_VALUE}
          spellCheck={false}
          autoComplete="off"
          className="font-mono text-sm"
          onCommit={(value) => onChange({ ...rule, value })}
        />
      )}
    </Field>
  );
}
