import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMediaRemote } from '@vidstack/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

interface ChoiceMenuProps {
  /** Names the menu and the current choice, in words that include the button's. */
  label: string;
  /** What the button shows. */
  face: ReactNode;
  value: string;
  choices: readonly { value: string; text: string; lang?: string }[];
  onChoice(value: string): void;
}

/** One choice of several, in a list that opens above its button: arrow keys, Escape, and it closes automatically. */
export function ChoiceMenu({ label, face, value, choices, onChoice }: ChoiceMenuProps) {
  const { locale } = usePage();
  const remote = useMediaRemote();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const onOpen = useEffectEvent(() => {
    box.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    // In full screen the controls stay while the menu is open.
    remote.pauseControls();
    return () => remote.resumeControls();
  });
  useEffect(() => (isOpen ? onOpen() : undefined), [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') close();
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-pill px-2 text-step--1 font-semibold hover:bg-white/12 aria-expanded:bg-white/12"
      >
        {face}
      </button>
      {isOpen && (
        <div
          role="menu"
          tabIndex={-1}
          id={menuId}
          aria-label={label}
          onKeyDown={onKeyDown}
          className="on-paper absolute end-0 bottom-full z-30 mb-2 max-h-[min(24rem,45dvh)] w-max min-w-44 animate-settle overflow-y-auto rounded-card bg-paper p-2 shadow-lift-3"
        >
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              lang={choice.lang}
              dir={locales[locale].direction}
              onClick={() => {
                onChoice(choice.value);
                close();
              }}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 py-2 text-start hover:bg-sand focus-visible:outline-offset-0 aria-checked:font-bold"
            >
              <Icon shape={IconCheck} className={classNames(choice.value !== value && 'opacity-0')} />
              {choice.text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Moves the focus within a menu; returns false for a key that does not. */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key];
  if (target === undefined) return false;
  items.at(target % items.length)?.focus();
  return true;
}
