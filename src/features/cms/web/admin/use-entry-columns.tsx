import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { EntrySummary } from '#features/cms/entries/contract.ts';
import { LanguageMarks } from '#features/cms/offered/entry/language-marks.tsx';
import { useMoment } from '#page/use-moment.ts';

/** The columns of the list of entries. */
export function useEntryColumns(): readonly TableColumn<EntrySummary>[] {
  const t = useTranslations();
  const moment = useMoment();
  return useMemo(
    () => [
      {
        id: 'title',
        heading: t('cms.list.title'),
        isSortable: true,
        cell: ({ editor, title, titleLang }) => (
          <a href={editor} className="text-link inline-flex min-h-11 items-center">
            <bdi lang={titleLang ?? undefined}>{title}</bdi>
          </a>
        ),
      },
      {
        id: 'contentType',
        heading: t('cms.list.type'),
        isSortable: true,
        cell: ({ typeLabel }) => typeLabel,
      },
      {
        id: 'languages',
        heading: t('cms.list.languages'),
        cell: ({ languages }) => <LanguageMarks languages={languages} />,
      },
      {
        id: 'changedAt',
        heading: t('cms.list.changedAt'),
        isSortable: true,
        cell: ({ changedAt }) => moment(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      {
        id: 'changedBy',
        heading: t('cms.list.changedBy'),
        cell: ({ changedBy }) => <bdi>{changedBy === 'release' ? t('cms.list.shipped') : changedBy}</bdi>,
      },
      {
        id: 'key',
        heading: t('cms.list.key'),
        isExtra: true,
        cell: ({ key }) => <code dir="ltr">{key}</code>,
      },
    ],
    [t, moment],
  );
}
