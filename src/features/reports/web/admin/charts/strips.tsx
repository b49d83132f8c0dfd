import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ChartView } from '#features/reports/contract.ts';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { useFigureWords } from '#features/reports/offered/use-figure-words.ts';
import { Legend } from '#features/reports/offered/legend.tsx';
import { largestOf, lengthOf, paperOf } from '#features/reports/offered/paper.ts';

/** Long strips below one another, each with its name and its figure; shares stand beside the figure that they are of. */
export function Strips({ chart: { columns, rows, shape } }: { chart: ChartView }) {
  const words = useFigureWords();
  const isMirrored = locales[usePage().locale].direction === 'rtl';
  const counted = columns.flatMap(({ unit }, index) => (unit === 'number' ? [index] : []));
  const shares = columns.flatMap(({ unit }, index) => (unit === 'share' ? [index] : []));
  const largest = largestOf(rows.flatMap(({ figures }) => counted.map((index) => figures[index])));
  const length = scaleLinear({ domain: [0, largest], range: [0, 100] });
  return (
    <>
      <Legend labels={counted.map((index) => columns[index]?.label ?? '')} />
      <ul
        className={classNames(
          'mt-4',
          shape === 'funnel' ? 'space-y-4' : 'space-y-3',
          rows.length > 10 && 'gap-x-12 xl:columns-2',
        )}
      >
        {rows.map(({ id, label, figures }) => (
          <li key={id} className="break-inside-avoid">
            <p className="flex flex-wrap justify-between gap-x-4">
              <bdi>{label}</bdi>
              <span className="flex gap-3 font-semibold tabular-nums">
                <bdi>{counted.map((index) => words(figures[index], 'number')).join(' · ')}</bdi>
                {shares.map((index) => (
                  <bdi key={index} className="min-w-10 text-end font-normal text-muted">
                    {words(figures[index], 'share')}
                  </bdi>
                ))}
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 100 ${counted.length * 10}`}
              preserveAspectRatio="none"
              className={classNames(
                'mt-1 w-full overflow-hidden rounded-small bg-track',
                counted.length > 1 ? 'h-6' : 'h-4',
              )}
            >
              {counted.map((index, line) => {
                const long = length(lengthOf(figures[index]));
                return (
                  <Bar
                    key={index}
                    x={isMirrored ? 100 - long : 0}
                    y={line * 10}
                    width={long}
                    height={10}
                    className={paperOf(line).fill}
                  />
                );
              })}
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}
