import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_RULES_PER_ZONE } from '#core/templates/limits.ts';
import type { ZoneReading } from '#core/templates/read-zone.ts';
import { RULE_TYPES, type Rule, type RuleType, type Zone } from '#core/templates/template.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { newRule } from '../state/rule-values.ts';
import { RuleCard } from './rule-card.tsx';
import { RULE_WORDS } from './rule-words.ts';

interface RuleListProps {
  zone: Zone;
  /** What the zone gives on the sample; null as long as its words are not there. */
  reading: ZoneReading | null;
  onChange: (rules: Rule[]) => void;
}

/** The zone's rules in the order in which they are tried. */
export function RuleList({ zone, reading, onChange }: RuleListProps) {
  const { rules } = zone;
  const [type, setType] = useState<RuleType>(zone.type === 'table' ? 'table' : 'regex');
  const isFull = rules.length >= MAX_RULES_PER_ZONE;
  return (
    <section aria-label="Extraction rules" className="flex flex-col gap-2">
      <h3 className="font-semibold text-sm">Extraction Rules</h3>
      {rules.length === 0 ? (
        <div className="rounded-control border border-line border-dashed px-3 py-3 text-faded text-sm">
          <p>No rules added yet...</p>
          <p className="mt-1 text-xs">Without a rule the zone gives its whole text.</p>
        </div>
      ) : (
        <ol className="flex flex-col gap-2">
          {rules.map((rule, index) => (
            <li key={rule.id}>
              <RuleCard
                rule={rule}
                number={index + 1}
                gives={reading && (reading.values.find(({ ruleId }) => ruleId === rule.id)?.value ?? '')}
                onChange={(next) => onChange(rules.map((one) => (one.id === rule.id ? next : one)))}
                onRemove={() => onChange(rules.filter((one) => one.id !== rule.id))}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex gap-2">
        <Select
          label="Type of the new rule"
          value={type}
          onChange={setType}
          options={RULE_TYPES.map((value) => ({ value, label: RULE_WORDS[value].name }))}
          className="min-w-0 flex-1"
        />
        <Button
          aria-disabled={isFull}
          onClick={() => !isFull && onChange([...rules, newRule(crypto.randomUUID(), type)])}
        >
          <Plus aria-hidden />
          Add Rule
        </Button>
      </div>
    </section>
  );
}
