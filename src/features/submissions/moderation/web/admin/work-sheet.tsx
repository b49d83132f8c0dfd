import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { JudgedWork } from '#features/submissions/moderation/contract.ts';
import { ImpactLine } from './impact-line.tsx';
import { JudgedFiles } from './judged-files.tsx';
import { useQueueWords } from './use-queue-words.ts';
import { WorkBadges } from './work-badges.tsx';

/** The work as others will see it, and what is special about it. */
export function WorkSheet({ work }: { work: JudgedWork }) {
  const t = useTranslations();
  const id = useId();
  const { locale } = usePage();
  const { kinds, statuses, visibilities } = useQueueWords();
  const languages = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return (
    <Card as="section" labelledBy={id} padding="l">
      <h2 id={id} className="sr-only">
        {t('submissions.queue.work')}
      </h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={work.status === 1 ? 'progress' : 'neutral'}>{statuses[work.status]}</Badge>
        <Badge>{kinds[work.kind]}</Badge>
        <Badge tone="info">{languages.of(work.language)}</Badge>
        <Badge tone="night">{visibilities[work.visibility]}</Badge>
        <WorkBadges {...work} />
      </p>
      {work.text !== '' && (
        <p
          lang={work.language}
          dir="auto"
          className="mt-5 max-w-reading text-step-1 whitespace-pre-wrap wrap-anywhere"
        >
          {work.text}
        </p>
      )}
      {work.impact && (
        <p className="mt-4">
          <ImpactLine impact={work.impact} />
        </p>
      )}
      {work.files.length > 0 && (
        <div className="mt-5">
          <JudgedFiles files={work.files} lang={work.language} />
        </div>
      )}
    </Card>
  );
}
