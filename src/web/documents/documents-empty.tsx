import { Link } from 'react-router';
import { LoadSamplesButton } from '#web/samples/load-samples-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyDeskPicture } from '#web/ui/empty-desk-picture.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nothing to show: because nothing was uploaded, or because nothing matches. */
export function DocumentsEmpty({ any, onClear }: { any: boolean; onClear: () => void }) {
  const upload = (
    <Button variant="primary" asChild>
      <Link to="/?tab=upload">Upload Document</Link>
    </Button>
  );
  if (!any) {
    return (
      <EmptyState
        title="No Documents Yet"
        picture={<EmptyDeskPicture />}
        actions={
          <>
            {upload}
            <LoadSamplesButton />
          </>
        }
      >
        Upload a PDF invoice and it is kept here with everything that was read from it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No Documents Found"
      actions={
        <>
          <Button variant="primary" onClick={onClear}>
            Clear search and filters
          </Button>
          {upload}
        </>
      }
    >
      No document matches the search and filters.
    </EmptyState>
  );
}
