import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DocumentEvent } from '#contracts/analysis.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { sessionToken, useSignedIn } from '../session.ts';
import type { UserEventsListener } from './follow-user-events.ts';
import { openUserEvents } from './open-user-events.ts';
import { whenAtRest } from './when-at-rest.ts';

/** Changes that come together are looked at together. */
const TOGETHER_MS = 250;
/** While changes go on and on, lists and figures are asked for again this often. */
const AT_MOST_EVERY_MS = 1500;

type Progress = Pick<DocumentEvent, 'progress' | 'stage'>;

const progressKey = (documentId: string) => ['analysis-progress', documentId] as const;

/** How far the analysis of a document is, as told by the event stream; null while nothing was told. */
export function useAnalysisProgress(documentId: string): Progress | null {
  const { data } = useQuery<Progress | null>({
    queryKey: progressKey(documentId),
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  return data;
}

/** Calls `work` soon after the first call, and then at most every `AT_MOST_EVERY_MS` while calls go on. */
function gathered(work: () => void): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return {
    call: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = performance.now();
          work();
        },
        Math.max(TOGETHER_MS, last + AT_MOST_EVERY_MS - performance.now()),
      );
    },
    stop: () => clearTimeout(timer),
  };
}

function follow(client: QueryClient, token: string): () => void {
  const refresh = gathered(() => void refreshDocuments(client));
  const listener: UserEventsListener = {
    // What happened before was not told.
    onOpen: refresh.call,
    onEvent: ({ document_id, progress, stage }) => {
      if (progress !== undefined) {
        client.setQueryData<Progress>(progressKey(document_id), { progress, stage });
        return;
      }
      client.setQueryData<Progress | null>(progressKey(document_id), null);
      refresh.call();
    },
  };
  let close = () => {};
  const stay = whenAtRest(() => {
    close = openUserEvents(token, listener);
  });
  return () => {
    stay();
    close();
    refresh.stop();
  };
}

/** Keeps lists, figures and open documents as they are on the server, whoever changes them, while somebody is signed in. */
export function useUserEvents(): void {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  useEffect(() => {
    const token = signedIn ? sessionToken() : null;
    return token === null ? undefined : follow(client, token);
  }, [client, signedIn]);
}
