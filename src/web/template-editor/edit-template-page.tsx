import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError, messages, templateMessageOf } from '#web/api/errors.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { PageTitle } from '#web/frame/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { fetchTemplate } from './template-calls.ts';
import { TemplateEditor } from './template-editor.tsx';

/** A saved template, open for changes. */
export function EditTemplatePage() {
  const { id = '' } = useParams();
  const template = useQuery({
    queryKey: ['template-editor', id],
    queryFn: ({ signal }) => fetchTemplate(id, signal),
    // Once it is open, what is drawn here is what counts; the next visit asks again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (template.isPending) return <EditorSkeleton />;
  if (template.data) return <TemplateEditor key={id} template={template.data} document={null} />;
  const { error } = template;
  const detail =
    error instanceof ApiError && error.status === 404
      ? messages.templateNotFound
      : templateMessageOf(error, messages.templateFetchFailed);
  return (
    <PageWidth>
      <PageTitle title="Template" />
      <ErrorBox
        {...(detail === messages.templateFetchFailed ? {} : { title: messages.templateFetchFailed })}
        onRetry={() => template.refetch()}
        actions={
          <Button asChild>
            <Link to="/templates">Back to Templates</Link>
          </Button>
        }
      >
        {detail}
      </ErrorBox>
    </PageWidth>
  );
}
