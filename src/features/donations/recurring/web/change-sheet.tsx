import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';

interface ChangeSheetProps {
  title: string;
  /** It opens by itself where it has something to say. */
  isOpen: boolean;
  children: ReactNode;
}

/** One thing that can be changed, closed until someone opens it; it needs no scripts. */
export function ChangeSheet({ title, isOpen, children }: ChangeSheetProps) {
  return (
    <details className="group/change py-2" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          shape={IconChevronDown}
          size={20}
          className="text-ink-soft transition-transform group-open/change:rotate-180"
        />
      </summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  );
}
