import type { SearchHit } from '../contract.ts';
import { HitCard } from './hit-card.tsx';

/** The hits, best first: one per row on a phone, two on a desktop. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {hits.map((hit) => (
        <li key={`${hit.kind}/${hit.href}/${hit.lang}`} className="flex min-w-0">
          <HitCard hit={hit} />
        </li>
      ))}
    </ol>
  );
}
