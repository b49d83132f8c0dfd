import { classNames } from '#ui/styles/class-names.ts';
import { paperOf } from './paper.ts';

/** Which paper is which line; nothing where there is only one. */
export function Legend({ labels }: { labels: readonly string[] }) {
  if (labels.length < 2) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {labels.map((label, index) => (
        <li key={label} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames('size-4 rounded-small shadow-lift-1', paperOf(index).swatch)}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
