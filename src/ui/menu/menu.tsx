import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { buttonLook } from '../button/button-look.ts';
import { CachedPart } from '../layout/cached-part.tsx';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';

export interface MenuProps {
  /** The content of the button. */
  label: ReactNode;
  /** The button's accessible name when it shows no words. */
  accessibleLabel?: string | undefined;
  /** Whether an arrow beside the label shows that it opens. */
  hasArrow?: boolean;
  /** The side of the button that the list aligns with. */
  align?: 'start' | 'end';
  className?: string | undefined;
  /** `MenuItem`s. */
  children?: ReactNode;
  /** A component of `MenuItem`s without properties, where they are the same on every page in a language. */
  part?: () => ReactNode;
}

/** A list that opens under a button. `<details>`, so it opens without JavaScript; with it, it also closes automatically. */
export function Menu(props: MenuProps) {
  const { label, accessibleLabel, hasArrow = true, align = 'end', className, children, part } = props;
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const menu = box.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const menu = box.current;
      if (event.key !== 'Escape' || !menu?.open) return;
      const focusWasInside = menu.contains(document.activeElement);
      menu.open = false;
      if (focusWasInside) menu.querySelector('summary')?.focus();
    };
    const closeAfterChoice = (event: Event) => {
      const menu = box.current;
      const chosen = event.target instanceof Element && event.target.closest('li a, li button');
      if (chosen && menu?.contains(chosen)) menu.open = false;
    };
    document.addEventListener('click', closeAfterChoice);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeAfterChoice);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details ref={box} className={classNames('group relative', className)}>
      <summary
        aria-label={accessibleLabel}
        className={classNames(buttonLook('quiet', 's', false), 'font-medium')}
      >
        {label}
        {hasArrow && (
          <Icon shape={IconChevronDown} size={16} className="transition duration-200 group-open:rotate-180" />
        )}
      </summary>
      {part ? (
        <CachedPart as="ul" className={listLook(align)} part={part} with={{}} />
      ) : (
        <ul className={listLook(align)}>{children}</ul>
      )}
    </details>
  );
}

function listLook(align: 'start' | 'end'): string {
  return classNames(
    'on-paper absolute z-40 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-48 animate-settle rounded-card bg-paper p-2 shadow-lift-3',
    align === 'end' ? 'end-0' : 'start-0',
  );
}
