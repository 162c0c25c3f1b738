import { type RefObject, useEffect, useState } from 'react';
import type { EntityWire } from '#contracts/entity.ts';
import { focusEntity } from '#web/entities/entity-walk.ts';

/**
 * Puts the focus on a value that is still on its way, in the commit that first shows it. Answers the function that
 * names the value's id.
 */
export function useAwaitedValue(
  container: RefObject<HTMLElement | null>,
  entities: readonly EntityWire[],
): (id: string) => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null || !container.current || !entities.some(({ id }) => id === awaited)) return;
    focusEntity(container.current, awaited);
    setAwaited(null);
  }, [awaited, entities, container]);
  return setAwaited;
}
