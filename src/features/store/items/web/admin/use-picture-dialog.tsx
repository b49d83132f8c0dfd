import { useState, type ReactNode } from 'react';
import { PictureDialog } from '#features/media/offered/web/editor/picture-dialog.tsx';

interface Choosing {
  take(file: string): void;
}

/** The library of pictures, for a field of a form. It stands outside the form, which would take the search for a change. */
export function usePictureDialog(): { onPicture(take: Choosing['take']): void; dialog: ReactNode } {
  const [choosing, setChoosing] = useState<Choosing>();
  return {
    onPicture: (take) => setChoosing({ take }),
    dialog: choosing && (
      <PictureDialog
        onChoose={(file) => {
          setChoosing(undefined);
          choosing.take(file);
        }}
        onClose={() => setChoosing(undefined)}
      />
    ),
  };
}
