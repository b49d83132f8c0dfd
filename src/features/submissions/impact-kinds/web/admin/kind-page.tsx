import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { entryQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { ConflictsCard } from '#features/cms/offered/entry/conflicts-card.tsx';
import { DeletedNotice } from '#features/cms/offered/entry/deleted-notice.tsx';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';
import { KindEditor } from './kind-editor.tsx';
import { editedKindsQuery, kindEntryId } from './kinds-query.ts';
import { useKindsTrail } from './use-kinds-trail.ts';

/** `/admin/settings/rwi/{key}/edit`: a kind of deed in all languages, its life and its versions. */
export default function KindPage() {
  const t = useTranslations();
  const page = usePage();
  const { kindKey = '' } = useParams();
  const { data: entry } = useSuspenseQuery(entryQuery(page.api, kindEntryId(kindKey)));
  const { data: kinds } = useSuspenseQuery(editedKindsQuery(page));
  const kind = kinds.items.find(({ key }) => key === kindKey);
  return (
    <>
      <AdminPageHead title={kind?.title ?? entry.title} titleLang={kind?.titleLang} trail={useKindsTrail()}>
        {t('submissions.kinds.editIntro')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {entry.deletedAt && <DeletedNotice entry={entry} />}
          {entry.conflicts.length > 0 && <ConflictsCard entry={entry} />}
          {!entry.deletedAt && <KindEditor key={entry.id} entry={entry} />}
        </div>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-1">
          <LanguagesCard
            entry={entry}
            onShow={(path) => document.getElementsByName(path)[0]?.focus()}
            kept={kind?.isUsed ? t('submissions.kinds.used') : undefined}
          />
          <VersionsCard entry={entry} />
        </div>
      </div>
    </>
  );
}
