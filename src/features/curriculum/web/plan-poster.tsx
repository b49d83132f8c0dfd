import type { PlanSummary } from '../contract.ts';

/** A plan's picture: that of the first item that has one. */
export function PlanPoster({ plan }: { plan: PlanSummary }) {
  const poster = plan.lessons.find(({ item }) => item.poster)?.item.poster;
  return (
    poster && (
      <img
        src={poster}
        alt=""
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
        className="aspect-16/7 w-full object-cover print:hidden"
      />
    )
  );
}
