import type { PlanSummary } from '../contract.ts';

/** A plan's picture: that of its first item. */
export function PlanPoster({ plan }: { plan: PlanSummary }) {
  const poster = plan.lessons[0]?.item.poster;
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
