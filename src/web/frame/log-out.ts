import { requestNothing } from '#web/api/client.ts';
import { forgetDrafts } from '#web/api/drafts.ts';
import { queryClient } from '#web/api/query-client.ts';
import { forgetSession } from '#web/api/session.ts';

/** Removes the token at once; the server is told, but nobody waits for it or hears of a failure. */
export function logOut(): void {
  requestNothing('/api/auth/logout', { method: 'POST', unauthorized: 'refuse' }).catch(() => undefined);
  forgetSession('logout');
  forgetDrafts();
  queryClient.clear();
}
