import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales, type Locale } from '#core/locale.ts';
import { findRefusal } from '#page/find-refusal.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import type { EntryView, LanguageStatus } from '#features/cms/entries/contract.ts';
import { findingsIn } from '#features/cms/fields/policy-findings.ts';
import { nextState, type LifeAct } from '#features/cms/life/policy.ts';
import { DeleteButton } from './delete-button.tsx';
import { LanguageMarks } from './language-marks.tsx';
import { PreviewButton } from './preview-button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useStateWords } from './use-state-words.ts';

const acts: readonly LifeAct[] = ['publish', 'schedule', 'unschedule', 'unpublish', 'archive'];

interface LanguagesCardProps {
  entry: EntryView;
  /** What in it would keep a reader out, in any language; without them nothing is asked before it is published. */
  findings?: readonly PlacedFinding[] | undefined;
  /** Why it cannot be deleted, where that is known. */
  kept?: string | undefined;
}

/** The life of each language: where it is, and what can be done with it. */
export function LanguagesCard({ entry, findings = [], kept }: LanguagesCardProps) {
  const t = useTranslations();
  return (
    <Card as="section" labelledBy="languages-title">
      <h2 id="languages-title" className="text-step-1 font-bold">
        {t('cms.life.title')}
      </h2>
      <p className="mt-1 text-step--1 text-muted">{t('cms.life.intro')}</p>
      {entry.languages.length === 0 && <p className="mt-3">{t('cms.life.none')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {entry.languages.map((language) => (
          <LanguageRow
            key={language.locale}
            entry={entry}
            language={language}
            findings={findingsIn(findings, language.locale)}
          />
        ))}
      </ul>
      {isDeletable(entry) &&
        (kept ? <p className="mt-3 text-muted">{kept}</p> : <DeleteButton entry={entry} />)}
    </Card>
  );
}

const isDeletable = ({ rights, release, deletedAt }: EntryView) =>
  rights.publish && rights.shared && release === null && !deletedAt;

interface LanguageRowProps {
  entry: EntryView;
  language: LanguageStatus;
  /** Of this language. */
  findings: readonly PlacedFinding[];
}

function LanguageRow({ entry, language, findings }: LanguageRowProps) {
  const t = useTranslations();
  const words = useStateWords();
  const [isScheduling, setScheduling] = useState(false);
  const { locale, problem } = language;
  const { act, refusal, isPending } = useLifeAct(entry, locale);
  const { publishWith, dialog } = usePublishCheck();
  const begin = (each: LifeAct) => (each === 'schedule' ? setScheduling(true) : act(each));
  const labels: Record<LifeAct, string> = {
    publish: language.state === 'published' ? t('cms.life.publishChanges') : t('cms.life.publish'),
    schedule: language.state === 'scheduled' ? t('cms.life.reschedule') : t('cms.life.schedule'),
    unschedule: t('cms.life.unschedule'),
    unpublish: language.state === 'archived' ? t('cms.life.toDraft') : t('cms.life.unpublish'),
    archive: t('cms.life.archive'),
  };
  const possible = acts.filter((each) => isWorthwhile(each, language));
  const issues = refusal ? Object.entries(refusal.issues) : [];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-2">
        <LanguageMarks languages={[language]} />
        <span lang={locale}>{locales[locale].name}</span>
        <span className="text-step--1 text-muted">{words.describe(language)}</span>
      </div>
      {problem && !refusal && (
        <Problems title={t('cms.life.failed')} issues={problem.map(({ path, message }) => [path, message])} />
      )}
      {refusal && <Problems title={refusal.message} issues={issues} isNew />}
      <div className="mt-2 flex flex-wrap gap-2">
        {entry.rights.publish &&
          !entry.deletedAt &&
          possible.map((each) => (
            <Button
              key={each}
              size="s"
              variant={each === 'publish' ? 'primary' : 'secondary'}
              busy={isPending}
              onClick={() =>
                each === 'publish' || each === 'schedule'
                  ? publishWith(findings, () => begin(each))
                  : begin(each)
              }
            >
              {labels[each]}
              <span className="sr-only"> ({locales[locale].name})</span>
            </Button>
          ))}
        <PreviewButton entry={entry} locale={locale} />
      </div>
      {isScheduling && (
        <ScheduleDialog entry={entry} language={language} onClose={() => setScheduling(false)} />
      )}
      {dialog}
    </li>
  );
}

/** What leads somewhere from here: publishing what is published already does not. */
function isWorthwhile(act: LifeAct, { state, live, changed }: LanguageStatus): boolean {
  if (nextState(act, { state, isLive: live }) === undefined) return false;
  return act === 'publish' || act === 'schedule' ? state !== 'published' || changed : true;
}

function Problems({ title, issues, isNew }: { title: string; issues: [string, string][]; isNew?: true }) {
  return (
    <Callout tone="danger" title={title} announced={isNew ?? false} className="mt-2">
      {issues.length > 0 && (
        <ul>
          {issues.map(([path, message]) => (
            <li key={path}>
              {path && <code dir="ltr">{path}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}

/** Does something with a language of the version that is shown, and shows the entry as it is then. */
function useLifeAct(entry: EntryView, locale: Locale) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const input = { id: entry.id, version: entry.version, locales: [locale] };
  const calls: Record<Exclude<LifeAct, 'schedule'>, () => Promise<EntryView>> = {
    publish: () => api.cms.publishEntry.call(input),
    unpublish: () => api.cms.unpublishEntry.call(input),
    unschedule: () => api.cms.unscheduleEntry.call(input),
    archive: () => api.cms.archiveEntry.call(input),
  };
  const { mutate, error, isPending } = useMutation({
    mutationFn: (act: Exclude<LifeAct, 'schedule'>) => calls[act](),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: api.cms.key() });
      toasts.show({ tone: 'success', text: t('cms.life.done') });
    },
  });
  const refusal = error
    ? (findRefusal(error) ?? { message: t('page.request.network'), issues: {} })
    : undefined;
  return {
    act: (act: LifeAct) => (act === 'schedule' ? undefined : mutate(act)),
    refusal,
    isPending,
  };
}
