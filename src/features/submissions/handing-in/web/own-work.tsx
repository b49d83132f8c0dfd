import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { HandInView, OwnSubmission } from '../contract.ts';
import { WorkFiles } from '#features/submissions/wall/web/single-work/work-files.tsx';
import { Appeal, ShowTo, Withdraw } from './own-acts.tsx';
import { StateNote } from './state-note.tsx';
import { visibilityWords } from './visibility-words.ts';

interface OwnWorkProps {
  work: OwnSubmission;
  view: HandInView;
  isMinors: boolean;
  /** The learner has just handed it in here, and is thanked. */
  isJustHandedIn: boolean;
}

/** What the learner has handed in, what became of it, and what she can do with it. */
export function OwnWork({ work, view, isMinors, isJustHandedIn }: OwnWorkProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { pathname } = useLocation();
  const { text, files, version, status, visibility } = work;
  const isAside = status === 5;
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button has gone with its form.
    if (isJustHandedIn) headline.current?.focus();
  }, [isJustHandedIn]);
  return (
    <Card as="section" labelledBy="own-work" padding="l">
      <h2
        ref={headline}
        id="own-work"
        tabIndex={-1}
        aria-describedby={isJustHandedIn ? 'own-work-thanks own-work-state' : undefined}
        className="text-step-3 outline-none"
      >
        {t('submissions.own.title')}
      </h2>
      {isJustHandedIn && (
        <p id="own-work-thanks" className="mt-2 text-step-1 font-medium text-pretty">
          {t('submissions.handIn.done')}
        </p>
      )}
      <div id="own-work-state" className="mt-5">
        <StateNote work={work} />
      </div>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        {files.length > 0 && <WorkFiles files={files} name={work.by.name} />}
        {text && (
          <p
            lang={work.language}
            dir="auto"
            className="rounded-card bg-sand p-5 wrap-anywhere whitespace-pre-line"
          >
            {text}
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
        {work.mayAppeal && <Appeal work={work} />}
        {!isAside && <ShowTo work={work} view={view} isMinors={isMinors} />}
        <Withdraw work={work} />
      </div>
    </Card>
  );
}
