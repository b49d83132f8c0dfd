import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '../button/icon-button.tsx';

export interface DialogProps {
  title: ReactNode;
  closeLabel: string;
  /** By the button, Escape, or a phone's back gesture. The dialog is gone once it is no longer rendered. */
  onClose(): void;
  /** The element that opened it, unless that has the focus: the focus returns there. */
  opener?: Element | null;
  children: ReactNode;
}

/** A modal sheet over the whole page; on a phone it comes from the bottom. Only rendered while it is open. */
export function Dialog({ title, closeLabel, onClose, opener = null, children }: DialogProps) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const openedBy = useRef(opener);
  useLayoutEffect(() => {
    const dialog = box.current;
    const { current: from } = openedBy;
    if (!dialog) return;
    dialog.showModal();
    // A phone's keyboard would cover half of it: there the user chooses where to begin.
    const field = matchMedia('(pointer: fine)').matches
      ? dialog.querySelector<HTMLElement>('form input')
      : null;
    (field ?? dialog.querySelector('h2'))?.focus();
    return () => {
      dialog.close();
      // The browser restores the focus automatically, unless that element is hidden by now.
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

/** To the element that opened the dialog, or to the menu that has closed over it since. */
function returnFocus(opener: Element | null): void {
  const visible = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary');
  if (visible instanceof HTMLElement) visible.focus();
}
