import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Frame } from 'lucide-react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { refreshDocuments } from '#web/api/documents-queries.ts';
import { messageOf } from '#web/api/errors.ts';
import { chooseTemplate, documentTemplatesQuery } from '#web/api/templates-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { AUTO, templateChoices, templateIdOf } from './template-choices.ts';

/** With which template the document was read, the choice of another, and the way to one of its own. */
export function TemplateLine({ documentId }: { documentId: string }) {
  const client = useQueryClient();
  const templates = useQuery(documentTemplatesQuery(documentId)).data ?? [];
  const { used, chosen, options } = templateChoices(templates);
  const choice = useMutation({
    mutationFn: (value: string) => chooseTemplate(documentId, templateIdOf(value)),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => refreshDocuments(client),
  });
  const pick = (value: string) => {
    if (!choice.isPending && (value !== chosen || value === AUTO)) choice.mutate(value);
  };
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {templates.length > 0 && (
        <>
          <p className="max-w-72 truncate text-faded">
            {used ? 'Read with template ' : 'Read without a template'}
            {used && (
              <Link
                to={`/templates/${encodeURIComponent(used.id)}`}
                className="font-medium text-accent-strong underline-offset-4 hover:underline"
              >
                {used.name}
              </Link>
            )}
          </p>
          <Select
            label="Read with template"
            value={chosen}
            onChange={pick}
            options={options}
            disabled={choice.isPending}
            shown={choice.isPending ? 'Reading...' : 'Change'}
            className="h-7 px-2"
          />
        </>
      )}
      <Button asChild variant="ghost" className="-mr-2.5 ml-auto h-7 text-sm">
        <Link to={`/templates/new?document=${encodeURIComponent(documentId)}`}>
          <Frame aria-hidden /> Teach this layout
        </Link>
      </Button>
    </div>
  );
}
