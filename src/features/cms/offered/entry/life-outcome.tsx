import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { EntryIssues, type ShowIssue } from './entry-issues.tsx';
import { useSayPublished } from './use-say-published.ts';

interface LifeOutcomeProps {
  entry: Pick<EntryView, 'contentType'>;
  outcome: {
    done: readonly Locale[];
    refused: readonly { locale: Locale; message: string; issues: Readonly<Record<string, string>> }[];
  };
  onShow?: ShowIssue | undefined;
}

/** Which of several languages were published, and of each other one why not and where that is mended. */
export function LifeOutcomeNews({ entry, outcome: { done, refused }, onShow }: LifeOutcomeProps) {
  const t = useTranslations();
  const sayPublished = useSayPublished();
  return (
    <Callout tone="warning" announced className="mt-3" title={t('cms.life.someRefused')}>
      {done.length > 0 && <p>{sayPublished(done)}</p>}
      <ul className="mt-2 grid gap-2">
        {refused.map(({ locale, message, issues }) => (
          <li key={locale}>
            <p className="font-semibold">
              {t('cms.life.notPublishedIn', { language: locales[locale].name, why: message })}
            </p>
            <EntryIssues of={entry} issues={issues} locale={locale} onShow={onShow} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}
