import { useCallback } from 'react';
import { openPdfBytes } from '#web/viewer/open-pdf.ts';
import { usePdf } from '#web/viewer/use-pdf.ts';

/** Opens a sample while mounted. Bytes are handed over to the viewer's worker, so every attempt takes its own. */
export function useSample(sample: Blob): ReturnType<typeof usePdf> {
  const bytes = async () => new Uint8Array(await sample.arrayBuffer());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sample says it all
  return usePdf(useCallback((signal) => openPdfBytes(bytes(), signal), [sample]));
}
