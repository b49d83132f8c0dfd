import { useState, type DragEvent } from 'react';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface AddFilesProps {
  icon: IconShape;
  title: string;
  hint?: string;
  accept: string;
  /** Opens the camera of a telephone at once. */
  camera?: boolean;
  isOff?: boolean;
  /** Says that files can be dropped here, which they then can: not on a phone, where there is nothing to drop from. */
  dropHint?: string | undefined;
  onAdd(files: Iterable<File>): void;
}

/** A large label around the system's own file input, which is what the keyboard and assistive technology reach. */
export function AddFiles({ icon, title, hint, accept, camera, isOff, dropHint, onAdd }: AddFilesProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isOff) onAdd(event.dataTransfer.files);
  };
  return (
    <label
      {...(dropHint !== undefined && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        },
        onDragLeave: () => setIsOver(false),
        onDrop: take,
      })}
      className={classNames(
        'flex min-h-11 flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed p-4 text-center focus-within:outline-2 focus-within:outline-offset-2',
        isOver ? 'border-pomegranate bg-sand' : 'border-edge bg-paper',
        isOff ? 'opacity-60' : 'cursor-pointer hover:border-pomegranate',
      )}
    >
      <Icon shape={icon} size={28} className="text-pomegranate" />
      <span className="font-bold">{title}</span>
      {hint !== undefined && (
        <span className="text-step--1 text-muted">
          {hint}
          {!isOff && dropHint !== undefined && (
            <span className="max-sm:hidden pointer-coarse:hidden"> {dropHint}</span>
          )}
        </span>
      )}
      <input
        type="file"
        multiple={!camera}
        accept={accept}
        disabled={isOff}
        {...(camera && { capture: 'environment' as const })}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
