import { useMemo } from 'react';
import type { EditorState } from '../state/editor-state.ts';

/**
 * The state as all sees it but the page itself: the same object while a gesture goes on, so that what does not change
 * with every move of the pointer is not drawn with it.
 */
export function useSettled(state: EditorState): EditorState {
  const { fields, scene, past, future, isCreating, gesture, page, pages, showLabels, showGrid } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a gesture only its kind counts
  return useMemo(
    () => state,
    [fields, scene, past, future, isCreating, gesture?.kind, page, pages, showLabels, showGrid],
  );
}
