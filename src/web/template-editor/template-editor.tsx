import { ArrowLeft } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { activationSteps, templateIssues } from '#core/templates/template-issues.ts';
import { PageTitle } from '#web/frame/page-title.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { SampleArea } from './form/sample-area.tsx';
import { TemplateForm } from './form/template-form.tsx';
import { ZoneSummary } from './form/zone-summary.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { useLiveSample } from './live/use-live-sample.ts';
import { type SampleSource, useSample } from './sample/use-sample.ts';
import { useSaving } from './save/use-saving.ts';
import { editorReducer } from './state/editor-reducer.ts';
import { startEditor } from './state/editor-state.ts';
import { type LoadedTemplate, loadedFields, loadedZones } from './state/load-template.ts';
import { newSuggestions } from './state/new-suggestions.ts';
import { savedTemplate } from './state/saved-template.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { PendingEdits } from './zone-panel/delayed-text.ts';
import { ZonePanel } from './zone-panel/zone-panel.tsx';

const PreviewDialog = lazyPart(async () => (await import('./save/preview-dialog.tsx')).PreviewDialog);
const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog);

const NEW_FIELDS = { name: '', description: '', status: 'draft' } as const;

interface TemplateEditorProps {
  /** Null for a new one. */
  template: LoadedTemplate | null;
  /** Of a new template: the user's document that is its sample. */
  document: { id: string; filename: string } | null;
}

/** The template editor: what the template is on the left, its sample in the middle, the selected zone on the right. */
export function TemplateEditor({ template, document }: TemplateEditorProps) {
  const [state, dispatch] = useReducer(editorReducer, template, (loaded) =>
    startEditor(loaded ? loadedFields(loaded) : NEW_FIELDS, loaded ? loadedZones(loaded) : []),
  );
  const [source, setSource] = useState<SampleSource | null>(() => firstSource(template, document));
  const sample = useSample(source);
  const { live, suggestion, isPending: isReading } = useLiveSample(source, sample, state.scene.zones);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [pending] = useState(() => new Set<() => void>());
  const navigate = useNavigate();

  const { fields, scene } = state;
  const issues = useMemo(
    () => templateIssues({ ...fields, zones: scene.zones }).map(({ message }) => message),
    [fields, scene.zones],
  );
  const steps = useMemo(() => activationSteps({ ...fields, zones: scene.zones }), [fields, scene.zones]);
  const written = useMemo(() => savedTemplate(fields, scene.zones), [fields, scene.zones]);
  const [savedAs, setSavedAs] = useState(written);
  const isNewFile = source?.kind === 'file';
  const isChanged = isNewFile || (written !== savedAs && JSON.stringify(written) !== JSON.stringify(savedAs));
  const dirty = useRef(isChanged);
  useEffect(() => {
    dirty.current = isChanged;
  });

  const saving = useSaving({
    id: template?.id ?? null,
    savedAs: template ? savedAs : null,
    sample: source,
    onSaved: (saved, id) => {
      setSavedAs(saved);
      if (template) return setSource(source?.kind === 'file' ? { kind: 'template', id } : source);
      dirty.current = false;
      void navigate(`/templates/${encodeURIComponent(id)}`);
    },
  });
  const hasIssues = issues.length > 0;
  const { forget } = saving;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is refused no longer
  useEffect(() => {
    if (!hasIssues) forget();
  }, [hasIssues]);

  const latest = useRef({ state, isSaving: saving.isBusy });
  useEffect(() => {
    latest.current = { state, isSaving: saving.isBusy };
  });
  const save = () => {
    // What was typed a moment ago is saved as well.
    flushSync(() => {
      for (const flush of [...pending]) flush();
    });
    const now = latest.current;
    if (now.isSaving) return;
    const found = templateIssues({ ...now.state.fields, zones: now.state.scene.zones });
    if (found.length > 0) return saving.refuse();
    void saving.save(savedTemplate(now.state.fields, now.state.scene.zones));
  };

  const suggested = useMemo(
    () => (suggestion ? newSuggestions(suggestion.zones, scene.zones) : []),
    [suggestion, scene.zones],
  );
  const isNameless = fields.name.trim() === '';
  const runSuggestion = useCallback(() => {
    if (isNameless && suggestion?.name) dispatch({ type: 'field changed', changes: { name: suggestion.name } });
    dispatch({ type: 'zones added', zones: suggested });
    // All of them selected would move or go with the next key.
    dispatch({ type: 'escaped' });
  }, [isNameless, suggestion, suggested]);
  const note = suggested.length > 0 ? null : suggestionNote(source !== null, isReading, suggestion !== null);
  const suggest = useMemo(
    () => ({ count: suggested.length, note, run: runSuggestion }),
    [suggested, note, runSuggestion],
  );

  // A layout that is taught begins with what was read on it, as corrected.
  const isTaught = useRef(document === null);
  const runSuggestions = useRef(suggest.run);
  useEffect(() => {
    runSuggestions.current = suggest.run;
  });
  useEffect(() => {
    if (isTaught.current || suggestion === null) return;
    isTaught.current = true;
    runSuggestions.current();
  }, [suggestion]);

  const pageCount = sample.status === 'ready' ? sample.sample.pageCount : null;
  useEffect(() => {
    if (pageCount !== null) dispatch({ type: 'pages counted', pages: pageCount });
  }, [pageCount]);
  useEditorKeys({ state, dispatch, onSave: save, onHelp: () => setHelpOpen(true), onRename: setRenaming });
  const choose = useCallback((file: File) => setSource({ kind: 'file', file }), []);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const onSave = useCallback(() => latestSave.current(), []);

  const title = template ? 'Edit Template' : 'New Template';
  return (
    <PendingEdits value={pending}>
      <PageTitle title={title} />
      <div data-workspace className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
        <div className="flex shrink-0 flex-col gap-4 border-line bg-paper p-4 max-lg:border-b lg:w-[260px] lg:overflow-y-auto lg:border-r">
          <div>
            <Link
              to={template ? `/templates/${encodeURIComponent(template.id)}` : '/templates'}
              className="-ml-1 inline-flex items-center gap-1 rounded-control px-1 text-faded text-sm hover:text-ink coarse:min-h-11"
            >
              <ArrowLeft aria-hidden className="size-3.5" /> {template ? 'Template' : 'Templates'}
            </Link>
            <h1 className="font-semibold text-lg">{title}</h1>
          </div>
          <TemplateForm
            fields={fields}
            dispatch={dispatch}
            issues={issues}
            steps={steps}
            isSaving={saving.isBusy}
            error={saving.error}
            standing={saving.isBusy ? '' : standingOf(template !== null, isChanged)}
            onSave={onSave}
          />
          <SampleArea filename={filenameOf(source, template, document)} pages={state.pages} onChoose={choose} />
          <ZoneSummary scene={scene} pages={state.pages} live={live} dispatch={dispatch} />
          <p className="text-faded text-xs lg:hidden">Drawing is easier on a larger screen, but works by touch too.</p>
        </div>
        <Canvas
          state={state}
          dispatch={dispatch}
          sample={sample}
          onChoose={choose}
          renaming={renaming}
          onRenaming={setRenaming}
          onHelp={openHelp}
          suggest={suggest}
        />
        <div className="shrink-0 border-line bg-paper max-lg:border-t lg:w-[320px] lg:overflow-y-auto lg:border-l">
          <ZonePanel scene={scene} dispatch={dispatch} live={live} />
        </div>
      </div>
      {saving.question && (
        <Suspense>
          <PreviewDialog
            looked={saving.question.looked}
            error={saving.question.error}
            isNew={template === null}
            isSaving={saving.isSaving}
            onSave={(isApplying) => void saving.answer(isApplying)}
            onClose={saving.keepEditing}
          />
        </Suspense>
      )}
      <LeaveQuestion isDirty={() => dirty.current} />
      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </PendingEdits>
  );
}

function firstSource(template: LoadedTemplate | null, document: TemplateEditorProps['document']): SampleSource | null {
  if (template) return { kind: 'template', id: template.id };
  return document ? { kind: 'document', id: document.id } : null;
}

function filenameOf(
  source: SampleSource | null,
  template: LoadedTemplate | null,
  document: TemplateEditorProps['document'],
): string | null {
  if (source?.kind === 'file') return source.file.name;
  return template?.pdf?.filename ?? document?.filename ?? null;
}

function suggestionNote(hasSample: boolean, isReading: boolean, isRead: boolean): string {
  if (!hasSample) return 'Choose a sample first';
  if (isReading) return 'The sample is being read...';
  return isRead ? 'Nothing more to suggest' : 'The sample could not be read';
}

function standingOf(isSavedBefore: boolean, isChanged: boolean): string {
  if (!isSavedBefore) return '';
  return isChanged ? 'Unsaved changes' : 'All changes saved';
}
