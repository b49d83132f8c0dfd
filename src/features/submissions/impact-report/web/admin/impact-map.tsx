import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import type { ImpactRow } from '#features/submissions/impact-report/contract.ts';
import { findCountryPlace } from './country-places.ts';
import { caspian, land, placeOnPaper, worldSize } from './world-paper.ts';

const smallest = 6;
const largest = 24;

/** Where deeds were done, by country only: discs on a map of our own paper, and the same numbers as a table. */
export function ImpactMap({ countries }: { countries: readonly ImpactRow[] }) {
  const t = useTranslations();
  const format = useFormatter();
  const most = Math.max(1, ...countries.map(({ deeds }) => deeds ?? 0));
  const discs = countries.flatMap(({ id, label, deeds }) => {
    const place = findCountryPlace(id);
    // The area of a disc is its number; one that is hidden is among the smallest.
    const radius = Math.max(smallest, largest * Math.sqrt((deeds ?? 0) / most));
    return place ? [{ id, label, deeds, radius, ...placeOnPaper(place) }] : [];
  });
  const { width, height } = worldSize;
  return (
    <Card as="section" labelledBy="impact-map" className="mt-6">
      <h2 id="impact-map" className="mb-4 text-step-1 font-bold">
        {t('submissions.report.map')}
      </h2>
      <svg
        role="img"
        aria-label={t('submissions.report.mapText', { countries: discs.length })}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full rounded-card bg-sky"
      >
        <path
          d={land}
          strokeWidth={3}
          strokeLinejoin="round"
          className="fill-paper stroke-paper drop-shadow-[0_2px_3px_rgb(11_14_39/0.35)]"
        />
        <path d={caspian} className="fill-sky" />
        {discs
          .toSorted((a, b) => b.radius - a.radius)
          .map(({ id, label, deeds, radius, x, y }) => (
            <g key={id} className="drop-shadow-[0_1px_2px_rgb(11_14_39/0.5)]">
              <circle cx={x} cy={y} r={radius} className="fill-pomegranate stroke-paper" strokeWidth={2} />
              {radius > 12 && deeds !== null && (
                <text
                  x={x}
                  y={y}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="fill-white text-[15px] font-bold"
                >
                  {format.number(deeds)}
                </text>
              )}
              <title>{label}</title>
            </g>
          ))}
      </svg>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {t('submissions.report.asTable')}
        </summary>
        <table className="w-full max-w-reading border-collapse">
          <caption className="sr-only">{t('submissions.report.map')}</caption>
          <thead>
            <tr className="border-b-2 border-line">
              <th scope="col" className="py-2 pe-4 text-start">
                {t('submissions.report.byCountry')}
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                {t('submissions.report.deeds')}
              </th>
              <th scope="col" className="px-3 py-2 text-end">
                {t('submissions.report.people')}
              </th>
            </tr>
          </thead>
          <tbody>
            {countries.map(({ id, label, deeds, people }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {label}
                </th>
                {[deeds, people].map((figure, index) => (
                  <td key={index} className="px-3 py-2 text-end tabular-nums">
                    {figure === null ? t('submissions.report.few') : format.number(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
