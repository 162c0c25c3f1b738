import { type Dispatch, useCallback, useRef } from 'react';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ChooseFile, SampleDrop } from '../form/sample-area.tsx';
import { BLANK_PAGE } from '../sample/blank-page.ts';
import type { useSample } from '../sample/use-sample.ts';
import { useSamplePage } from '../sample/use-sample-page.ts';
import type { EditorAction } from '../state/editor-reducer.ts';
import { type EditorState, modeOf } from '../state/editor-state.ts';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { PageNavigation } from './page-navigation.tsx';
import { QuickAdd, type Suggesting } from './quick-add.tsx';
import { SelectionStatus } from './selection-status.tsx';
import { Sheet } from './sheet.tsx';
import { useCanvasZoom } from './use-canvas-zoom.ts';
import { useFitOnPhones } from './use-fit-on-phones.ts';

interface CanvasProps {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  sample: ReturnType<typeof useSample>;
  onChoose: (file: File) => void;
  renaming: string | null;
  onRenaming: (id: string | null) => void;
  onHelp: () => void;
  suggest: Suggesting;
}

/** The sample's page with its zones, and all that is done to them. */
export function Canvas(props: CanvasProps) {
  const { state, dispatch, sample, onChoose, renaming, onRenaming, onHelp, suggest } = props;
  const scroller = useRef<HTMLElement>(null);
  const { zoom, step, fillWidth } = useCanvasZoom(scroller);
  const opened = sample.status === 'ready' ? sample.sample : null;
  const { page, error, retry } = useSamplePage(opened, state.page);
  const isPhone = useMedia('(max-width: 640px)');
  const isCreating = modeOf(state) === 'create';
  const isWithoutSample = sample.status === 'none' || sample.status === 'failed';
  const shown = page ?? (isWithoutSample && (state.scene.zones.length > 0 || isCreating) ? BLANK_PAGE : null);
  useFitOnPhones(isPhone ? shown : null, fillWidth);
  const shownWidth = shown?.width ?? 0;
  const fit = useCallback(() => fillWidth(shownWidth), [fillWidth, shownWidth]);
  return (
    <div className="flex min-w-0 flex-col max-lg:shrink-0 lg:min-h-0 lg:flex-1">
      <CanvasToolbar state={state} dispatch={dispatch} zoom={zoom} onZoom={step} onFit={fit} onHelp={onHelp} />
      <QuickAdd page={state.page} dispatch={dispatch} suggest={suggest} />
      {sample.status === 'failed' && (
        <ErrorBox
          className="rounded-none"
          onRetry={sample.retry}
          actions={<ChooseFile label="Choose a sample" onChoose={onChoose} />}
        >
          {sample.error}
        </ErrorBox>
      )}
      {error && (
        <ErrorBox className="rounded-none" onRetry={retry}>
          {error}
        </ErrorBox>
      )}
      <section
        ref={scroller}
        aria-label="Document canvas"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="relative flex flex-col overflow-auto bg-well p-4 focus-visible:-outline-offset-2 max-lg:h-[70dvh] max-sm:p-2 lg:min-h-0 lg:flex-1"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const file = event.dataTransfer.files[0];
          if (file) onChoose(file);
        }}
      >
        {isCreating && (
          <p className="pointer-events-none sticky top-0 left-0 z-10 mx-auto mb-2 h-0 w-max max-w-full">
            <span className="inline-block rounded-control bg-ink px-2.5 py-1 text-desk text-xs shadow-float">
              Draw a rectangle around a value. Enter places a zone, Escape cancels.
            </span>
          </p>
        )}
        {shown && (
          <Sheet
            state={state}
            dispatch={dispatch}
            page={shown}
            zoom={zoom}
            renaming={renaming}
            onRenaming={onRenaming}
          />
        )}
        {!shown && sample.status === 'loading' && <Skeleton className="mx-auto h-[70dvh] w-full max-w-2xl" />}
        {!shown && isWithoutSample && <SampleDrop onChoose={onChoose} />}
      </section>
      <PageNavigation page={state.page} pages={state.pages} zones={state.scene.zones} dispatch={dispatch} />
      <SelectionStatus scene={state.scene} mode={modeOf(state)} />
    </div>
  );
}
