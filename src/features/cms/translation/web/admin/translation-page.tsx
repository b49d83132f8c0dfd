import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { ImportCard } from './import-card.tsx';
import { TakeFileCard } from './take-file-card.tsx';
import { translationChoicesQuery } from './translation-queries.ts';

/** `/admin/content/translation`: texts for a translator as a file, and her file back as drafts. */
export default function TranslationPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { data: choices } = useSuspenseQuery(translationChoicesQuery(api));
  return (
    <>
      <AdminPageHead
        address="adminTranslation"
        title={t('cms.translation.heading')}
        trail={[{ text: t('cms.list.heading'), href: adminHref('adminContent') }]}
      >
        {t('cms.translation.intro')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <TakeFileCard choices={choices.items} />
        <ImportCard />
      </div>
    </>
  );
}
