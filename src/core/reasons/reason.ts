import type { Reason } from '../entity.ts';

/** A reason by its code, with what its sentence names. */
export function because(code: string, params: Record<string, string> = {}): Reason {
  return { code, params };
}
