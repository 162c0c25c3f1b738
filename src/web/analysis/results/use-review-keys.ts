import type { EntityWire } from '#contracts/entity.ts';
import { copyValue } from '#web/entities/copy-value.ts';
import { CARD_KEYS } from '#web/entities/entity-card.tsx';
import type { EntityFocus } from '#web/entities/entity-focus.ts';
import { useEntityActions } from '#web/entities/use-entity-actions.ts';
import { VALUE_KEYS } from '#web/entities/use-value-button.ts';
import { ROW_KEYS } from '#web/entities/use-value-row.ts';
import { usePageKeys } from '#web/frame/page-keys.ts';

/** The keys of the review, with those that its values handle themselves. */
export function useReviewKeys(
  focus: EntityFocus,
  entities: readonly EntityWire[],
  onCopied: (value: string) => void,
): void {
  const { activeId, rows } = focus;
  const actions = useEntityActions(focus.documentId);
  const copy = async () => {
    const value = entities.find(({ id }) => id === activeId)?.value;
    if (value !== undefined && (await copyValue(value))) onCopied(value);
  };
  const correct = () => {
    const focused = rows.focused();
    if (focused) focused.edit?.();
    else if (activeId) rows.edit(activeId);
  };
  usePageKeys([
    ...ROW_KEYS,
    ...CARD_KEYS,
    { key: 'e', description: 'Correct the value under focus or pointer', run: correct },
    { key: 'c', description: 'Copy it', run: () => void copy() },
    ...VALUE_KEYS,
    { key: 'Escape', description: 'The whole page again', run: () => focus.showWhole?.() },
    { key: 'a', description: 'Add a value', run: () => focus.startAdding?.(null) },
    { key: 'z', description: 'Take back the latest change', run: () => void actions.takeBackLatest() },
  ]);
}
