import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Difference } from './typed-values.ts';

interface ConflictChoiceProps {
  difference: Difference;
  label: string;
  say(value: string): string;
  side: 'mine' | 'theirs';
  onTake(side: 'mine' | 'theirs'): void;
}

/** One field, as I typed it and as the other person has saved it. */
export function ConflictChoice({ difference, label, say, side, onTake }: ConflictChoiceProps) {
  const t = useTranslations();
  const id = useId();
  const titles = { mine: t('page.editor.mine'), theirs: t('page.editor.theirs') };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((each) => {
          const value = difference[each];
          return (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer gap-3 rounded-control border-2 border-edge bg-white p-3 has-checked:border-olive has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={`${id} side`}
                aria-labelledby={`${id}-${each}`}
                checked={side === each}
                onChange={() => onTake(each)}
                className="mt-1 size-5 shrink-0 accent-olive"
              />
              <span id={`${id}-${each}`} className="min-w-0">
                <span className="block text-step--1 font-semibold text-muted">{titles[each]}</span>
                <bdi className="block wrap-anywhere whitespace-pre-wrap">
                  {value === undefined || value === '' ? t('page.editor.nothing') : say(value)}
                </bdi>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
