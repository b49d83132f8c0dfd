import { useSyncExternalStore } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Callout } from './callout.tsx';
import { IconButton } from './icon-button.tsx';
import { toasts } from './toasts.ts';
import type { Toast } from './toasts.ts';

export interface ToastRegionProps {
  /** Names the region ("Messages"). */
  label: string;
  dismissLabel: string;
}

const none: ReadonlyArray<Toast> = [];

/** Where `toasts.show` shows: the bottom corner at the end side. Once in the document, outside `main`. */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
      className="pointer-events-none fixed end-0 bottom-0 z-50 flex max-h-dvh w-full max-w-form flex-col gap-3 overflow-y-auto p-4 sm:p-6"
    >
      {list.map((toast) => (
        <div key={toast.id} className="pointer-events-auto animate-settle rounded-control shadow-lift-3">
          <Callout tone={toast.tone} className="items-center">
            <div className="flex items-center gap-2">
              <p className="grow font-medium">{toast.text}</p>
              <IconButton
                icon={IconX}
                label={dismissLabel}
                onClick={() => toasts.dismiss(toast.id)}
                className="-my-2 -me-2"
              />
            </div>
          </Callout>
        </div>
      ))}
    </section>
  );
}
