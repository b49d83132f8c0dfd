import { useSyncExternalStore } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { toasts } from './toasts.ts';
import type { Toast } from './toasts.ts';
import { toneShapes } from '../card/tones.ts';

export interface ToastRegionProps {
  /** Labels the region ("Messages"). */
  label: string;
  dismissLabel: string;
}

const none: ReadonlyArray<Toast> = [];

const marks = { info: 'text-sky', success: 'text-mint', warning: 'text-gold', danger: 'text-peach' } as const;

/**
 * Where `toasts.show` shows toasts: the bottom corner at the end side, or on a phone the top while a corner card lies below. Once in the
 * document, outside `main`.
 */
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
      className="pointer-events-none fixed end-0 bottom-0 z-50 flex max-h-dvh w-full max-w-form flex-col gap-3 overflow-y-auto p-4 max-sm:in-[body:has([data-corner-card])]:top-0 max-sm:in-[body:has([data-corner-card])]:bottom-auto sm:p-6 print:hidden"
    >
      {list.map((toast) => (
        <div
          key={toast.id}
          className="on-night pointer-events-auto flex animate-settle items-center gap-3 rounded-control bg-night py-2 ps-4 pe-2 shadow-lift-3 ring-1 ring-night-soft/50"
        >
          <Icon shape={toneShapes[toast.tone]} size={24} className={marks[toast.tone]} />
          <p className="grow py-1 font-medium">{toast.text}</p>
          <IconButton icon={IconX} label={dismissLabel} onClick={() => toasts.dismiss(toast.id)} />
        </div>
      ))}
    </section>
  );
}
