import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import type { EntityWire } from '#contracts/entity.ts';
import { correctEntity, refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { undoToast } from '#web/ui/undo-toast.ts';
import {
  type AddedValue,
  addEntity,
  dismissEntity,
  documentHistoryQuery,
  putLineItems,
  restoreEntity,
} from './entity-calls.ts';
import { labelName } from './group-entities.ts';
import { latestChange } from './value-history.ts';

export interface EntityActions {
  /** Throws `ApiError`, so that a form can say why beside the field. */
  correct: (entity: EntityWire, value: string) => Promise<void>;
  /** Throws `ApiError`. */
  add: (added: AddedValue) => Promise<EntityWire>;
  /** These report what went wrong themselves; true when it was done. */
  accept: (entity: EntityWire, value: string, shown: string) => Promise<boolean>;
  dismiss: (entity: EntityWire) => Promise<boolean>;
  restore: (entityId: string) => Promise<boolean>;
  /** Takes back the latest change to the document that still stands. */
  takeBackLatest: () => Promise<void>;
}

/** What a person can say about a document's values; everything shown is fetched again after each word. */
export function useEntityActions(documentId: string): EntityActions {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => refreshDocuments(client);
    const reported = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        await refresh();
        return true;
      } catch (error) {
        toast.error(messageOf(error));
        return false;
      }
    };
    const restore = (entityId: string) => reported(() => restoreEntity(documentId, entityId));
    const withUndo = (text: string, entityId: string) => undoToast(text, () => restore(entityId));
    return {
      correct: async (entity, value) => {
        await correctEntity(documentId, entity.id, value);
        await refresh();
      },
      add: async (added) => {
        const entity = await addEntity(documentId, added);
        await refresh();
        return entity;
      },
      accept: async (entity, value, shown) => {
        const done = await reported(() => correctEntity(documentId, entity.id, value));
        if (done) withUndo(`${labelName(entity.label)} is now ${shown}`, entity.id);
        return done;
      },
      dismiss: async (entity) => {
        const done = await reported(() => dismissEntity(documentId, entity.id));
        if (done) withUndo(`${labelName(entity.label)} “${entity.text || entity.value}” dismissed`, entity.id);
        return done;
      },
      restore,
      takeBackLatest: async () => {
        const history = await client.fetchQuery(documentHistoryQuery(documentId));
        const latest = latestChange(history);
        if (!latest) return void toast('There is no change to take back.');
        const done = await reported(() => {
          if (latest.by === 'lines') return putLineItems(documentId, latest.lines);
          return latest.by === 'restore'
            ? restoreEntity(documentId, latest.entityId)
            : dismissEntity(documentId, latest.entityId);
        });
        if (done) toast('The latest change was taken back.');
      },
    };
  }, [client, documentId]);
}
