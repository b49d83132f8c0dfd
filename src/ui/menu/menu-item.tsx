import type { ReactNode } from 'react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { classNames } from '../styles/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconShape } from '../icon/icon.tsx';

export interface MenuItemProps {
  /** A link with `href`; else a button, of type submit when the menu is in a form. */
  href?: string | undefined;
  onSelect?: () => void;
  name?: string | undefined;
  value?: string | undefined;
  submits?: boolean;
  icon?: IconShape;
  /** The one currently chosen. */
  current?: boolean;
  /** The language of the words, if not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** One line of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { href, onSelect, name, value, submits = false, icon, current = false, lang, children } = props;
  const className = classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-2 text-start hover:bg-sky',
    current ? 'font-bold' : 'font-medium',
  );
  const face = (
    <>
      {icon && <Icon shape={icon} className="text-ink-soft" />}
      <span className="grow">{children}</span>
      {current && <Icon shape={IconCheck} className="text-olive" />}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button
          type={submits ? 'submit' : 'button'}
          name={name}
          value={value}
          lang={lang}
          aria-current={current || undefined}
          onClick={onSelect}
          className={className}
        >
          {face}
        </button>
      ) : (
        <a
          href={href}
          lang={lang}
          aria-current={current || undefined}
          onClick={onSelect}
          className={className}
        >
          {face}
        </a>
      )}
    </li>
  );
}
