import { CheckCheck, CircleDot, Flag, Zap } from 'lucide-react';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { ValueState } from './review-order.ts';

const LOOKS = {
  confirmed_by_machine: { icon: Zap, colour: 'text-faded', words: 'Confirmed by the machine' },
  confirmed_by_person: { icon: CheckCheck, colour: 'text-ok', words: 'Confirmed by a person' },
  to_review: { icon: CircleDot, colour: 'text-warn', words: 'To review: low confidence' },
  rule_failed: { icon: Flag, colour: 'text-bad', words: 'A check failed' },
} as const;

export function StateIcon({ state }: { state: ValueState }) {
  const { icon: Icon, colour, words } = LOOKS[state];
  return (
    <Tooltip text={words}>
      <span role="img" aria-label={words} className="grid size-6 shrink-0 place-items-center">
        <Icon aria-hidden className={`size-4 ${colour}`} />
      </span>
    </Tooltip>
  );
}
