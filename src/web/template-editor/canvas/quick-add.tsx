import { Sparkles } from 'lucide-react';
import { type Dispatch, memo } from 'react';
import { ZONE_PRESETS } from '#core/templates/presets.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { EditorState } from '../state/editor-state.ts';
import { presetZone } from '../state/make-zone.ts';

interface QuickAddProps {
  page: EditorState['page'];
  dispatch: Dispatch<EditorAction>;
  suggest: Suggesting;
}

export interface Suggesting {
  /** Suggested zones that would be new. */
  count: number;
  /** In place of the button while nothing can be suggested: why. */
  note: string | null;
  run: () => void;
}

/** A button for each preset: its zone appears in the middle of the page. */
export const QuickAdd = memo(function QuickAdd({ page, dispatch, suggest }: QuickAddProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's looks
    <div
      role="group"
      aria-label="Quick Add"
      className="flex shrink-0 items-center gap-1 overflow-x-auto border-line border-b bg-paper px-3 py-1"
    >
      <span className="mr-1 shrink-0 text-faded text-xs">Quick Add</span>
      {ZONE_PRESETS.map((preset) => (
        <Button
          key={preset.name}
          variant="ghost"
          className="h-7 px-2 text-sm"
          onClick={() => dispatch({ type: 'zones added', zones: [presetZone(crypto.randomUUID(), preset, page)] })}
        >
          {preset.name}
        </Button>
      ))}
      <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
      <Tooltip text={suggest.note ?? 'Zones for what was read on the sample'}>
        <Button
          variant="ghost"
          className="h-7 px-2 text-accent-strong text-sm"
          aria-disabled={suggest.count === 0}
          onClick={() => suggest.count > 0 && suggest.run()}
        >
          <Sparkles aria-hidden />
          Suggest zones{suggest.count > 0 && ` (${suggest.count})`}
        </Button>
      </Tooltip>
    </div>
  );
});
