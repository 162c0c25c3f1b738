import { useEffect, useRef, useState } from 'react';
import { type Dragged, draggedKind } from './dragged-files.ts';

/** Takes files dropped anywhere in the window while mounted, and tells what is being dragged over it. */
export function usePageDrop(onFiles: (files: File[]) => void): Dragged {
  const [dragged, setDragged] = useState<Dragged>('nothing');
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      const kind = draggedKind(event.dataTransfer?.items ?? []);
      if (kind === 'nothing' || !event.dataTransfer) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      event.dataTransfer.dropEffect = kind === 'pdf' ? 'copy' : 'none';
      setDragged(kind);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged('nothing');
    };
    const onDrop = (event: DragEvent) => {
      setDragged('nothing');
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const listeners = { dragenter: onDragOver, dragover: onDragOver, dragleave: onDragLeave, drop: onDrop } as const;
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name as 'drop', listener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name as 'drop', listener);
    };
  }, []);
  return dragged;
}
