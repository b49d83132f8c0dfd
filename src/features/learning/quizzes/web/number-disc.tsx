import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';

/** The number of an answer, which is also its keyboard shortcut. */
export function NumberDisc({ isChosen, children }: { isChosen?: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-8 shrink-0 place-content-center rounded-pill text-step--1 font-bold tabular-nums',
        isChosen ? 'bg-dusk text-white' : 'bg-sand text-ink-soft',
      )}
    >
      {children}
    </span>
  );
}
