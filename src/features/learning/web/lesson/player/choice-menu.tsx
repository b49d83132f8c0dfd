import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Menu } from '@vidstack/react';
import type { ReactNode } from 'react';
import { usePage } from '../../../../../page/page-provider.tsx';
import { locales } from '../../../../../core/locale.ts';
import { Icon } from '../../../../../ui/icon.tsx';

interface ChoiceMenuProps {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  value: string;
  choices: readonly { value: string; text: string; lang?: string }[];
  onChoice(value: string): void;
}

/** One choice of several, in a list that opens above its button. */
export function ChoiceMenu({ label, face, value, choices, onChoice }: ChoiceMenuProps) {
  const { locale } = usePage();
  return (
    <div className="relative">
      <Menu.Root>
        <Menu.Button
          aria-label={label}
          title={label}
          className="inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-pill px-2 text-step--1 font-semibold hover:bg-white/12"
        >
          {face}
        </Menu.Button>
        <Menu.Items
          dir={locales[locale].direction}
          className="on-paper absolute end-0 bottom-full z-30 mb-2 max-h-[min(24rem,55dvh)] w-max min-w-44 overflow-y-auto rounded-card bg-paper p-2 shadow-lift-3"
        >
          <Menu.RadioGroup value={value} onChange={onChoice} aria-label={label}>
            {choices.map((choice) => (
              <Menu.Radio
                key={choice.value}
                value={choice.value}
                lang={choice.lang}
                className="group flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-2 hover:bg-sand data-[focus]:bg-sand"
              >
                <Icon shape={IconCheck} className="opacity-0 group-data-[checked]:opacity-100" />
                <span className="group-data-[checked]:font-bold">{choice.text}</span>
              </Menu.Radio>
            ))}
          </Menu.RadioGroup>
        </Menu.Items>
      </Menu.Root>
    </div>
  );
}
