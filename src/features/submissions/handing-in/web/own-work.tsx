import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { HandInView, OwnSubmission } from '../contract.ts';
import { WorkFiles } from '#features/submissions/wall/web/work/work-files.tsx';
import { showToForm, withdrawForm } from './hand-in-forms.ts';
import { StateNote } from './state-note.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';
import { visibilityWords } from './visibility-words.ts';

interface OwnWorkProps {
  work: OwnSubmission;
  view: HandInView;
  isMinors: boolean;
}

/** What the learner has handed in, what became of it, and what she can do with it. */
export function OwnWork({ work, view, isMinors }: OwnWorkProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { pathname } = useLocation();
  const { text, files, version, status, visibility } = work;
  const isAside = status === 5;
  return (
    <Card as="section" labelledBy="own-work" padding="l">
      <h2 id="own-work" className="text-step-3">
        {t('submissions.own.title')}
      </h2>
      <StateNote work={work} className="mt-5" />
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        {files.length > 0 && <WorkFiles files={files} name={work.by.name} />}
        {text && (
          <p lang={work.language} className="rounded-card bg-sand p-5 wrap-anywhere whitespace-pre-line">
            <bdi>{text}</bdi>
          </p>
        )}
      </div>
      <p className="mt-4 text-step--1 text-muted">
        {t('submissions.own.version', {
          version: format.number(version),
          at: format.dateTime(new Date(work.handedInAt), { dateStyle: 'long' }),
        })}
        {' · '}
        {t('submissions.own.seenBy', { who: t(visibilityWords[visibility].name) })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {work.shown && (
          <Button href={href('submission', { submissionId: work.id })}>{t('submissions.own.onWall')}</Button>
        )}
        {!isAside && (
          <Button href={`${pathname}?again=1#hand-in`} variant={status === 2 ? 'primary' : 'secondary'}>
            {t('submissions.own.newVersion')}
          </Button>
        )}
      </div>
      <div className="mt-4 flex flex-col items-start">
        {!isAside && <ShowTo work={work} view={view} isMinors={isMinors} />}
        <Withdraw work={work} />
      </div>
    </Card>
  );
}

const opener = 'text-link inline-flex min-h-11 cursor-pointer items-center';

function ShowTo({ work, view, isMinors }: OwnWorkProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(showToForm, {
    about: [work.id],
    doneText: t('submissions.own.seenBySaved'),
    invalidates: [api.submissions.key()],
  });
  return (
    <details open={form.refusal ? true : undefined} className="w-full">
      <summary className={opener}>{t('submissions.own.changeSeenBy')}</summary>
      <PageForm form={form} className="mt-3 mb-4">
        <input type="hidden" name="version" value={work.version} />
        <VisibilityChoice
          key={work.visibility}
          offered={view.visibilities}
          known={work.visibility}
          isMinors={isMinors}
        />
        <p className="mt-3 text-step--1 text-muted">{t('submissions.own.widenNote')}</p>
        <SubmitButton size="s" className="mt-4">
          {t('submissions.own.saveSeenBy')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}

function Withdraw({ work }: { work: OwnSubmission }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(withdrawForm, {
    about: [work.id],
    doneText: t('submissions.own.withdrawn'),
    invalidates: [api.submissions.key()],
  });
  return (
    <details className="w-full">
      <summary className={opener}>{t('submissions.own.withdraw')}</summary>
      <PageForm form={form} className="mt-3 rounded-card bg-tint-danger p-5">
        <p className="text-pretty">{t('submissions.own.withdrawText')}</p>
        <SubmitButton size="s" variant="secondary" className="mt-4">
          {t('submissions.own.withdrawConfirm')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
