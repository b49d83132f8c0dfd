import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../styles/class-names.ts';

interface LinkChipsProps {
  label: string;
  chips: { text: string; href: string; current?: boolean }[];
  /** On a phone one line that is moved sideways, for many or long ones; from there on they wrap. */
  inOneLine?: boolean;
  className?: string;
}

/** A row of links, one of which may be the current page and is then in view. Hidden in print. */
export function LinkChips({ label, chips, inOneLine = false, className }: LinkChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const currentAt = chips.findIndex(({ current }) => current);
  useLayoutEffect(() => {
    const chip = row.current?.children[currentAt];
    if (row.current && chip) moveToMiddle(row.current, chip);
  }, [currentAt]);
  return (
    <nav aria-label={label} className={classNames('print:hidden', className)}>
      <ul
        ref={row}
        className={
          inOneLine
            ? '-mx-4 -my-3 flex gap-2 overflow-x-auto px-4 py-3 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0'
            : 'flex flex-wrap gap-2'
        }
      >
        {chips.map(({ text, href, current = false }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-pill px-5 text-step--1 font-semibold transition duration-200 ease-paper',
                inOneLine && 'max-sm:whitespace-nowrap',
                current
                  ? 'on-night bg-night'
                  : 'on-paper bg-paper shadow-lift-1 hover:bg-tint-gold hover:shadow-lift-2',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the row alone: `scrollIntoView` would move the page too. */
function moveToMiddle(row: Element, chip: Element) {
  const [{ left, width }, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - (left + width / 2), behavior: 'instant' });
}
