import { memo, useEffect, useRef, useState } from 'react';
import { isAbort, messageOf, messages } from '#web/api/errors.ts';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { release } from '#web/viewer/draw-page.ts';
import { useDevicePixelRatio } from '#web/viewer/use-device-pixel-ratio.ts';
import type { SamplePage } from '../sample/sample-page.ts';

/** The picture of the sample's page; what is shown stays until the new drawing is whole. */
export const SheetPicture = memo(function SheetPicture({ page, zoom }: { page: SamplePage; zoom: number }) {
  const host = useRef<HTMLDivElement>(null);
  const pixelRatio = useDevicePixelRatio();
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is meant to run it again
  useEffect(() => {
    const controller = new AbortController();
    page.draw(zoom, pixelRatio, controller.signal).then(
      (canvas) => {
        if (controller.signal.aborted) return release(canvas);
        for (const old of host.current?.querySelectorAll('canvas') ?? []) release(old);
        canvas.setAttribute('aria-hidden', 'true');
        canvas.className = 'size-full';
        host.current?.replaceChildren(canvas);
        setError(null);
      },
      (failure: unknown) => {
        if (!controller.signal.aborted && !isAbort(failure)) setError(messages.samplePageFailed(messageOf(failure)));
      },
    );
    return () => controller.abort();
  }, [page, zoom, pixelRatio, attempt]);

  return (
    <>
      <div ref={host} className="absolute inset-0" />
      {error && (
        <div className="absolute inset-x-4 top-4 z-10">
          <ErrorBox onRetry={() => setAttempt(attempt + 1)}>{error}</ErrorBox>
        </div>
      )}
    </>
  );
});
