import type { Locale } from '#core/locale.ts';
import type { EntryView } from '#features/cms/entries/contract.ts';
import { Callout } from '#ui/card/callout.tsx';
import { EntryIssues, type ShowIssue } from './entry-issues.tsx';

interface LifeProblemsProps {
  entry: Pick<EntryView, 'contentType'>;
  title: string;
  /** Path → what is wrong there. */
  issues: Readonly<Record<string, string>>;
  isNew?: true;
  locale?: Locale;
  onShow?: ShowIssue | undefined;
}

/** Why a language could not be published. */
export function LifeProblems({ entry, title, issues, isNew, locale, onShow }: LifeProblemsProps) {
  return (
    <Callout tone="danger" title={title} announced={isNew ?? false} className="mt-2">
      <EntryIssues of={entry} issues={issues} locale={locale} onShow={onShow} />
    </Callout>
  );
}
