import { useEffect, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { addToPages } from '#web/api/document-pages.ts';
import {
  analysisAnswerSchema,
  cancelDocument,
  documentQuery,
  refreshDocuments,
  retryDocument,
} from '#web/api/documents-queries.ts';
import { followAnalysis } from '#web/api/follow-analysis.ts';
import { queryClient } from '#web/api/query-client.ts';
import { sessionToken } from '#web/api/session.ts';
import { upload } from '#web/api/upload.ts';
import type { Upload } from './upload-list.ts';
import { createUploadQueue, type SendAnswer } from './upload-queue.ts';

function toSendAnswer(answer: z.infer<typeof analysisAnswerSchema>): SendAnswer {
  if ('status' in answer) return { kind: 'pending', documentId: answer.document_id };
  return { kind: 'done', documentId: answer.document_id, duplicate: answer.duplicate_of !== undefined };
}

/** One queue for the whole client, so that uploads go on while other pages are open. */
export const uploadQueue = createUploadQueue({
  isSignedIn: () => sessionToken() !== null,
  isOnline: () => navigator.onLine,
  send: async (file, onProgress, signal) => {
    const form = new FormData();
    form.append('file', file);
    return toSendAnswer(await upload('/api/analyze/pdf', form, analysisAnswerSchema, { onProgress, signal }));
  },
  sendPictures: async (pictures, onProgress, signal) => {
    const form = new FormData();
    for (const picture of pictures) form.append('file', picture);
    return toSendAnswer(await upload('/api/analyze/image', form, analysisAnswerSchema, { onProgress, signal }));
  },
  retryAnalysis: async (documentId) => toSendAnswer(await retryDocument(documentId)),
  follow: followAnalysis,
  cancelAnalysis: cancelDocument,
  onEnd: ({ documentId }) => {
    if (documentId) void showInList(documentId);
    else void refreshDocuments(queryClient);
  },
});

window.addEventListener('online', () => uploadQueue.resume());

/** The new document appears at once; the list fetched after it decides (specification §4, api.md). */
async function showInList(documentId: string): Promise<void> {
  try {
    const added = await queryClient.fetchQuery(documentQuery(documentId));
    addToPages(queryClient, added);
  } catch {
    // A cancelled or refused file may have left no document behind.
  }
  await refreshDocuments(queryClient);
}

let owner: string | null = null;

/** The uploads of this session; those of a session before are forgotten. */
export function useUploads(): readonly Upload[] {
  useEffect(() => {
    if (owner !== sessionToken()) uploadQueue.reset();
    owner = sessionToken();
  }, []);
  return useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads);
}
