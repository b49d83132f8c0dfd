import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';

interface SourceOpenerProps {
  /** How many passages there are. */
  count: number;
  onOpen?(): void;
  className?: string;
  children: ReactNode;
}

/** The disclosure that holds the sources: closed until pressed, or until a URL links to one of them. */
export function SourceOpener({ count, onOpen, className, children }: SourceOpenerProps) {
  const t = useTranslations();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => {
      const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!wanted || !details.current?.contains(wanted)) return;
      details.current.open = true;
      wanted.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  return (
    <details ref={details} onToggle={(event) => event.currentTarget.open && onOpen?.()} className={className}>
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-pill border-2 border-edge px-4 font-bold hover:bg-sand">
        <Icon shape={IconBook2} className="text-gold-deep" />
        {t('learning.source.open', { count })}
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
