import { useState } from 'react';
import { readTime, writeTime } from './cue-times.ts';

interface TimeInputProps {
  label: string;
  /** In seconds. */
  value: number;
  disabled: boolean;
  onChange(seconds: number): void;
}

/** A moment of the film, as `1:02.500`: taken over when the field is left or Enter is pressed, if it can be read. */
export function TimeInput({ label, value, disabled, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const seconds = typed === undefined ? undefined : readTime(typed);
    setTyped(undefined);
    if (seconds !== undefined && seconds !== value) onChange(seconds);
  };
  return (
    <input
      type="text"
      aria-label={label}
      dir="ltr"
      inputMode="decimal"
      disabled={disabled}
      value={typed ?? writeTime(value)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setTyped(undefined);
      }}
      className="min-h-11 w-28 rounded-control border-2 border-edge bg-white px-2 text-center tabular-nums"
    />
  );
}
