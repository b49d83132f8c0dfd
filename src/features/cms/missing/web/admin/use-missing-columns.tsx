import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { MissingText } from '#features/cms/missing/contract.ts';

/** The columns of the list of missing translations. */
export function useMissingColumns(): readonly TableColumn<MissingText>[] {
  const t = useTranslations();
  return useMemo(
    () => [
      {
        id: 'entry',
        heading: t('cms.missing.entry'),
        cell: ({ href, title, titleLang, locale }) => (
          <a
            href={href}
            aria-label={t('cms.missing.translate', { title, language: locales[locale].name })}
            className="text-link inline-flex min-h-11 items-center"
          >
            <bdi lang={titleLang ?? undefined}>{title}</bdi>
          </a>
        ),
      },
      {
        id: 'language',
        heading: t('cms.missing.language'),
        cell: ({ locale }) => <span lang={locale}>{locales[locale].name}</span>,
      },
      { id: 'field', heading: t('cms.missing.field'), cell: ({ fieldLabel }) => fieldLabel },
      { id: 'contentType', heading: t('cms.list.type'), cell: ({ typeLabel }) => typeLabel },
      {
        id: 'excerpt',
        heading: t('cms.missing.source'),
        cell: ({ excerpt, source }) => (
          <p
            lang={source}
            dir={locales[source].direction}
            className="line-clamp-2 max-w-md min-w-56 break-words"
          >
            {excerpt}
          </p>
        ),
      },
    ],
    [t],
  );
}
