import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiError, messages, templateMessageOf } from '#web/api/errors.ts';
import { templateQuery } from '#web/api/templates-queries.ts';
import { PageWidth } from '#web/frame/frame.tsx';
import { PageTitle } from '#web/frame/page-title.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TemplateDetails } from './template-details.tsx';
import { ZonesPicture } from './zones-picture.tsx';

/** One template: what it is, its zones on the sample, and what it reads. */
export function TemplateDetailPage() {
  const { id = '' } = useParams();
  const template = useQuery(templateQuery(id));
  return (
    <PageWidth>
      {template.data ? (
        <TemplateDetails key={template.data.id} template={template.data} />
      ) : (
        <>
          <PageTitle title="Template" />
          {template.isPending && <DetailsSkeleton />}
          {template.isError && <Missing error={template.error} onRetry={() => template.refetch()} />}
        </>
      )}
    </PageWidth>
  );
}

function BackToTemplates() {
  return (
    <Button asChild>
      <Link to="/templates">Back to Templates</Link>
    </Button>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState isPage title={messages.templateNotFound} picture={<ZonesPicture />} actions={<BackToTemplates />}>
        It may have been deleted, or the link is old.
      </EmptyState>
    );
  }
  const detail = templateMessageOf(error, messages.templateFetchFailed);
  return (
    <ErrorBox
      {...(detail === messages.templateFetchFailed ? {} : { title: messages.templateFetchFailed })}
      onRetry={onRetry}
      actions={<BackToTemplates />}
    >
      {detail}
    </ErrorBox>
  );
}

function DetailsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading template</span>
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-9" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}
