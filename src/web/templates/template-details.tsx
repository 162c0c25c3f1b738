import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { sampleQuery } from '#web/api/templates-queries.ts';
import { withValues } from '#web/document-list/list-address.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { NoSample } from './no-sample.tsx';
import { TemplateHeader } from './template-header.tsx';
import { TemplateOverview } from './template-overview.tsx';
import { readDetailTab } from './templates-address.ts';

const SamplePreview = lazyPart(async () => (await import('./sample-preview.tsx')).SamplePreview);
const TemplateTestPanel = lazyPart(async () => (await import('./test/test-panel.tsx')).TemplateTestPanel);

/** The template's head and its three tabs; the preview is there once the sample was loaded. */
export function TemplateDetails({ template }: { template: TemplateWire }) {
  const [params, setParams] = useSearchParams();
  const sample = useQuery({ ...sampleQuery(template), enabled: template.pdf !== null });
  const hasSample = template.pdf !== null && sample.data !== undefined;
  const wanted = readDetailTab(params);
  const tab = wanted === 'preview' && !hasSample ? 'overview' : wanted;
  return (
    <div className="flex flex-col gap-4">
      <PageTitle title={template.name} />
      <TemplateHeader template={template} />
      {(template.pdf === null || sample.isError) && (
        <NoSample template={template} error={sample.error} onRetry={() => sample.refetch()} />
      )}
      <Tabs
        value={tab}
        onValueChange={(next) => setParams((now) => withValues(now, { tab: next === 'overview' ? null : next }))}
      >
        <TabList aria-label="Template">
          <Tab value="overview">Overview</Tab>
          {hasSample && <Tab value="preview">PDF Preview</Tab>}
          <Tab value="test">Test &amp; Validate</Tab>
        </TabList>
        <Suspense fallback={<Skeleton className="mt-4 h-72" />}>
          <TabPanel value="overview" className="pt-4">
            <TemplateOverview template={template} />
          </TabPanel>
          {sample.data && (
            <TabPanel value="preview" className="pt-4">
              <SamplePreview template={template} sample={sample.data} />
            </TabPanel>
          )}
          <TabPanel value="test" className="pt-4">
            <TemplateTestPanel template={template} />
          </TabPanel>
        </Suspense>
      </Tabs>
    </div>
  );
}
