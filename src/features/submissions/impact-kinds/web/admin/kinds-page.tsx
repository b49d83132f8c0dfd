import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { editedKindsQuery } from './kinds-query.ts';
import { KindCard } from './kind-card.tsx';

/** `/admin/settings/rwi`: the kinds of deed that learners can tell of, in the order in which they are offered. */
export default function KindsPage() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(editedKindsQuery(usePage()));
  return (
    <>
      <AdminPageHead
        title={t('submissions.kinds.heading')}
        trail={[{ text: t('siteSettings.list.link'), href: adminHref('adminSettings') }]}
        actions={
          <Button href={adminHref('adminNewKind')} icon={IconPlus} size="s">
            {t('submissions.kinds.new')}
          </Button>
        }
      >
        {t('submissions.kinds.intro')}
      </AdminPageHead>
      <ol className="mt-6 grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {data.items.map((kind) => (
          <KindCard key={kind.key} kind={kind} />
        ))}
      </ol>
    </>
  );
}
