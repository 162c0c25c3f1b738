import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { ScanPageList } from './scan-page-list.tsx';
import { moved, type ScanPage } from './scan-pages.ts';

/** What the server reads (`POST /api/analyze/image`). */
const PICTURES = 'image/jpeg,image/png,image/tiff,image/webp,.jpg,.jpeg,.png,.tif,.tiff,.webp';

interface ScanDialogProps {
  onClose: () => void;
  onPictures: (pictures: File[]) => void;
}

let lastPage = 0;

/** Pictures are chosen or taken, put into order, and become the pages of one document. */
export function ScanDialog({ onClose, onPictures }: ScanDialogProps) {
  const [pages, setPages] = useState<readonly ScanPage[]>([]);
  const choose = useRef<HTMLInputElement>(null);
  const take = useRef<HTMLInputElement>(null);
  const add = (files: FileList | null) => {
    const added = [...(files ?? [])].map((file) => {
      lastPage += 1;
      return { id: `page-${lastPage}`, file };
    });
    setPages((before) => [...before, ...added]);
  };
  const remove = (id: string) => setPages((before) => before.filter((page) => page.id !== id));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Add a photo or scan"
        description="JPEG, PNG, TIFF or WebP. Several pictures become the pages of one document, in this order."
      >
        <ScanPageList
          pages={pages}
          onMove={(from, to) => setPages((before) => moved(before, from, to))}
          removeButton={(page, number) => (
            <Button variant="ghost" icon aria-label={`Remove page ${number}`} onClick={() => remove(page.id)}>
              <Trash2 aria-hidden />
            </Button>
          )}
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant={pages.length === 0 ? 'primary' : 'secondary'} onClick={() => choose.current?.click()}>
            <ImagePlus aria-hidden /> {pages.length === 0 ? 'Choose pictures' : 'Add more pictures'}
          </Button>
          <Button className="hidden coarse:inline-flex" onClick={() => take.current?.click()}>
            <Camera aria-hidden /> Take a photo
          </Button>
          {pages.length > 0 && (
            <Button variant="primary" className="ml-auto" onClick={() => onPictures(pages.map(({ file }) => file))}>
              {pages.length === 1 ? 'Read this page' : `Read these ${pages.length} pages`}
            </Button>
          )}
        </div>
        <PictureInput input={choose} label="Pictures" onFiles={add} multiple />
        <PictureInput input={take} label="Photo" onFiles={add} capture="environment" />
      </DialogContent>
    </Dialog>
  );
}

interface PictureInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onFiles: (files: FileList | null) => void;
  multiple?: boolean;
  /** On phones: the camera at the back, at once. */
  capture?: 'environment';
}

function PictureInput({ input, label, onFiles, ...kind }: PictureInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={PICTURES}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      {...kind}
      onChange={(event) => {
        onFiles(event.target.files);
        // Choosing the same file again must be a change again.
        event.target.value = '';
      }}
    />
  );
}
