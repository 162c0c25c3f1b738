import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TemplateWire } from '#contracts/template.ts';
import { isAbort, messageOf } from '#web/api/errors.ts';
import { testAll } from '#web/api/templates-queries.ts';
import type { TestedDocument } from './test-matrix.ts';

/** Documents tested by one call: few enough for a progress that moves. */
const STRETCH = 100;

export interface TestAll {
  documents: readonly TestedDocument[];
  /** How many documents there are; null before the first answer. */
  total: number | null;
  isRunning: boolean;
  error: string | null;
  start: () => void;
  stop: () => void;
}

interface Run {
  documents: readonly TestedDocument[];
  total: number | null;
}

const NOTHING: Run = { documents: [], total: null };

/** Runs the zones on all documents, stretch by stretch; what was found stays until the template changes. */
export function useTestAll({ id, updatedAt }: Pick<TemplateWire, 'id' | 'updatedAt'>): TestAll {
  const client = useQueryClient();
  const key = ['template-matrix', id, updatedAt];
  const [run, setRun] = useState<Run>(() => client.getQueryData<Run>(key) ?? NOTHING);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const testThem = async (signal: AbortSignal) => {
    let current = NOTHING;
    do {
      const { total, documents } = await testAll(id, current.documents.length, STRETCH, signal);
      current = { total, documents: [...current.documents, ...documents] };
      // Deleted meanwhile: there are no more to come.
      if (documents.length === 0) current = { ...current, total: current.documents.length };
      signal.throwIfAborted();
      setRun(current);
    } while (current.documents.length < (current.total ?? 0));
    client.setQueryData(key, current);
  };
  const start = async () => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setRun(NOTHING);
    setError(null);
    setRunning(true);
    try {
      await testThem(own.signal);
    } catch (failure) {
      if (!isAbort(failure) && !own.signal.aborted) setError(messageOf(failure));
    }
    if (controller.current === own) setRunning(false);
  };
  return { ...run, isRunning, error, start: () => void start(), stop: () => controller.current?.abort() };
}
