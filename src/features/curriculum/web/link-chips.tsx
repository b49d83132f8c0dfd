import { classNames } from '#ui/styles/class-names.ts';

interface LinkChipsProps {
  label: string;
  chips: { text: string; href: string; current?: boolean }[];
  className?: string;
}

/** A row of links, one of which may be the current page. Hidden in print. */
export function LinkChips({ label, chips, className }: LinkChipsProps) {
  return (
    <nav aria-label={label} className={classNames('print:hidden', className)}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ text, href, current = false }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-pill px-5 text-step--1 font-semibold transition duration-200 ease-paper',
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
