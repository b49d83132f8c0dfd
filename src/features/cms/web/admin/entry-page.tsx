import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLocale } from '#core/locale.ts';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { chooseLanguages } from './choose-languages.ts';
import { entryQuery, typesQuery } from '#features/cms/offered/entry/cms-queries.ts';
import { ConflictsCard } from '#features/cms/offered/entry/conflicts-card.tsx';
import { DeletedNotice } from '#features/cms/offered/entry/deleted-notice.tsx';
import { findingsIn } from '#features/cms/fields/policy-findings.ts';
import { focusField } from './focus-field.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryFindings, useEntryFindings } from './entry-findings.tsx';
import { LanguagesCard } from '#features/cms/offered/entry/languages-card.tsx';
import { VersionsCard } from '#features/cms/offered/entry/versions-card.tsx';

/** `/admin/content/{id}/edit`: an entry with two of its languages beside each other, its life and its versions. */
export default function EntryPage() {
  const t = useTranslations();
  const { api, locale } = usePage();
  const { entryId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: entry } = useSuspenseQuery(entryQuery(api, entryId));
  const { data: types } = useSuspenseQuery(typesQuery(api));
  const type = types.items.find(({ name }) => name === entry.contentType);
  const beside = chooseLanguages(entry, search, locale);
  const findings = useEntryFindings(entry, type);
  const navigate = useNavigate();
  const showField = (path: string) => {
    const [, language = ''] = path.split('.');
    if (!isLocale(language) || beside.includes(language)) return focusField(path);
    const query = { left: language, right: beside[0], field: path };
    return void navigate(adminHref('adminEntry', { entryId }, query));
  };
  return (
    <>
      <AdminPageHead
        title={entry.title}
        titleLang={entry.titleLang}
        trail={[{ text: t('cms.list.heading'), href: adminHref('adminContent') }]}
        actions={<Badge>{entry.typeLabel}</Badge>}
      >
        {t('cms.edit.intro')}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {entry.deletedAt && <DeletedNotice entry={entry} />}
          {entry.conflicts.length > 0 && <ConflictsCard entry={entry} />}
          {type && !entry.deletedAt && (
            <EntryEditor key={`${entry.id} ${beside.join(' ')}`} entry={entry} type={type} beside={beside} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-1">
          <LanguagesCard
            entry={entry}
            onShow={(path) => showField(path)}
            listFindings={(languages) => languages.flatMap((one) => findingsIn(findings, one))}
          />
          {type && !entry.deletedAt && <EntryFindings entry={entry} findings={findings} beside={beside} />}
          <VersionsCard entry={entry} />
        </div>
      </div>
    </>
  );
}
