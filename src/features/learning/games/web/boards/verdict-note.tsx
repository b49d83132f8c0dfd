import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface VerdictNoteProps {
  isRight: boolean;
  /** In a list of several; a wrong one then needs no color of its own. */
  isListed?: boolean;
  children: ReactNode;
}

/** A slip of paper that says whether an answer was right, and more. */
export function VerdictNote({ isRight, isListed = false, children }: VerdictNoteProps) {
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-control p-3.5',
        isRight ? 'bg-tint-olive' : isListed ? 'bg-paper' : 'bg-tint-gold',
      )}
    >
      <span
        className={classNames(
          'grid size-8 shrink-0 place-content-center rounded-pill',
          isRight ? 'bg-olive text-white' : 'bg-gold text-on-gold',
        )}
      >
        <Icon shape={isRight ? IconCheck : IconBulb} size={20} />
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
