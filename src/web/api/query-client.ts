import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

const RETRIES = 2;
/** The pages of a long scan take minutes; the server answers every half of one that it is still at them. */
const RETRIES_WHILE_READ = 30;
const PAUSE_WHILE_READ_MS = 10_000;

const isBeingRead = (error: Error) => error instanceof ApiError && error.code === 'words.being_read';

/** Only silence and server errors are worth asking again; a 4xx says the same a second time. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (isBeingRead(error)) return failures < RETRIES_WHILE_READ;
  const transient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return transient && failures < RETRIES;
}

/** Milliseconds before a call is made again: ever longer, but for what is only not ready yet. */
export const pauseBeforeRetry = (failures: number, error: Error): number =>
  isBeingRead(error) ? PAUSE_WHILE_READ_MS : Math.min(1000 * 2 ** failures, 30_000);

/** The one cache of server data; it is emptied when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, retryDelay: pauseBeforeRetry, staleTime: 15_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
