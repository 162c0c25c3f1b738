import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TemplateWire } from '#contracts/template.ts';
import { countText, documentsText } from '#web/document-list/count-text.ts';
import { pagesText } from '#web/document-list/document-columns.tsx';
import { formatDateTime } from '#web/format/dates.ts';
import { formatFileSize } from '#web/format/file-size.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { templateFigures } from './template-figures.ts';
import { ZoneTable } from './zone-table.tsx';

/** What the template is, its figures, and its zones. */
export function TemplateOverview({ template }: { template: TemplateWire }) {
  const figures = templateFigures(template);
  const { pdf } = template;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card aria-labelledby="template-information">
          <CardTitle id="template-information" className="mb-3">
            Information
          </CardTitle>
          <dl className="grid grid-cols-[8rem_1fr] gap-y-2 tabular-nums">
            <Fact name="Version">{template.version}</Fact>
            <Fact name="Document types">{template.documentTypes.join(', ')}</Fact>
            <Fact name="Sample">
              {pdf && `${pdf.filename}, ${pagesText(pdf.pages)}, ${formatFileSize(pdf.fileSize)}`}
            </Fact>
            <Fact name="Created">{formatDateTime(template.createdAt)}</Fact>
            <Fact name="Changed">{formatDateTime(template.updatedAt)}</Fact>
            <Fact name="Last used">{template.lastUsed ? formatDateTime(template.lastUsed) : 'Never'}</Fact>
          </dl>
        </Card>
        <Card aria-labelledby="template-statistics">
          <CardTitle id="template-statistics" className="mb-3">
            Statistics
          </CardTitle>
          <dl className="grid grid-cols-2 gap-3 tabular-nums sm:grid-cols-3">
            <Figure name="Zones">{countText(figures.zones)}</Figure>
            <Figure name="Required zones">{countText(figures.required)}</Figure>
            <Figure name="Rules">{countText(figures.rules)}</Figure>
            <Figure name="Zones without rules">{countText(figures.withoutRules)}</Figure>
            <Figure name="Pages with zones">{countText(figures.pages)}</Figure>
            <Figure name="Read with it">{documentsText(template.documentsRead)}</Figure>
          </dl>
          {figures.types.length > 0 && <p className="mt-3 text-faded text-sm">{figures.types.join(' · ')}</p>}
        </Card>
      </div>
      <section aria-labelledby="template-zones">
        <h2 id="template-zones" className="mb-1.5 font-semibold text-base">
          Zones
        </h2>
        {template.zones.length > 0 ? (
          <ZoneTable zones={template.zones} />
        ) : (
          <EmptyState
            title="No zones yet"
            className="rounded-card border border-line bg-paper py-8"
            actions={
              <Button asChild>
                <Link to={`/templates/${encodeURIComponent(template.id)}/edit`}>Draw zones</Link>
              </Button>
            }
          >
            A zone says where on the page a value stands.
          </EmptyState>
        )}
      </section>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-faded text-xs">{name}</dt>
      <dd className="font-semibold text-lg">{children}</dd>
    </div>
  );
}
