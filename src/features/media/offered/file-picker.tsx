import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { AddFiles } from './picking/add-files.tsx';
import { FilePicking, type KnownFile } from './picking/file-picking.ts';
import { acceptedTypes } from './picking/judge-choice.ts';
import type { PickedFile } from './picking/picked-file.ts';
import { PickedRow } from './picking/picked-row.tsx';

export type ChosenFile = Pick<PickedFile, 'uploadId' | 'caption' | 'kind' | 'name' | 'state'>;

export interface FilePickerProps {
  /** Names the whole, for assistive technology. */
  label: string;
  /** The files of a draft or of an earlier version, in order; read once. */
  initial: readonly KnownFile[];
  filesAtMost: number;
  captionAtMost: number;
  /** Hears of every change: what is chosen, in order. A file with an `uploadId` may be kept in a draft from then on. */
  onChange(files: readonly ChosenFile[]): void;
}

/**
 * Chooses files to hand in: several in order, each with a caption, also straight from the camera. They are sent at once; an upload goes on
 * after a lost connection, a reload or a closed laptop. Load it lazily.
 */
export function FilePicker({ label, initial, filesAtMost, captionAtMost, onChange }: FilePickerProps) {
  const t = useTranslations();
  const picking = usePicking(initial);
  const files = useSyncExternalStore(picking.subscribe, picking.list, picking.list);
  const [said, setSaid] = useState('');
  const chooser = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((now: readonly PickedFile[]) =>
    onChange(
      now.map(({ uploadId, caption, kind, name, state }) => ({ uploadId, caption, kind, name, state })),
    ),
  );
  useEffect(() => tell(files), [files]);

  const isFull = files.length >= filesAtMost;
  const add = (chosen: Iterable<File>) => picking.add(chosen, filesAtMost);
  const move = ({ key, name }: PickedFile, by: -1 | 1) => {
    const focused = document.activeElement;
    setSaid(t('media.pick.moved', { name, place: picking.move(key, by), count: files.length }));
    // A row that moves in the document may lose the focus with it.
    requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
  };
  const remove = ({ key, name }: PickedFile) => {
    void picking.remove(key);
    setSaid(t('media.pick.removed', { name }));
    chooser.current?.querySelector('input')?.focus();
  };
  return (
    <section aria-label={label} className="space-y-3">
      {files.length > 0 && (
        <ul className="divide-y divide-line rounded-card bg-paper px-5 shadow-lift-1">
          {files.map((file, at) => (
            <PickedRow
              key={file.key}
              file={file}
              place={at + 1}
              count={files.length}
              captionAtMost={captionAtMost}
              picking={picking}
              onMove={(by) => move(file, by)}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
      <div ref={chooser} className="space-y-3">
        <AddFiles
          icon={IconPhotoPlus}
          title={t('media.pick.choose')}
          hint={isFull ? t('media.pick.full', { most: filesAtMost }) : t('media.pick.hint')}
          accept={acceptedTypes}
          isOff={isFull}
          dropHint={t('media.pick.drop')}
          onAdd={add}
        />
        {!isFull && (
          <div className="hidden gap-3 pointer-coarse:grid pointer-coarse:grid-cols-2">
            <AddFiles
              icon={IconCamera}
              title={t('media.pick.takePicture')}
              accept="image/jpeg,image/png"
              camera
              onAdd={add}
            />
            <AddFiles
              icon={IconVideo}
              title={t('media.pick.takeFilm')}
              accept="video/mp4,video/quicktime"
              camera
              onAdd={add}
            />
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** Lasts as long as the page; left and opened again, it goes on with what it had. */
function usePicking(initial: readonly KnownFile[]): FilePicking {
  const { api } = usePage();
  const [picking] = useState(
    () =>
      new FilePicking(
        {
          limits: () => api.media.handedInLimits.call(),
          look: (id) => api.media.handedInFile.call({ id }),
          receive: (id) => api.media.receiveFile.call({ id }),
          drop: (id) => api.media.dropFile.call({ id }),
        },
        initial,
      ),
  );
  useEffect(() => {
    void picking.open();
    return () => picking.close();
  }, [picking]);
  return picking;
}
