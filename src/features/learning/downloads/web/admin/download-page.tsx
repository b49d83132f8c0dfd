import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { entryQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { DeletedNotice } from '#features/cms/offered/entry/deleted-notice.tsx';
import { focusPlace } from '#features/learning/authoring/web/editor/focus-place.ts';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';
import { DownloadEditor } from './download-editor.tsx';
import { downloadEntryId } from './downloads-query.ts';

/** `/admin/downloads/{key}/edit`: a file of a course with what is said of it, its life and its versions. */
export default function DownloadPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { downloadKey = '' } = useParams();
  const { data: entry } = useSuspenseQuery(entryQuery(api, downloadEntryId(downloadKey)));
  return (
    <>
      <AdminPageHead
        title={entry.title}
        trail={[{ text: t('learning.downloads.adminTitle'), href: adminHref('adminDownloads') }]}
      >
        {t('learning.downloads.editIntro')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {entry.deletedAt && <DeletedNotice entry={entry} />}
          {!entry.deletedAt && <DownloadEditor key={entry.id} entry={entry} />}
        </div>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-1">
          <LanguagesCard entry={entry} onShow={(path) => focusPlace(path)} />
          <VersionsCard entry={entry} />
        </div>
      </div>
    </>
  );
}
