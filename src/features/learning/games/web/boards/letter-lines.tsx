import { classNames } from '#ui/styles/class-names.ts';
import { placeOf, type Line } from './lines.ts';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

interface LetterLinesProps {
  size: number;
  found: readonly Line[];
  /** The line being drawn, or the last one drawn. */
  drawn: Line | undefined;
  /** It is not a word. */
  isNotYet: boolean;
}

const papers = ['stroke-gold', 'stroke-mint', 'stroke-peach', 'stroke-sky', 'stroke-night-soft'];

/** Strips of paper under the letters; mirrored with the square where that is right-to-left. */
export function LetterLines({ size, found, drawn, isNotYet }: LetterLinesProps) {
  const language = useBodyLanguage();
  const mirrored = language?.dir === 'rtl' ? '-scale-x-100' : '';
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size} ${size}`}
      strokeLinecap="round"
      className={classNames(
        'pointer-events-none absolute inset-0 size-full',
        language ? mirrored : 'rtl:-scale-x-100',
      )}
    >
      {found.map((line, index) => (
        <path
          key={`${line.from}-${line.to}`}
          d={pathOf(line, size)}
          strokeWidth={0.78}
          className={papers[index % papers.length]}
        />
      ))}
      {drawn && (
        <path
          d={pathOf(drawn, size)}
          strokeWidth={0.78}
          strokeDasharray={isNotYet ? '0.01 0.99' : undefined}
          className={classNames('opacity-70', isNotYet ? 'stroke-track' : 'stroke-gold')}
        />
      )}
    </svg>
  );
}

function pathOf({ from, to }: Line, size: number): string {
  const [start, end] = [placeOf(from, size), placeOf(to, size)];
  // A line of zero length would not be painted.
  return `M${start.x + 0.5} ${start.y + 0.5}L${end.x + 0.501} ${end.y + 0.5}`;
}
