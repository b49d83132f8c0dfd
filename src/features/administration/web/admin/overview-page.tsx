import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { ChangeList } from './change-list.tsx';
import { FactList } from './fact-list.tsx';
import { overviewQuery } from './overview-query.ts';

/** `/admin`: what waits for a person, what is broken, and how much there is of everything. */
export default function OverviewPage() {
  const t = useTranslations();
  const { facts, changes } = useSuspenseQuery(overviewQuery(usePage())).data;
  const waiting = facts.filter(({ kind, count }) => kind === 'queue' && count > 0);
  const trouble = facts.filter(({ kind, count }) => kind === 'trouble' && count > 0);
  const counts = facts.filter(({ kind }) => kind === 'count');
  return (
    <>
      <AdminPageHead address="admin" title={t('administration.start.title')}>
        {t('administration.start.intro')}
      </AdminPageHead>
      <FactList
        title={t('administration.start.waiting')}
        empty={t('administration.start.nothingWaits')}
        facts={waiting}
      />
      <FactList
        title={t('administration.start.health')}
        empty={t('administration.start.healthy')}
        facts={trouble}
      />
      {changes.length > 0 && <ChangeList changes={changes} />}
      {counts.length > 0 && <FactList title={t('administration.start.counts')} facts={counts} />}
    </>
  );
}
