import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { ChartView } from '#features/reports/contract.ts';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { Legend } from './legend.tsx';
import { largestOf, lengthOf, paperOf } from './paper.ts';

const width = 540;
const height = 240;
const base = height - 34;
const top = 26;
/** About as many labels as fit side by side. */
const mostLabels = 4;
/** A few columns stay strips of paper, with room between them. */
const widest = 96;

/** What is drawn: figures in the order of time. */
type DrawnColumns = Pick<ChartView, 'title' | 'columns' | 'rows'>;

/** Figures over time as strips of paper standing side by side; in Hebrew, time runs from the right. */
export function Columns({ chart: { title, columns, rows } }: { chart: DrawnColumns }) {
  const words = useFigureWords();
  const isMirrored = locales[usePage().locale].direction === 'rtl';
  const largest = largestOf(rows.flatMap(({ figures }) => figures));
  const y = scaleLinear({ domain: [0, largest], range: [base, top] });
  const x = scaleBand({
    domain: rows.map(({ id }) => id),
    range: isMirrored ? [width, 0] : [0, width],
    padding: 0.25,
  });
  const wide = Math.min(x.bandwidth(), widest);
  const placeOf = (id: string) => (x(id) ?? 0) + (x.bandwidth() - wide) / 2;
  const within = scaleBand({
    domain: columns.map((_, index) => index),
    range: isMirrored ? [wide, 0] : [0, wide],
    padding: 0.08,
  });
  const every = Math.ceil(rows.length / mostLabels);
  const hasRoom = rows.length * columns.length <= 10;
  return (
    <>
      <Legend labels={columns.map(({ label }) => label)} />
      <div
        ref={showLatest}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too
        tabIndex={0}
        className="relative mt-4 overflow-x-auto"
        dir={isMirrored ? 'rtl' : 'ltr'}
      >
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full min-w-110">
          {[0.5, 1].map((part) => (
            <g key={part}>
              <line x1={0} x2={width} y1={y(largest * part)} y2={y(largest * part)} className="stroke-line" />
              <text
                x={isMirrored ? width : 0}
                y={y(largest * part) - 6}
                direction="ltr"
                textAnchor={isMirrored ? 'end' : 'start'}
                className="fill-muted text-step--1 tabular-nums"
              >
                {words(Math.round(largest * part), 'number')}
              </text>
            </g>
          ))}
          {rows.map(({ id, label, figures }, row) => (
            <g key={id} transform={`translate(${placeOf(id)} 0)`}>
              <title>{`${label}: ${figures.map((figure) => words(figure, 'number')).join(' · ')}`}</title>
              {figures.map((figure, index) => {
                const long = base - y(lengthOf(figure));
                const strip = {
                  x: within(index) ?? 0,
                  y: base - long,
                  width: within.bandwidth(),
                  height: long,
                  radius: Math.min(6, within.bandwidth() / 3, long),
                  top: true,
                };
                return long > 0 ? (
                  <g key={columns[index]?.label}>
                    <BarRounded {...strip} x={strip.x + 2} width={strip.width} className="fill-ink/12" />
                    <BarRounded {...strip} className={paperOf(index).fill} />
                    {hasRoom && (
                      <text
                        x={strip.x + strip.width / 2}
                        y={strip.y - 6}
                        textAnchor="middle"
                        className="fill-ink text-step--1 font-semibold tabular-nums"
                      >
                        {words(figure, 'number')}
                      </text>
                    )}
                  </g>
                ) : null;
              })}
              {(rows.length - 1 - row) % every === 0 && (
                <text
                  x={wide / 2}
                  y={height - 10}
                  textAnchor={anchorAt(placeOf(id) + wide / 2, isMirrored)}
                  className="fill-muted text-step--1"
                >
                  {label}
                </text>
              )}
            </g>
          ))}
          <line x1={0} x2={width} y1={base} y2={base} className="stroke-edge" />
        </svg>
      </div>
    </>
  );
}

/** A label near an edge stays within the drawing. In right-to-left text, `start` is at the right. */
function anchorAt(place: number, isMirrored: boolean): 'start' | 'middle' | 'end' {
  const nearEdge = 45;
  if (place < nearEdge) return isMirrored ? 'end' : 'start';
  if (place > width - nearEdge) return isMirrored ? 'start' : 'end';
  return 'middle';
}

/** Where not all of it fits, the latest is in sight first. */
function showLatest(element: HTMLElement | null): void {
  element?.scrollTo({ left: element.dir === 'rtl' ? -element.scrollWidth : element.scrollWidth });
}
