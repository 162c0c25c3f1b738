import { ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef } from 'react';
import type { AnswerPlan } from '#contracts/assistant.ts';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { AddFilter } from '#web/document-list/add-filter.tsx';
import { FilterSteps, STEPS_BOX } from '#web/document-list/filter-steps.tsx';
import { ConditionChip } from './condition-chip.tsx';
import { changedFilter, conditionsOf, MEASURE_WORDS, type Measure, without } from './reading-conditions.ts';

/** What the question is asked again with. */
export interface ChangedReading {
  filter: DocumentFilter;
  measure?: Measure;
}

interface ReadingProps {
  plan: AnswerPlan;
  /** Unfolded to begin with: the answer to a changed reading. */
  isOpen: boolean;
  /** Asks again; without it the reading is only shown. */
  onChange?: ((reading: ChangedReading) => void) | undefined;
}

/** How a question was read, folded away; its conditions can be changed, and the answer follows. */
export function Reading({ plan, isOpen, onChange }: ReadingProps) {
  const add = useRef<HTMLButtonElement>(null);
  const { filter, measure, reading } = plan;
  const again = (next: DocumentFilter) => onChange?.({ filter: next, ...(measure ? { measure } : {}) });
  return (
    <details open={isOpen} className="group text-sm">
      <summary className="inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-control pr-2 text-faded hover:text-ink coarse:min-h-11">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        How I read your question
      </summary>
      <div className="mt-1 mb-1 flex flex-col gap-2 border-line border-l-2 pl-3">
        <p className="wrap-anywhere">{reading}</p>
        <ul aria-label="Conditions" className="flex flex-wrap items-center gap-2">
          {conditionsOf(filter).map((condition) => (
            <li key={condition.names[0]} className="min-w-0">
              <ConditionChip
                text={condition.text}
                onRemove={onChange && (() => again(without(filter, condition)))}
                change={
                  onChange && condition.kind
                    ? (close) => (
                        <Popover.Content
                          aria-label={condition.text}
                          align="start"
                          sideOffset={4}
                          collisionPadding={8}
                          className={STEPS_BOX}
                        >
                          <FilterSteps
                            start={condition.kind}
                            filter={filter}
                            onChoose={(changes) => {
                              close();
                              again(changedFilter(filter, changes));
                            }}
                          />
                        </Popover.Content>
                      )
                    : undefined
                }
              />
            </li>
          ))}
          {measure && (
            <li>
              <ConditionChip
                text={MEASURE_WORDS[measure]}
                change={
                  onChange &&
                  ((close) => (
                    <MeasureChoices
                      measure={measure}
                      onChoose={(next) => {
                        close();
                        onChange({ filter, measure: next });
                      }}
                    />
                  ))
                }
              />
            </li>
          )}
          {onChange && (
            <li>
              <AddFilter
                buttonRef={add}
                filter={filter}
                onChange={(changes) => again(changedFilter(filter, changes))}
              />
            </li>
          )}
        </ul>
      </div>
    </details>
  );
}

function MeasureChoices({ measure, onChoose }: { measure: Measure; onChoose: (measure: Measure) => void }) {
  return (
    <Popover.Content aria-label="Measure" align="start" sideOffset={4} collisionPadding={8} className={STEPS_BOX}>
      <ul>
        {Object.entries(MEASURE_WORDS).map(([name, words]) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === measure}
              className="flex h-8 w-full items-center rounded-md px-2 text-left hover:bg-well aria-pressed:font-medium coarse:min-h-11"
              onClick={() => onChoose(name as Measure)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </Popover.Content>
  );
}
