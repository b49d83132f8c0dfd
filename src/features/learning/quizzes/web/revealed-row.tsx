import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPoint.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface ToldRowProps {
  tone: 'right' | 'chosen' | 'rest';
  /** A label of a word or two. */
  tag?: string | undefined;
  children: ReactNode;
}

const looks = {
  right: { paper: 'border-olive bg-tint-olive', disc: 'bg-olive text-white', tag: 'text-olive' },
  chosen: {
    paper: 'border-dashed border-edge bg-tint-peach',
    disc: 'bg-white text-ink-soft',
    tag: 'text-ink-soft',
  },
  rest: { paper: 'border-line bg-white text-muted', disc: 'bg-sand text-ink-soft', tag: 'text-muted' },
} as const;

/** One answer after grading: right, chosen, or neither. */
export function RevealedRow({ tone, tag, children }: ToldRowProps) {
  const look = looks[tone];
  return (
    <div
      className={classNames(
        'flex h-full min-h-14 items-center gap-3 rounded-control border-2 px-4 py-2.5',
        look.paper,
      )}
    >
      <span className={classNames('grid size-7 shrink-0 place-content-center rounded-pill', look.disc)}>
        <Icon shape={tone === 'right' ? IconCheck : IconPoint} size={18} />
      </span>
      <span className="min-w-0 grow">
        <span className={classNames('block', tone !== 'rest' && 'font-medium')}>{children}</span>
        {tag && <span className={classNames('block text-step--1 font-semibold', look.tag)}>{tag}</span>}
      </span>
    </div>
  );
}
