import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MAX_RULE_VALUE } from '#core/templates/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useExpressions } from '../live/use-expressions.ts';
import { useDelayedText } from './delayed-text.ts';
import type { RuleFieldsProps } from './rule-fields.ts';

/** An expression, what is wrong with it where it is typed, and a text to try it on. */
export function RegexRule({ rule, onChange }: RuleFieldsProps) {
  const { text, change, flush } = useDelayedText(rule.value, (value) => onChange({ ...rule, value }));
  const compile = useExpressions();
  const [tested, setTested] = useState('');
  const expression = useMemo(() => (compile && text.trim() !== '' ? compile(text) : null), [compile, text]);
  const match = expression?.ok && tested !== '' ? expression.find(tested) : null;
  return (
    <div className="flex flex-col gap-2">
      <Field label="Pattern" error={expression && !expression.ok ? expression.message : null}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={MAX_RULE_VALUE}
            spellCheck={false}
            autoComplete="off"
            placeholder="e.g. INV-(\d+)"
            className="font-mono text-sm"
            onChange={(event) => change(event.target.value)}
            onBlur={flush}
          />
        )}
      </Field>
      <Field label="Test text">
        {(control) => (
          <Input
            {...control}
            value={tested}
            placeholder="A text to try the pattern on"
            onChange={(event) => setTested(event.target.value)}
          />
        )}
      </Field>
      <div aria-live="polite" className="text-xs">
        {expression?.ok && tested !== '' && <TestResult found={match?.text ?? null} />}
      </div>
    </div>
  );
}

function TestResult({ found }: { found: string | null }) {
  if (found === null) {
    return (
      <p className="flex items-center gap-1.5 text-bad">
        <CircleX aria-hidden className="size-3.5 shrink-0" /> No match found
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-ok">
      <CircleCheck aria-hidden className="size-3.5 shrink-0" />
      <span>Pattern matches!</span>
      <span className="wrap-anywhere rounded bg-ok-soft px-1 font-mono">{found}</span>
    </p>
  );
}
