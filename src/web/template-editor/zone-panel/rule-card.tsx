import { X } from 'lucide-react';
import { RULE_TYPES, type Rule } from '#core/templates/template.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { mirroredRule, newRule } from '../state/rule-values.ts';
import { KeywordRule } from './keyword-rule.tsx';
import { PositionRule } from './position-rule.tsx';
import { RegexRule } from './regex-rule.tsx';
import type { RuleFieldsProps } from './rule-fields.ts';
import { RULE_WORDS } from './rule-words.ts';
import { TableRule } from './table-rule.tsx';

const FIELDS = { regex: RegexRule, keyword: KeywordRule, position: PositionRule, table: TableRule } as const;

interface RuleCardProps extends RuleFieldsProps {
  /** Its value on the sample, '' where it finds none; null where that is not known. */
  gives: string | null;
  /** From 1. */
  number: number;
  onRemove: () => void;
}

/** One rule: its type, what the type asks for, and the way to be rid of it. */
export function RuleCard({ rule, number, gives, onChange, onRemove }: RuleCardProps) {
  const Fields = FIELDS[rule.type];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's looks
    <div role="group" aria-label={`Rule ${number}`} className="rounded-control border border-line p-2.5">
      <div className="mb-2 flex items-center gap-2">
        <span className="text-faded text-xs tabular-nums">{number}.</span>
        <Select
          label={`Type of rule ${number}`}
          value={rule.type}
          // An expression may be worth keeping as a keyword; settings of another type mean nothing.
          onChange={(type) => onChange(mirroredRule({ ...newRule(rule.id, type), value: textOf(rule) }))}
          options={RULE_TYPES.map((value) => ({ value, label: RULE_WORDS[value].name }))}
          className="min-w-0 flex-1"
        />
        <Button variant="ghost" icon aria-label={`Remove rule ${number}`} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      </div>
      <Fields key={rule.type} rule={rule} onChange={onChange} />
      <p className="mt-1.5 text-faded text-xs">{RULE_WORDS[rule.type].gives}</p>
      {gives !== null && rule.value.trim() !== '' && (
        <p className="mt-1.5 flex gap-1.5 border-line border-t pt-1.5 text-xs">
          <span className="shrink-0 text-faded">On the sample:</span>
          {gives === '' ? (
            <span className="text-warn">finds nothing</span>
          ) : (
            <span className="wrap-anywhere line-clamp-2 font-medium">
              {rule.type === 'table' ? rowsWord(gives) : gives}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** A table's value is its rows as JSON. */
function rowsWord(rows: string): string {
  const count = (JSON.parse(rows) as unknown[]).length;
  return `${count} ${count === 1 ? 'row' : 'rows'}`;
}

function textOf({ type, value }: Rule): string {
  return type === 'position' ? '' : value;
}
