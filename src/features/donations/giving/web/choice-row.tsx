import type { ReactNode } from 'react';

interface ChoiceRowProps {
  name: string;
  value: string;
  isChosen: boolean;
  label: ReactNode;
  /** What the choice means, in a line. */
  hint?: ReactNode;
}

/** One choice among radio buttons, with what it means. */
export function ChoiceRow({ name, value, isChosen, label, hint }: ChoiceRowProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 border-ink-soft/30 px-4 py-2 has-checked:border-dusk has-checked:bg-sky/50 has-focus-visible:outline-3">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-dusk outline-none"
      />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-step--1 text-pretty text-muted">{hint}</span>}
      </span>
    </label>
  );
}
