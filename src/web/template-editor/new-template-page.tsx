import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { documentQuery } from '#web/api/documents-queries.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { TemplateEditor } from './template-editor.tsx';

/** A template from nothing, or with a document of the user's as its sample (`?document=`). */
export function NewTemplatePage() {
  const [params] = useSearchParams();
  const id = params.get('document');
  const document = useQuery({ ...documentQuery(id ?? ''), enabled: id !== null });
  if (id !== null && document.isPending) return <EditorSkeleton />;
  return (
    <TemplateEditor
      key={id}
      template={null}
      document={document.data ? { id: document.data.id, filename: document.data.filename } : null}
    />
  );
}
