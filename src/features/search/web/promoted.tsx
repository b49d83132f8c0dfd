import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { HitList } from './hit-list.tsx';
import { searchQuery } from './search-queries.ts';

/** Courses and films to begin with. */
export function Promoted({ className }: { className?: string | undefined }) {
  const t = useTranslations();
  const { data } = useSuspenseQuery(searchQuery(usePage(), ''));
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="promoted" className={className}>
      <h2 id="promoted" className="mb-6 text-step-2">
        {t('search.promoted.title')}
      </h2>
      <HitList hits={data.items} />
    </section>
  );
}
