import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { DeedRow } from './deed-row.tsx';

/** On the card of a class: what its students have done together. It does not say who did what. */
export default function ClassImpact({ classId }: { classId: string }) {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { data } = useQuery(
    api.submissions.classImpact.queryOptions({ input: { id: classId, lang: locale }, staleTime: 60_000 }),
  );
  if (!data?.deeds) return null;
  const { deeds, people } = data;
  return (
    <div className="mt-5 animate-settle rounded-control bg-sand p-4">
      <p className="mb-3 font-semibold text-pretty">{t('submissions.counter.class', { deeds, people })}</p>
      <DeedRow impact={data} />
    </div>
  );
}
