import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { Button } from '#ui/button/button.tsx';
import type { EntryView, LanguageStatus } from '#features/cms/entries/contract.ts';
import type { LifeAct } from '#features/cms/life/policy.ts';
import type { ShowIssue } from './entry-issues.tsx';
import { LanguageMarks } from './language-marks.tsx';
import { LifeProblems } from './life-problems.tsx';
import { PreviewButton } from './preview-button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { WrittenContent } from './standing-issues.ts';
import { useLifeActs, type RunLife } from './use-life-acts.ts';
import { useStateWords } from './use-state-words.ts';

interface LanguageRowProps {
  entry: EntryView;
  language: LanguageStatus;
  acts: readonly LifeAct[];
  /** Of this language: what would keep a reader out. */
  findings: readonly PlacedFinding[];
  /** What is being written: what was refused is said until it is mended there. */
  written: readonly WrittenContent[];
  run: RunLife | undefined;
  onShow: ShowIssue | undefined;
}

/** One language of an entry: its state in words, what can be done with it, and why that was refused. */
export function LanguageRow({ entry, language, acts, findings, written, run, onShow }: LanguageRowProps) {
  const t = useTranslations();
  const words = useStateWords();
  const [isScheduling, setScheduling] = useState(false);
  const { locale, problem, state } = language;
  const { act, reset, refusal, isPending } = useLifeActs(entry, written, run);
  const labels: Record<LifeAct, string> = {
    publish: state === 'published' ? t('cms.life.publishChanges') : t('cms.life.publish'),
    schedule: state === 'scheduled' ? t('cms.life.reschedule') : t('cms.life.schedule'),
    unschedule: t('cms.life.unschedule'),
    unpublish: state === 'archived' ? t('cms.life.toDraft') : t('cms.life.unpublish'),
    archive: t('cms.life.archive'),
  };
  const { publishWith, dialog } = usePublishCheck();
  const begin = (each: LifeAct) => {
    if (each !== 'schedule') return act({ act: each, locales: [locale] });
    reset();
    setScheduling(true);
  };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-2">
        <LanguageMarks languages={[language]} />
        <span lang={locale}>{locales[locale].name}</span>
        <span className="text-step--1 text-muted">{words.describe(language)}</span>
      </div>
      {problem && !refusal && (
        <LifeProblems
          entry={entry}
          title={t('cms.life.failed')}
          issues={Object.fromEntries(problem.map(({ path, message }) => [path, message]))}
          {...{ locale, onShow }}
        />
      )}
      {refusal && !isScheduling && (
        <LifeProblems
          entry={entry}
          title={refusal.message}
          issues={refusal.issues}
          isNew
          {...{ locale, onShow }}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {acts.map((each) => (
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
        <ScheduleDialog
          language={language}
          busy={isPending}
          refusal={refusal}
          onSend={(time) =>
            act({ act: 'schedule', locales: [locale], time }, { onSuccess: () => setScheduling(false) })
          }
          onClose={() => setScheduling(false)}
        />
      )}
      {dialog}
    </li>
  );
}
