import type { DocumentWire, EditDocument } from '#contracts/document.ts';
import { awaitAnalysis } from '../analysis/await-analysis.ts';
import { noteChoice } from '../analysis/note-choice.ts';
import { reanalyzeDocument } from '../analysis/run-again.ts';
import { documents } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { toDocument } from '../documents/document-wire.ts';
import { findDocument, type Owned, owned } from '../documents/documents.repository.ts';
import { documentNotFound } from '../errors.ts';
import { changeDocument } from './change-document.ts';

/**
 * Gives a document another name, or the type that a person says it has, over what was read now or later; null: what is
 * read again. Its fields are chosen again for the type: the answer waits for that as long as for an upload, and is
 * `processing` where it takes longer. Throws 404, and 409 for a type while the document is being analysed.
 */
export async function editDocument(deps: Deps, key: Owned, wanted: EditDocument): Promise<DocumentWire> {
  const row = await findDocument(deps.db, key);
  if (!row) throw documentNotFound();
  const { filename, document_type: type } = wanted;
  const isTyped = type !== undefined && type !== row.chosenType;
  if (isTyped) await noteChoice(deps.db, row, { chosenType: type });
  if (filename !== undefined && filename !== row.filename) {
    await changeDocument(deps, key, (tx) => tx.update(documents).set({ filename }).where(owned(key)));
  }
  // A failed document has nothing to be chosen again: the type counts once it is analysed.
  if (isTyped && row.status === 'completed') {
    await reanalyzeDocument(deps, key);
    await awaitAnalysis(deps, key, deps.config.ANALYSIS_ANSWER_S * 1000);
  }
  const edited = await findDocument(deps.db, key);
  if (!edited) throw documentNotFound();
  return toDocument(edited);
}
