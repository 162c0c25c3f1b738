import { useId } from 'react';
import { TEMPLATE_STATUSES, type TemplateStatus } from '#core/templates/template.ts';
import { Select } from '#web/ui/select.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const WORDS: Record<TemplateStatus, string> = { draft: 'Draft', active: 'Active', archived: 'Archived' };

interface StatusSelectProps {
  status: TemplateStatus;
  /** What is still to be done before the template can be active; empty: nothing. */
  steps: readonly string[];
  onChange: (status: TemplateStatus) => void;
}

/** Active can be chosen only of a valid template; a draft that is none has nothing to choose from. */
export function StatusSelect({ status, steps, onChange }: StatusSelectProps) {
  const id = useId();
  const isLocked = steps.length > 0 && status === 'draft';
  const options = TEMPLATE_STATUSES.map((value) => ({
    value,
    label: WORDS[value],
    disabled: value === 'active' && steps.length > 0 && status !== 'active',
  }));
  const select = (
    <Select
      id={id}
      value={status}
      onChange={onChange}
      options={options}
      disabled={isLocked}
      className="h-9 w-full coarse:text-lg"
    />
  );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Status
      </label>
      {steps.length === 0 ? (
        select
      ) : (
        <Tooltip
          side="right"
          text={
            <>
              To activate this template:
              <ul className="list-disc pl-4">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </>
          }
        >
          {/* A disabled control takes neither pointer nor focus: what is around it explains it. */}
          <span tabIndex={isLocked ? 0 : undefined} className="block rounded-control">
            {select}
          </span>
        </Tooltip>
      )}
    </div>
  );
}
