import type { Dispatch } from 'react';
import { ZONE_PRESETS } from '#core/templates/presets.ts';
import { Button } from '#web/ui/button.tsx';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { EditorState } from '../state/editor-state.ts';
import { presetZone } from '../state/make-zone.ts';

interface QuickAddProps {
  page: EditorState['page'];
  dispatch: Dispatch<EditorAction>;
}

/** A button for each preset: its zone appears in the middle of the page. */
export function QuickAdd({ page, dispatch }: QuickAddProps) {
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
    </div>
  );
}
