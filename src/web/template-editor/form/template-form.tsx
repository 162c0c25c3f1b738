import { type Dispatch, memo } from 'react';
import { MAX_DESCRIPTION, MAX_NAME } from '#core/templates/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { EditorAction } from '../state/editor-reducer.ts';
import type { EditorFields } from '../state/editor-state.ts';
import { IssueList } from './issue-list.tsx';
import { StatusSelect } from './status-select.tsx';

interface TemplateFormProps {
  fields: EditorFields;
  dispatch: Dispatch<EditorAction>;
  /** What keeps the template from being saved. */
  issues: readonly string[];
  /** What keeps it from being active. */
  steps: readonly string[];
  isSaving: boolean;
  /** What went wrong at the last attempt to save. */
  error: string | null;
  /** A word on how things stand, e.g. that all is saved. */
  standing: string;
  onSave: () => void;
}

/** Name, description, status and saving, with all that speaks against it. */
export const TemplateForm = memo(function TemplateForm(props: TemplateFormProps) {
  const { fields, dispatch, issues, steps, isSaving, error, standing, onSave } = props;
  const change = (changes: Partial<EditorFields>) => dispatch({ type: 'field changed', changes });
  return (
    <form
      noValidate
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Field label="Template name" required>
        {(control) => (
          <Input
            {...control}
            value={fields.name}
            maxLength={MAX_NAME}
            placeholder="e.g. ACME invoices"
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" optional>
        {(control) => (
          <Input
            {...control}
            value={fields.description}
            maxLength={MAX_DESCRIPTION}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <StatusSelect status={fields.status} steps={steps} onChange={(status) => change({ status })} />
      <div>
        <Button type="submit" variant="primary" className="w-full" aria-disabled={isSaving || issues.length > 0}>
          {isSaving ? 'Saving...' : 'Save Template'}
        </Button>
        <p aria-live="polite" className="mt-1 min-h-4 text-center text-faded text-xs">
          {standing}
        </p>
      </div>
      {error !== null && <ErrorBox title="Error saving template">{error}</ErrorBox>}
      <IssueList issues={issues} />
    </form>
  );
});
