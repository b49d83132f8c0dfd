import type { ReactNode } from 'react';

/** Terms with what they are; what is null is left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
  return (
    <dl className="mt-4 grid grid-cols-[fit-content(40%)_minmax(0,1fr)] items-baseline gap-x-4 sm:gap-x-6 gap-y-2">
      {facts
        .filter(([, fact]) => fact !== null)
        .map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="wrap-anywhere">
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
