import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

const RETRIES = 2;

/** Only silence and server errors are worth asking again; a 4xx says the same a second time. */
function shouldRetry(failures: number, error: Error): boolean {
  const transient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return transient && failures < RETRIES;
}

/** The one cache of server data; it is emptied when a session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
