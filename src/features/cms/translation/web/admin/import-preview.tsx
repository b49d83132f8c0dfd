import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { Badge } from '#ui/card/badge.tsx';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';
import type { PlannedText, TranslationPreview, UnitVerdict } from '#features/cms/translation/contract.ts';

/** What a translator's file would change: how many texts of each sort, and each with what stands there now. */
export function ImportPreview({ preview }: { preview: TranslationPreview }) {
  const t = useTranslations();
  const captionId = useId();
  const words = useVerdictWords();
  const { counts, items, from, to } = preview;
  const said = Object.entries(counts) as [UnitVerdict, number][];
  const rest = said.reduce((sum, [, count]) => sum + count, 0) - items.length;
  const inLanguage = (locale: typeof from) => ({ lang: locale, dir: locales[locale].direction });
  if (said.length === 0) return <p>{t('cms.translation.nothing')}</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {said.map(([verdict, count]) => (
          <li key={verdict}>
            <Badge tone={words[verdict].tone}>
              {words[verdict].text}: {count}
            </Badge>
          </li>
        ))}
      </ul>
      <Table caption={t('cms.translation.preview')} captionId={captionId} className="max-h-[70vh]">
        <thead>
          <tr>
            <th scope="col" className={headingLook({ isFirst: true })}>
              {t('cms.missing.entry')}
            </th>
            <th scope="col" className={headingLook({})}>
              {t('cms.translation.outcome')}
            </th>
            <th scope="col" className={headingLook({})} lang={from}>
              {locales[from].name}
            </th>
            <th scope="col" className={headingLook({})}>
              {t('cms.translation.now')}
            </th>
            <th scope="col" className={headingLook({})}>
              {t('cms.translation.inFile')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="group/row">
              <th scope="row" className={cellLook({ isFirst: true })}>
                <bdi className="block text-start">{item.title || item.path}</bdi>
                <span className="block text-start font-normal text-muted">{item.label}</span>
              </th>
              <td className={cellLook({})}>
                <Badge tone={words[item.verdict].tone}>{words[item.verdict].text}</Badge>
                <Detail item={item} />
              </td>
              {[
                { locale: from, text: item.source },
                { locale: to, text: item.before },
                { locale: to, text: item.after },
              ].map(({ locale, text }, column) => (
                <td key={column} className={cellLook({})}>
                  <p {...inLanguage(locale)} className="max-w-sm min-w-40 break-words whitespace-pre-line">
                    {text}
                  </p>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 && <p className="text-muted">{t('cms.translation.more', { count: rest })}</p>}
    </>
  );
}

function Detail({ item: { lost = [], added = [], problem } }: { item: PlannedText }) {
  const t = useTranslations();
  return (
    <p className="mt-1">
      {problem}
      {lost.length > 0 && (
        <>
          {t('cms.translation.lost')} <bdi dir="ltr">{lost.join(' ')}</bdi>{' '}
        </>
      )}
      {added.length > 0 && (
        <>
          {t('cms.translation.extra')} <bdi dir="ltr">{added.join(' ')}</bdi>
        </>
      )}
    </p>
  );
}

function useVerdictWords() {
  const t = useTranslations();
  return {
    broken: { text: t('cms.translation.verdict.broken'), tone: 'reward' },
    unfit: { text: t('cms.translation.verdict.unfit'), tone: 'reward' },
    unknown: { text: t('cms.translation.verdict.unknown'), tone: 'neutral' },
    sourceChanged: { text: t('cms.translation.verdict.sourceChanged'), tone: 'reward' },
    targetChanged: { text: t('cms.translation.verdict.targetChanged'), tone: 'reward' },
    changed: { text: t('cms.translation.verdict.changed'), tone: 'info' },
    added: { text: t('cms.translation.verdict.added'), tone: 'progress' },
  } as const;
}
