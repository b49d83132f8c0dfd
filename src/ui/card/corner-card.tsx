import { useEffect, useId, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { classNames } from '../styles/class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { IconButton } from '../button/icon-button.tsx';

export interface CornerCardProps {
  icon: IconShape;
  /** The class of the icon's paper disc. */
  tone?: 'gold' | 'olive' | 'violet' | 'teal' | 'peach';
  title: ReactNode;
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

const rounds = {
  gold: 'bg-tint-gold text-gold-deep',
  olive: 'bg-tint-olive text-olive',
  violet: 'bg-tint-violet text-violet',
  teal: 'bg-tint-teal text-teal',
  peach: 'bg-tint-peach text-pomegranate-deep',
} as const;

/**
 * A card in the corner at the start side that asks something without getting in the way: the page below stays usable, and
 * the focus stays where it was. Escape closes it from anywhere; focus that was inside returns to where it came from.
 */
export function CornerCard({ icon, tone = 'gold', title, closeLabel, onClose, children }: CornerCardProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    // Before the menus hear of it, since a menu that Escape would close is still open then.
    const closeOnEscape = (event: KeyboardEvent) => {
      const isForAnother =
        document.querySelector('header details[open], dialog:modal') ?? document.fullscreenElement;
      if (event.key === 'Escape' && !isForAnother) close.current();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, []);
  useLayoutEffect(() => {
    const card = box.current;
    return () => {
      if (!card?.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      onFocus={remember}
      data-corner-card
      className="on-paper fixed start-0 bottom-0 z-40 max-h-[85dvh] w-full animate-settle overflow-y-auto overscroll-contain rounded-t-large border border-line bg-paper p-5 shadow-lift-3 sm:start-6 sm:bottom-6 sm:max-w-104 sm:rounded-large sm:p-6"
    >
      <div className="flex items-start gap-4">
        <span className={classNames('grid size-12 shrink-0 place-content-center rounded-pill', rounds[tone])}>
          <Icon shape={icon} size={26} />
        </span>
        <h2 id={titleId} className="grow self-center text-step-1 font-bold">
          {title}
        </h2>
        <IconButton icon={IconX} label={closeLabel} onClick={onClose} className="-me-2 mt-0.5" />
      </div>
      <div className="mt-2">{children}</div>
    </section>
  );
}
