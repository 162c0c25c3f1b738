import { Calculator, Cpu } from 'lucide-react';
import type { ChatAnswer } from '#contracts/assistant.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const WAYS = {
  local: {
    words: 'Computed here',
    hint: 'Computed from your documents by this installation, without a language model.',
    Icon: Calculator,
  },
  model: {
    words: 'With a model',
    hint: 'Worded by a language model; its figures were checked against your documents.',
    Icon: Cpu,
  },
} as const;

/** Whether an answer was computed locally or with a language model. */
export function ComputedBy({ by }: { by: ChatAnswer['computed_by'] }) {
  const { words, hint, Icon } = WAYS[by];
  return (
    <Tooltip text={hint}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its hint is shown on focus as well */}
      <span tabIndex={0} className="rounded-full">
        <Badge>
          <Icon aria-hidden /> {words}
        </Badge>
      </span>
    </Tooltip>
  );
}
