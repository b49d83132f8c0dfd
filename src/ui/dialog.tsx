import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal on the native dialog: it keeps the focus inside and gives it back where it was. */
export function Dialog({ open, onClose, title, closeLabel, actions, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      className="on-paper w-[calc(100%-2rem)] max-w-form rounded-large bg-paper p-6 shadow-lift-3 backdrop:bg-night/60 open:animate-settle sm:p-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-step-2">
          {title}
        </h2>
        <IconButton icon={IconX} label={closeLabel} onClick={onClose} className="-me-2 -mt-2" />
      </div>
      {open && children}
      {open && actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
    </dialog>
  );
}
