import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales, type Locale } from '#core/locale.ts';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';
import type { MissingCount } from '#features/cms/missing/contract.ts';

interface MissingCountsProps {
  counts: readonly MissingCount[];
  languages: readonly Locale[];
}

/** How many texts of each field are missing in each language; a number leads to the list of these. */
export function MissingCounts({ counts, languages }: MissingCountsProps) {
  const t = useTranslations();
  const format = useFormatter();
  const captionId = useId();
  return (
    <Table caption={t('cms.missing.counts')} captionId={captionId}>
      <thead>
        <tr>
          <th scope="col" className={headingLook({ isFirst: true })}>
            {t('cms.missing.field')}
          </th>
          {languages.map((locale) => (
            <th key={locale} scope="col" lang={locale} className={headingLook({ isNumber: true })}>
              {locales[locale].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map(({ contentType, typeLabel, field, fieldLabel, missing }) => (
          <tr key={`${contentType} ${field}`} className="group/row">
            <th scope="row" className={cellLook({ isFirst: true })}>
              <span className="block text-start">{fieldLabel}</span>
              <span className="block text-start font-normal text-muted">{typeLabel}</span>
            </th>
            {languages.map((language) => (
              <td key={language} className={cellLook({ isNumber: true })}>
                {missing[language] ? (
                  <a
                    href={adminHref('adminMissing', undefined, { contentType, field, language })}
                    aria-label={t('cms.missing.countIn', {
                      count: missing[language],
                      language: locales[language].name,
                      field: fieldLabel,
                    })}
                    className="text-link inline-flex min-h-11 min-w-11 items-center justify-end"
                  >
                    {format.number(missing[language])}
                  </a>
                ) : (
                  <span className="text-muted">{t('cms.missing.none')}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
