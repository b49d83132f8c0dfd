import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  /** By the button, by Escape, or by a phone's way back. The dialog is gone once it is no longer rendered. */
  onClose(): void;
  /** What opened it, where that is not what has the focus: there the focus returns. */
  opener?: Element | null;
  children: ReactNode;
}

/** A sheet over the whole page, which waits below; on a phone it comes from the bottom. Only rendered while it is open. */
export function Dialog({ title, closeLabel, onClose, opener = null, children }: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const openedBy = useRef(opener);
  useLayoutEffect(() => {
    const dialog = box.current;
    const { current: from } = openedBy;
    if (!dialog) return;
    dialog.showModal();
    // A phone's keyboard would cover the half of it: there the person chooses herself where to begin.
    const field = matchMedia('(pointer: fine)').matches
      ? dialog.querySelector<HTMLElement>('form input')
      : null;
    (field ?? dialog.querySelector('h2'))?.focus();
    return () => {
      dialog.close();
      // The browser gives the focus back by itself, unless that place is hidden by now.
      const { activeElement } = document;
      if (activeElement === document.body || dialog.contains(activeElement)) returnFocus(from);
    };
  }, []);
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      onClose={onClose}
      className="on-paper mx-auto mt-auto w-full max-w-form animate-settle overflow-y-auto overscroll-contain rounded-t-large bg-paper p-6 shadow-lift-3 backdrop:bg-night/70 max-sm:max-w-none sm:my-auto sm:rounded-large sm:p-10"
    >
      <div className="flex items-start gap-3">
        <h2 id={titleId} tabIndex={-1} className="grow text-step-3 font-extrabold outline-none">
          {title}
        </h2>
        <IconButton
          icon={IconX}
          label={closeLabel}
          onClick={() => box.current?.close()}
          className="-me-3 -mt-1"
        />
      </div>
      {children}
    </dialog>
  );
}

/** To what opened the dialog, or to the menu that has closed over it since. */
function returnFocus(opener: Element | null): void {
  const visible = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary');
  if (visible instanceof HTMLElement) visible.focus();
}
