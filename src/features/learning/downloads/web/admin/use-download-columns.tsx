import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Badge } from '#ui/card/badge.tsx';
import { LanguageMarks } from '#features/learning/editions/web/admin/language-marks.tsx';
import { resourceKinds, resourceNames } from '#features/learning/resources/policy.ts';
import type { EditedDownload } from '#features/learning/downloads/contract.ts';

/** The columns of the list of downloads. */
export function useDownloadColumns(): readonly TableColumn<EditedDownload>[] {
  const t = useTranslations();
  const format = useFormatter();
  return useMemo(
    () => [
      {
        id: 'title',
        heading: t('learning.downloads.field.title'),
        isSortable: true,
        cell: ({ id, title, titleLang }) => (
          <a
            href={adminHref('adminDownload', { downloadKey: id })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi lang={titleLang ?? undefined}>{title}</bdi>
          </a>
        ),
      },
      {
        id: 'course',
        heading: t('learning.downloads.field.course'),
        isSortable: true,
        cell: ({ courseTitle }) => <bdi>{courseTitle}</bdi>,
      },
      {
        id: 'kind',
        heading: t('learning.downloads.field.kind'),
        cell: ({ kind }) => {
          const known = resourceKinds.find((each) => each === kind);
          return known ? t(resourceNames[known]) : '';
        },
      },
      {
        id: 'lang',
        heading: t('learning.downloads.field.lang'),
        cell: ({ lang }) =>
          lang ? <span lang={lang}>{locales[lang].name}</span> : t('learning.downloads.noWords'),
      },
      {
        id: 'file',
        heading: t('learning.downloads.field.file'),
        cell: ({ file }) =>
          file ? (
            <bdi>
              {file.format.toUpperCase()} ·{' '}
              {t('learning.resource.size', {
                size: format.number(Math.max(1, Math.round(file.bytes / 1000))),
              })}
            </bdi>
          ) : (
            <Badge>{t('learning.downloads.noFile')}</Badge>
          ),
      },
      {
        id: 'languages',
        heading: t('learning.courses.languages'),
        cell: ({ written, live }) => (
          <LanguageMarks languages={written.map((locale) => ({ locale, live: live.includes(locale) }))} />
        ),
      },
      {
        id: 'downloads',
        heading: t('learning.downloads.downloaded'),
        cell: ({ downloads }) => format.number(downloads),
      },
    ],
    [t, format],
  );
}
