import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useTranslations } from 'use-intl';
import type { ChartView } from '#features/reports/contract.ts';
import { useFigureWords } from '#features/reports/offered/use-figure-words.ts';
import { largestOf, lengthOf } from '#features/reports/offered/paper.ts';

const width = 960;
const height = 280;
const base = height - 34;
const top = 26;
const labels = 8;

/** How many are still watching, second by second. A film's time is not mirrored, as its player is not. */
export function Curve({ chart: { title, rows } }: { chart: ChartView }) {
  const t = useTranslations();
  const words = useFigureWords();
  const points = rows.map(({ figures }, second) => ({ second, people: lengthOf(figures[0]) }));
  const largest = largestOf(rows.map(({ figures }) => figures[0]));
  const x = scaleLinear({ domain: [0, Math.max(1, rows.length - 1)], range: [0, width] });
  const y = scaleLinear({ domain: [0, largest], range: [base, top] });
  const step = Math.max(1, Math.ceil(rows.length / labels / 10) * 10);
  const line = {
    data: points,
    x: ({ second }: { second: number }) => x(second),
    y: ({ people }: { people: number }) => y(people),
  };
  return (
    <div
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
      tabIndex={0}
      className="relative mt-4 overflow-x-auto"
      dir="ltr"
    >
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full min-w-140">
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <line x1={0} x2={width} y1={y(largest * part)} y2={y(largest * part)} className="stroke-line" />
            <text x={width} y={y(largest * part) - 6} textAnchor="end" className="fill-muted text-step--1">
              {words(Math.round(largest * part), 'number')}
            </text>
          </g>
        ))}
        <AreaClosed {...line} yScale={y} className="translate-x-0.5 translate-y-0.5 fill-ink/12" />
        <AreaClosed {...line} yScale={y} className="fill-mint" />
        <LinePath {...line} className="fill-none stroke-olive stroke-2" />
        {rows.map(
          ({ id, label }, second) =>
            second % step === 0 && (
              <text
                key={id}
                x={x(second)}
                y={height - 10}
                textAnchor={second === 0 ? 'start' : 'middle'}
                className="fill-muted text-step--1"
              >
                {label}
              </text>
            ),
        )}
        <line x1={0} x2={width} y1={base} y2={base} className="stroke-edge" />
        <text x={0} y={16} className="fill-ink text-step--1 font-semibold">
          {t('reports.chart.stillWatching')}
        </text>
      </svg>
    </div>
  );
}
