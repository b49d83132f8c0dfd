import type { Marks } from '../contract.ts';

interface MarkedTextProps {
  text: string;
  marks: Marks;
}

/** A text with the search words highlighted. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className="-mx-0.5 rounded-small bg-tint-gold px-0.5 text-inherit">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
